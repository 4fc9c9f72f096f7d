'use client';
import type { ReactNode, Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'isPending' | 'aria-label'
> {
  /** Every word that is shown or spoken. */
  messages: {
    /** What it does; its name and its tooltip. */
    label: string;
  };
  /** The icon. */
  children: ReactNode;
  /** `quiet` has no edge until it is hovered. Default `quiet`. */
  variant?: 'quiet' | 'secondary';
  /** As Button: 32, 36 or 44 px; 44 px on touch. Default `m`. */
  size?: 's' | 'm' | 'l';
  /**
   * Whether the label shows on hover and focus. `false` where the first Escape has to close what the button stands in,
   * not the tooltip on top of it, as in the bar of a dialog. Default `true`.
   */
  hasTooltip?: boolean;
  /** The element itself, so that the focus can be moved to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is an icon alone. Only for what everybody knows by its icon: close, share, search, more. */
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
