import { deletePostMutation } from '@pwr-community/api/mutations/content';
import { disqualifyMutation, setDegenMutation } from '@pwr-community/api/mutations/points';
import { contentKey } from '@pwr-community/api/queries/content';
import type { ReviewSubmission } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../app/api.ts';
import { messageOf } from '../../../app/errorMessages.ts';
import { commonMessages } from '../../../app/messages.ts';
import { useToasts } from '../../../app/toasts.tsx';
import { decisionMessages, memberMessages as m } from './messages.ts';

/** After what cannot be undone the page is read anew, once its toast was seen; in milliseconds, from the specification. */
const reloadAfter = 2000;
const reloadSoon = () => setTimeout(() => location.reload(), reloadAfter);

export interface MemberActionsProps {
  submission: ReviewSubmission;
  /** Puts a rejected submission in review again. */
  onReopen: (submissionId: number) => Promise<unknown>;
}

/** What else an admin can do: about the member, and about a submission that is decided. */
export function MemberActions({ submission, onReopen }: MemberActionsProps) {
  const { formatMessage } = useIntl();
  const { status, submissionId } = submission;
  return (
    <>
      {status === 'Rejected' && (
        <Button variant="quiet" size="s" onPress={() => void onReopen(submissionId)}>
          {formatMessage(decisionMessages.takeBack)}
        </Button>
      )}
      {status === 'Accepted' && <DeletePost postId={submissionId} />}
      <Degen {...submission.user} />
      <Disqualify {...submission.user} />
    </>
  );
}

function Degen({ id, isDegen }: ReviewSubmission['user']) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    ...setDegenMutation(api),
    onSuccess: () => client.invalidateQueries({ queryKey: contentKey }),
  });
  const mark = () =>
    mutateAsync({ userId: id, isDegen: !isDegen }).then(
      () => toasts.success(formatMessage(isDegen ? m.unmarked : m.marked)),
      () => toasts.error(formatMessage(m.markFailed)),
    );
  return (
    <Button variant="quiet" size="s" isDisabled={isPending} onPress={() => void mark()}>
      {formatMessage(isDegen ? m.unmarkDegen : m.markDegen)}
    </Button>
  );
}

function Disqualify({ id, name }: ReviewSubmission['user']) {
  const { formatMessage } = useIntl();
  const { mutateAsync, ...mutation } = useMutation(disqualifyMutation(api));
  return (
    <Confirmed
      {...mutation}
      label={formatMessage(m.disqualify)}
      title={formatMessage(m.disqualifyTitle, { name })}
      text={formatMessage(m.disqualifyText)}
      confirm={formatMessage(m.disqualifyConfirm)}
      pending={formatMessage(m.disqualifying)}
      done={formatMessage(m.disqualified)}
      failed={formatMessage(m.disqualifyFailed)}
      act={() => mutateAsync(id)}
    />
  );
}

function DeletePost({ postId }: { postId: number }) {
  const { formatMessage } = useIntl();
  const { mutateAsync, ...mutation } = useMutation(deletePostMutation(api));
  return (
    <Confirmed
      {...mutation}
      label={formatMessage(m.deletePost)}
      title={formatMessage(m.deletePostTitle)}
      text={formatMessage(m.deletePostText)}
      confirm={formatMessage(m.deleteConfirm)}
      pending={formatMessage(m.deleting)}
      done={formatMessage(m.postDeleted)}
      failed={formatMessage(m.postFailed)}
      act={() => mutateAsync(postId)}
    />
  );
}

interface ConfirmedProps {
  label: string;
  title: string;
  text: string;
  confirm: string;
  pending: string;
  /** Toasts. */
  done: string;
  failed: string;
  act: () => Promise<unknown>;
  isPending: boolean;
  error: Error | null;
  reset: () => void;
}

/** A button whose deed is asked about first, and after which the page is read anew. */
function Confirmed({ label, title, text, confirm, pending, done, failed, act, ...mutation }: ConfirmedProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const confirmed = () =>
    act().then(
      () => {
        setOpen(false);
        toasts.success(done);
        reloadSoon();
      },
      () => toasts.error(failed),
    );
  return (
    <>
      <Button
        variant="destructive"
        size="s"
        aria-haspopup="dialog"
        onPress={() => {
          mutation.reset();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        onConfirm={() => void confirmed()}
        isPending={mutation.isPending}
        errorMessage={mutation.error && formatMessage(messageOf(mutation.error))}
        messages={{
          confirm,
          pending,
          cancel: formatMessage(commonMessages.cancel),
          close: formatMessage(commonMessages.close),
          scrim: formatMessage(commonMessages.refreshPage),
        }}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
