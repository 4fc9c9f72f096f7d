export { topBarScrollPadding } from './scrollPadding.ts';
export { TopBar, type TopBarLink, type TopBarProps } from './TopBar.tsx';
