export { DashboardLayout, type DashboardLayoutProps, type DashboardReading } from './DashboardLayout.tsx';
