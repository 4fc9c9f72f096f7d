export { StreakCard, StreakCardSkeleton, type StreakCardProps } from './StreakCard.tsx';
