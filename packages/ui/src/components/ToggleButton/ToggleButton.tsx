'use client';
import type { ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { icon as iconStyles } from '../Button/Button.styles.ts';
import * as styles from './ToggleButton.styles.ts';

export interface ToggleButtonProps extends Omit<AriaToggleButtonProps, 'children' | 'className' | 'style'> {
  /** What is on while it is pressed; the same words in both states. */
  children: ReactNode;
  /** As Button: 32, 36 or 44 px; 44 px on touch. Default `m`. */
  size?: 's' | 'm' | 'l';
  /** Before the words; decoration. */
  icon?: ReactNode;
  /** The element itself, so that the focus can be moved to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that stays pressed. One of several is a ToggleButtonGroup; a setting is a Switch. */
export function ToggleButton({ children, size = 'm', icon, ...aria }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...aria} css={styles.button} data-component="ToggleButton" data-size={size}>
      {icon && (
        <span css={iconStyles} aria-hidden>
          {icon}
        </span>
      )}
      {children}
    </AriaToggleButton>
  );
}
