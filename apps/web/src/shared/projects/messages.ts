import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const rowMessages = defineMessages({
  loading: {
    id: 'projects.loading',
    defaultMessage: 'Loading projects',
    description: 'Spoken while the list of projects loads',
  },
  failed: {
    id: 'projects.failed',
    defaultMessage: 'Error fetching projects',
    description: 'In place of the list of projects when it could not be loaded',
  },
  upvotesFailed: {
    id: 'projects.upvotesFailed',
    defaultMessage: 'Error fetching user upvotes',
    description: 'Above the list when it is not known which projects the member has upvoted',
  },
  submitProject: {
    id: 'projects.submit',
    defaultMessage: 'Submit a project',
    description: 'Link to the form that submits a project',
  },
  openComments: {
    id: 'projects.openComments',
    defaultMessage: 'Comments on {project}: {count, number}',
    description: 'Spoken name of the button that opens the comments of a project; project is its name',
  },
  upvote: {
    id: 'projects.upvote',
    defaultMessage: 'Upvote {project}, {count, plural, one {# upvote} other {# upvotes}}',
    description: 'Spoken name of the upvote button, which is pressed or not; project is the name of the project',
  },
});

export const pageMessages = defineMessages({
  label: {
    id: 'pagination.label',
    defaultMessage: 'Pages of the project list',
    description: 'Spoken name of the page buttons',
  },
  previous: {
    id: 'pagination.previous',
    defaultMessage: 'Previous page',
    description: 'Spoken name of an arrow button',
  },
  next: { id: 'pagination.next', defaultMessage: 'Next page', description: 'Spoken name of an arrow button' },
  page: { id: 'pagination.page', defaultMessage: 'Page {page, number}', description: 'Spoken name of a page button' },
  range: {
    id: 'pagination.range',
    defaultMessage: '{first, number}–{last, number} of {total, number}',
    description: 'Which items of the list are shown, as 1–5 of 218',
  },
  goTo: { id: 'pagination.goTo', defaultMessage: 'Go to page', description: 'Label of the field for a page number' },
  ofTotal: {
    id: 'pagination.ofTotal',
    defaultMessage: 'of {total, number}',
    description: 'After the field for a page number: how many pages there are',
  },
  outOfRange: {
    id: 'pagination.outOfRange',
    defaultMessage: 'Enter a page from 1 to {total, number}',
    description: 'Under the field for a page number when that page does not exist',
  },
});

export const upvoteMessages = defineMessages({
  addFailed: {
    id: 'upvote.addFailed',
    defaultMessage: 'Error upvoting project',
    description: 'Toast when an upvote was not taken',
  },
  removeFailed: {
    id: 'upvote.removeFailed',
    defaultMessage: 'Error removing upvote from project',
    description: 'Toast when an upvote was not taken back',
  },
});

/** Labels of project types, by the API's codes. */
export const typeMessages = defineMessages({
  EXTERNAL_VM: {
    id: 'projects.type.externalVm',
    defaultMessage: 'External VM',
    description: 'Kind of project: runs a virtual machine outside the chain',
  },
  BITCOIN_DAPP: {
    id: 'projects.type.bitcoin',
    defaultMessage: 'Bitcoin side chain',
    description: 'Kind of project: a side chain of Bitcoin',
  },
  ETH_DAPP: {
    id: 'projects.type.eth',
    defaultMessage: 'Eth side chain',
    description: 'Kind of project: a side chain of Ethereum',
  },
  SOFTWARE_BASED_APP: {
    id: 'projects.type.software',
    defaultMessage: 'Software based app',
    description: 'Kind of project: an application made of software alone',
  },
});
