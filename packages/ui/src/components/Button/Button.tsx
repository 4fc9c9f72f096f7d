'use client';
import { type ReactNode, type Ref, useRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { SpinnerGlyph } from '../../internal/SpinnerGlyph.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { RootProps } from '../../internal/root.ts';
import { useProvider } from '../../internal/useProvider.ts';
import * as styles from './Button.styles.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';
export type ButtonSize = 's' | 'm' | 'l';

type Pending =
  | { isPending?: undefined; messages?: undefined }
  | {
      /** The action is in progress. The button keeps its width and focus, and ignores presses. */
      isPending: boolean;
      messages: {
        /** Announced when the action starts, such as "Posting the comment". */
        pending: string;
      };
    };

export type ButtonProps = RootProps<HTMLButtonElement> &
  Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> &
  Pending & {
    children: ReactNode;
    /** Use `primary` once per view and `destructive` for actions that can't be undone. Default `secondary`. */
    variant?: ButtonVariant;
    /** `s` for rows (32 px), `m` (36 px), `l` for forms and sheets (44 px). All are 44 px on touch. Default `m`. */
    size?: ButtonSize;
    /** Icon before the text; decorative, so hidden from screen readers. */
    icon?: ReactNode;
    /** Fills the width of its container. Default `false`. */
    isFullWidth?: boolean;
    /**
     * Marks the button while the overlay it opens is loading, so that the press gets feedback immediately. Default
     * `false`.
     */
    isOpening?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/**
 * Props that make a pending button inert. React Aria's `isPending` isn't used, because its own live region would
 * announce the button's name at the end and drown out the error or result.
 */
const idle = {
  'aria-disabled': true,
  onPress: undefined,
  onPressStart: undefined,
  onPressEnd: undefined,
  onPressUp: undefined,
  onPressChange: undefined,
  onClick: undefined,
  // Prevents a second submit.
  type: 'button',
} as const;

/**
 * Ignores further presses until the pending state that the first one causes can be drawn. A request's state is often
 * set in a later task, and a second press could come before.
 */
function useSinglePress(onPress: AriaButtonProps['onPress']) {
  const isPressed = useRef(false);
  return (event: Parameters<NonNullable<AriaButtonProps['onPress']>>[0]) => {
    if (isPressed.current) return;
    isPressed.current = true;
    // The timer follows those that the press starts, and what they change is drawn before the second frame.
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => (isPressed.current = false))));
    onPress?.(event);
  };
}

/** Triggers an action. To navigate to another page, use a Link. */
export function Button({
  children,
  variant = 'secondary',
  size = 'm',
  icon,
  isFullWidth = false,
  isOpening = false,
  isPending = false,
  messages,
  onPress,
  ...aria
}: ButtonProps) {
  useProvider('Button');
  const press = useSinglePress(onPress);
  return (
    <AriaButton
      {...aria}
      onPress={messages ? press : onPress}
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
