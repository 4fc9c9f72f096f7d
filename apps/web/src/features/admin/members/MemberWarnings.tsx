import { memberRecordQuery } from '@pwr-community/api/queries/sanctions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import type { SanctionButtonProps } from './SanctionButton.tsx';
import { sanctionMessages as m } from './sanctionMessages.ts';

type Member = SanctionButtonProps['member'];

/** Returns the warnings that an admin should read before deciding on a member. */
export function useMemberWarnings(member: Member): { id: string; text: ReactNode }[] {
  const { formatMessage, formatDate } = useIntl();
  const { data } = useQuery(memberRecordQuery(api, member.id));
  if (!data) return [];
  const { disqualified, silencedUntil, looksLike } = data;
  const name = <bdi key="name">{member.name}</bdi>;
  return [
    ...(looksLike
      ? [
          {
            id: 'looksLike',
            text: formatMessage(m.looksLike, { name, admin: <bdi key="admin">{looksLike.name}</bdi> }),
          },
        ]
      : []),
    ...(disqualified ? [{ id: 'disqualified', text: formatMessage(m.warning, { name }) }] : []),
    ...(silencedUntil
      ? [
          {
            id: 'silenced',
            text: formatMessage(m.silencedUntil, {
              name,
              until: formatDate(silencedUntil, { dateStyle: 'medium', timeStyle: 'short' }),
            }),
          },
        ]
      : []),
  ];
}

/** Shows an admin the warnings about a member. */
export function MemberWarnings({ member }: { member: Member }) {
  return useMemberWarnings(member).map(({ id, text }) => <strong key={id}>{text}</strong>);
}
