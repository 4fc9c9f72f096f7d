export { RejectDialog, type RejectDialogProps } from './RejectDialog.tsx';
