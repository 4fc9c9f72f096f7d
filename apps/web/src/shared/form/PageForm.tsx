import { Button } from '@pwr-community/ui/Button';
import { FormLayout } from '@pwr-community/ui/layouts/FormLayout';
import { PageHeader } from '@pwr-community/ui/layouts/PageHeader';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../messages.ts';
import { pictureMessages } from '../pictures/messages.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { pageFormMessages } from './messages.ts';
import type { useDraft } from './useDraft.ts';

export interface PageFormProps {
  title: string;
  /** A sentence under the title. */
  lead?: string;
  draft: Pick<ReturnType<typeof useDraft>, 'isRestored' | 'giveUp' | 'startOver'>;
  /** True if there are unsaved changes. Canceling or closing the tab then asks for confirmation. */
  isDirty: boolean;
  /** True while the values are being sent. */
  isSending: boolean;
  /** True during a picture upload, because submitting would miss the picture. */
  isUploading?: boolean;
  onSubmit: () => Promise<void>;
  /** Called after the draft is discarded. */
  onCancel: () => void;
  /** Called after the form is reset to its initial values. Clear conflicts and errors here. */
  onStartOver: () => void;
  /** An error that concerns the form as a whole. */
  errorMessage?: ReactNode;
  /** A ConflictNotice. */
  conflict?: ReactNode;
  /** Controls that delete the edited item. */
  removal?: ReactNode;
  messages: { send: string; sending: string };
  /** FormSections. */
  children: ReactNode;
}

/** A full-page form with a draft and buttons. It asks before canceling or closing the tab discards changes. */
export function PageForm({
  title,
  lead,
  draft,
  isDirty,
  isSending,
  isUploading = false,
  onSubmit,
  onCancel,
  onStartOver,
  errorMessage,
  conflict,
  removal,
  messages,
  children,
}: PageFormProps) {
  const { formatMessage } = useIntl();
  const [isLeaving, setLeaving] = useState(false);

  // Asks before the tab closes, which would delete the draft.
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const leave = () => {
    draft.giveUp();
    onCancel();
  };

  const startOver = () => {
    draft.startOver();
    onStartOver();
  };

  return (
    <>
      <FormLayout
        header={<PageHeader title={title} lead={lead} />}
        label={title}
        onSubmit={async () => {
          if (!isUploading) await onSubmit();
        }}
        notice={
          draft.isRestored && (
            <>
              {formatMessage(pageFormMessages.restored)}
              <Button size="s" onPress={startOver}>
                {formatMessage(pageFormMessages.startOver)}
              </Button>
            </>
          )
        }
        errorMessage={errorMessage}
        removal={removal}
        actions={
          <>
            <Button variant="quiet" onPress={() => (isDirty ? setLeaving(true) : leave())}>
              {formatMessage(commonMessages.cancel)}
            </Button>
            <Button
              type="submit"
              variant="primary"
              isPending={isSending || isUploading}
              messages={{ pending: isUploading ? formatMessage(pictureMessages.uploading) : messages.sending }}
            >
              {messages.send}
            </Button>
          </>
        }
      >
        {conflict}
        {children}
      </FormLayout>
      <DiscardDialog isOpen={isLeaving} onOpenChange={setLeaving} onDiscard={leave} />
    </>
  );
}
