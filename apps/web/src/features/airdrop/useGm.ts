import { claimBonusMutation } from '@pwr-community/api/mutations/points';
import { nextClaimQuery } from '@pwr-community/api/queries/points';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { memberMessages as m } from './memberMessages.ts';

/** Daily bonus shown until the server's value has loaded, from the specification. */
const usualPoints = 50;

/** Returns the state of the daily GM, its points, and functions to claim it and to refresh its state. */
export function useGm() {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { data, status, refetch } = useQuery(nextClaimQuery(api));
  const claim = useMutation({
    ...claimBonusMutation(api),
    onSuccess: ({ points }) => toasts.success(formatMessage(m.gmClaimed, { points })),
    onError: (error) => toasts.error(problemText(formatMessage, error)),
  });
  const nextClaimAt = data?.nextClaimTime ?? undefined;
  return {
    isLoading: status === 'pending',
    state: claim.isPending ? ('pending' as const) : nextClaimAt ? ('waiting' as const) : ('claimable' as const),
    points: data?.points ?? usualPoints,
    nextClaimAt,
    claim: () => claim.mutate(),
    askAgain: () => void refetch(),
  };
}

export type Gm = ReturnType<typeof useGm>;
