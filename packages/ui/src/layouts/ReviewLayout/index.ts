export { ReviewLayout, type ReviewLayoutProps } from './ReviewLayout.tsx';
export type { ReviewActions, ReviewShortcut } from './reviewKeys.ts';
