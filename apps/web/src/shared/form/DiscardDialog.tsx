import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { useIntl } from 'react-intl';
import { commonMessages } from '../messages.ts';
import { discardMessages as m } from './messages.ts';

export interface DiscardDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDiscard: () => void;
}

/** Asks for confirmation before discarding a draft. */
export function DiscardDialog({ isOpen, onOpenChange, onDiscard }: DiscardDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(m.discardTitle)}
      onConfirm={onDiscard}
      messages={{
        confirm: formatMessage(m.discard),
        cancel: formatMessage(m.keepWriting),
        pending: formatMessage(m.discarding),
        close: formatMessage(commonMessages.close),
        scrim: formatMessage(commonMessages.refreshPage),
      }}
    >
      {formatMessage(m.discardBody)}
    </ConfirmDialog>
  );
}
