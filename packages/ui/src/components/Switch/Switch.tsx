'use client';
import type { ReactNode, Ref } from 'react';
import {
  SwitchButton,
  SwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
  Text,
} from 'react-aria-components/Switch';
import type { FieldRootProps } from '../../internal/root.ts';
import * as choice from '../../internal/choice.styles.ts';
import * as styles from './Switch.styles.ts';

export interface SwitchProps
  extends
    Omit<
      AriaSwitchFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'inputRef' | 'ref'
    >,
    FieldRootProps {
  /** Label: the setting, with the same text in both states. */
  children: ReactNode;
  /** Help text that explains the effect; screen readers read it after the label. */
  description?: ReactNode;
  /** `end` puts the switch at the far end of the line, for stacked settings. Default `start`. */
  align?: 'start' | 'end';
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/** A setting that takes effect immediately. In a form, use a Checkbox. */
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
