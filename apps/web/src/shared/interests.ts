import { defineMessages } from '@pwr-community/i18n/defineMessages';

/** Labels of members' interests, by the API's names. */
export const interestMessages = defineMessages({
  NFTs: { id: 'interest.nfts', defaultMessage: 'NFTs', description: 'Interest of a member' },
  DeFi: { id: 'interest.defi', defaultMessage: 'DeFi', description: 'Interest of a member' },
  GameFi: { id: 'interest.gamefi', defaultMessage: 'GameFi', description: 'Interest of a member' },
  Tokenomics: { id: 'interest.tokenomics', defaultMessage: 'Tokenomics', description: 'Interest of a member' },
  Researcher: {
    id: 'interest.researcher',
    defaultMessage: 'Researcher',
    description: 'Interest of a member; where the word has a gender, the area: research',
  },
  Memes: { id: 'interest.memes', defaultMessage: 'Memes', description: 'Interest of a member' },
  Trading: { id: 'interest.trading', defaultMessage: 'Trading', description: 'Interest of a member' },
  Auditor: {
    id: 'interest.auditor',
    defaultMessage: 'Auditor',
    description: 'Interest of a member; where the word has a gender, the area: audits',
  },
  Developer: {
    id: 'interest.developer',
    defaultMessage: 'Developer',
    description: 'Interest of a member; where the word has a gender, the area: development',
  },
  Governance: { id: 'interest.governance', defaultMessage: 'Governance', description: 'Interest of a member' },
  Designer: {
    id: 'interest.designer',
    defaultMessage: 'Designer',
    description: 'Interest of a member; where the word has a gender, the area: design',
  },
  Community: { id: 'interest.community', defaultMessage: 'Community', description: 'Interest of a member' },
});
