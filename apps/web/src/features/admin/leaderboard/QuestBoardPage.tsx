import { adminLeaderboardQuery, type AdminBoardParams } from '@pwr-community/api/queries/leaderboards';
import type { AdminLeaderboardEntry } from '@pwr-community/api/schema';
import { Avatar } from '@pwr-community/ui/Avatar';
import { DataTable, type DataTableColumn } from '@pwr-community/ui/DataTable';
import { FilterBar } from '@pwr-community/ui/FilterBar';
import { Link } from '@pwr-community/ui/Link';
import { Select } from '@pwr-community/ui/Select';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { ListPages } from '../../../shared/ListPages.tsx';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useLastPage } from '../../../shared/pageNumber.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { DaysPicker } from '../DaysPicker.tsx';
import { SearchBox } from '../SearchBox.tsx';
import {
  filters,
  memberFilters,
  orders,
  readBoard,
  usualDirection,
  writeBoard,
  type BoardView,
  type Filter,
  type MemberFilter,
} from './boardAddress.ts';
import { Overview } from './Overview.tsx';
import { boardMessages as m, filterNames, memberNames } from './messages.ts';

const pageSize = 25;

/** Maximum numbers of members: per request, and per exported file. */
const chunk = 100;
const mostInFile = 10_000;

type Row = Omit<AdminLeaderboardEntry, 'id'> & { id: string };
const toRow = (entry: AdminLeaderboardEntry): Row => ({ ...entry, id: String(entry.id) });

