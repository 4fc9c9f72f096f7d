import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const homeMessages = defineMessages({
  title: {
    id: 'home.title',
    defaultMessage: 'PWR Airdrops',
    description: 'Title of the first page: a brand, kept as it is',
  },
  welcome: {
    id: 'home.welcome',
    defaultMessage: 'Welcome to PWR Airdrops! Login or Connect to join challenges and get PWR Point Rewards.',
    description: 'Under the title of the first page, for a visitor; the same sentence as in the login modal',
  },
  welcomeBack: {
    id: 'home.welcomeBack',
    defaultMessage: 'Welcome back, {name}',
    description: 'Title of the first page for a signed-in member; name is theirs',
  },
  points: {
    id: 'home.points',
    defaultMessage: 'Your points',
    description: 'Label over the points of the signed-in member',
  },
  projects: {
    id: 'home.projects',
    defaultMessage: 'Explore projects',
    description: 'Link from the first page to the project list',
  },
});
