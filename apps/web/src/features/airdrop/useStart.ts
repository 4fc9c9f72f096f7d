import { startQuestMutation } from '@pwr-community/api/mutations/quests';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

/** Returns a mutation whose `begin` records that the member started a quest, and by which action. */
export function useStart(challengeId: number) {
  const start = useMutation(startQuestMutation(api));
  return { ...start, begin: (action: string) => start.mutate({ challengeId, action }) };
}
