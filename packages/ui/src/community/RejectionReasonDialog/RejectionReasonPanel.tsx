'use client';
import { Button } from '../../components/Button/index.ts';
import { ModalDialog } from '../../components/Modal/ModalDialog.tsx';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import type { RejectionReasonDialogProps } from './RejectionReasonDialog.tsx';
import * as styles from './RejectionReasonPanel.styles.ts';

/** Lazy content of RejectionReasonDialog. */
export function RejectionReasonPanel({
  isOpen,
  onOpenChange,
  reason,
  submission,
  messages,
  ...root
}: RejectionReasonDialogProps) {
  const { name, explanation } = messages.reasons[reason];
  return (
    <ModalDialog
      {...root}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="s"
      title={messages.title}
      messages={messages}
      footer={
        <Button variant="primary" onPress={() => onOpenChange(false)}>
          {messages.dismiss}
        </Button>
      }
    >
      <div css={styles.body} data-component="RejectionReasonDialog" data-reason={reason}>
        {submission && (
          <p css={styles.submission} data-part="submission">
            <bdi>{submission}</bdi>
          </p>
        )}
        <StatusBadge status="rejected">{name}</StatusBadge>
        <p data-part="explanation">{explanation}</p>
      </div>
    </ModalDialog>
  );
}
