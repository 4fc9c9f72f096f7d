'use client';
import type { ReactNode } from 'react';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { DecisionDialog, useStatePerOpening } from '../../internal/DecisionDialog.tsx';
import { DecisionText } from '../../internal/DecisionText.tsx';
import { isBlank } from '../../internal/isBlank.ts';
import { length } from '../../internal/length.ts';
import type { ModalMessages } from '../../components/Modal/index.ts';
import { RadioGroup, type RadioOption } from '../../components/RadioGroup/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './ReportDialog.styles.ts';

export interface ReportDialogProps extends OverlayProps, RootProps {
  /** Title, such as "Report this comment". */
  title: ReactNode;
  /** Explains what happens next, and who sees the report. */
  children: ReactNode;
  /** Reasons, one of which must be chosen. */
  reasons: readonly RadioOption[];
  /** Typed text, if the caller keeps it, for example until it is sent. Default: empty at each opening. */
  text?: string;
  /** Called with the text as the reader types it. Required with `text`. */
  onTextChange?: (text: string) => void;
  /** Maximum number of characters (code points) of the text. */
  limit: number;
  /**
   * Called with the value of the reason, and the trimmed text or null if there is none. The dialog stays open until the
   * caller closes it.
   */
  onSend: (reason: string, text: string | null) => void;
  /** The report is being sent, and the dialog can't be closed meanwhile. Default `false`. */
  isPending?: boolean;
  /** Error from the last attempt; announced immediately. The reason and the text stay in the form. */
  errorMessage?: ReactNode;
  /** All visible and announced text. */
  messages: ModalMessages & {
    /** Label of the choice, such as "What is wrong with it?" */
    reason: string;
    /** Label of the field, such as "Details (optional)". */
    label: string;
    /** Counter beside the field, such as "120 / 500". */
    count: (used: number, limit: number) => string;
    /** Announced near and past the limit, such as "20 characters left"; `left` is negative past it. */
    left: (left: number) => string;
    /** Label of the button, such as "Send report". */
    send: string;
    cancel: string;
    /** Announced while the report is being sent, such as "Sending your report". */
    pending: string;
  };
}

/** Asks why a member reports something. Its button is disabled without a reason and while the text is too long. */
export function ReportDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  reasons,
  text: keptText,
  onTextChange,
  limit,
  onSend,
  isPending = false,
  errorMessage,
  messages,
  ...root
}: ReportDialogProps) {
  const [reason, setReason] = useStatePerOpening<string | null>(isOpen, null);
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
      canDecide={reason !== null && length(trimmed) <= limit}
      onDecide={() => reason !== null && onSend(reason, isBlank(trimmed) ? null : trimmed)}
      isPending={isPending}
      messages={messages}
    >
      <div css={styles.root} data-component="ReportDialog">
        <div data-part="text">{children}</div>
        {/* Read-only instead of disabled while sending, so that the keyboard can still scroll a long dialog. */}
        <RadioGroup
          label={messages.reason}
          options={reasons}
          value={reason}
          onChange={setReason}
          isReadOnly={isPending}
        />
        <DecisionText
          rows={3}
          value={text}
          onChange={onTextChange ?? setOwnText}
          limit={limit}
          isReadOnly={isPending}
          errorMessage={errorMessage}
          messages={messages}
        />
      </div>
    </DecisionDialog>
  );
}
