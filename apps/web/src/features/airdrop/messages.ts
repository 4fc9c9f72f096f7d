import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const airdropMessages = defineMessages({
  label: { id: 'section.label', defaultMessage: 'Airdrop', description: 'Spoken name of the tabs of the airdrop' },
  community: {
    id: 'section.community',
    defaultMessage: 'Community',
    description: 'Tab of the airdrop: what members made. Narrow',
  },
  quests: { id: 'section.quests', defaultMessage: 'Quests', description: 'Tab of the airdrop: what to do for points' },
  quiz: { id: 'section.quiz', defaultMessage: 'Quiz', description: 'Tab of the airdrop: the quiz of the day' },
  leaderboard: {
    id: 'section.leaderboard',
    defaultMessage: 'Leaderboard',
    description: 'Tab of the airdrop: members by points. Narrow: one short word where there is one',
  },
});
