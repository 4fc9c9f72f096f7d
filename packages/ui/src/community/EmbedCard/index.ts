export {
  EmbedCard,
  EmbedCardSkeleton,
  type EmbedCardProps,
  type EmbedCardSkeletonProps,
  type PostPreview,
} from './EmbedCard.tsx';
export { readPost, type Network, type Post } from './readPost.ts';
