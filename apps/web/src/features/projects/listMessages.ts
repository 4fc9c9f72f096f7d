import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const listMessages = defineMessages({
  title: { id: 'projects.title', defaultMessage: 'Top Projects', description: 'Title of the project list page' },
  subtitle: {
    id: 'projects.subtitle',
    defaultMessage: 'Explore {community} project applicants from founders and developers worldwide.',
    description: 'Under the title of the project list page',
  },
  sortBy: {
    id: 'projects.sortBy',
    defaultMessage: 'Sort by',
    description: 'Label of the two orders of the project list',
  },
  sortDate: {
    id: 'projects.sort.date',
    defaultMessage: 'Date',
    description: 'Order of the project list: newest first',
  },
  sortUpvotes: {
    id: 'projects.sort.upvotes',
    defaultMessage: 'Most Upvoted',
    description: 'Order of the project list: most upvoted first',
  },
  sorted: {
    id: 'projects.sorted',
    defaultMessage: 'Sorted by: {order}',
    description: 'Spoken when the projects are in another order; order is “Date” or “Most Upvoted”',
  },
  type: { id: 'projects.type', defaultMessage: 'Type', description: 'Label of the kinds of project to choose from' },
  typeCount: {
    id: 'projects.type.count',
    defaultMessage: '{count, plural, one {# project} other {# projects}}',
    description: 'Spoken after a kind of project to choose from: how many there are',
  },
  typeAll: { id: 'projects.type.all', defaultMessage: 'All', description: 'Kind of project: all of them' },
  typeAllLong: {
    id: 'projects.type.allLong',
    defaultMessage: 'All types',
    description: 'Kind of project: all of them; on a button that stands alone, without the word “Type” beside it',
  },
  listLabel: {
    id: 'projects.list',
    defaultMessage: 'Projects',
    description: 'Spoken name of the list of projects; also the navigation link',
  },
  empty: {
    id: 'projects.empty',
    defaultMessage: 'No projects match your filters',
    description: 'Title in place of the list of projects when a search or a kind has none',
  },
  emptyHint: {
    id: 'projects.emptyHint',
    defaultMessage: 'Try another word or another type.',
    description: 'Under “No projects match this choice”',
  },
  none: {
    id: 'projects.none',
    defaultMessage: 'No projects yet',
    description: 'Title in place of the list of projects when the site has none at all',
  },
  noneHint: {
    id: 'projects.noneHint',
    defaultMessage: 'Yours could be the first.',
    description: 'Under “No projects yet”',
  },
  clearChoice: {
    id: 'projects.clearChoice',
    defaultMessage: 'Show all projects',
    description: 'Button that drops the search and the type',
  },
  category: {
    id: 'projects.category',
    defaultMessage: 'Category: {category}',
    description: 'Button over the project list that shows to which category it is narrowed, and removes the filter',
  },
  removeCategory: {
    id: 'projects.removeCategory',
    defaultMessage: 'Category: {category}. Remove filter',
    description: 'Spoken name of the button “Category: {category}”; it begins with the same words',
  },
  clearSearch: {
    id: 'projects.clearSearch',
    defaultMessage: 'Clear search',
    description: 'Button that empties the search box',
  },
  upvotes: {
    id: 'projects.upvoteCount',
    defaultMessage: '{count, plural, one {# upvote} other {# upvotes}}',
    description: 'Number of upvotes of a project',
  },
});

export const searchMessages = defineMessages({
  placeholder: {
    id: 'search.placeholder',
    defaultMessage: 'Search projects',
    description: 'Placeholder and spoken name of the search box',
  },
  submit: {
    id: 'search.submit',
    defaultMessage: 'Search',
    description: 'Button in the search box that searches the list',
  },
  loading: {
    id: 'search.loading',
    defaultMessage: 'Searching',
    description: 'Spoken while the results of a search load',
  },
  none: { id: 'search.none', defaultMessage: 'No results found', description: 'In the results of the search box' },
  failed: {
    id: 'search.failed',
    defaultMessage: 'Error fetching search results',
    description: 'Toast and result when a search failed',
  },
  found: {
    id: 'search.found',
    defaultMessage: '{count, plural, one {# project found} other {# projects found}}',
    description: 'Spoken when the results of a search are there',
  },
  open: {
    id: 'search.open',
    defaultMessage: 'Open',
    description: 'Hint beside the chosen result of a search: Enter opens it',
  },
});
