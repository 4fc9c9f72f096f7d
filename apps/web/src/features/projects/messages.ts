import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const detailMessages = defineMessages({
  quickView: {
    id: 'project.quickView',
    defaultMessage: 'Quick view',
    description: 'Spoken name of the panel that shows a project over the list',
  },
  openFullPage: {
    id: 'project.openFullPage',
    defaultMessage: 'Open full page',
    description: 'Link from the quick view to the page of the project',
  },
  share: {
    id: 'project.share',
    defaultMessage: 'Share',
    description: 'Button that opens the ways to share the address',
  },
  edit: { id: 'project.edit', defaultMessage: 'Edit', description: 'Link to the form that changes one’s own project' },
  createdBy: {
    id: 'project.createdBy',
    defaultMessage: 'Created By',
    description: 'Before the name of the member who submitted the project',
  },
  website: {
    id: 'project.website',
    defaultMessage: 'Website: {host}',
    description: 'Spoken name of the link to the website of the project; host is its name, as kava.io',
  },
  onX: { id: 'project.onX', defaultMessage: 'On X (Twitter)', description: 'Link to the project on X' },
  onLinkedIn: {
    id: 'project.onLinkedIn',
    defaultMessage: 'On LinkedIn',
    description: 'Link to the project on LinkedIn',
  },
  onTelegram: {
    id: 'project.onTelegram',
    defaultMessage: 'On Telegram',
    description: 'Link to the project on Telegram',
  },
  overview: {
    id: 'project.overview',
    defaultMessage: 'Overview',
    description: 'Tab: pictures and description of the project',
  },
  comments: {
    id: 'project.comments',
    defaultMessage: 'Comments',
    description: 'Tab: comments on the project; their number stands beside it',
  },
  commentsCount: {
    id: 'project.commentsCount',
    defaultMessage: 'Comments ({count, number})',
    description: 'Heading over the comments of a project',
  },
  commentsFailed: {
    id: 'project.commentsFailed',
    defaultMessage: 'Error loading comments',
    description: 'In place of the comments of a project that could not be loaded',
  },
  loading: {
    id: 'project.loading',
    defaultMessage: 'Loading project',
    description: 'Spoken while a project loads',
  },
  failed: {
    id: 'project.failed',
    defaultMessage: 'Error loading project details',
    description: 'In place of a project that could not be loaded',
  },
  notFound: {
    id: 'project.notFound',
    defaultMessage: 'This project doesn’t exist or was deleted',
    description: 'In place of a project whose address is unknown',
  },
  deleted: {
    id: 'project.deleted',
    defaultMessage: 'This project was deleted',
    description: 'In place of a project that existed at this address',
  },
  toList: { id: 'project.toList', defaultMessage: 'All projects', description: 'Link back to the project list' },
  noDescription: {
    id: 'project.noDescription',
    defaultMessage: 'No description yet',
    description: 'In place of an empty description',
  },
  image: {
    id: 'project.image',
    defaultMessage: 'Image {number, number} of {project}',
    description: 'Spoken name of a picture of the project; project is its name',
  },
  enlarge: {
    id: 'project.enlarge',
    defaultMessage: 'Enlarge image {number, number} of {total, number}',
    description: 'Spoken name of the button that shows a picture large',
  },
  images: {
    id: 'project.images',
    defaultMessage: 'Images of {project}',
    description: 'Spoken name of the large view of the pictures of a project',
  },
  previousImage: {
    id: 'project.previousImage',
    defaultMessage: 'Previous image',
    description: 'Button of the large view of pictures',
  },
  nextImage: {
    id: 'project.nextImage',
    defaultMessage: 'Next image',
    description: 'Button of the large view of pictures',
  },
  imagePosition: {
    id: 'project.imagePosition',
    defaultMessage: '{number, number} of {total, number}',
    description: 'Which picture of how many is shown large',
  },
});

export const shareMessages = defineMessages({
  title: {
    id: 'share.title',
    defaultMessage: 'Share this project',
    description: 'Title of the ways to share a project',
  },
  link: {
    id: 'share.link',
    defaultMessage: 'Link to this page',
    description: 'Label of the field that holds the address to copy',
  },
});
