'use client';
import type { ReactNode, Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Tooltip } from '../Tooltip/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './IconButton.styles.ts';

export interface IconButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'aria-label'>,
    RootProps<HTMLButtonElement> {
  /** All visible and announced text. */
  messages: {
    /** Accessible name and tooltip: what the button does. */
    label: string;
  };
  /** The icon. It is decorative: `messages.label` names the button. */
  children: ReactNode;
  /** `quiet` shows no border until hovered. Default `quiet`. */
  variant?: 'quiet' | 'secondary';
  /** Same sizes as Button: 32, 36 or 44 px; always 44 px on touch. Default `m`. */
  size?: 's' | 'm' | 'l';
  /**
   * Shows the label as a tooltip on hover and focus, except while the button is expanded. Use `false` if the first
   * Escape must close the surrounding element, such as a dialog, not the tooltip. Default `true`.
   */
  hasTooltip?: boolean;
  /** Ref to the button, so that a caller can focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** An icon-only button, for icons that everyone knows: close, share, search, more. */
export function IconButton({
  messages,
  children,
  variant = 'quiet',
  size = 'm',
  hasTooltip = true,
  ref,
  ...aria
}: IconButtonProps) {
  const isExpanded = aria['aria-expanded'] === true || aria['aria-expanded'] === 'true';
  return (
    <Tooltip text={messages.label} isName isDisabled={!hasTooltip || isExpanded}>
      {({ ref: tooltipRef, ...trigger }) => (
        <AriaButton
          {...mergeProps(aria, trigger)}
          ref={mergeRefs(ref, tooltipRef)}
          aria-label={messages.label}
          css={styles.root}
          data-component="IconButton"
          data-variant={variant}
          data-size={size}
        >
          {children}
        </AriaButton>
      )}
    </Tooltip>
  );
}
