export type { LeaderboardEntry } from './entry.ts';
export { Flag, type FlagProps } from './Flag.tsx';
export { LeaderboardTable, type LeaderboardTableMessages, type LeaderboardTableProps } from './LeaderboardTable.tsx';
