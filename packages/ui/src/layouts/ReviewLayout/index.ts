export { ReviewLayout, type ReviewLayoutProps } from './ReviewLayout.tsx';
export type { ReviewActions } from './reviewKeys.ts';
