export { QuestGrid, type QuestGridProps } from './QuestGrid.tsx';
