export { EmbedCard, EmbedCardSkeleton, type EmbedCardProps, type EmbedCardSkeletonProps } from './EmbedCard.tsx';
export { readPost, type Network, type Post } from './readPost.ts';
