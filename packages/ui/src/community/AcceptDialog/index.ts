export { AcceptDialog, type AcceptDialogProps } from './AcceptDialog.tsx';
