export { ProjectHeader, ProjectHeaderSkeleton, type ProjectHeaderProps } from './ProjectHeader.tsx';
