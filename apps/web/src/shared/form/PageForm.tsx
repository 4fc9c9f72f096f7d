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
  draft: ReturnType<typeof useDraft>;
  /** True if there are unsaved changes: leaving then asks first. */
  isDirty: boolean;
  /** True while the values are being sent. */
  isSending: boolean;
  /** True during a picture upload, which submitting would miss. */
  isUploading?: boolean;
  onSubmit: () => Promise<void>;
  /** Called after the draft is discarded. */
  onCancel: () => void;
  /** Called after the draft is reset. Clear its conflicts and errors here. */
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

/** A full-page form with draft, buttons, and a prompt before leaving. */
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

  // The draft is lost when the tab closes.
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
        onSubmit={async (event) => {
          event.preventDefault();
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
