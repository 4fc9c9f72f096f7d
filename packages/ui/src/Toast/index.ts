export {
  createToastQueue,
  type ToastAction,
  type ToastContent,
  type ToastOptions,
  type ToastQueue,
  type ToastVariant,
} from './createToastQueue.ts';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
