export { CommentComposer, type CommentComposerMessages, type CommentComposerProps } from './CommentComposer.tsx';
