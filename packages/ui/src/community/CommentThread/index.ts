export {
  CommentThread,
  type CommentDraft,
  type CommentEditing,
  type CommentId,
  type CommentItem,
  type CommentThreadMessages,
  type CommentThreadProps,
  type LinkedComment,
} from './CommentThread.tsx';
