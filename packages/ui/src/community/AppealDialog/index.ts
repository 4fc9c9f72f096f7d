export { AppealDialog, type AppealDialogProps } from './AppealDialog.tsx';
