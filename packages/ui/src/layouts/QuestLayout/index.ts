export { QuestLayout, type QuestLayoutProps, type QuestTab } from './QuestLayout.tsx';
