export { MemeCard, MemeCardSkeleton, type MemeCardProps } from './MemeCard.tsx';
