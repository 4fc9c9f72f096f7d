export { AdminLayout, type AdminLayoutProps, type AdminTab } from './AdminLayout.tsx';
