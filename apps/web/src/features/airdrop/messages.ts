import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const airdropMessages = defineMessages({
  label: { id: 'airdrop.label', defaultMessage: 'Airdrop', description: 'Spoken name of the tabs of the airdrop' },
  community: {
    id: 'airdrop.community',
    defaultMessage: 'Community',
    description: 'Tab of the airdrop: what members made. Narrow',
  },
  quests: { id: 'airdrop.quests', defaultMessage: 'Quests', description: 'Tab of the airdrop: what to do for points' },
  quiz: { id: 'airdrop.quiz', defaultMessage: 'Quiz', description: 'Tab of the airdrop: the quiz of the day' },
  leaderboard: {
    id: 'airdrop.leaderboard',
    defaultMessage: 'Leaderboard',
    description: 'Tab of the airdrop: members by points. Narrow: one short word where there is one',
  },
});
