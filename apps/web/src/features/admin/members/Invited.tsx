import { referralNamesQuery } from '@pwr-community/api/queries/referrals';
import { Avatar } from '@pwr-community/ui/Avatar';
import { DetailList } from '@pwr-community/ui/DetailList';
import { Link } from '@pwr-community/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { handleOf } from './handleOf.ts';
import { membersMessages as m } from './messages.ts';

/** A member's referrals. */
export function Invited({ username }: { username: string }) {
  const { formatMessage } = useIntl();
  const { data, status, error, refetch } = useQuery(referralNamesQuery(api, username));
  return (
    <DetailList
      rows={(data?.referrals ?? []).map(({ id, name, username: own, joinedAt }) => ({
        id: String(id),
        icon: <Avatar memberId={id} size="s" />,
        title: (
          <Link variant="quiet" href={adminPaths.members.getHref(`?member=${id}`)}>
            <bdi>{name}</bdi>
          </Link>
        ),
        details: [<bdi key="username">{handleOf(own)}</bdi>, formatMessage(m.joined, { date: new Date(joinedAt) })],
      }))}
      state={listState({ status, data })}
      onRetry={() => void refetch()}
      messages={{
        label: formatMessage(m.invited),
        loading: formatMessage(m.invitedLoading),
        error: formatMessage(m.invitedFailed, { status: error ? problemText(formatMessage, error) : '' }),
        retry: formatMessage(commonMessages.retry),
        empty: formatMessage(m.nobodyInvited),
      }}
    />
  );
}
