import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const walletMessages = defineMessages({
  title: { id: 'wallet.title', defaultMessage: 'Connect wallet', description: 'Title of the wallet dialog' },
  askSignature: {
    id: 'wallet.askSignature',
    defaultMessage:
      'Your wallet will sign a message that proves this address is yours. It moves no funds, grants no permissions, and is free.',
    description: 'In the wallet dialog, before the wallet is asked to sign the text that is shown below',
  },
  askTransaction: {
    id: 'wallet.askTransaction',
    defaultMessage:
      'Your wallet will send a 0 {coin} transaction that proves this address is yours. It transfers nothing and is free.',
    description: 'In the wallet dialog, before the wallet is asked to send a transaction with the data shown below',
  },
  sign: { id: 'wallet.sign', defaultMessage: 'Sign', description: 'Button: the wallet shall sign the text shown' },
  send: {
    id: 'wallet.send',
    defaultMessage: 'Send transaction',
    description: 'Button: the wallet shall send the transaction shown',
  },
  connecting: {
    id: 'wallet.connecting',
    defaultMessage: 'Connecting to your wallet',
    description: 'Shown and spoken while the wallet is asked for its address',
  },
  confirming: {
    id: 'wallet.confirming',
    defaultMessage: 'Confirm in your wallet’s window',
    description: 'Shown and spoken while the wallet asks whether to sign or send',
  },
  checkingSignature: {
    id: 'wallet.checkingSignature',
    defaultMessage: 'Checking signature',
    description: 'Shown and spoken while the server checks what the wallet signed',
  },
  checkingTransaction: {
    id: 'wallet.checkingTransaction',
    defaultMessage: 'Looking for the transaction on the network',
    description: 'Shown and spoken while the server checks the transaction that the wallet sent',
  },
  address: { id: 'wallet.address', defaultMessage: 'Your address', description: 'Label of the address of the wallet' },
  content: {
    id: 'wallet.content',
    defaultMessage: 'What your wallet will sign',
    description: 'Label of the exact text that the wallet will be asked to sign',
  },
  store: {
    id: 'wallet.store',
    defaultMessage: 'Open the Chrome Web Store',
    description: 'Link to the page where the wallet extension can be installed',
  },
  connected: {
    id: 'wallet.connected',
    defaultMessage: 'Wallet connected',
    description: 'Toast after a wallet was linked to the account',
  },
  install: {
    id: 'wallet.install',
    defaultMessage: 'Please install our wallet from chrome extension',
    description: 'In the wallet dialog where the extension is missing',
  },
  installHint: {
    id: 'wallet.installHint',
    defaultMessage: 'Once it’s installed, reload this page.',
    description: 'Under the sentence that asks to install the wallet',
  },
  invalidated: {
    id: 'wallet.invalidated',
    defaultMessage: 'The wallet extension was updated or removed while this page was open',
    description: 'In the wallet dialog: the page has lost its connection to the extension',
  },
  invalidatedHint: {
    id: 'wallet.invalidatedHint',
    defaultMessage: 'Install it and reload this page.',
    description: 'Under “The wallet extension was updated or removed while this page was open”',
  },
  provider: {
    id: 'wallet.provider',
    defaultMessage: 'Provider not detected',
    description: 'In the wallet dialog: the extension is there but gives access to no wallet',
  },
  providerHint: {
    id: 'wallet.providerHint',
    defaultMessage: 'Check that the extension is up to date and unlocked, then try again.',
    description: 'Under “Provider not detected”',
  },
  noAddresses: {
    id: 'wallet.noAddresses',
    defaultMessage: 'No wallet addresses connected',
    description: 'In the wallet dialog: the person connected none of their addresses',
  },
  noAddressesHint: {
    id: 'wallet.noAddressesHint',
    defaultMessage: 'Try again and choose an address in your wallet’s window.',
    description: 'Under “No wallet addresses connected”',
  },
  noAccount: {
    id: 'wallet.noAccount',
    defaultMessage: 'Please open your wallet extension and create an account.',
    description: 'In the wallet dialog: the extension is installed but has no account yet',
  },
  connectFailed: {
    id: 'wallet.connectFailed',
    defaultMessage: 'Failed to connect after multiple attempts',
    description: 'In the wallet dialog after three attempts',
  },
  connectFailedHint: {
    id: 'wallet.connectFailedHint',
    defaultMessage: 'Open your wallet, unlock it, and try again.',
    description: 'Under “Failed to connect after multiple attempts”',
  },
  declined: {
    id: 'wallet.declined',
    defaultMessage: 'You declined the request in your wallet',
    description: 'In the wallet dialog: the person said no in the window of the wallet',
  },
  declinedHint: {
    id: 'wallet.declinedHint',
    defaultMessage: 'Nothing was signed or sent.',
    description: 'Under “You declined it in your wallet”',
  },
  failed: {
    id: 'wallet.failed',
    defaultMessage: 'Wallet verification failed',
    description: 'In the wallet dialog: the wallet could not sign or send, for whatever reason',
  },
  failedHint: {
    id: 'wallet.failedHint',
    defaultMessage: 'Open your wallet to see why, then try again.',
    description: 'Under “Wallet verification failed”, when the wallet did not sign or send',
  },
  notSeenHint: {
    id: 'wallet.notSeenHint',
    defaultMessage:
      'The network may not have received the transaction yet. Try again in a moment. Nothing is sent twice.',
    description: 'Under “Wallet verification failed”, when the transaction was not found on the network',
  },
  twice: {
    id: 'wallet.twice',
    defaultMessage: 'Doing the wallet task twice is not allowed!',
    description: 'In the wallet dialog: this device has done the wallet quest for another member',
  },
});
