export { UpvoteButton, type UpvoteButtonProps } from './UpvoteButton.tsx';
