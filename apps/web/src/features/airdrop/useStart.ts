import { startQuestMutation } from '@pwr-community/api/mutations/quests';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

/** Records that the member started a quest, with the name of the pressed button. */
export function useStart(challengeId: number) {
  const start = useMutation(startQuestMutation(api));
  return { ...start, begin: (action: string) => start.mutate({ challengeId, action }) };
}
