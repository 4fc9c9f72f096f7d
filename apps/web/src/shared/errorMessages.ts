import { ApiError, type ErrorCode } from '@pwr-community/api/errors';
import { defineMessages } from '@pwr-community/i18n/defineMessages';
import type { IntlShape, MessageDescriptor } from 'react-intl';

const m = defineMessages({
  invalid: {
    id: 'error.invalid',
    defaultMessage: 'Something in the request isn’t valid',
    description: 'Error: the server refused what was sent',
  },
  callbackUrl: {
    id: 'error.callbackUrl',
    defaultMessage: 'You can’t return to this address after logging in',
    description: 'Error: the address to return to is not one of the site',
  },
  signInLost: {
    id: 'error.signInLost',
    defaultMessage: 'This login took too long or wasn’t started here. Start again.',
    description: 'Error at the end of a sign-in',
  },
  signInUsed: {
    id: 'error.signInUsed',
    defaultMessage: 'This login was already used. Start again.',
    description: 'Error at the end of a sign-in',
  },
  signInRefused: {
    id: 'error.signInRefused',
    defaultMessage: 'The login could not be verified',
    description: 'Error: the proof of identity did not hold',
  },
  signInUnavailable: {
    id: 'error.signInUnavailable',
    defaultMessage: 'This login method isn’t available right now',
    description: 'Error: X, Google or the wallet does not answer or is not set up',
  },
  replyToReply: {
    id: 'error.replyToReply',
    defaultMessage: 'You can’t reply to a reply',
    description: 'Error: only comments can be replied to',
  },
  logIn: {
    id: 'error.logIn',
    defaultMessage: 'Log in to do this',
    description: 'Error: the action needs a signed-in member',
  },
  expired: {
    id: 'error.expired',
    defaultMessage: 'Your session expired. Log in again.',
    description: 'Error: the token is no longer accepted',
  },
  notYours: {
    id: 'error.notYours',
    defaultMessage: 'This belongs to another member',
    description: 'Error: only its owner may do this',
  },
  adminOnly: { id: 'error.adminOnly', defaultMessage: 'Only admins can do this', description: 'Error' },
  freshSignIn: {
    id: 'error.freshSignIn',
    defaultMessage: 'Log in again to make this change',
    description: 'Error: the login is too long ago for something that matters',
  },
  uploadExpired: {
    id: 'error.uploadExpired',
    defaultMessage: 'The upload took too long. Choose the file again.',
    description: 'Error: the permission to upload has ended',
  },
  notFound: { id: 'error.notFound', defaultMessage: 'Not found', description: 'Error: unknown address' },
  projectGone: {
    id: 'error.projectGone',
    defaultMessage: 'This project doesn’t exist or was deleted',
    description: 'Error: unknown project',
  },
  projectDeleted: {
    id: 'error.projectDeleted',
    defaultMessage: 'This project was deleted',
    description: 'Error: the project existed',
  },
  commentGone: {
    id: 'error.commentGone',
    defaultMessage: 'This comment doesn’t exist or was deleted',
    description: 'Error: unknown comment',
  },
  memberGone: {
    id: 'error.memberGone',
    defaultMessage: 'This member doesn’t exist',
    description: 'Error: unknown member',
  },
  uploadGone: {
    id: 'error.uploadGone',
    defaultMessage: 'The uploaded file is no longer available. Choose it again.',
    description: 'Error: an upload that was not used in time',
  },
  nameTaken: {
    id: 'error.nameTaken',
    defaultMessage: 'A project with this name already exists',
    description: 'Error: project names are unique',
  },
  usernameTaken: {
    id: 'error.usernameTaken',
    defaultMessage: 'This username is already taken',
    description: 'Error: user names are unique',
  },
  inProgress: {
    id: 'error.inProgress',
    defaultMessage: 'This is already in progress',
    description: 'Error: the same request is still under way',
  },
  tooLarge: {
    id: 'error.tooLarge',
    defaultMessage: 'This is too large to send. Shorten it or use a smaller file.',
    description: 'Error: the request is too large',
  },
  imageSize: {
    id: 'error.imageSize',
    defaultMessage: 'Size of the image is too large',
    description: 'Error: more than 2 MB',
  },
  imageType: {
    id: 'error.imageType',
    defaultMessage: 'image format is not supported',
    description: 'Error: neither JPEG nor PNG',
  },
  imageDimensions: {
    id: 'error.imageDimensions',
    defaultMessage: 'Image dimensions are invalid, make sure the image is not bigger than 1000x1000 and is a square',
    description: 'Error: width or height of the image',
  },
  imageTooLarge: {
    id: 'error.imageTooLarge',
    defaultMessage: 'The image is larger than 1000 × 1000 pixels. Choose a smaller one.',
    description: 'Error: width or height of a picture of any shape, such as a meme; 1000 × 1000 is never grouped',
  },
  imageComplex: {
    id: 'error.imageComplex',
    defaultMessage: 'This image can’t be processed. Save it again as a plain JPEG or PNG, then choose it again.',
    description: 'Error: decoding the picture takes too long, or it is animated',
  },
  uploadsBusy: {
    id: 'error.uploadsBusy',
    defaultMessage: 'Too many images are being checked right now. Try again in a few seconds.',
    description: 'Error: the server has more pictures to check than it can',
  },
  uploadQuota: {
    id: 'error.uploadQuota',
    defaultMessage: 'You’ve reached the upload limit for this hour. Try again later.',
    description: 'Error: the member uploaded too many files or bytes',
  },
  linkUnavailable: {
    id: 'error.linkUnavailable',
    defaultMessage: 'This short link can’t be opened right now. Paste the video’s full address instead.',
    description: 'Error: TikTok does not tell which video a short link leads to',
  },
  imagePrepare: {
    id: 'error.imagePrepare',
    defaultMessage: 'Could not prepare the upload',
    description: 'Error: no address to upload to',
  },
  imageUpload: {
    id: 'error.imageUpload',
    defaultMessage: 'Could not upload the image',
    description: 'Error: the file did not arrive',
  },
  tooOften: {
    id: 'error.tooOften',
    defaultMessage: 'Too many requests. Wait a minute and try again.',
    description: 'Error: rate limit',
  },
  tooOftenSeconds: {
    id: 'error.tooOftenSeconds',
    defaultMessage: 'Too many requests. Try again in {count, plural, one {# second} other {# seconds}}.',
    description: 'Error: rate limit, with the wait that the server asks for',
  },
  tooOftenMinutes: {
    id: 'error.tooOftenMinutes',
    defaultMessage: 'Too many requests. Try again in {count, plural, one {# minute} other {# minutes}}.',
    description: 'Error: rate limit, with the wait that the server asks for',
  },
  disqualified: {
    id: 'error.disqualified',
    defaultMessage: 'You’ve been disqualified and can’t earn points',
    description: 'Error: the member was disqualified by an admin',
  },
  bonusClaimed: {
    id: 'error.bonusClaimed',
    defaultMessage: 'You have already claimed the GM bonus. Come back later.',
    description: 'Error: the daily bonus can be claimed once in 24 hours',
  },
  emailToken: {
    id: 'error.emailToken',
    defaultMessage: 'This link has expired or was already used. Request a new email.',
    description: 'Error: the link of the mail that confirms an address',
  },
  questGone: {
    id: 'error.questGone',
    defaultMessage: 'This quest doesn’t exist or was deleted',
    description: 'Error: unknown quest',
  },
  walletLinked: {
    id: 'error.walletLinked',
    defaultMessage: 'Wallet is already connected. You can now verify this challenge.',
    description: 'Error 404 of the wallet quest: nothing is left to connect',
  },
  referralCode: {
    id: 'error.referralCode',
    defaultMessage: 'This referral code doesn’t exist',
    description: 'Error: unknown code of an invitation',
  },
  notLinked: {
    id: 'error.notLinked',
    defaultMessage: 'Connect the account for this quest first',
    description: 'Error: the X, Discord or Telegram account is not connected',
  },
  accountRewarded: {
    id: 'error.accountRewarded',
    defaultMessage: 'This account has already completed this quest for another member. Use a different account.',
    description:
      'Error: an X, Discord or Telegram account, mailbox or wallet earns a quest for one member only, even after it is unlinked',
  },
  accountTaken: {
    id: 'error.accountTaken',
    defaultMessage: 'This account is connected to another member',
    description: 'Error: an X, Google, Discord or Telegram account belongs to one member',
  },
  lastIdentity: {
    id: 'error.lastIdentity',
    defaultMessage: 'This is your only way to log in. Connect another one first.',
    description: 'Error: the last account that signs a member in cannot be disconnected',
  },
  questClosed: {
    id: 'error.questClosed',
    defaultMessage: 'This quest isn’t open right now',
    description: 'Error: outside the time in which the quest can be done',
  },
  questNotDone: {
    id: 'error.questNotDone',
    defaultMessage: 'This quest isn’t completed yet. Check its steps and try again.',
    description: 'Error: verification found that the quest is not done',
  },
  questDone: {
    id: 'error.questDone',
    defaultMessage: 'You have already completed this quest',
    description: 'Error: a completed quest cannot be done again',
  },
  hasWallet: {
    id: 'error.hasWallet',
    defaultMessage: 'This account already has a wallet',
    description: 'Error: one wallet for each member',
  },
  walletTaken: {
    id: 'error.walletTaken',
    defaultMessage: 'This wallet is connected to another member',
    description: 'Error: one member for each wallet',
  },
  fingerprint: {
    id: 'error.fingerprint',
    defaultMessage: 'The wallet task has already been verified on this device',
    description: 'Error: the wallet quest can be done once on each device',
  },
  referralNotPossible: {
    id: 'error.referralNotPossible',
    defaultMessage: 'This invitation can’t be accepted',
    description: 'Error: an own code, a second invitation, or one that came too late',
  },
  walletVerification: {
    id: 'error.walletVerification',
    defaultMessage: 'Wallet verification failed',
    description: 'Error: the transaction does not prove the wallet',
  },
  verificationUnavailable: {
    id: 'error.verificationUnavailable',
    defaultMessage: 'The verification service isn’t responding right now. Try again later.',
    description: 'Error: X, Discord, Telegram, the chain or the mail server does not answer',
  },
  mailUnavailable: {
    id: 'error.mailUnavailable',
    defaultMessage: 'Your message can’t be sent right now. Try again later.',
    description: 'Error: the mail server does not answer or is not set up',
  },
  quizGone: {
    id: 'error.quizGone',
    defaultMessage: 'There is no quiz today',
    description: 'Error: no quiz is offered on this day',
  },
  questionGone: {
    id: 'error.questionGone',
    defaultMessage: 'This question isn’t part of today’s quiz',
    description: 'Error: a question of another day',
  },
  quizNotJoined: {
    id: 'error.quizNotJoined',
    defaultMessage: 'Join the quiz first',
    description: 'Error: the quiz must be joined before it is started',
  },
  quizNotStarted: {
    id: 'error.quizNotStarted',
    defaultMessage: 'Start today’s quiz first',
    description: 'Error: an answer came before the quiz was started',
  },
  questionAnswered: {
    id: 'error.questionAnswered',
    defaultMessage: 'You have already answered this question',
    description: 'Error: each question is answered once',
  },
  submissionGone: {
    id: 'error.submissionGone',
    defaultMessage: 'This submission doesn’t exist or was deleted',
    description: 'Error: unknown submission',
  },
  unsubscribeToken: {
    id: 'error.unsubscribeToken',
    defaultMessage: 'This link is incomplete. Open it from the email again, or turn the email off in your settings.',
    description: 'Error: the address of the page that ends the daily email was cut off or changed',
  },
  emailNotConfirmed: {
    id: 'error.emailNotConfirmed',
    defaultMessage: 'Confirm your email address first',
    description: 'Error: the daily email needs a confirmed address',
  },
  alreadySubmitted: {
    id: 'error.alreadySubmitted',
    defaultMessage: 'This has already been submitted',
    description: 'Error: each post can be submitted once, by whomever',
  },
  editConflict: {
    id: 'error.editConflict',
    defaultMessage: 'Someone else is changing this at the same time. Save again.',
    description: 'Error: an edit could not be merged with those of others',
  },
  memberDisqualified: {
    id: 'error.memberDisqualified',
    defaultMessage: 'This member is disqualified and can’t earn points',
    description: 'Error, for an admin: the member whose work they accept was disqualified',
  },
  submissionDecided: {
    id: 'error.submissionDecided',
    defaultMessage: 'Another admin already reviewed this submission. Reload the list.',
    description: 'Error: another admin has accepted or rejected it',
  },
  submissionWithdrawn: {
    id: 'error.submissionWithdrawn',
    defaultMessage: 'The member has withdrawn this submission',
    description: 'Error: nothing is left to decide',
  },
  notRejected: {
    id: 'error.notRejected',
    defaultMessage: 'Only a rejection can be appealed. Reload the page to see the current status.',
    description: 'Error: the decision has changed meanwhile',
  },
  appealTooLate: {
    id: 'error.appealTooLate',
    defaultMessage: 'A rejection can be appealed for 14 days. This one is older.',
    description: 'Error: the time to appeal is over',
  },
  alreadyAppealed: {
    id: 'error.alreadyAppealed',
    defaultMessage: 'You’ve already appealed this decision',
    description: 'Error: each rejection can be appealed once',
  },
  appealDecided: {
    id: 'error.appealDecided',
    defaultMessage: 'This appeal is no longer open',
    description: 'Error, for an admin: another admin has decided it, or the rejection was undone',
  },
  appealGone: {
    id: 'error.appealGone',
    defaultMessage: 'This appeal doesn’t exist',
    description: 'Error: unknown appeal',
  },
  otherAdmin: {
    id: 'error.otherAdmin',
    defaultMessage: 'Another admin has to decide this appeal',
    description: 'Error, for the admin who made the first decision, or whose own appeal it is',
  },
  questDecided: {
    id: 'error.questDecided',
    defaultMessage: 'This request has already been decided',
    description: 'Error: another admin has verified the quest of the member, or refused it',
  },
  commentEditClosed: {
    id: 'error.commentEditClosed',
    defaultMessage: 'You can edit a comment for 15 minutes after posting it.',
    description: 'Error: an edit of a comment came too late',
  },
  changedMeanwhile: {
    id: 'error.changedMeanwhile',
    defaultMessage: 'Someone else changed this in the meantime. Check the current value, then decide again.',
    description: 'Error: another admin set the same number, or it moved by itself; nothing was overwritten',
  },
  server: {
    id: 'error.server',
    defaultMessage: 'An error occurred on the server',
    description: 'Error: the server failed',
  },
  noToken: {
    id: 'error.noToken',
    defaultMessage: 'No bearer token found in local storage',
    description: 'Error: a call that needs a signed-in member was made without one',
  },
  tokenMissing: {
    id: 'error.tokenMissing',
    defaultMessage: 'No token received from the server',
    description: 'Error: the reply to a sign-in held no token',
  },
  html: {
    id: 'error.html',
    defaultMessage: 'Unexpected HTML response',
    description: 'Error: a page came where data was expected',
  },
  network: {
    id: 'error.network',
    defaultMessage: 'Could not reach the server. Please check your network connection.',
    description: 'Error: no answer at all',
  },
  unexpected: {
    id: 'error.body',
    defaultMessage: 'An unexpected error occurred',
    description: 'On the screen shown when the site has failed, before the technical message',
  },
});

