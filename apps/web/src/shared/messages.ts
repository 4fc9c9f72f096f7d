import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages shared by many screens. */
export const commonMessages = defineMessages({
  retry: { id: 'common.retry', defaultMessage: 'Retry', description: 'Button that tries again what failed' },
  close: { id: 'common.close', defaultMessage: 'Close', description: 'Button that closes what is open' },
  cancel: { id: 'common.cancel', defaultMessage: 'Cancel', description: 'Button that leaves without doing anything' },
  newTab: {
    id: 'common.newTab',
    defaultMessage: 'opens in a new tab',
    description: 'Spoken after the name of a link that leaves the site',
  },
  refreshPage: {
    id: 'modal.refresh',
    defaultMessage: 'Refresh the page',
    description: 'On the darkened page behind a modal; pressing it closes the modal',
  },
  deletedMember: {
    id: 'common.deletedMember',
    defaultMessage: 'Deleted member',
    description: 'In place of the name of a member whose account was deleted',
  },
  logIn: { id: 'session.logIn', defaultMessage: 'Log in', description: 'Button that opens the login modal' },
});

export const layoutMessages = defineMessages({
  skip: {
    id: 'layout.skip',
    defaultMessage: 'Skip to content',
    description: 'First link of every page, for keyboard users',
  },
  navigation: { id: 'layout.navigation', defaultMessage: 'Main', description: 'Spoken name of the main navigation' },
  openMenu: {
    id: 'layout.openMenu',
    defaultMessage: 'Open menu',
    description: 'Spoken name of the menu button on small screens',
  },
  menu: { id: 'layout.menu', defaultMessage: 'Menu', description: 'Spoken name of the menu on small screens' },
  projects: { id: 'layout.projects', defaultMessage: 'Projects', description: 'Navigation link to the project list' },
  airdrops: { id: 'layout.airdrops', defaultMessage: 'Airdrops', description: 'Navigation link to the first page' },
  governance: {
    id: 'layout.governance',
    defaultMessage: 'Governance',
    description: 'Navigation link that leaves the site',
  },
  staking: { id: 'layout.staking', defaultMessage: 'Staking', description: 'Navigation link that leaves the site' },
  faq: { id: 'layout.faq', defaultMessage: 'FAQ', description: 'Navigation link to the questions and answers. Narrow' },
  how: {
    id: 'layout.how',
    defaultMessage: 'How it works',
    description: 'Link in the footer to the page that explains the airdrop',
  },
  contact: {
    id: 'layout.contact',
    defaultMessage: 'Contact',
    description: 'Button in the footer that opens the contact dialog',
  },
  language: { id: 'layout.language', defaultMessage: 'Language', description: 'Spoken name of the language menu' },
  languageFailed: {
    id: 'layout.languageFailed',
    defaultMessage: 'Couldn’t load this language',
    description: 'Toast when the words of a language did not arrive',
  },
  toDark: {
    id: 'layout.toDark',
    defaultMessage: 'Switch to dark theme',
    description: 'Spoken name and hint of the theme button while the page is light',
  },
  toLight: {
    id: 'layout.toLight',
    defaultMessage: 'Switch to light theme',
    description: 'Spoken name and hint of the theme button while the page is dark',
  },
  account: {
    id: 'layout.account',
    defaultMessage: '{name}’s account, {points}',
    description: 'Spoken name of the account menu; name is the signed-in member, points what they have, as "20 pts"',
  },
  points: {
    id: 'layout.points',
    defaultMessage: '<number>{count, number}</number> {count, plural, one {pt} other {pts}}',
    description: 'Points of the signed-in member in the header: a number and the shortest word for points',
  },
  profile: {
    id: 'layout.profile',
    defaultMessage: 'My profile',
    description: 'Entry of the account menu: the page of the signed-in member',
  },
  dashboard: {
    id: 'layout.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Navigation link for admins: the figures of the site',
  },
  bell: { id: 'layout.bell', defaultMessage: 'Notifications', description: 'Spoken name of the bell in the header' },
  bellUnread: {
    id: 'layout.bellUnread',
    defaultMessage: 'Notifications, {count, number} unread',
    description: 'Spoken name of the bell in the header while some are unread',
  },
  bellMany: {
    id: 'layout.bellMany',
    defaultMessage: 'Notifications, {count, number} or more unread',
    description: 'Spoken name of the bell in the header while very many are unread; count is 100',
  },
  review: {
    id: 'layout.review',
    defaultMessage: 'Review queue',
    description: 'Entry of the account menu, for admins: where they decide on submissions',
  },
  logOut: { id: 'layout.logOut', defaultMessage: 'Log out', description: 'Entry of the account menu' },
  loggedOut: { id: 'layout.loggedOut', defaultMessage: 'Logged out successfully', description: 'Toast' },
  logOutFailed: {
    id: 'layout.logOutFailed',
    defaultMessage: 'Error trying to logout',
    description: 'Toast when the server did not end the session',
  },
  notifications: {
    id: 'layout.notifications',
    defaultMessage: '{count, plural, one {# notification} other {# notifications}}',
    description: 'Spoken name of the place where short messages appear',
  },
  dismiss: { id: 'layout.dismiss', defaultMessage: 'Dismiss', description: 'Button that closes a short message' },
  rights: {
    id: 'layout.rights',
    defaultMessage: '{product}. All Rights reserved',
    description: 'In the footer; product is the name of the site',
  },
  terms: { id: 'layout.terms', defaultMessage: 'Terms', description: 'Link in the footer' },
  privacy: { id: 'layout.privacy', defaultMessage: 'Privacy', description: 'Link in the footer' },
  footer: {
    id: 'layout.footer',
    defaultMessage: 'Legal',
    description: 'Spoken name of the links to terms and privacy',
  },
  community: {
    id: 'layout.community',
    defaultMessage: 'Community',
    description: 'Spoken name of the links to X, Telegram and Discord',
  },
  onX: { id: 'layout.onX', defaultMessage: 'Our community on X', description: 'Link in the footer' },
  onTelegram: {
    id: 'layout.onTelegram',
    defaultMessage: 'Our community on Telegram',
    description: 'Link in the footer',
  },
  onDiscord: { id: 'layout.onDiscord', defaultMessage: 'Our community on Discord', description: 'Link in the footer' },
  loading: {
    id: 'layout.loading',
    defaultMessage: 'Loading {community}',
    description: 'On the screen shown before the site is ready',
  },
  updated: {
    id: 'layout.updated',
    defaultMessage: 'The site was updated, so this page was reloaded.',
    description: 'Short message after the page has reloaded itself because a new version of the site was published',
  },
  notFoundTitle: {
    id: 'notFound.title',
    defaultMessage: 'Page not found',
    description: 'Title of the page for unknown addresses',
  },
  notFoundBody: {
    id: 'notFound.body',
    defaultMessage: 'The address may be wrong, or the page may have moved.',
    description: 'Text of the page for unknown addresses',
  },
  toProjects: {
    id: 'notFound.toProjects',
    defaultMessage: 'Go to projects',
    description: 'Link from a page that has nothing to show',
  },
  toHome: {
    id: 'notFound.toHome',
    defaultMessage: 'Go to the home page',
    description: 'Link from a page that has nothing to show, on a site without projects',
  },
  errorTitle: {
    id: 'failed.title',
    defaultMessage: 'Unexpected Application Error!',
    description: 'Title of the screen shown when the site has failed',
  },
  errorBody: {
    id: 'failed.body',
    defaultMessage: 'An unexpected error occurred',
    description: 'On the screen shown when the site has failed, before the technical message',
  },
  reload: {
    id: 'failed.reload',
    defaultMessage: 'Reload the page',
    description: 'Button of the screen shown when the site has failed',
  },
});
