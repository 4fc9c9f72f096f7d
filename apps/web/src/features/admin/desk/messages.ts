import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const deskMessages = defineMessages({
  search: {
    id: 'admin.waiting.search',
    defaultMessage: 'Member or title',
    description: 'Label of a search field: part of a name, a username, or the title of what waits for a decision',
  },
  since: {
    id: 'admin.waiting.since',
    defaultMessage: 'Waiting since',
    description: 'Label of a choice of dates: when something began to wait for a decision',
  },
  nothingFound: {
    id: 'admin.waiting.nothingFound',
    defaultMessage: 'Nothing matches these filters',
    description: 'In place of the list when the filters leave nothing',
  },
  nothingFoundHint: {
    id: 'admin.waiting.nothingFoundHint',
    defaultMessage: 'Choose other dates, or search for another member.',
    description: 'Under “Nothing matches these filters”',
  },
  none: {
    id: 'admin.waiting.none',
    defaultMessage: 'Nothing selected',
    description: 'In place of the open item, beside a list without any',
  },
  noneHint: {
    id: 'admin.waiting.noneHint',
    defaultMessage: 'Choose an item in the list to open it here.',
    description: 'Under “Nothing selected”',
  },
  opened: {
    id: 'admin.waiting.opened',
    defaultMessage:
      'Keyboard shortcuts are on: J for the next item, K for the previous one, A and R to decide, and question mark for all shortcuts.',
    description: 'Spoken when one of the pages for decisions opens with the focus in the list',
  },
  back: {
    id: 'admin.waiting.back',
    defaultMessage: 'Back to list',
    description: 'Button back to the list, on small screens',
  },
  nextItem: { id: 'admin.waiting.nextItem', defaultMessage: 'Next', description: 'Button, on small screens' },
  previousItem: {
    id: 'admin.waiting.previousItem',
    defaultMessage: 'Previous',
    description: 'Button, on small screens',
  },
  first: {
    id: 'admin.waiting.first',
    defaultMessage: 'This is the first one.',
    description: 'Spoken when the key K is pressed at the start of the list',
  },
  last: {
    id: 'admin.waiting.last',
    defaultMessage: 'This is the last one.',
    description: 'Spoken when the key J is pressed at the end of the list',
  },
  decided: {
    id: 'admin.waiting.decided',
    defaultMessage: '{count, plural, one {# decision made} other {# decisions made}}',
    description: 'Toast after a decision on several things',
  },
  skipped: {
    id: 'admin.waiting.skipped',
    defaultMessage: 'Skipped: {names}. {problem}',
    description:
      'Toast after a decision on several things; names lists those that were not decided, problem is a sentence that says why',
  },
  others: {
    id: 'admin.waiting.others',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'Last entry of that list of names',
  },
});
