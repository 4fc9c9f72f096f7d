export { PageLayout, type PageLayoutProps } from './PageLayout.tsx';
export { SidebarLayout, type SidebarLayoutProps } from './SidebarLayout.tsx';
