export { preloadWalletDialog, WalletDialog, type WalletDialogProps, type WalletStep } from './WalletDialog.tsx';
