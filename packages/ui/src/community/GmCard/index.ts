export { GmCard, GmCardSkeleton, type GmCardProps } from './GmCard.tsx';
