export type { IconProps } from './createIcon.tsx';
export * from './icons.ts';
