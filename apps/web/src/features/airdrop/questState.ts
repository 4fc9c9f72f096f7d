import type { Quest } from '@pwr-community/api/schema';
import type { QuestState } from '@pwr-community/ui/community/QuestCard';
import type { Status } from '@pwr-community/ui/StatusBadge';

/** Where a member is with a quest: what the server says, and, while nothing was sent, whether the quest is open. */
export type Standing = Quest['state'] | 'locked' | 'closed';

/** Where the reader is with a quest at a moment. */
export function standingOf({ state, startsAt, endsAt }: Quest, now = Date.now()): Standing {
  if (!isToDo(state) || state === 'verified') return state;
  if (startsAt && now < Date.parse(startsAt)) return 'locked';
  return endsAt && now >= Date.parse(endsAt) ? 'closed' : state;
}

/** How a card shows it, and how a badge does. */
export const shown: Record<Standing, { card: QuestState; badge: Status }> = {
  not_started: { card: 'notStarted', badge: 'notStarted' },
  started: { card: 'started', badge: 'started' },
  pending: { card: 'verifying', badge: 'inReview' },
  in_review: { card: 'inReview', badge: 'inReview' },
  failed: { card: 'failed', badge: 'rejected' },
  verified: { card: 'started', badge: 'next' },
  completed: { card: 'completed', badge: 'accepted' },
  locked: { card: 'locked', badge: 'locked' },
  closed: { card: 'locked', badge: 'locked' },
};

/** There is something for the reader to do. */
export const isToDo = (standing: Standing): boolean =>
  standing === 'not_started' || standing === 'started' || standing === 'failed' || standing === 'verified';

/** What the board can be narrowed to. */
export const filters = {
  all: () => true,
  toDo: isToDo,
  inReview: (standing: Standing) => standing === 'in_review' || standing === 'pending',
  completed: (standing: Standing) => standing === 'completed',
};

export type Filter = keyof typeof filters;

/** The quest to do next: one whose points only wait to be claimed, else the first that is open. */
export const nextQuest = (quests: readonly Quest[]): Quest | undefined =>
  quests.find(({ state }) => state === 'verified') ?? quests.find((quest) => isToDo(standingOf(quest)));
