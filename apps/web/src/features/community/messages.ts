import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const contentMessages = defineMessages({
  report: {
    id: 'content.report',
    defaultMessage: 'Report {name}’s post',
    description: 'Spoken name of the button “Report” (common.report), with whose post it is; starts with that label',
  },
  title: { id: 'content.title', defaultMessage: 'Community', description: 'Title of the page with what members made' },
  lead: {
    id: 'content.lead',
    defaultMessage: 'Posts, videos, and memes about {community}, made by members and accepted by the team.',
    description: 'Under the title of the community page',
  },
  posts: { id: 'content.posts', defaultMessage: 'Posts', description: 'Tab: posts on X and embedded ones' },
  tiktok: { id: 'content.tiktok', defaultMessage: 'TikTok', description: 'Tab: a brand, kept as it is' },
  youtube: { id: 'content.youtube', defaultMessage: 'YouTube', description: 'Tab: a brand, kept as it is' },
  memes: { id: 'content.memes', defaultMessage: 'Memes', description: 'Tab: pictures that members made' },
  mine: {
    id: 'content.mine',
    defaultMessage: 'My submissions',
    description: 'Tab: what the reader sent, and what became of it',
  },
  pages: {
    id: 'content.pages',
    defaultMessage: 'Pages of the list',
    description: 'Spoken name of the page buttons',
  },
  loading: {
    id: 'content.loading',
    defaultMessage:
      '{view, select, tiktok {Loading videos} youtube {Loading videos} memes {Loading memes} other {Loading posts}}',
    description: 'Spoken while posts, videos or memes load',
  },
  failed: {
    id: 'content.failed',
    defaultMessage:
      '{view, select, tiktok {Error loading videos} youtube {Error loading videos} memes {Error loading memes} other {Error loading posts}}',
    description: 'In place of posts, videos or memes that could not be loaded',
  },
  empty: {
    id: 'content.empty',
    defaultMessage: 'Nothing here yet',
    description: 'In place of posts where there are none',
  },
  emptyHint: {
    id: 'content.emptyHint',
    defaultMessage: 'Accepted submissions appear here. Yours could be the first.',
    description: 'Under “Nothing here yet”',
  },
  hidden: {
    id: 'content.hidden',
    defaultMessage: 'No longer on {network}, so others don’t see it here',
    description: 'Beside a submission of the reader whose post was deleted; network is X, TikTok or YouTube',
  },
  visitor: {
    id: 'content.visitor',
    defaultMessage: 'Log in to see your submissions',
    description: 'In place of the own submissions, for a visitor',
  },
  visitorHint: {
    id: 'content.visitorHint',
    defaultMessage: 'See what you submitted, whether it was accepted, and how many points it earned.',
    description: 'Under “Log in to see your submissions”',
  },
  mineLoading: {
    id: 'content.mineLoading',
    defaultMessage: 'Loading your submissions',
    description: 'Spoken while the own submissions load',
  },
  mineFailed: {
    id: 'content.mineFailed',
    defaultMessage: 'Error loading your submissions',
    description: 'In place of the own submissions that could not be loaded',
  },
  mineEmpty: {
    id: 'content.mineEmpty',
    defaultMessage: 'You haven’t submitted anything yet',
    description: 'In place of the own submissions where there are none',
  },
  mineEmptyHint: {
    id: 'content.mineEmptyHint',
    defaultMessage: 'Submit a post, video, or meme about {community}. You earn points for everything the team accepts.',
    description: 'Under “You have not sent anything yet”',
  },
  seeWhy: {
    id: 'content.seeWhy',
    defaultMessage: 'See why',
    description: 'Button that explains why a submission was rejected',
  },
  whyRejected: {
    id: 'content.whyRejected',
    defaultMessage: 'Why this was rejected',
    description: 'Title of the dialog that explains a rejection',
  },
  gotIt: {
    id: 'content.gotIt',
    defaultMessage: 'Ok, got it!',
    description: 'Button that closes the explanation of a rejection',
  },
  withdraw: {
    id: 'content.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button: takes back a submission that is in review; asks first',
  },
  withdrawTitle: {
    id: 'content.withdrawTitle',
    defaultMessage: 'Withdraw this submission?',
    description: 'Title of a dialog',
  },
  withdrawText: {
    id: 'content.withdrawText',
    defaultMessage: '“{title}” won’t be reviewed. You can submit it again later.',
    description: 'In that dialog; title is the submission’s',
  },
  withdrawing: {
    id: 'content.withdrawing',
    defaultMessage: 'Withdrawing your submission',
    description: 'Spoken while it is taken back',
  },
  withdrawn: { id: 'content.withdrawn', defaultMessage: 'Submission withdrawn', description: 'Toast' },
  submit: {
    id: 'content.submit',
    defaultMessage: 'Submit content',
    description: 'Button that opens the form, and title of the form, which sends a post, a video or a meme',
  },
});

