export {
  preloadRejectionReasonDialog,
  type RejectionReason,
  RejectionReasonDialog,
  type RejectionReasonDialogProps,
} from './RejectionReasonDialog.tsx';
