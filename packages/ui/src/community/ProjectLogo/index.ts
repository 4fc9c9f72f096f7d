export { ProjectLogo, type ProjectLogoProps } from './ProjectLogo.tsx';
