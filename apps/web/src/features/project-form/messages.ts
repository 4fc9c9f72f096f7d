import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const formMessages = defineMessages({
  createTitle: {
    id: 'form.createTitle',
    defaultMessage: 'Submit a project',
    description: 'Title of the form that submits a project',
  },
  createLead: {
    id: 'form.createLead',
    defaultMessage: 'It will appear in the project list right away. You can change it later.',
    description: 'Under the title of the form that submits a project',
  },
  editTitle: {
    id: 'form.editTitle',
    defaultMessage: 'Edit {project}',
    description: 'Title of the form that changes a project; project is its name',
  },
  loading: {
    id: 'form.loading',
    defaultMessage: 'Loading project',
    description: 'Spoken while the project to edit loads',
  },
  notYoursTitle: {
    id: 'form.notYoursTitle',
    defaultMessage: 'You can’t edit this project',
    description: 'In place of the form, for a member who did not submit the project',
  },
  notYoursBody: {
    id: 'form.notYoursBody',
    defaultMessage: 'Only the member who submitted it and admins can.',
    description: 'Under “You cannot edit this project”',
  },
  toProject: { id: 'form.toProject', defaultMessage: 'Go to project', description: 'Link to the project’s page' },
  about: {
    id: 'form.about',
    defaultMessage: 'About the project',
    description: 'Title of a part of the form: name, bio, description, categories, type',
  },
  aboutHint: {
    id: 'form.aboutHint',
    defaultMessage: 'Name, bio, and categories appear in lists and in search.',
    description: 'Under “About the project”',
  },
  name: { id: 'form.name', defaultMessage: 'Name', description: 'Label: name of the project' },
  bio: { id: 'form.bio', defaultMessage: 'Bio', description: 'Label: one or two sentences about the project' },
  bioHint: { id: 'form.bioHint', defaultMessage: 'One or two sentences.', description: 'Under the field “Bio”' },
  description: {
    id: 'form.description',
    defaultMessage: 'Description',
    description: 'Label: all that is to be said about the project',
  },
  descriptionHint: {
    id: 'form.descriptionHint',
    defaultMessage: 'What it does, who it’s for, and how far along it is. Line breaks are kept.',
    description: 'Under the field “Description”',
  },
  characters: {
    id: 'form.characters',
    defaultMessage: '{used, number} / {limit, number}',
    description: 'Beside a field: characters used of how many',
  },
  charactersLeft: {
    id: 'form.charactersLeft',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Spoken near the end of a field',
  },
  charactersOver: {
    id: 'form.charactersOver',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Spoken past the end of a field',
  },
  categories: { id: 'form.categories', defaultMessage: 'Categories', description: 'Label: tags of the project' },
  categoriesHint: {
    id: 'form.categoriesHint',
    defaultMessage: 'Optional. Press Enter or a comma after each.',
    description: 'Under the field “Categories”',
  },
  categoryList: {
    id: 'form.categoryList',
    defaultMessage: 'Chosen categories',
    description: 'Spoken name of the list of categories that were entered',
  },
  removeCategory: {
    id: 'form.removeCategory',
    defaultMessage: 'Remove',
    description: 'Spoken before the name of a category: button that takes it away',
  },
  categoryAdded: {
    id: 'form.categoryAdded',
    defaultMessage: 'Added: {category}',
    description: 'Spoken after a category was entered',
  },
  categoryThere: {
    id: 'form.categoryThere',
    defaultMessage: 'You already added this category: {category}',
    description: 'Error: the same category twice',
  },
  categoriesFull: {
    id: 'form.categoriesFull',
    defaultMessage: '{count, plural, one {At most # category} other {At most # categories}}',
    description: 'Error: too many categories',
  },
  type: { id: 'projects.type', defaultMessage: 'Type', description: 'Label of the kinds of project to choose from' },
  typeHint: {
    id: 'form.typeHint',
    defaultMessage: 'Visitors can filter projects by type.',
    description: 'Under the field “Type”',
  },
  typeNone: {
    id: 'form.typeNone',
    defaultMessage: 'None of these',
    description: 'Choice of the field “Type”: the project is of no listed kind',
  },
  links: {
    id: 'form.links',
    defaultMessage: 'Links',
    description: 'Title of a part of the form: website, X or LinkedIn, Telegram',
  },
  linksHint: {
    id: 'form.linksHint',
    defaultMessage: 'All of these are optional.',
    description: 'Under “Where to find it”',
  },
  website: {
    id: 'form.website',
    defaultMessage: 'Website',
    description: 'Label: address of the website of the project',
  },
  social: {
    id: 'form.social',
    defaultMessage: 'X (Twitter) or LinkedIn',
    description: 'Label: address of the project’s page on X or LinkedIn',
  },
  telegram: {
    id: 'form.telegram',
    defaultMessage: 'Telegram username',
    description: 'Label: name of the project on Telegram',
  },
  telegramHint: {
    id: 'form.telegramHint',
    defaultMessage: 'What comes after t.me/',
    description: 'Under the field “Telegram name”',
  },
  pictures: { id: 'form.pictures', defaultMessage: 'Logo and images', description: 'Title of a part of the form' },
  picturesHint: {
    id: 'form.projectPicturesHint',
    defaultMessage: 'All of these are optional. JPEG or PNG, square, at most 1000 × 1000 pixels and 2 MB.',
    description: 'Under “Logo and images”: what is accepted; 1000 × 1000 is never grouped',
  },
  logo: { id: 'form.logo', defaultMessage: 'Logo', description: 'Label of a picture' },
  logoHint: {
    id: 'form.logoHint',
    defaultMessage: '300x300 pixels works best.',
    description: 'Beside the logo in the form; 300x300 stays as it is',
  },
  image: {
    id: 'form.image',
    defaultMessage: 'Image {number, number}',
    description: 'Label of a picture of the project, from 1 to 3',
  },
  imageHint: {
    id: 'form.imageHint',
    defaultMessage: 'Shown on the project’s page.',
    description: 'Beside a picture in the form',
  },
  submit: { id: 'form.submit', defaultMessage: 'Submit project', description: 'Button that sends the form' },
  submitting: {
    id: 'form.submitting',
    defaultMessage: 'Submitting project',
    description: 'Spoken while the form is sent',
  },
  submitted: {
    id: 'form.submitted',
    defaultMessage: 'Project submitted',
    description: 'Toast after a project was submitted',
  },
  saved: { id: 'form.saved', defaultMessage: 'Changes saved', description: 'Toast after a project was changed' },
  delete: {
    id: 'form.delete',
    defaultMessage: 'Delete project',
    description: 'Button that deletes the project, after a question',
  },
  deleteTitle: {
    id: 'form.deleteTitle',
    defaultMessage: 'Delete this project?',
    description: 'Question before a project is deleted',
  },
  deleteBody: {
    id: 'form.deleteBody',
    defaultMessage: 'Its comments, upvotes, and images will be deleted too. This can’t be undone.',
    description: 'Text of the question “Delete this project?”',
  },
  deleting: {
    id: 'form.deleting',
    defaultMessage: 'Deleting project',
    description: 'Spoken while a project is deleted',
  },
  deleted: { id: 'form.deleted', defaultMessage: 'Project deleted', description: 'Toast after a project was deleted' },
  urlWrong: {
    id: 'form.urlWrong',
    defaultMessage: 'Enter a web address, for example https://example.com',
    description: 'Error: what was entered is no web address',
  },
  telegramWrong: {
    id: 'form.telegramWrong',
    defaultMessage: 'Only Latin letters, digits, and _ -',
    description: 'Error: what was entered is no Telegram name',
  },
});
