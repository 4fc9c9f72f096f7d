export {
  CommentThread,
  type CommentDraft,
  type CommentId,
  type CommentItem,
  type CommentThreadMessages,
  type CommentThreadProps,
  type LinkedComment,
} from './CommentThread.tsx';