export const submitMessages = defineMessages({
  kind: { id: 'content.kind', defaultMessage: 'Type', description: 'Label of the choice of what is sent' },
  embed: {
    id: 'content.kindEmbed',
    defaultMessage: 'Embed code (ambassadors)',
    description: 'Kind of submission: the HTML with which a post is embedded',
  },
  url: { id: 'content.url', defaultMessage: 'Link to the post', description: 'Label of a field' },
  urlHint: {
    id: 'content.urlHint',
    defaultMessage: 'For example: {example}',
    description: 'Under the field for the address of a post; example is such an address',
  },
  urlMissing: {
    id: 'content.urlMissing',
    defaultMessage: 'Enter the link to the post',
    description: 'Under the field for the address of a post',
  },
  urlWrong: {
    id: 'content.urlWrong',
    defaultMessage: 'This isn’t a link to a post on {network}. It should look like {example}.',
    description: 'Under the field for the address; network is X, TikTok or YouTube, example is an address',
  },
  urlOther: {
    id: 'content.urlOther',
    defaultMessage: 'This is a post on {network}. Choose that type above.',
    description: 'Under the field for the address when another kind was chosen; network is X, TikTok or YouTube',
  },
  code: { id: 'content.code', defaultMessage: 'Embed code', description: 'Label of a field: HTML from another site' },
  codeHint: {
    id: 'content.codeHint',
    defaultMessage: 'The HTML from “Embed” on X, TikTok, or YouTube. We only keep which post it shows.',
    description: 'Under the field for the embed code',
  },
  codeMissing: {
    id: 'content.codeMissing',
    defaultMessage: 'Paste the embed code',
    description: 'Under the field for the embed code',
  },
  codeWrong: {
    id: 'content.codeWrong',
    defaultMessage: 'No X, TikTok, or YouTube post was found in this code. Make sure you copied all of it.',
    description: 'Under the field for the embed code',
  },
  tooLong: {
    id: 'content.tooLong',
    defaultMessage: '{count, plural, one {At most # character} other {At most # characters}}',
    description: 'Under a field with too much text',
  },
  memeTitle: { id: 'content.memeTitle', defaultMessage: 'Title', description: 'Label of the field for a meme’s title' },
  memeTitleHint: {
    id: 'content.memeTitleHint',
    defaultMessage: 'Describe what’s in the image. Screen readers read this aloud.',
    description: 'Under the field for a meme’s title',
  },
  memeTitleMissing: {
    id: 'content.memeTitleMissing',
    defaultMessage: 'Give it a title',
    description: 'Under the field for a meme’s title',
  },
  picture: { id: 'content.picture', defaultMessage: 'Image', description: 'Label of the field for a meme’s image' },
  pictureHint: {
    id: 'content.pictureHint',
    defaultMessage: 'JPEG or PNG, at most 2 MB and 1000 × 1000 pixels.',
    description: 'Beside the field for a meme’s image',
  },
  pictureMissing: {
    id: 'content.pictureMissing',
    defaultMessage: 'Choose an image for your meme',
    description: 'Under the field for a meme’s image',
  },
  mistakes: {
    id: 'content.mistakes',
    defaultMessage: '{count, plural, one {# field needs your attention} other {# fields need your attention}}',
    description: 'Above the list of what is wrong with a form',
  },
  send: { id: 'content.send', defaultMessage: 'Submit for review', description: 'Button that sends the form' },
  sending: { id: 'content.sending', defaultMessage: 'Sending', description: 'On the button while the form is sent' },
  sent: {
    id: 'content.sent',
    defaultMessage: 'Submitted for review',
    description: 'Toast when a submission was sent',
  },
});
