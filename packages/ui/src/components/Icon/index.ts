export type { IconProps } from './createIcon.tsx';
export * from './generated/index.ts';
