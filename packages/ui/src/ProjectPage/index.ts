export { ProjectPage, type ProjectPageProps } from './ProjectPage.tsx';
