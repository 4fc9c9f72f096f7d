import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Messages for an open quest. */
export const questMessages = defineMessages({
  share: {
    id: 'quest.share',
    defaultMessage: 'Share',
    description: 'Button of an open quest that opens the ways to share its address',
  },
  shareTitle: {
    id: 'quest.shareTitle',
    defaultMessage: 'Share this quest',
    description: 'Title of the ways to share a quest',
  },
  shareLink: {
    id: 'quest.shareLink',
    defaultMessage: 'Link to this quest',
    description: 'Label of the field that holds the address of a quest to copy',
  },
  visitor: {
    id: 'quest.visitor',
    defaultMessage: 'Log in to complete this quest and earn its points.',
    description: 'In a quest that is opened by a visitor, above the button that logs in',
  },
  steps: { id: 'quest.steps', defaultMessage: 'Steps', description: 'Spoken name of the steps of a quest' },
  stepDone: { id: 'quest.stepDone', defaultMessage: 'completed', description: 'Spoken after a step that is done' },
  verify: { id: 'quest.verify', defaultMessage: 'Verify', description: 'Button that has a quest checked' },
  checkAgain: {
    id: 'quest.checkAgain',
    defaultMessage: 'Check again',
    description: 'Button that has a quest checked once more',
  },
  checking: { id: 'quest.checking', defaultMessage: 'Checking', description: 'Spoken while a quest is checked' },
  verifyStep: { id: 'quest.verifyStep', defaultMessage: 'Verify', description: 'Last step of a quest: press “Verify”' },
  opening: {
    id: 'quest.opening',
    defaultMessage: 'Opening',
    description: 'Spoken while a page of another service is on its way',
  },
  comesBack: {
    id: 'quest.comesBack',
    defaultMessage: 'Give permission there. You’ll come back here afterward.',
    description: 'Under the step that connects an account of another service',
  },
  denied: {
    id: 'quest.denied',
    defaultMessage: 'Nothing was connected because access wasn’t granted. You can try again.',
    description: 'When the member came back from another service without agreeing',
  },
  noteCompleted: {
    id: 'quest.noteCompleted',
    defaultMessage: 'Completed. You earned {points, plural, one {# point.} other {# points.}}',
    description: 'In an open quest that is completed',
  },
  noteFailed: {
    id: 'quest.noteFailed',
    defaultMessage: 'Not accepted, but you can try again. Note from the admin: {reason}',
    description: 'In an open quest that was not accepted; reason is what the admin wrote',
  },
  noteNotDone: {
    id: 'quest.noteNotDone',
    defaultMessage: 'It doesn’t look completed yet. Follow the steps and verify again.',
    description: 'In an open quest whose check ended without success',
  },
  appealEnds: {
    id: 'quest.appealEnds',
    defaultMessage: 'Requesting verification again ends the appeal.',
    description: 'Under an open appeal: what the button “Request verification” does to it',
  },
  xConnect: { id: 'quest.xConnect', defaultMessage: 'Connect your X account', description: 'Step of a quest' },
  xConnectAction: { id: 'quest.xConnectAction', defaultMessage: 'Connect X', description: 'Button of that step' },
  xFollow: {
    id: 'quest.xFollow',
    defaultMessage: 'Follow @{name} on X',
    description: 'Step of a quest; name is a username',
  },
  xOpen: { id: 'quest.xOpen', defaultMessage: 'Open X', description: 'Link of that step' },
  xVerify: {
    id: 'quest.xVerify',
    defaultMessage: 'We’ll ask X whether you follow the account. It takes a few seconds.',
    description: 'Under the last step of a quest on X',
  },
  xNotDone: {
    id: 'quest.xNotDone',
    defaultMessage:
      'X says you don’t follow this account yet. Follow it with the X account you connected; X may take a minute to update.',
    description: 'When X does not confirm the quest',
  },
  discordConnect: {
    id: 'quest.discordConnect',
    defaultMessage: 'Connect your Discord account',
    description: 'Step of a quest',
  },
  discordConnectAction: {
    id: 'quest.discordConnectAction',
    defaultMessage: 'Connect Discord',
    description: 'Button of that step',
  },
  discordUrlFailed: {
    id: 'quest.discordUrlFailed',
    defaultMessage: 'Failed to get Discord auth URL',
    description: 'Toast when the page of Discord did not arrive',
  },
  discordJoin: { id: 'quest.discordJoin', defaultMessage: 'Join the server', description: 'Step of a quest' },
  discordOpen: { id: 'quest.discordOpen', defaultMessage: 'Open Discord', description: 'Link of that step' },
  discordVerify: {
    id: 'quest.discordVerify',
    defaultMessage: 'We’ll ask Discord whether you’re on the server. It takes a few seconds.',
    description: 'Under the last step of a quest on Discord',
  },
  discordNotDone: {
    id: 'quest.discordNotDone',
    defaultMessage:
      'Discord says you’re not on the server yet. Join with the account you connected, then verify again.',
    description: 'When Discord does not confirm the quest',
  },
  telegramStart: { id: 'quest.telegramStart', defaultMessage: 'Connect Telegram', description: 'Step of a quest' },
  telegramStartHow: {
    id: 'quest.telegramStartHow',
    defaultMessage: 'Our bot opens in Telegram. Press Start there. The link is just for you and works for 10 minutes.',
    description: 'Under that step',
  },
  telegramJoin: { id: 'quest.telegramJoin', defaultMessage: 'Join the group', description: 'Step of a quest' },
  telegramOpen: { id: 'quest.telegramOpen', defaultMessage: 'Open the group', description: 'Link of that step' },
  telegramVerify: {
    id: 'quest.telegramVerify',
    defaultMessage: 'We’ll ask Telegram whether you’re in the group. It takes a few seconds.',
    description: 'Under the last step of a quest on Telegram',
  },
  telegramNotDone: {
    id: 'quest.telegramNotDone',
    defaultMessage:
      'Telegram says you’re not in the group yet. Join with the account you pressed Start with, then verify again.',
    description: 'When Telegram does not confirm the quest',
  },
  telegramPage: {
    id: 'quest.telegramPage',
    defaultMessage: 'Connect Telegram',
    description: 'Title of the page that connects Telegram',
  },
  telegramLogIn: {
    id: 'quest.telegramLogIn',
    defaultMessage: 'Log in to connect your Telegram account.',
    description: 'On that page, for a visitor',
  },
  telegramNone: {
    id: 'quest.telegramNone',
    defaultMessage: 'There’s no Telegram quest right now',
    description: 'On that page, where no quest asks for Telegram',
  },
  toQuests: { id: 'quest.toQuests', defaultMessage: 'Go to quests', description: 'Link to all quests' },
  visitOpen: {
    id: 'quest.visitOpen',
    defaultMessage: 'Open the page',
    description: 'Step of a quest; the link to it follows',
  },
  visitVerify: {
    id: 'quest.visitVerify',
    defaultMessage: 'You get the points right away.',
    description: 'Under the last step of a quest to open a page',
  },
  visitNotDone: {
    id: 'quest.visitNotDone',
    defaultMessage: 'You haven’t opened the page yet. Use the link above, then verify again.',
    description: 'When a page was not opened',
  },
  emailAddress: {
    id: 'quest.emailAddress',
    defaultMessage: 'Enter your email address',
    description: 'Step of a quest',
  },
  emailLabel: { id: 'quest.emailLabel', defaultMessage: 'Email address', description: 'Label of a field' },
  emailInvalid: {
    id: 'quest.emailInvalid',
    defaultMessage: 'Enter an address such as name@example.com',
    description: 'When an address cannot be one',
  },
  emailSend: { id: 'quest.emailSend', defaultMessage: 'Send email', description: 'Button that has the mail sent' },
  emailSendAgain: {
    id: 'quest.emailSendAgain',
    defaultMessage: 'Send it again',
    description: 'The same button, once the mail was sent',
  },
  emailSending: {
    id: 'quest.emailSending',
    defaultMessage: 'Sending email',
    description: 'Spoken while the mail is being sent',
  },
  emailOpen: { id: 'quest.emailOpen', defaultMessage: 'Open the link in the email', description: 'Step of a quest' },
  emailOpenHow: {
    id: 'quest.emailOpenHow',
    defaultMessage: 'The link works for 24 hours.',
    description: 'Under that step: the link',
  },
  emailSent: {
    id: 'quest.emailSent',
    defaultMessage: 'We sent it to {email}. The link works for 24 hours.',
    description: 'Under that step, once the mail was sent',
  },
  emailVerify: {
    id: 'quest.emailVerify',
    defaultMessage: 'Come back here once you’ve opened the link.',
    description: 'Under the last step of the email quest',
  },
  emailNotDone: {
    id: 'quest.emailNotDone',
    defaultMessage:
      'The link in the email hasn’t been opened yet. Open it, then verify again. No email? Check your spam folder, or send it again.',
    description: 'When the address is not confirmed',
  },
  emailNotSent: {
    id: 'quest.emailNotSent',
    defaultMessage: 'No email has been sent yet. Send it, open the link in it, then verify again.',
    description: 'When the address is not confirmed because the member has not requested the email',
  },
  manualDo: { id: 'quest.manualDo', defaultMessage: 'Complete the task', description: 'Step of a quest' },
  manualProof: {
    id: 'quest.manualProof',
    defaultMessage: 'Show what you did',
    description: 'Step of a quest; fields for a link and some words follow',
  },
  manualReview: {
    id: 'quest.manualReview',
    defaultMessage: 'An admin reviews it',
    description: 'Last step of a quest',
  },
  manualReviewHow: {
    id: 'quest.manualReviewHow',
    defaultMessage: 'Usually within a day. You then get the points or find out why not.',
    description: 'Under that step',
  },
  urlLabel: { id: 'quest.urlLabel', defaultMessage: 'Link', description: 'Label of a field' },
  wordsLabel: {
    id: 'quest.wordsLabel',
    defaultMessage: 'What you did',
    description: 'Label of a field: what the member did',
  },
  urlInvalid: {
    id: 'quest.urlInvalid',
    defaultMessage: 'Enter a full address that starts with https://',
    description: 'When a link cannot be one',
  },
  proofMissing: {
    id: 'quest.proofMissing',
    defaultMessage: 'Add a link, or briefly say what you did',
    description: 'When nothing was entered',
  },
  tooLong: {
    id: 'quest.tooLong',
    defaultMessage: 'At most {limit, plural, one {# character} other {# characters}}',
    description: 'When a text is too long',
  },
  count: {
    id: 'quest.count',
    defaultMessage: '{used, number} / {limit, number}',
    description: 'Beside a text: characters used, of how many',
  },
  left: {
    id: 'quest.left',
    defaultMessage: '{left, plural, one {# character left} other {# characters left}}',
    description: 'Spoken near the limit of a text',
  },
  request: {
    id: 'quest.request',
    defaultMessage: 'Request verification',
    description: 'Button that sends what was done to the admins',
  },
  requesting: {
    id: 'quest.requesting',
    defaultMessage: 'Sending your request',
    description: 'Spoken while it is being sent',
  },
  walletInstall: { id: 'quest.walletInstall', defaultMessage: 'Install the wallet', description: 'Step of a quest' },
  walletInstallHow: {
    id: 'quest.walletInstallHow',
    defaultMessage: 'It’s a Chrome extension. If you already have it, continue.',
    description: 'Under that step',
  },
  walletStore: {
    id: 'quest.walletStore',
    defaultMessage: 'Open the Chrome Web Store',
    description: 'Link of that step',
  },
  walletSend: {
    id: 'quest.walletSend',
    defaultMessage: 'Connect it and send a 0 {coin} transaction',
    description: 'Step of a quest',
  },
  walletSendHow: {
    id: 'quest.walletSendHow',
    defaultMessage: 'You’ll see what’s sent before you approve. It’s free.',
    description: 'Under that step',
  },
  walletConnect: { id: 'quest.walletConnect', defaultMessage: 'Connect wallet', description: 'Button of that step' },
  walletVerify: {
    id: 'quest.walletVerify',
    defaultMessage: 'The transaction reaches the network within seconds. Then you get the points.',
    description: 'Under the last step of the wallet quest',
  },
  walletNotDone: {
    id: 'quest.walletNotDone',
    defaultMessage: 'Your wallet hasn’t sent the transaction yet. Connect your wallet, then verify again.',
    description: 'When the wallet quest is not done',
  },
});
