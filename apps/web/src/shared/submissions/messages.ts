import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Names of submission types and statuses. */
export const submissionMessages = defineMessages({
  tweet: { id: 'content.kindTweet', defaultMessage: 'Post on X', description: 'Kind of submission' },
  tiktok: { id: 'content.kindTiktok', defaultMessage: 'Video on TikTok', description: 'Kind of submission' },
  youtube: { id: 'content.kindYoutube', defaultMessage: 'Video on YouTube', description: 'Kind of submission' },
  meme: { id: 'content.kindMeme', defaultMessage: 'Meme', description: 'Kind of submission: a picture' },
  embed: {
    id: 'content.kindEmbedded',
    defaultMessage: 'Embedded post',
    description: 'Kind of submission: a post that was sent as its embed code',
  },
  inReview: { id: 'content.inReview', defaultMessage: 'In Review', description: 'Status of a submission' },
  accepted: { id: 'content.accepted', defaultMessage: 'Accepted', description: 'Status of a submission' },
  rejected: { id: 'content.rejected', defaultMessage: 'Rejected', description: 'Status of a submission' },
});

/** Messages for embedded posts and memes. */
export const postMessages = defineMessages({
  show: {
    id: 'content.show',
    defaultMessage: 'Show the post from {network}',
    description: 'Button that loads the post of another site; network is X, TikTok or YouTube',
  },
  showNotice: {
    id: 'content.showNotice',
    defaultMessage: '{network} will know that you viewed it.',
    description: 'Under the button that loads the post of another site',
  },
  openOn: {
    id: 'content.openOn',
    defaultMessage: 'Open on {network}',
    description: 'Link to the post on its own site; network is X, TikTok or YouTube',
  },
  postOn: {
    id: 'content.postOn',
    defaultMessage: 'Post on {network}, {date}',
    description: 'Title of a post; network is X, TikTok or YouTube, date is when it was sent',
  },
  postBy: {
    id: 'content.postBy',
    defaultMessage: '{name} on {network}',
    description: 'Title of a post that has no title of its own; name is its author, network is X, TikTok or YouTube',
  },
  gone: {
    id: 'content.gone',
    defaultMessage: 'This post is no longer on {network}.',
    description:
      'In place of the button that loads a post, when its author has deleted it; network is X, TikTok or YouTube',
  },
  openMeme: {
    id: 'content.openMeme',
    defaultMessage: 'Open image: {title}',
    description: 'Spoken name of the button that shows a meme large; title is that of the meme',
  },
  memeBy: {
    id: 'content.memeBy',
    defaultMessage: 'Meme by {name}',
    description: 'Spoken name of the dialog with a meme; name is the member who made it',
  },
  previousImage: {
    id: 'content.previousImage',
    defaultMessage: 'Previous image',
    description: 'Spoken name of a button',
  },
  nextImage: { id: 'content.nextImage', defaultMessage: 'Next image', description: 'Spoken name of a button' },
  imagePosition: {
    id: 'content.imagePosition',
    defaultMessage: 'Image {number, number} of {total, number}',
    description: 'Which of several images is shown',
  },
});
