import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const signInMessages = defineMessages({
  title: { id: 'login.title', defaultMessage: 'Log In', description: 'Title of the login modal' },
  welcome: {
    id: 'login.welcome',
    defaultMessage:
      'Welcome to {community} Airdrops! Login or Connect to join challenges and get {community} Point Rewards.',
    description: 'Text of the login modal',
  },
  invited: {
    id: 'login.invited',
    defaultMessage: 'You have been invited to the app.',
    description: 'In the login modal of a visitor who came by a referral link',
  },
  confirmTitle: {
    id: 'login.confirmTitle',
    defaultMessage: 'Confirm it’s you',
    description: 'Title of the login modal when a member has to log in again before something that matters',
  },
  confirmText: {
    id: 'login.confirmText',
    defaultMessage: 'You logged in a while ago. For your security, log in again to make this change.',
    description: 'Text of the login modal when a member has to log in again before something that matters',
  },
  anotherMember: {
    id: 'login.anotherMember',
    defaultMessage: 'That account belongs to another member. Use the account you’re logged in with.',
    description: 'Error after a member was asked to log in again and chose an account of somebody else',
  },
  withX: { id: 'login.withX', defaultMessage: 'Connect with X (Twitter)', description: 'Button of the login modal' },
  withGoogle: {
    id: 'login.withGoogle',
    defaultMessage: 'Continue with Google',
    description: 'Button of the login modal',
  },
  withWallet: { id: 'login.withWallet', defaultMessage: 'Connect wallet', description: 'Button of the login modal' },
  notNow: {
    id: 'session.notNow',
    defaultMessage: 'Not now',
    description: 'Button that goes on without logging in again',
  },
  smallPrint: {
    id: 'login.smallPrint',
    defaultMessage: 'We only read your name and picture.',
    description: 'At the end of the login modal: what sign-in asks of X or Google',
  },
  waiting: {
    id: 'login.waiting',
    defaultMessage: 'Finish logging in using the window that just opened.',
    description: 'In the login modal while the login window is open',
  },
  blocked: {
    id: 'login.blocked',
    defaultMessage: 'Your browser blocked the login window. You can continue in this tab.',
    description: 'In the login modal when the login window could not open',
  },
  continueInTab: {
    id: 'login.continueInTab',
    defaultMessage: 'Continue in this tab',
    description: 'Button of the login modal after a blocked window',
  },
  closed: {
    id: 'login.closed',
    defaultMessage: 'The login window was closed before you finished.',
    description: 'In the login modal when the login window is gone and nobody signed in',
  },
  canceled: {
    id: 'signIn.canceled',
    defaultMessage: 'Login was canceled.',
    description: 'In the login modal, or a toast after signing in without a window: access was denied at X or Google',
  },
  failed: {
    id: 'signIn.failed',
    defaultMessage: 'Failed to log in.',
    description: 'Toast, and text in the login modal',
  },
  succeeded: { id: 'signIn.succeeded', defaultMessage: 'Logged in successfully!', description: 'Toast' },
  admin: {
    id: 'signIn.admin',
    defaultMessage: 'You have admin privileges',
    description: 'Toast after an admin signed in',
  },
  twitterFailed: {
    id: 'signIn.twitterFailed',
    defaultMessage: 'Error while trying to authenticate with Twitter',
    description: 'Toast when sign-in with X could not start or end',
  },
  finishing: {
    id: 'login.finishing',
    defaultMessage: 'Logging you in',
    description: 'On the page that a sign-in returns to',
  },
  expiredTitle: {
    id: 'login.expiredTitle',
    defaultMessage: 'Session expired',
    description: 'Title of the modal shown when a session has ended',
  },
  expiredBody: {
    id: 'login.expiredBody',
    defaultMessage: 'Log in again to pick up where you left off.',
    description: 'Text of the modal shown when a session has ended',
  },
  logIn: { id: 'session.logIn', defaultMessage: 'Log in', description: 'Button that opens the login modal' },
  refresh: {
    id: 'modal.refresh',
    defaultMessage: 'Refresh the page',
    description: 'On the darkened page behind a modal; pressing it closes the modal',
  },
});
