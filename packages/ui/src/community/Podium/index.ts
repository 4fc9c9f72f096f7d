export { Podium, type PodiumProps } from './Podium.tsx';
export { PodiumSkeleton } from './PodiumSkeleton.tsx';
