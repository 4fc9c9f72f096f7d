export { ProjectCard, type ProjectCardProps, type ProjectSummary } from './ProjectCard.tsx';
export { ProjectCardSkeleton } from './ProjectCardSkeleton.tsx';
