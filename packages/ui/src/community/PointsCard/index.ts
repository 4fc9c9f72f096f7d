export { PointsCard, PointsCardSkeleton, type PointsCardProps } from './PointsCard.tsx';
