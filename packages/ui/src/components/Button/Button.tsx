'use client';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { SpinnerGlyph } from '../../internal/SpinnerGlyph.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './Button.styles.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';
export type ButtonSize = 's' | 'm' | 'l';

type Pending =
  | { isPending?: undefined; messages?: undefined }
  | {
      /** What was asked for is under way: the button keeps its width and its focus, and does nothing when pressed. */
      isPending: boolean;
      messages: {
        /** What is under way, as "Posting the comment"; read out when it begins. */
        pending: string;
      };
    };

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> &
  Pending & {
    children: ReactNode;
    /** `primary` once a view, `destructive` for what cannot be taken back. Default `secondary`. */
    variant?: ButtonVariant;
    /** `s` in rows (32 px), `m` (36 px), `l` for forms and sheets (44 px). All are 44 px on touch. Default `m`. */
    size?: ButtonSize;
    /** Before the words; decoration, so it is hidden from screen readers. */
    icon?: ReactNode;
    /** As wide as what it stands in. Default `false`. */
    isFullWidth?: boolean;
    /** What it opens is being drawn: the press is answered at once by this mark. Default `false`. */
    isOpening?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/**
 * Props that keep a pending button from doing anything. React Aria's own `isPending` would read out the button's name
 * when it ends, over the error or the result that the reader waits for, and from a live region of its own.
 */
const idle = {
  'aria-disabled': true,
  onPress: undefined,
  onPressStart: undefined,
  onPressEnd: undefined,
  onPressUp: undefined,
  onPressChange: undefined,
  onClick: undefined,
  // A form is not sent twice.
  type: 'button',
} as const;

/** Something happens when it is pressed. What leads to another page is a Link. */
export function Button({
  children,
  variant = 'secondary',
  size = 'm',
  icon,
  isFullWidth = false,
  isOpening = false,
  isPending = false,
  messages,
  ...aria
}: ButtonProps) {
  return (
    <AriaButton
      {...aria}
      {...(isPending && idle)}
      css={styles.root}
      data-component="Button"
      data-variant={variant}
      data-size={size}
      data-full-width={isFullWidth || undefined}
      data-opening={isOpening || undefined}
      data-busy={isPending || undefined}
    >
      <span css={styles.content} data-part="content">
        {icon && (
          <span css={styles.icon} aria-hidden>
            {icon}
          </span>
        )}
        {children}
      </span>
      {messages && (
        <Spoken as="span" css={styles.pending} data-part="pending">
          {isPending && (
            <>
              <SpinnerGlyph />
              <span css={visuallyHidden}>{messages.pending}</span>
            </>
          )}
        </Spoken>
      )}
    </AriaButton>
  );
}
