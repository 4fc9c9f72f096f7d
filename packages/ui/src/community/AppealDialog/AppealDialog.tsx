'use client';
import type { ReactNode } from 'react';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { DecisionDialog, useStatePerOpening } from '../../internal/DecisionDialog.tsx';
import { DecisionText } from '../../internal/DecisionText.tsx';
import { isBlank } from '../../internal/isBlank.ts';
import { length } from '../../internal/length.ts';
import type { ModalMessages } from '../../components/Modal/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './AppealDialog.styles.ts';

export interface AppealDialogProps extends OverlayProps, RootProps {
  /** Title, such as "Appeal this decision" or "Uphold this decision?" */
  title: ReactNode;
  /** Explains what happens next and, in an appeal, how often a member can appeal. */
  children: ReactNode;
  /** Another choice above the field, such as a RadioGroup of durations. */
  choice?: ReactNode;
  /** Typed text, if the caller keeps it, for example until it is sent. Default: empty at each opening. */
  text?: string;
  /** Called with the text as the reader types it. Required with `text`. */
  onTextChange?: (text: string) => void;
  /** Maximum number of characters (code points). */
  limit: number;
  /** Allows an empty text, which `onSend` gets as an empty string. Default `false`. */
  isOptional?: boolean;
  /** Called with the trimmed text. The dialog stays open until the caller closes it. */
  onSend: (text: string) => void;
  /** The text is being sent, and the dialog can't be closed meanwhile. Default `false`. */
  isPending?: boolean;
  /** Error from the last attempt; announced immediately. The text stays in the field. */
  errorMessage?: ReactNode;
  /** All visible and announced text. */
  messages: ModalMessages & {
    /** Label of the field, such as "Your reasons". */
    label: string;
    /** Counter beside the field, such as "120 / 500". */
    count: (used: number, limit: number) => string;
    /** Announced near and past the limit, such as "20 characters left"; `left` is negative past it. */
    left: (left: number) => string;
    /** Label of the button, such as "Send appeal". */
    send: string;
    cancel: string;
    /** Announced while the text is being sent, such as "Sending your appeal". */
    pending: string;
  };
}

/**
 * Asks for a text, such as an appeal or an admin's reasons. The button is disabled while the text is blank or too long.
 * If `isOptional`, the text can be empty.
 */
export function AppealDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  choice,
  text: keptText,
  onTextChange,
  limit,
  isOptional = false,
  onSend,
  isPending = false,
  errorMessage,
  messages,
  ...root
}: AppealDialogProps) {
  const [ownText, setOwnText] = useStatePerOpening(isOpen, '');
  const text = keptText ?? ownText;
  const trimmed = text.trim();
  return (
    <DecisionDialog
      {...root}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      decision={messages.send}
      variant="primary"
      canDecide={(!isBlank(trimmed) || (isOptional && trimmed === '')) && length(trimmed) <= limit}
      onDecide={() => onSend(trimmed)}
      isPending={isPending}
      messages={messages}
    >
      <div css={styles.root} data-component="AppealDialog">
        <div data-part="text">{children}</div>
        {choice}
        <DecisionText
          rows={4}
          value={text}
          onChange={onTextChange ?? setOwnText}
          limit={limit}
          isDisabled={isPending}
          errorMessage={errorMessage}
          messages={messages}
        />
      </div>
    </DecisionDialog>
  );
}
