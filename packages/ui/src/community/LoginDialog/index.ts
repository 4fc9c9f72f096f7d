export {
  LoginDialog,
  type LoginDialogProps,
  type LoginProvider,
  type LoginStatus,
  preloadLoginDialog,
} from './LoginDialog.tsx';
