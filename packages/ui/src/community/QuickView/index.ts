export { preloadQuickView, QuickView, type QuickViewProps } from './QuickView.tsx';
