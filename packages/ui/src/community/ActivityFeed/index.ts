export { type Activity, ActivityFeed, type ActivityFeedProps } from './ActivityFeed.tsx';
