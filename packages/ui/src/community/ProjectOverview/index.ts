export { ProjectOverview, ProjectOverviewSkeleton, type ProjectOverviewProps } from './ProjectOverview.tsx';
