export { CommunityLayout, type CommunityLayoutProps } from './CommunityLayout.tsx';
