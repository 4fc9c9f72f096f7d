export {
  CommentThread,
  type CommentDraft,
  type CommentEditing,
  type CommentId,
  type CommentItem,
  type CommentOrder,
  type CommentThreadMessages,
  type CommentThreadProps,
  type LinkedComment,
} from './CommentThread.tsx';
