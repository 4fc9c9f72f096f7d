import type { Quest } from '@pwr-community/api/schema';
import type { QuestState } from '@pwr-community/ui/community/QuestCard';
import type { Status } from '@pwr-community/ui/StatusBadge';

/**
 * A quest's state for the reader: usually the server's. A quest that is still to do is `locked` before its time window,
 * and `closed` after it.
 */
export type Standing = Quest['state'] | 'locked' | 'closed';

/** Returns a quest's state for the reader at the given time. */
export function standingOf({ state, startsAt, endsAt }: Quest, now = Date.now()): Standing {
  if (!isToDo(state) || state === 'verified') return state;
  if (startsAt && now < Date.parse(startsAt)) return 'locked';
  return endsAt && now >= Date.parse(endsAt) ? 'closed' : state;
}

/** The card's and badge's states for each standing. */
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

/** True if the next step of the quest is up to the reader. */
export const isToDo = (standing: Standing): boolean =>
  standing === 'not_started' || standing === 'started' || standing === 'failed' || standing === 'verified';

/** Predicates for the board's filters. */
export const filters = {
  all: () => true,
  toDo: isToDo,
  inReview: (standing: Standing) => standing === 'in_review' || standing === 'pending',
  completed: (standing: Standing) => standing === 'completed',
};

export type Filter = keyof typeof filters;

/** The next quest: one with points to claim, else the first open one. */
export const nextQuest = (quests: readonly Quest[]): Quest | undefined =>
  quests.find(({ state }) => state === 'verified') ?? quests.find((quest) => isToDo(standingOf(quest)));
