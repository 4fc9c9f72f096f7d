export { LeaderboardLayout, type LeaderboardLayoutProps } from './LeaderboardLayout.tsx';
