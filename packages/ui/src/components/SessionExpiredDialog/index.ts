export {
  preloadSessionExpiredDialog,
  SessionExpiredDialog,
  type SessionExpiredDialogProps,
} from './SessionExpiredDialog.tsx';