/** Messages for all error codes of the contract and the client. A code without a message doesn't compile. */
export const errorMessages: Record<ErrorCode, MessageDescriptor> = {
  'validation-failed': m.invalid,
  'malformed-json': m.invalid,
  'callback-url-not-allowed': m.callbackUrl,
  'oauth-state-invalid': m.signInLost,
  'id-token-invalid': m.signInRefused,
  'burner-invalid': m.signInRefused,
  'burner-used': m.signInUsed,
  'burner-expired': m.signInLost,
  'wallet-challenge-invalid': m.signInLost,
  'wallet-signature-invalid': m.signInRefused,
  'reply-to-reply': m.replyToReply,
  'email-token-invalid': m.emailToken,
  'unsubscribe-token-invalid': m.unsubscribeToken,
  'email-not-confirmed': m.emailNotConfirmed,
  unauthenticated: m.logIn,
  'token-invalid': m.expired,
  'token-expired': m.expired,
  'not-yours': m.notYours,
  'admin-only': m.adminOnly,
  'fresh-sign-in-required': m.freshSignIn,
  disqualified: m.disqualified,
  'upload-signature-invalid': m.uploadExpired,
  'upload-expired': m.uploadExpired,
  'route-not-found': m.notFound,
  'project-not-found': m.projectGone,
  'project-deleted': m.projectDeleted,
  'comment-not-found': m.commentGone,
  'user-not-found': m.memberGone,
  'session-not-found': m.notFound,
  'identity-not-found': m.notFound,
  'notification-not-found': m.notFound,
  'upload-not-found': m.uploadGone,
  'quest-not-found': m.questGone,
  'quiz-not-found': m.quizGone,
  'question-not-found': m.questionGone,
  'submission-not-found': m.submissionGone,
  'wallet-already-linked': m.walletLinked,
  'referral-code-not-found': m.referralCode,
  'project-name-taken': m.nameTaken,
  'username-taken': m.usernameTaken,
  'bonus-already-claimed': m.bonusClaimed,
  'account-not-linked': m.notLinked,
  'account-taken': m.accountTaken,
  'account-already-rewarded': m.accountRewarded,
  'last-identity': m.lastIdentity,
  'quest-closed': m.questClosed,
  'quest-not-verified': m.questNotDone,
  'quest-completed': m.questDone,
  'account-has-wallet': m.hasWallet,
  'wallet-taken': m.walletTaken,
  'fingerprint-exists': m.fingerprint,
  'referral-not-possible': m.referralNotPossible,
  'quiz-not-joined': m.quizNotJoined,
  'quiz-not-started': m.quizNotStarted,
  'question-answered': m.questionAnswered,
  'already-submitted': m.alreadySubmitted,
  'submission-decided': m.submissionDecided,
  'submission-withdrawn': m.submissionWithdrawn,
  'not-rejected': m.notRejected,
  'appeal-too-late': m.appealTooLate,
  'already-appealed': m.alreadyAppealed,
  'appeal-decided': m.appealDecided,
  'appeal-not-found': m.appealGone,
  'other-admin-required': m.otherAdmin,
  'member-disqualified': m.memberDisqualified,
  'quest-decided': m.questDecided,
  'edit-conflict': m.editConflict,
  'comment-edit-closed': m.commentEditClosed,
  'changed-meanwhile': m.changedMeanwhile,
  'idempotency-key-in-progress': m.inProgress,
  'payload-too-large': m.tooLarge,
  'image-size-too-large': m.imageSize,
  'unsupported-media-type': m.invalid,
  'image-invalid-type': m.imageType,
  'image-invalid-dimensions': m.imageDimensions,
  'image-dimensions-too-large': m.imageTooLarge,
  'image-too-complex': m.imageComplex,
  'image-not-uploaded': m.uploadGone,
  'wallet-not-verified': m.walletVerification,
  'leap-second': m.invalid,
  'idempotency-key-reused': m.invalid,
  'rate-limited': m.tooOften,
  'uploads-busy': m.uploadsBusy,
  'upload-quota-reached': m.uploadQuota,
  'headers-too-large': m.tooLarge,
  internal: m.server,
  'sign-in-unavailable': m.signInUnavailable,
  'verification-unavailable': m.verificationUnavailable,
  'mail-unavailable': m.mailUnavailable,
  'image-presigned-url-error': m.imagePrepare,
  'upload-image-error': m.imageUpload,
  'link-unavailable': m.linkUnavailable,
  'service-unavailable': m.server,
  'no-bearer-token': m.noToken,
  'no-token-received': m.tokenMissing,
  'unexpected-html': m.html,
  'unexpected-reply': m.unexpected,
  'network-error': m.network,
};

/** Returns the message for a caught error. A newer server may send codes that this build doesn't know. */
export const messageOf = (error: unknown): MessageDescriptor =>
  error instanceof ApiError && Object.hasOwn(errorMessages, error.code) ? errorMessages[error.code] : m.unexpected;

/** Formats {@link messageOf}, with the wait of a rate limit. */
export function problemText(formatMessage: IntlShape['formatMessage'], error: unknown): string {
  const wait = error instanceof ApiError && error.code === 'rate-limited' ? error.retryAfter : undefined;
  if (wait === undefined) return formatMessage(messageOf(error));
  return wait <= 90
    ? formatMessage(m.tooOftenSeconds, { count: wait })
    : formatMessage(m.tooOftenMinutes, { count: Math.ceil(wait / 60) });
}
