import { defineMessages } from '@pwr-community/i18n/defineMessages';
import type { MessageDescriptor } from 'react-intl';

const m = defineMessages({
  points: { id: 'faq.points.question', defaultMessage: 'How do I earn points?', description: 'A frequent question' },
  pointsAnswer: {
    id: 'faq.points.answer',
    defaultMessage:
      'Complete quests, claim the daily GM bonus, take the quiz, invite friends, and submit content that the team accepts. Each one tells you how many points you can earn.',
    description: 'Answer to “How do I collect points?”',
  },
  gm: {
    id: 'faq.gm.question',
    defaultMessage: 'How often can I claim the GM bonus?',
    description: 'A frequent question',
  },
  gmAnswer: {
    id: 'faq.gm.answer',
    defaultMessage: 'Once every 24 hours, for 50 points. The 24 hours start with your last claim, not at midnight.',
    description: 'Answer to “How often can I claim the GM bonus?”',
  },
  friends: {
    id: 'faq.friends.question',
    defaultMessage: 'When do I get points for a friend?',
    description: 'A frequent question',
  },
  friendsAnswer: {
    id: 'faq.friends.answer',
    defaultMessage:
      'You get 100 points when a friend signs up with your link and completes 4 quests, including the wallet and Telegram quests. Each friend counts once.',
    description: 'Answer to “When do I get points for a friend?”',
  },
  wallet: {
    id: 'faq.wallet.question',
    defaultMessage: 'How do I connect my wallet?',
    description: 'A frequent question',
  },
  walletAnswer: {
    id: 'faq.wallet.answer',
    defaultMessage:
      'Install the wallet extension for Chrome, open the wallet quest, and follow its steps. A wallet belongs to one account, and the quest counts once on each device.',
    description: 'Answer to “How do I link my wallet?”',
  },
  quiz: { id: 'faq.quiz.question', defaultMessage: 'How does the quiz work?', description: 'A frequent question' },
  quizAnswer: {
    id: 'faq.quiz.answer',
    defaultMessage:
      'There’s one quiz a day, with no time limit. Correct answers earn points, and a streak of several days adds a bonus. The day changes at midnight UTC.',
    description: 'Answer to “How does the quiz work?”',
  },
  review: {
    id: 'faq.review.question',
    defaultMessage: 'How long does a review take?',
    description: 'A frequent question',
  },
  reviewAnswer: {
    id: 'faq.review.answer',
    defaultMessage:
      'The team reviews submissions in the order they arrive, so it depends on how many there are. You can follow yours under “My submissions”.',
    description: 'Answer to “How long does a review take?”',
  },
  rejected: {
    id: 'faq.rejected.question',
    defaultMessage: 'Why was my submission rejected?',
    description: 'A frequent question',
  },
  rejectedAnswer: {
    id: 'faq.rejected.answer',
    defaultMessage: 'Choose “See why” next to it to read the reason. You can submit an improved version at any time.',
    description: 'Answer to “Why was my submission rejected?”',
  },
  rank: {
    id: 'faq.rank.question',
    defaultMessage: 'How is my rank on the leaderboard calculated?',
    description: 'A frequent question',
  },
  rankAnswer: {
    id: 'faq.rank.answer',
    defaultMessage:
      'It’s one more than the number of members with more points than you. Members with the same points share a rank.',
    description: 'Answer to “How is my place on the leaderboard counted?”',
  },
  project: {
    id: 'faq.project.question',
    defaultMessage: 'How do I list my project?',
    description: 'A frequent question',
  },
  projectAnswer: {
    id: 'faq.project.answer',
    defaultMessage:
      'Log in, open the project list, and choose “Submit a project”. Only you and admins can edit it later.',
    description: 'Answer to “How do I list my project?”',
  },
  privacy: {
    id: 'faq.privacy.question',
    defaultMessage: 'What do other sites find out about me?',
    description: 'A frequent question',
  },
  privacyAnswer: {
    id: 'faq.privacy.answer',
    defaultMessage:
      'Nothing, until you choose to load a post. A post from X, TikTok, or YouTube loads only when you press the button that shows it.',
    description: 'Answer to “What do other sites learn about me?”',
  },
  disqualified: {
    id: 'faq.disqualified.question',
    defaultMessage: 'What does it mean to be disqualified?',
    description: 'A frequent question',
  },
  disqualifiedAnswer: {
    id: 'faq.disqualified.answer',
    defaultMessage:
      'The member’s points are set to 0 and they can’t earn points anymore. If you think this is a mistake, contact the team.',
    description: 'Answer to “What does it mean to be disqualified?”',
  },
});

/** The questions in order. Their ids are part of published addresses, so they must not change. */
export const answers: readonly { id: string; question: MessageDescriptor; answer: MessageDescriptor }[] = [
  { id: 'points', question: m.points, answer: m.pointsAnswer },
  { id: 'gm', question: m.gm, answer: m.gmAnswer },
  { id: 'friends', question: m.friends, answer: m.friendsAnswer },
  { id: 'wallet', question: m.wallet, answer: m.walletAnswer },
  { id: 'quiz', question: m.quiz, answer: m.quizAnswer },
  { id: 'review', question: m.review, answer: m.reviewAnswer },
  { id: 'rejected', question: m.rejected, answer: m.rejectedAnswer },
  { id: 'rank', question: m.rank, answer: m.rankAnswer },
  { id: 'project', question: m.project, answer: m.projectAnswer },
  { id: 'privacy', question: m.privacy, answer: m.privacyAnswer },
  { id: 'disqualified', question: m.disqualified, answer: m.disqualifiedAnswer },
];
