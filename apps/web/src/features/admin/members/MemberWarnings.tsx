import { memberRecordQuery } from '@pwr-community/api/queries/sanctions';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import type { SanctionButtonProps } from './SanctionButton.tsx';
import { sanctionMessages as m } from './sanctionMessages.ts';

/** Warnings for an admin who is about to decide on a member. */
export function MemberWarnings({ member }: Pick<SanctionButtonProps, 'member'>) {
  const { formatMessage, formatDate } = useIntl();
  const { data } = useQuery(memberRecordQuery(api, member.id));
  if (!data) return null;
  const { disqualified, silencedUntil, looksLike } = data;
  const name = <bdi key="name">{member.name}</bdi>;
  return (
    <>
      {looksLike && (
        <strong>{formatMessage(m.looksLike, { name, admin: <bdi key="admin">{looksLike.name}</bdi> })}</strong>
      )}
      {disqualified && <strong>{formatMessage(m.warning, { name })}</strong>}
      {silencedUntil && (
        <strong>
          {formatMessage(m.silencedUntil, {
            name,
            until: formatDate(silencedUntil, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </strong>
      )}
    </>
  );
}
