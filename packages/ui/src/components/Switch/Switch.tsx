'use client';
import type { ReactNode, Ref } from 'react';
import {
  SwitchButton,
  SwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
  Text,
} from 'react-aria-components/Switch';
import * as choice from '../../internal/choice.styles.ts';
import * as styles from './Switch.styles.ts';

export interface SwitchProps extends Omit<
  AriaSwitchFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'inputRef' | 'ref'
> {
  /** What is on or off; the same words in both states. */
  children: ReactNode;
  /** What changes with it; read out after the label. */
  description?: ReactNode;
  /** `end` puts the switch at the far end of the line, for settings one under the other. Default `start`. */
  align?: 'start' | 'end';
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off, at once. What is sent with a form is a Checkbox. */
export function Switch({ children, description, align = 'start', ref, ...aria }: SwitchProps) {
  return (
    <SwitchField {...aria} inputRef={ref} css={choice.choice} data-component="Switch" data-align={align}>
      <SwitchButton css={styles.press} data-part="press">
        <span css={styles.track} data-part="track">
          <span css={styles.thumb} data-part="thumb" />
        </span>
        <span css={choice.words}>{children}</span>
      </SwitchButton>
      {description && (
        <Text slot="description" css={styles.about}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
