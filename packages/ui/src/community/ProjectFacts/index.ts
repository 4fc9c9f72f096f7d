export { ProjectFacts, ProjectFactsSkeleton, type ProjectFactsProps } from './ProjectFacts.tsx';
