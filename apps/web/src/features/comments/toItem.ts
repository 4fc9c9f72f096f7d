import { isPending } from '@pwr-community/api/mutations/comments';
import type { Comment, CommentReplyItem } from '@pwr-community/api/schema';
import type { CommentItem } from '@pwr-community/ui/community/CommentThread';
import { paths } from '../../shared/paths.ts';
import type { Member } from '../../shared/session.tsx';

/** Converts a comment for the UI package. */
export function toItem(
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
