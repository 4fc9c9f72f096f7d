import { ApiError } from '@pwr-community/api/errors';
import {
  createCommentMutation,
  deleteCommentMutation,
  isPending,
  moreCommentsMutation,
  moreRepliesMutation,
} from '@pwr-community/api/mutations/comments';
import { commentListQuery } from '@pwr-community/api/queries/comments';
import type { Comment, CommentReplyItem } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import { Avatar } from '@pwr-community/ui/Avatar';
import { CommentThread, type CommentId, type CommentItem } from '@pwr-community/ui/community/CommentThread';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { MutationObserver, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { listState } from '../../shared/listState.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { paths } from '../../shared/paths.ts';
import { useMember, type Member } from '../../shared/session.tsx';
import { useLocale } from '../../shared/settings.tsx';
import { useToasts } from '../../shared/toasts.tsx';
import { useWhen } from '../../shared/useWhen.ts';
import { commentMessages as m } from './messages.ts';
import { useDrafts, type ThreadId } from './useDrafts.ts';
import { useThreadMessages } from './useThreadMessages.ts';

export interface CommentsProps {
  projectId: number;
  /** The project's creator, whose comments are marked. */
  creatorId: number | undefined;
}

/** Converts a comment for the UI package. */
function toItem(
  comment: Comment | CommentReplyItem,
  member: Member | null,
  creatorId: number | undefined,
  loadingReplies: number | undefined,
): CommentItem {
  const { id, user, userId, date } = comment;
  const isOwn = member !== null && userId === member.id;
  return {
    id,
    text: comment.comment,
    language: comment.language ?? undefined,
    date,
    author: {
      id: String(userId ?? id),
      name: user?.name ?? '',
      picture: user?.pictureUrl ?? undefined,
      href: userId === null ? undefined : paths.profile.getHref(userId),
    },
    status: user === null ? 'deleted' : isPending(comment) ? 'pending' : 'sent',
    isCreator: userId !== null && userId === creatorId,
    canDelete: user !== null && (isOwn || member?.is_admin),
    replies: comment.replies.map((reply) => toItem(reply as CommentReplyItem, member, creatorId, undefined)),
    ...('totalReplies' in comment && {
      replyCount: comment.totalReplies,
      moreReplies: comment.nextReplies === null ? undefined : id === loadingReplies ? 'loading' : 'offered',
    }),
  };
}

/** A project's discussion: read, post, reply and delete. */
export function Comments({ projectId, creatorId }: CommentsProps) {
  const intl = useIntl();
  const { code } = useLocale();
  const member = useMember();
  const client = useQueryClient();
  const toasts = useToasts();
  const { open } = useModals();
  const messages = useThreadMessages();
  const { data, status, refetch } = useQuery(commentListQuery(api, projectId));
  const { getDraft, setDraft } = useDrafts(projectId);
  const [replyingTo, setReplyingTo] = useState<CommentId | null>(null);
  const [deleting, setDeleting] = useState<number | null>(null);
  const deletion = useMutation(deleteCommentMutation(api, projectId));

  const onError = () => toasts.error(intl.formatMessage(m.failed));
  const moreComments = useMutation(moreCommentsMutation(api, projectId));
  const moreReplies = useMutation(moreRepliesMutation(api, projectId));
  const loadingReplies = moreReplies.isPending ? moreReplies.variables.threadId : undefined;

  const comments = useMemo(
    () => data?.comments.map((comment) => toItem(comment, member, creatorId, loadingReplies)) ?? [],
    [data, member, creatorId, loadingReplies],
  );

  const showMore = () => {
    if (data?.nextCursor) moreComments.mutate(data.nextCursor, { onError });
  };
  const showMoreReplies = (threadId: CommentId) => {
    const cursor = data?.comments.find(({ id }) => id === threadId)?.nextReplies;
    if (cursor) moreReplies.mutate({ threadId: Number(threadId), cursor }, { onError });
  };

  const formatDate = useWhen();

  const send = (thread: ThreadId, text: string) => {
    if (!member) return open('login');
    setDraft(thread, '');
    const mutation = createCommentMutation(api, {
      projectId,
      author: member,
      // The tests' pseudo-locales aren't languages.
      language: code === 'en-XA' || code === 'en-XB' ? undefined : code,
      returnDraft: ({ comment }) => {
        setDraft(thread, comment);
        if (thread !== null) setReplyingTo(thread);
        toasts.error(intl.formatMessage(thread === null ? m.postFailed : m.replyFailed));
      },
    });
    new MutationObserver(client, mutation).mutate({ comment: text, replyingTo: thread }).then(
      () => announce(intl.formatMessage(thread === null ? m.posted : m.replyPosted)),
      // returnDraft reports failures.
      () => {},
    );
  };

  const confirmDelete = () => {
    if (deleting === null) return;
    deletion.mutate(deleting, {
      onSuccess: () => setDeleting(null),
      // It was already deleted, for example by a call whose reply was lost.
      onError: (error) => error instanceof ApiError && error.code === 'comment-not-found' && setDeleting(null),
    });
  };

  return (
    <>
      <CommentThread
        comments={comments}
        total={data?.totalThreads}
        more={data?.nextCursor ? (moreComments.isPending ? 'loading' : 'offered') : undefined}
        onShowMore={showMore}
        onShowMoreReplies={showMoreReplies}
        state={listState(status)}
        onRetry={() => void refetch()}
        formatDate={formatDate}
        getDraft={(thread) => ({ text: getDraft(thread as ThreadId) })}
        onDraftChange={(thread, text) => setDraft(thread as ThreadId, text)}
        onSend={(thread, text) => send(thread as ThreadId, text)}
        onDelete={(id) => setDeleting(Number(id))}
        replyingTo={replyingTo}
        onReplyingToChange={setReplyingTo}
        onRequireLogin={member ? undefined : () => open('login')}
        avatar={member && <Avatar memberId={String(member.id)} src={member.pictureUrl ?? undefined} />}
        messages={messages}
      />
      <ConfirmDialog
        isOpen={deleting !== null}
        onOpenChange={() => {
          setDeleting(null);
          deletion.reset();
        }}
        title={intl.formatMessage(m.deleteTitle)}
        onConfirm={confirmDelete}
        isPending={deletion.isPending}
        errorMessage={deletion.isError && intl.formatMessage(m.deleteFailed)}
        messages={{
          confirm: intl.formatMessage(m.delete),
          cancel: intl.formatMessage(commonMessages.cancel),
          pending: intl.formatMessage(m.deleting),
          close: intl.formatMessage(commonMessages.close),
          scrim: intl.formatMessage(commonMessages.refreshPage),
        }}
      >
        {intl.formatMessage(m.deleteBody)}
      </ConfirmDialog>
    </>
  );
}
