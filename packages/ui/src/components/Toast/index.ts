export {
  createToastQueue,
  type ToastAction,
  type ToastContent,
  type ToastOptions,
  type ToastQueue,
  type ToastVariant,
} from './createToastQueue.ts';
export { preloadToastRegion, ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