/** Members ranked by points earned in a period, of one kind or all kinds, with a summary and the top ten. */
export function QuestBoardPage() {
  const { formatMessage, formatDate } = useIntl();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toasts = useToasts();
  const { search } = useLocation();
  const view = readBoard(new URLSearchParams(search));
  const { filter, range, members, order, direction, page } = view;
  const hrefOf = (change: Partial<BoardView>) =>
    adminPaths.leaderboard.getHref(writeBoard({ ...view, page: 1, ...change }));
  const show = (change: Partial<BoardView>) => void navigate(hrefOf(change), { replace: true });

  const params: AdminBoardParams = {
    filterType: filter,
    sortBy: order,
    sortOrder: direction,
    ...(range && { startDate: range.start, endDate: range.end }),
    ...(members !== 'all' && { is_degen: members === 'degen' }),
    ...(view.search && { searchTerm: view.search }),
  };
  const { data, status, isPlaceholderData, refetch } = useQuery(
    adminLeaderboardQuery(api, { ...params, page: page - 1, limit: pageSize }),
  );
  const isLeading = useLastPage(page, isPlaceholderData ? undefined : data?.metadata.totalPages, (last) =>
    hrefOf({ page: last }),
  );

  /** Loads all filtered members page by page, up to the export's limit. */
  const readAll = async () => {
    const rows: Row[] = [];
    for (let index = 0; rows.length < mostInFile; index += 1) {
      const part = await client.fetchQuery(adminLeaderboardQuery(api, { ...params, page: index, limit: chunk }));
      rows.push(...part.users.map(toRow));
      if (index + 1 >= part.metadata.totalPages) break;
    }
    return rows;
  };

  const columns = useMemo(
    (): DataTableColumn<Row>[] => [
      { id: 'rank', label: formatMessage(m.rank), value: ({ rank }) => rank, minWidth: 80 },
      {
        id: 'name',
        label: formatMessage(m.member),
        value: ({ name }) => name,
        render: ({ id, name, pictureUrl }) => (
          <Link
            variant="quiet"
            href={adminPaths.members.getHref(`?member=${id}`)}
            icon={<Avatar memberId={id} src={pictureUrl} size="s" />}
          >
            <bdi>{name}</bdi>
          </Link>
        ),
        isRowHeader: true,
        isSortable: true,
        minWidth: 200,
      },
      { id: 'username', label: formatMessage(m.username), value: ({ username }) => username, isHiddenAtFirst: true },
      // The exported file always contains the id and the wallet, because airdrop payments need both.
      {
        id: 'id',
        label: formatMessage(m.memberId),
        value: ({ id }) => id,
        isHiddenAtFirst: true,
        isAlwaysInFile: true,
      },
      {
        id: 'wallet',
        label: formatMessage(m.wallet),
        value: ({ wallet }) => wallet ?? '',
        isHiddenAtFirst: true,
        isAlwaysInFile: true,
      },
      {
        id: 'points',
        label: formatMessage(m.points),
        value: ({ points }) => points,
        isSortable: true,
        align: 'end',
      },
      {
        id: 'completedQuests',
        label: formatMessage(m.quests),
        value: ({ completedQuests }) => completedQuests,
        isSortable: true,
        align: 'end',
      },
      {
        id: 'degen',
        label: formatMessage(m.degen),
        value: ({ isDegen }) => formatMessage(isDegen ? m.yes : m.no),
      },
      {
        id: 'createdAt',
        label: formatMessage(m.joined),
        value: ({ createdAt }) => createdAt.slice(0, 10),
        render: ({ createdAt }) => formatDate(createdAt, { dateStyle: 'medium' }),
        isSortable: true,
      },
    ],
    [formatMessage, formatDate],
  );

  return (
    <AdminPage title={formatMessage(m.title)} lead={formatMessage(m.lead)}>
      <FilterBar label={formatMessage(m.filters)}>
        <Select
          label={formatMessage(m.filter)}
          value={filter}
          onChange={(next) => show({ filter: next as Filter })}
          items={filters.map((id) => ({ id, label: formatMessage(filterNames[id]) }))}
        />
        <DaysPicker value={range} onChange={(next) => show({ range: next })} />
      </FilterBar>
      <Overview window={{ filterType: filter, ...(range && { startDate: range.start, endDate: range.end }) }} />
      <FilterBar label={formatMessage(m.table)}>
        <SearchBox label={formatMessage(m.search)} search={view.search} onSearch={(term) => show({ search: term })} />
        <Select
          label={formatMessage(m.members)}
          value={members}
          onChange={(next) => show({ members: next as MemberFilter })}
          items={memberFilters.map((id) => ({ id, label: formatMessage(memberNames[id]) }))}
        />
      </FilterBar>
      <DataTable
        columns={columns}
        rows={(data?.users ?? []).map(toRow)}
        state={listState({ status, data }, isLeading)}
        sort={{ columnId: order, direction }}
        onSortChange={(sort) => {
          const next = orders.find((known) => known === sort.columnId) ?? 'points';
          // Pressing the sorted heading again reverses its order.
          show({ order: next, direction: next === order ? sort.direction : usualDirection(next) });
        }}
        csvFileName="leaderboard.csv"
        readAllRows={() =>
          readAll().catch((error: unknown) => {
            toasts.error(formatMessage(m.csvFailed));
            throw error;
          })
        }
        onRetry={() => void refetch()}
        messages={{
          label: formatMessage(m.table),
          columns: formatMessage(m.columns),
          hideColumn: (label) => formatMessage(m.hideColumn, { label }),
          showColumn: (label) => formatMessage(m.showColumn, { label }),
          exportCsv: () => formatMessage(m.csv),
          exporting: formatMessage(m.csvPending),
          selected: String,
          clearSelection: '',
          loading: formatMessage(m.loading),
          error: formatMessage(m.failed),
          retry: formatMessage(commonMessages.retry),
          empty: formatMessage(m.empty),
          emptyHint: formatMessage(m.emptyHint),
        }}
      />
      <ListPages
        label={formatMessage(m.pages)}
        page={page}
        metadata={data?.metadata}
        getHref={(number) => hrefOf({ page: number })}
        onGoToPage={(number) => void navigate(hrefOf({ page: number }))}
      />
    </AdminPage>
  );
}
