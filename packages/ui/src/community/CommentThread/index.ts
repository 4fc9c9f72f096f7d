export {
  CommentThread,
  type CommentDraft,
  type CommentId,
  type CommentItem,
  type CommentThreadMessages,
  type CommentThreadProps,
} from './CommentThread.tsx';
