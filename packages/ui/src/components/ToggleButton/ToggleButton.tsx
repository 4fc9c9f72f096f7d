'use client';
import type { ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { icon as iconStyles } from '../Button/Button.styles.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './ToggleButton.styles.ts';

export interface ToggleButtonProps
  extends Omit<AriaToggleButtonProps, 'children' | 'className' | 'style' | 'id'>, RootProps<HTMLButtonElement> {
  /** Label that names the pressed state; the text is the same in both states. */
  children: ReactNode;
  /** Same sizes as Button: 32, 36 or 44 px; always 44 px on touch. Default `m`. */
  size?: 's' | 'm' | 'l';
  /** Icon before the text; decorative, so hidden from screen readers. */
  icon?: ReactNode;
  /** Ref to the button, so that a caller can focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that stays pressed. For one of several options, use a ToggleButtonGroup; for a setting, use a Switch. */
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
