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
  /** Something differs from what the form began with: leaving it asks first. */
  isDirty: boolean;
  isSubmitting: boolean;
  /** A picture is on its way to the server; what is sent meanwhile would not hold it. */
  isUploading?: boolean;
  onSubmit: () => Promise<void>;
  /** The form is given up, and nothing of it is kept. */
  onCancel: () => void;
  /** The draft is dropped, and with it whatever is said about it: a conflict, a failure. */
  onStartOver: () => void;
  /** Why the whole was not taken. */
  errorMessage?: ReactNode;
  /** A ConflictNotice. */
  conflict?: ReactNode;
  /** What deletes that which the form is about. */
  removal?: ReactNode;
  messages: { send: string; sending: string };
  /** FormSections. */
  children: ReactNode;
}

/** A page that is a form: its draft, its buttons, and the question before it is left. */
export function PageForm({
  title,
  lead,
  draft,
  isDirty,
  isSubmitting,
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

  // A draft does not outlive its tab.
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
              isPending={isSubmitting || isUploading}
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
