export { ProjectCommentsSkeleton, ProjectPage, type ProjectPageProps } from './ProjectPage.tsx';
