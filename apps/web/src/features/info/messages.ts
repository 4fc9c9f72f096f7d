import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const howMessages = defineMessages({
  title: {
    id: 'how.title',
    defaultMessage: 'How it works',
    description: 'Title of the page that explains the airdrop',
  },
  lead: {
    id: 'how.lead',
    defaultMessage: 'Take part, earn points, and see where you stand.',
    description: 'Under the title of the page that explains the airdrop',
  },
  toFaq: {
    id: 'how.toFaq',
    defaultMessage: 'FAQ',
    description: 'Link to the page with questions and answers',
  },
  quests: { id: 'how.quests', defaultMessage: 'Complete quests', description: 'Title of a step' },
  questsText: {
    id: 'how.questsText',
    defaultMessage:
      'Log in, follow our channels, connect your wallet, and confirm your email. Each quest shows its points before you start, and the team or the server checks that it’s completed.',
    description: 'Task of the step “Complete quests”',
  },
  daily: { id: 'how.daily', defaultMessage: 'Come back every day', description: 'Title of a step' },
  dailyText: {
    id: 'how.dailyText',
    defaultMessage:
      'Claim the GM bonus of {bonus, plural, one {# point} other {# points}} once every {hours, plural, one {# hour} other {# hours}}, and take the daily quiz. A streak of several days adds a bonus.',
    description: 'Task of the step “Come back every day”; bonus and hours are numbers',
  },
  friends: { id: 'how.friends', defaultMessage: 'Invite friends', description: 'Title of a step' },
  friendsText: {
    id: 'how.friendsText',
    defaultMessage:
      'Share your link. When a friend signs up with it and completes {quests, plural, one {# quest} other {# quests}}, including the wallet and Telegram quests, you get {points, plural, one {# point} other {# points}}.',
    description: 'Task of the step “Invite friends”',
  },
  content: {
    id: 'how.content',
    defaultMessage: 'Create content',
    description: 'Title of a step: posts, videos and memes',
  },
  contentText: {
    id: 'how.contentText',
    defaultMessage:
      'Write a post, record a video, or make a meme about {community}, then submit its link or image. The team reviews it and decides how many points it earns.',
    description: 'Task of the step “Make something”',
  },
  projects: { id: 'how.projects', defaultMessage: 'Support projects', description: 'Title of a step' },
  projectsText: {
    id: 'how.projectsText',
    defaultMessage:
      'See what others are building, upvote what you like, and ask questions in the comments. You can submit your own project too.',
    description: 'Task of the step “Support projects”',
  },
  rank: { id: 'how.rank', defaultMessage: 'See where you stand', description: 'Title of a step' },
  rankText: {
    id: 'how.rankText',
    defaultMessage:
      'The leaderboard ranks all members by points: all time, recent days, quests, or quiz. Your own rank is always in view.',
    description: 'Task of the step “See where you stand”',
  },
  toQuests: { id: 'how.toQuests', defaultMessage: 'Go to quests', description: 'Link' },
  toQuiz: { id: 'how.toQuiz', defaultMessage: 'Go to quiz', description: 'Link' },
  toCommunity: { id: 'how.toCommunity', defaultMessage: 'Go to community', description: 'Link' },
  toProjects: { id: 'how.toProjects', defaultMessage: 'Go to projects', description: 'Link' },
  toLeaderboard: { id: 'how.toLeaderboard', defaultMessage: 'Go to leaderboard', description: 'Link' },
});

export const faqMessages = defineMessages({
  title: {
    id: 'faq.title',
    defaultMessage: 'Frequently asked questions',
    description: 'Title of the page with questions and answers',
  },
  lead: {
    id: 'faq.lead',
    defaultMessage: 'About points, quests, submissions, and projects.',
    description: 'Under the title of the page with questions and answers',
  },
  ask: { id: 'faq.ask', defaultMessage: 'Contact the team', description: 'Button that opens the contact dialog' },
  search: {
    id: 'faq.search',
    defaultMessage: 'Search questions and answers',
    description: 'Label of the search field',
  },
  found: {
    id: 'faq.found',
    defaultMessage: '{count, plural, one {# question found} other {# questions found}}',
    description: 'Under the search field, also spoken',
  },
  nothing: {
    id: 'faq.nothing',
    defaultMessage: 'No results found',
    description: 'In place of the questions where none has what was searched',
  },
  nothingHint: {
    id: 'faq.nothingHint',
    defaultMessage: 'Try another word, or contact the team.',
    description: 'Under “No results found”',
  },
  showAll: {
    id: 'faq.showAll',
    defaultMessage: 'Show all questions',
    description: 'Button that empties the search field',
  },
});

export const checkMessages = defineMessages({
  title: {
    id: 'check.title',
    defaultMessage: 'Self-check',
    description: 'Title of the page that tests this browser and this build',
  },
  lead: {
    id: 'check.lead',
    defaultMessage:
      'Details about this browser and build, and what works in them. Include this when you report a problem.',
    description: 'Under the title of the self-check',
  },
  build: {
    id: 'check.build',
    defaultMessage: 'Build',
    description: 'Part that was checked: which version of the site this is',
  },
  api: { id: 'check.api', defaultMessage: 'API', description: 'Part that was checked: the server' },
  asking: {
    id: 'check.asking',
    defaultMessage: 'Checking',
    description: 'Result while the server has not answered yet',
  },
  answers: { id: 'check.answers', defaultMessage: 'Responding', description: 'Result: the server is there' },
  silent: { id: 'check.silent', defaultMessage: 'Not responding', description: 'Result: the server is not there' },
  language: { id: 'check.language', defaultMessage: 'Language', description: 'Part that was checked' },
  theme: { id: 'check.theme', defaultMessage: 'Theme', description: 'Part that was checked: light or dark' },
  light: { id: 'check.light', defaultMessage: 'Light', description: 'Result: the theme' },
  dark: { id: 'check.dark', defaultMessage: 'Dark', description: 'Result: the theme' },
  storage: {
    id: 'check.storage',
    defaultMessage: 'Storage',
    description: 'Part that was checked: what the browser keeps for the site',
  },
  works: {
    id: 'check.works',
    defaultMessage: 'Works',
    description: 'Result: the browser keeps what the site asks it to',
  },
  forbidden: { id: 'check.forbidden', defaultMessage: 'Blocked', description: 'Result: the browser keeps nothing' },
  wallet: { id: 'check.wallet', defaultMessage: 'Wallet extension', description: 'Part that was checked' },
  walletFound: {
    id: 'check.walletFound',
    defaultMessage: 'Found',
    description: 'Result: the wallet extension is installed',
  },
  walletMissing: {
    id: 'check.walletMissing',
    defaultMessage: 'Not found',
    description: 'Result: the wallet extension is not installed',
  },
});
