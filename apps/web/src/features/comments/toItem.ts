import { isPending } from '@pwr-community/api/queries/comments';
import type { Comment, CommentReplyItem } from '@pwr-community/api/schema';
import type { CommentItem } from '@pwr-community/ui/community/CommentThread';
import { paths } from '../../shared/paths.ts';
import type { Member } from '../../shared/session.tsx';

export interface Discussion {
  /** The reader; null for a visitor. */
  member: Member | null;
  creatorId: number | undefined;
  /** The thread whose further replies are loading. */
  loadingReplies: number | undefined;
  /** Comments whose edits are being saved. */
  saving: readonly number[];
  /** The reader's comments that can still be edited. */
  editable: ReadonlySet<number>;
  /** True if the reader has reported the comment. */
  isReported: (id: number) => boolean;
  /** Name shown for deleted members. */
  deletedMember: string;
}

/** Converts a comment to the UI package's type. */
export function toItem(comment: Comment | CommentReplyItem, discussion: Discussion): CommentItem {
  const { member, creatorId, loadingReplies, saving, editable, isReported, deletedMember } = discussion;
  const { id, user, userId, date } = comment;
  const isOwn = member !== null && userId === member.id;
  return {
    id,
    text: comment.comment,
    language: comment.language ?? undefined,
    date,
    author: {
      id: String(userId ?? id),
      name: user?.isDeleted ? deletedMember : (user?.name ?? ''),
      picture: user?.pictureUrl ?? undefined,
      href: userId === null || user?.isDeleted ? undefined : paths.profile.getHref(userId),
    },
    editedAt: comment.editedAt ?? undefined,
    status: user === null ? 'deleted' : isPending(comment) || saving.includes(id) ? 'pending' : 'sent',
    isCreator: userId !== null && userId === creatorId,
    canDelete: user !== null && (isOwn || member?.is_admin),
    canEdit: editable.has(id),
    report: user === null || isOwn ? undefined : isReported(id) ? 'done' : 'offered',
    hasHistory: comment.editedAt !== null && member?.is_admin,
    replies: comment.replies.map((reply) => toItem(reply as CommentReplyItem, discussion)),
    ...('totalReplies' in comment && {
      replyCount: comment.totalReplies,
      moreReplies: comment.nextReplies === null ? undefined : id === loadingReplies ? 'loading' : 'offered',
    }),
  };
}
