import type { PublicSite } from '@pwr-community/api/site';

/** A site with all sections, languages and ways to sign in. */
export const exampleSite: PublicSite = {
  name: 'Harbor Community',
  shortName: 'Harbor',
  coin: 'HBR',
  hasNameInLogo: false,
  links: { terms: 'https://harbor.test/terms' },
  networks: [{ id: 'x', href: 'https://x.com/harbor' }],
  languages: ['en', 'ru', 'zh', 'es', 'tr'],
  defaultLanguage: 'en',
  messages: {},
  airdrop: { startsAt: null, endsAt: null, isDemo: false },
  sections: ['projects', 'quests', 'quiz', 'community', 'leaderboard', 'airdrop'],
  hasContact: true,
  signIn: ['x', 'google', 'wallet'],
  questKinds: ['x_follow', 'discord', 'telegram', 'wallet', 'email', 'visit', 'manual'],
};
