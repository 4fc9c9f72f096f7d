import { finalizeQuestMutation } from '@pwr-community/api/mutations/quests';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { pageMessages as m } from './pageMessages.ts';

/** Claims the points of a verified quest (`mutate(id)`), and reports them in a toast. */
export function useClaimQuest() {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  return useMutation({
    ...finalizeQuestMutation(api),
    onSuccess: (reply, id, result, context) => {
      toasts.success(formatMessage(m.questCompleted, { points: reply.points }));
      return finalizeQuestMutation(api).onSuccess?.(reply, id, result, context);
    },
  });
}
