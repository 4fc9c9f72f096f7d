import { upvoteMutation } from '@pwr-community/api/mutations/upvotes';
import { upvotedIdsQuery } from '@pwr-community/api/queries/upvotes';
import { MutationObserver, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useMember, useRequireMember } from '../session.tsx';
import { useToasts } from '../toasts.tsx';
import { upvoteMessages as m } from './messages.ts';

/** Returns the ids of upvoted projects, and a setter. For visitors, the setter opens the login modal. */
export function useUpvotes() {
  const member = useMember();
  const requireMember = useRequireMember();
  const client = useQueryClient();
  const toasts = useToasts();
  const intl = useIntl();
  const { data, isError } = useQuery({ ...upvotedIdsQuery(api, member?.id ?? 0), enabled: member !== null });
  const upvoted = useMemo(() => new Set(data?.upvotedProjects.map(({ id }) => id)), [data]);

  const setUpvoted = useCallback(
    (projectId: number, isUpvoted: boolean) =>
      requireMember((memberId) => {
        new MutationObserver(client, upvoteMutation(api, memberId, projectId))
          .mutate(isUpvoted)
          .catch(() => toasts.error(intl.formatMessage(isUpvoted ? m.addFailed : m.removeFailed)));
      }),
    [client, intl, requireMember, toasts],
  );

  return { upvoted, isError, setUpvoted };
}
