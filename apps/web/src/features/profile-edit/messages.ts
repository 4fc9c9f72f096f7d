import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const editMessages = defineMessages({
  title: { id: 'profile.editTitle', defaultMessage: 'Edit profile', description: 'Title of the page' },
  loading: {
    id: 'profile.loading',
    defaultMessage: 'Loading profile',
    description: 'Spoken while the profile of a member loads',
  },
  failed: {
    id: 'profile.failed',
    defaultMessage: 'Error loading the profile',
    description: 'In place of a profile that could not be loaded',
  },
  about: {
    id: 'profile.editAbout',
    defaultMessage: 'Name and picture',
    description: 'Title of a part of the form',
  },
  aboutHint: {
    id: 'profile.editAboutHint',
    defaultMessage: 'Shown next to everything you write and on leaderboards.',
    description: 'Under “Name and picture”',
  },
  aboutSilenced: {
    id: 'profile.editAboutSilenced',
    defaultMessage: 'You can’t change your picture, name, or username while you’re silenced.',
    description: 'Under “Name and picture”, for a member whom an admin silenced',
  },
  aboutSilencedPicture: {
    id: 'profile.editAboutSilencedPicture',
    defaultMessage:
      'While you’re silenced, you can remove your picture, but not replace it or change your name or username.',
    description: 'Under “Name and picture”, for a member with a picture whom an admin silenced',
  },
  removePicture: {
    id: 'profile.removePicture',
    defaultMessage: 'Remove picture',
    description: 'Button of a silenced member’s form, beside the picture; saving applies it',
  },
  keepPicture: {
    id: 'profile.keepPicture',
    defaultMessage: 'Keep picture',
    description: 'In place of “Remove picture” after pressing it, before saving',
  },
  picture: { id: 'profile.picture', defaultMessage: 'Picture', description: 'Label of the member’s own picture' },
  pictureHint: {
    id: 'form.picturesHint',
    defaultMessage: 'JPEG or PNG, square, at most 1000 × 1000 pixels and 2 MB.',
    description: 'Under “Logo and images”: what is accepted; 1000 × 1000 is never grouped',
  },
  name: { id: 'profile.name', defaultMessage: 'Name', description: 'Label: the member’s name as shown' },
  username: {
    id: 'profile.username',
    defaultMessage: 'Username',
    description: 'Label: the name in the address of the member’s profile',
  },
  usernameHint: {
    id: 'profile.usernameHint',
    defaultMessage: 'Used in your profile’s address. Latin letters, digits, and _ . -',
    description: 'Under the field “User name”: what it is for and which characters it takes',
  },
  usernameWrong: {
    id: 'profile.usernameWrong',
    defaultMessage: 'Only Latin letters, digits, and _ . -',
    description: 'Error: the username has other characters',
  },
  personalize: {
    id: 'profile.personalize',
    defaultMessage: 'Personalize profile',
    description: 'Title of the part with flag and interests; also the link to this page on one’s own profile',
  },
  personalizeHint: {
    id: 'profile.personalizeHint',
    defaultMessage: 'Your flag and interests help like-minded people find you. Both are optional.',
    description: 'Under “Personalize profile”: flag and interests',
  },
  flag: { id: 'profile.flag', defaultMessage: 'Flag', description: 'Label of the list of countries' },
  flagSearch: {
    id: 'profile.flagSearch',
    defaultMessage: 'Search countries',
    description: 'Name of, and placeholder in, the search field over the countries',
  },
  flagLoading: {
    id: 'profile.flagLoading',
    defaultMessage: 'Loading countries',
    description: 'Spoken while the countries load',
  },
  flagFailed: {
    id: 'profile.flagFailed',
    defaultMessage: 'Error loading countries',
    description: 'In place of the countries',
  },
  flagEmpty: {
    id: 'profile.flagEmpty',
    defaultMessage: 'No results found',
    description: 'In place of the countries, where none has the typed words',
  },
  flagNone: { id: 'profile.flagNone', defaultMessage: 'No flag', description: 'Where no country is chosen' },
  interests: { id: 'profile.interests', defaultMessage: 'Interests', description: 'Label of the tags to choose' },
  interestCount: {
    id: 'profile.interestCount',
    defaultMessage: '{used, number} / {most, number}',
    description: 'Beside “Interests”: how many are chosen, of how many at most',
  },
  interestsFull: {
    id: 'profile.interestsFull',
    defaultMessage: 'You can select up to 3 tags.',
    description: 'When one more interest was tried',
  },
  saved: { id: 'profile.saved', defaultMessage: 'Profile saved', description: 'Toast after the profile was changed' },
  partlySaved: {
    id: 'profile.partlySaved',
    defaultMessage: 'Some changes were saved. Save again to send the rest.',
    description: 'Before the reason why the rest of the profile could not be saved',
  },
  accounts: {
    id: 'profile.accounts',
    defaultMessage: 'Linked accounts',
    description: 'Title of the part with the member’s accounts elsewhere',
  },
  accountsHint: {
    id: 'profile.accountsHint',
    defaultMessage: 'Use X, Google, or a wallet to log in. Discord and Telegram verify quests.',
    description: 'Under “Linked accounts”',
  },
  accountsLoading: {
    id: 'profile.accountsLoading',
    defaultMessage: 'Loading linked accounts',
    description: 'Spoken while they load',
  },
  accountsFailed: {
    id: 'profile.accountsFailed',
    defaultMessage: 'Error loading the linked accounts',
    description: 'In place of the linked accounts',
  },
  x: { id: 'profile.x', defaultMessage: 'X (Twitter)', description: 'Name of a provider of accounts' },
  google: { id: 'profile.google', defaultMessage: 'Google', description: 'Name of a provider of accounts' },
  wallet: {
    id: 'profile.wallet',
    defaultMessage: 'Wallet',
    description: 'A browser wallet, among the linked accounts',
  },
  discord: { id: 'profile.discord', defaultMessage: 'Discord', description: 'Name of a provider of accounts' },
  telegram: { id: 'profile.telegram', defaultMessage: 'Telegram', description: 'Name of a provider of accounts' },
  demo: {
    id: 'profile.demo',
    defaultMessage: 'Demo account',
    description: 'Among the linked accounts: what stands for X and Google in the demo',
  },
  email: { id: 'profile.email', defaultMessage: 'Email', description: 'The member’s mail address' },
  emailNone: {
    id: 'profile.emailNone',
    defaultMessage: 'Not confirmed. Complete the email quest to confirm it.',
    description: 'Where the member has no mail address',
  },
  emailConfirmed: {
    id: 'profile.emailConfirmed',
    defaultMessage: 'Confirmed',
    description: 'Beside the member’s mail address',
  },
  connected: { id: 'profile.connected', defaultMessage: 'Connected', description: 'Badge of a linked account' },
  notConnected: {
    id: 'profile.notConnected',
    defaultMessage: 'Not connected',
    description: 'Under a provider that the member has no account of here',
  },
  since: {
    id: 'profile.since',
    defaultMessage: 'Since {date, date, long}',
    description: 'When an account was linked, as “Since May 4, 2026”',
  },
  connect: { id: 'profile.connect', defaultMessage: 'Connect', description: 'Button that links an account' },
  connectNamed: {
    id: 'profile.connectNamed',
    defaultMessage: 'Connect: {provider}',
    description: 'Spoken name of that button',
  },
  connecting: {
    id: 'profile.connecting',
    defaultMessage: 'Opening the provider’s page',
    description: 'Spoken while linking an account begins',
  },
  disconnect: { id: 'profile.disconnect', defaultMessage: 'Disconnect', description: 'Button that unlinks an account' },
  disconnectNamed: {
    id: 'profile.disconnectNamed',
    defaultMessage: 'Disconnect: {provider}',
    description: 'Spoken name of that button',
  },
  disconnectTitle: {
    id: 'profile.disconnectTitle',
    defaultMessage: 'Disconnect this account?',
    description: 'Question before an account is unlinked',
  },
  disconnectBody: {
    id: 'profile.disconnectBody',
    defaultMessage: 'You won’t be able to log in with it anymore. Quests it verified stay completed.',
    description: 'Text of the question “Disconnect this account?”',
  },
  disconnecting: {
    id: 'profile.disconnecting',
    defaultMessage: 'Disconnecting account',
    description: 'Spoken while an account is unlinked',
  },
  disconnected: {
    id: 'profile.disconnected',
    defaultMessage: 'Account disconnected',
    description: 'Toast after an account was unlinked',
  },
  linked: {
    id: 'profile.linked',
    defaultMessage: 'Account connected',
    description: 'Toast after an account was linked',
  },
  linkFailed: {
    id: 'profile.linkFailed',
    defaultMessage: 'Couldn’t connect the account',
    description: 'Toast when linking an account was given up or failed',
  },
  sessions: {
    id: 'profile.sessions',
    defaultMessage: 'Active sessions',
    description: 'Title of the part with the places where the member is signed in',
  },
  sessionsHint: {
    id: 'profile.sessionsHint',
    defaultMessage: 'Where you’re logged in. End any session you don’t recognize.',
    description: 'Under “Open sessions”',
  },
  sessionsLoading: {
    id: 'profile.sessionsLoading',
    defaultMessage: 'Loading sessions',
    description: 'Spoken while they load',
  },
  sessionsFailed: {
    id: 'profile.sessionsFailed',
    defaultMessage: 'Error loading the sessions',
    description: 'In place of the open sessions',
  },
  browserOn: {
    id: 'profile.browserOn',
    defaultMessage: '{browser} on {system}',
    description: 'A session: names of a browser and of an operating system',
  },
  unknownBrowser: {
    id: 'profile.unknownBrowser',
    defaultMessage: 'Unknown browser',
    description: 'A session whose browser did not say what it is',
  },
  thisDevice: { id: 'profile.thisDevice', defaultMessage: 'This device', description: 'Badge of the current session' },
  lastUsed: {
    id: 'profile.lastUsed',
    defaultMessage: 'Last used: {when}',
    description: 'Of a session; when is a relative time, as “2 hours ago”',
  },
  signedIn: {
    id: 'profile.signedIn',
    defaultMessage: 'Logged in: {date, date, long}',
    description: 'Of a session: the day it began',
  },
  end: { id: 'profile.end', defaultMessage: 'End session', description: 'Button that signs another place out' },
  endNamed: {
    id: 'profile.endNamed',
    defaultMessage: 'End session: {session}',
    description: 'Spoken name of that button; session is as “Firefox on Linux”',
  },
  ending: { id: 'profile.ending', defaultMessage: 'Ending session', description: 'Spoken meanwhile' },
  logOutFailed: {
    id: 'profile.logOutFailed',
    defaultMessage: 'Error logging out',
    description: 'Toast when this device’s session could not be ended',
  },
  ended: { id: 'profile.ended', defaultMessage: 'Session ended', description: 'Toast after a session was ended' },
});
