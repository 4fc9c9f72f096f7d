import { ApiError } from '@pwr-community/api/errors';
import { snapshotEntriesQuery, snapshotsQuery } from '@pwr-community/api/queries/snapshots';
import type { SnapshotEntry } from '@pwr-community/api/schema';
import { Avatar } from '@pwr-community/ui/Avatar';
import { DetailList } from '@pwr-community/ui/DetailList';
import { Link } from '@pwr-community/ui/Link';
import { Panel } from '@pwr-community/ui/Panel';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { inAddress, openId, page as pageField } from '../../../shared/address.ts';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { errorMessages } from '../../../shared/errorMessages.ts';
import { ListPages } from '../../../shared/ListPages.tsx';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useLastPage, useTopOfPage } from '../../../shared/pageNumber.ts';
import { exclusionNames, snapshotMessages } from '../../../shared/snapshots/messages.ts';
import { useAmount } from '../../../shared/snapshots/useAmount.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { snapshotDeskMessages as m } from './messages.ts';

const address = inAddress({ snapshot: openId('snapshot'), page: pageField() });

/** A snapshot's members with their amounts, or the reason why they get nothing. */
export function SnapshotMembersPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const amount = useAmount();
  const { snapshot, page } = address.read(new URLSearchParams(useLocation().search));
  const id = snapshot ?? 1;
  const rules = useQuery(snapshotsQuery(api)).data?.snapshots.find((each) => each.id === id)?.rules;
  const { data, status, error, isPlaceholderData, refetch } = useQuery(snapshotEntriesQuery(api, id, page - 1));
  const isUnknown = error instanceof ApiError && error.code === 'snapshot-not-found';
  const hrefOf = (number: number) => adminPaths.snapshotMembers.getHref(address.write({ snapshot: id, page: number }));
  const isLeading = useLastPage(page, isPlaceholderData ? undefined : data?.metadata.totalPages, hrefOf);
  useTopOfPage(page);

  const toRow = ({ entry, user, wallet, points, amount: own, exclusion, reason }: SnapshotEntry) => ({
    id: String(entry),
    icon: <Avatar memberId={user?.id ?? 0} src={user?.pictureUrl} size="s" />,
    title: user ? (
      <Link variant="quiet" href={adminPaths.members.getHref(`?member=${user.id}`)}>
        <bdi>{user.name}</bdi>
      </Link>
    ) : (
      formatMessage(commonMessages.deletedMember)
    ),
    details: [
      !exclusion && rules && amount(own, rules),
      formatMessage(m.entry, { entry, points }),
      wallet && (
        <code key="wallet" translate="no">
          {wallet}
        </code>
      ),
      exclusion && formatMessage(exclusionNames[exclusion]),
      reason && <bdi key="reason">{reason}</bdi>,
    ].filter(Boolean),
  });

  return (
    <AdminPage
      title={formatMessage(m.membersOf, { id })}
      action={
        <Link variant="button" href={adminPaths.snapshots.getHref()}>
          {formatMessage(m.made)}
        </Link>
      }
    >
      <Panel padding="s">
        <DetailList
          rows={(data?.entries ?? []).map(toRow)}
          state={listState({ status, data }, isLeading)}
          isUpdating={isPlaceholderData}
          onRetry={() => void refetch()}
          messages={{
            label: formatMessage(m.membersOf, { id }),
            loading: formatMessage(snapshotMessages.loading),
            error: formatMessage(isUnknown ? errorMessages['snapshot-not-found'] : m.membersFailed),
            retry: formatMessage(commonMessages.retry),
            empty: formatMessage(m.noMembers),
          }}
        />
      </Panel>
      <ListPages
        label={formatMessage(m.memberPages)}
        page={page}
        metadata={data?.metadata}
        getHref={hrefOf}
        onGoToPage={(number) => void navigate(hrefOf(number))}
      />
    </AdminPage>
  );
}
