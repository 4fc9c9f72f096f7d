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
