import type { Quest } from '@pwr-community/api/schema';
import type { QuestState } from '@pwr-community/ui/community/QuestCard';
import type { Status } from '@pwr-community/ui/StatusBadge';

/** A member's standing in a quest: the server's state, or before the first request, whether the quest is open. */
export type Standing = Quest['state'] | 'locked' | 'closed';

/** The reader's standing in a quest at a point in time. */
export function standingOf({ state, startsAt, endsAt }: Quest, now = Date.now()): Standing {
  if (!isToDo(state) || state === 'verified') return state;
  if (startsAt && now < Date.parse(startsAt)) return 'locked';
  return endsAt && now >= Date.parse(endsAt) ? 'closed' : state;
}

/** The states of a card and of a badge for each standing. */
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

/** Returns whether the reader can act on the quest. */
export const isToDo = (standing: Standing): boolean =>
  standing === 'not_started' || standing === 'started' || standing === 'failed' || standing === 'verified';

/** The board's filters. */
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
