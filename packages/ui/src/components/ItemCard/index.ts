export { ItemCard, type ItemCardProps } from './ItemCard.tsx';
export { ItemCardSkeleton, type ItemCardSkeletonProps } from './ItemCardSkeleton.tsx';
