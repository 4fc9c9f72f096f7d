import { moreCommentsMutation, moreRepliesMutation } from '@pwr-community/api/mutations/moreComments';
import { commentListQuery } from '@pwr-community/api/queries/comments';
import { Avatar } from '@pwr-community/ui/Avatar';
import { CommentThread, type CommentId } from '@pwr-community/ui/community/CommentThread';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { DialogFrame } from '../../shared/DialogFrame.tsx';
import { listState } from '../../shared/listState.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { page } from '../../shared/page.ts';
import { useReporting } from '../../shared/reports/useReporting.tsx';
import { useMember } from '../../shared/session.tsx';
import { Silenced } from '../../shared/silence/Silenced.tsx';
import { useSilence } from '../../shared/silence/useSilence.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { useWhen } from '../../shared/useWhen.ts';
import { linkTo, permanentAddress, readLinked, readOrder, sortBy } from './commentAddress.ts';
import { commentMessages as m } from './messages.ts';
import { toItem } from './toItem.ts';
import { useDrafts, type ThreadId } from './useDrafts.ts';
import { useEditable } from './useEditable.ts';
import { useEditing } from './useEditing.ts';
import { useThreadMessages } from './useThreadMessages.ts';
import { prepareWriting, useWriting } from './useWriting.ts';

const DeleteComment = page(async () => (await import('./DeleteComment.tsx')).DeleteComment);
const History = page(async () => (await import('./History.tsx')).History);

export interface CommentsProps {
  projectId: number;
  /** The project's creator, whose comments are marked. */
  creatorId: number | undefined;
}

/** A project's discussion: the comments, and the actions to post, reply, edit, delete and report. */
export function Comments({ projectId, creatorId }: CommentsProps) {
  const intl = useIntl();
  const member = useMember();
  const silence = useSilence();
  const toasts = useToasts();
  const { open } = useModals();
  const messages = useThreadMessages();
  const { key: visit } = useLocation();
  const [params, setParams] = useSearchParams();
  const linked = readLinked(params);
  const order = readOrder(params);
  const view = { linked, sort: order };
  const { data, status, refetch, isPlaceholderData } = useQuery({
    ...commentListQuery(api, projectId, view),
    // Shows the previous list while the discussion loads in another order or with another linked comment.
    placeholderData: (list, query) => (query?.queryKey[1] === projectId ? list : undefined),
  });
  const writing = useWriting(projectId);
  const drafts = useDrafts(projectId, member?.id);
  const { getDraft, setDraft, returnDraft } = drafts;
  const { saving, props: editProps } = useEditing(projectId, data, writing, drafts);
  const editable = useEditable(data, silence ? undefined : member?.id);
  const { report, isReported, count: reports, dialog: reportDialog } = useReporting('comment');
  const [historyOf, setHistoryOf] = useState<number | null>(null);
  const closeHistory = () => setHistoryOf(null);
  const [replyingTo, setReplyingTo] = useState<CommentId | null>(null);
  const [deleting, setDeleting] = useState<number | null>(null);
  const closeDelete = () => setDeleting(null);

  const onError = () => toasts.error(intl.formatMessage(m.failed));
  const moreComments = useMutation(moreCommentsMutation(api, projectId, view));
  const moreReplies = useMutation(moreRepliesMutation(api, projectId));
  const loadingReplies = moreReplies.isPending ? moreReplies.variables.threadId : undefined;

  const deletedMember = intl.formatMessage(commonMessages.deletedMember);
  const comments = useMemo(
    () => {
      const discussion = { member, creatorId, loadingReplies, saving, editable, isReported, deletedMember };
      return data?.comments.map((comment) => toItem(comment, discussion)) ?? [];
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `isReported` changes with `reports`
    [data, member, creatorId, loadingReplies, saving, editable, reports, deletedMember],
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
    writing.post(member, { comment: text, replyingTo: thread }, ({ comment }) => {
      returnDraft(thread, comment);
      // Another reply may be open by now; it stays.
      if (thread !== null) setReplyingTo((now) => now ?? thread);
    });
  };

  const copyLink = async (id: number) => {
    try {
      await navigator.clipboard.writeText(permanentAddress(projectId, id));
      toasts.success(intl.formatMessage(m.linkCopied));
    } catch {
      // Clipboard access can be denied, or missing without TLS. The address bar then gets the link.
      setParams((before) => linkTo(before, id), { replace: true });
      toasts.error(intl.formatMessage(m.copyFailed));
    }
  };

  return (
    <>
      <CommentThread
        comments={comments}
        total={data?.totalThreads}
        more={data?.nextCursor ? (moreComments.isPending ? 'loading' : 'offered') : undefined}
        onShowMore={showMore}
        onShowMoreReplies={showMoreReplies}
        state={listState({ status, data })}
        order={order}
        onOrderChange={(next) => setParams((before) => sortBy(before, next), { replace: true })}
        onRetry={() => void refetch()}
        formatDate={formatDate}
        getDraft={(thread) => ({ text: getDraft(thread as ThreadId) })}
        onDraftChange={(thread, text) => {
          prepareWriting();
          setDraft(thread as ThreadId, text);
        }}
        onSend={(thread, text) => send(thread as ThreadId, text)}
        onDelete={(id) => setDeleting(Number(id))}
        {...editProps}
        onShowHistory={(id) => setHistoryOf(Number(id))}
        onReport={(id) => report(Number(id))}
        onCopyLink={(id) => void copyLink(Number(id))}
        linked={linked === null || isPlaceholderData ? undefined : { id: linked, visit }}
        replyingTo={replyingTo}
        onReplyingToChange={setReplyingTo}
        onRequireLogin={member ? undefined : () => open('login')}
        closed={silence && <Silenced silence={silence} />}
        avatar={member && <Avatar memberId={String(member.id)} src={member.pictureUrl ?? undefined} />}
        messages={messages}
      />
      {reportDialog}
      {historyOf !== null && (
        <Suspense fallback={<DialogFrame title={intl.formatMessage(m.history)} onClose={closeHistory} />}>
          <History id={historyOf} onClose={closeHistory} />
        </Suspense>
      )}
      {deleting !== null && (
        <Suspense fallback={<DialogFrame title={intl.formatMessage(m.deleteTitle)} onClose={closeDelete} />}>
          <DeleteComment id={deleting} projectId={projectId} onClose={closeDelete} />
        </Suspense>
      )}
    </>
  );
}
