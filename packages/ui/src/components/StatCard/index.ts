export { StatCard, StatCardSkeleton, type StatCardProps } from './StatCard.tsx';
