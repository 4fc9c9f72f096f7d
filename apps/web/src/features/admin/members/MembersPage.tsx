import { userSearchQuery } from '@pwr-community/api/queries/admin';
import { adminLeaderboardQuery } from '@pwr-community/api/queries/leaderboards';
import { Avatar } from '@pwr-community/ui/Avatar';
import { DetailList, type DetailRow } from '@pwr-community/ui/DetailList';
import { FilterBar } from '@pwr-community/ui/FilterBar';
import { Select } from '@pwr-community/ui/Select';
import { markedMembersQuery } from '@pwr-community/api/queries/sanctions';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { CaretLeftIcon } from '@pwr-community/ui/Icon';
import { LonePole } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { Panel } from '@pwr-community/ui/Panel';
import { Points } from '@pwr-community/ui/community/Points';
import { Section } from '@pwr-community/ui/Section';
import { SplitLayout } from '@pwr-community/ui/layouts/SplitLayout';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { ListPages } from '../../../shared/ListPages.tsx';
import { useLastPage } from '../../../shared/pageNumber.ts';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { pointMessages } from '../../../shared/points/messages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { marks, readView, writeView, type MembersView } from './memberAddress.ts';
import { Marks } from './Marks.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { handleOf } from './handleOf.ts';
import { membersMessages as m } from './messages.ts';
import { sanctionMessages } from './sanctionMessages.ts';

/** Maximum number of search results, from the specification. Without a search, the page lists that many top members. */
const limit = 20;

const markNames = {
  all: sanctionMessages.anyMark,
  disqualified: sanctionMessages.markDisqualified,
  silenced: sanctionMessages.markSilenced,
  degen: sanctionMessages.markDegen,
  proposed: sanctionMessages.markProposed,
};

/** Finds members by name, username, id or mark, and opens one member's sheet. */
export function MembersPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const view = readView(new URLSearchParams(useLocation().search));
  const { search, member, mark, listPage } = view;
  const hrefOf = (change: Partial<MembersView>) => adminPaths.members.getHref(writeView({ ...view, ...change }));
  const onSearch = (term: string) =>
    void navigate(hrefOf({ search: term, mark: 'all', listPage: 1, tab: 'points', page: 1 }), { replace: true });
  const found = useQuery(userSearchQuery(api, search, limit));
  const isMarked = mark !== 'all';
  const leading = useQuery({ ...adminLeaderboardQuery(api, { limit }), enabled: search === '' && !isMarked });
  const marked = useQuery({
    ...markedMembersQuery(api, isMarked ? mark : 'disqualified', listPage - 1, limit),
    enabled: isMarked,
  });
  const list = isMarked ? marked : search === '' ? leading : found;
  const isLeading = useLastPage(
    listPage,
    isMarked && !marked.isPlaceholderData ? marked.data?.metadata.totalPages : undefined,
    (last) => hrefOf({ listPage: last }),
  );
  const heading = formatMessage(isMarked ? markNames[mark] : search === '' ? m.leading : m.found);
  const isUpdating = isMarked ? marked.isPlaceholderData : search !== '' && found.isPlaceholderData;

  const rows = (list.data?.users ?? []).map(({ id, name, username, pictureUrl, points, ...marks }): DetailRow => ({
    id: String(id),
    icon: <Avatar memberId={id} src={pictureUrl} size="s" />,
    title: (
      <Link
        variant="quiet"
        href={hrefOf({ member: id, tab: 'points', page: 1 })}
        aria-current={id === member ? 'true' : undefined}
      >
        <bdi>{name}</bdi>
      </Link>
    ),
    badge: <Marks {...marks} />,
    details: [<bdi key="username">{handleOf(username)}</bdi>],
    end: <Points value={points} unit={formatMessage(pointMessages.historyUnit, { count: Math.abs(points) })} />,
    isCurrent: id === member,
  }));

  return (
    <AdminPage title={formatMessage(m.title)} lead={formatMessage(m.lead)}>
      <SplitLayout
        currentId={member === null ? null : String(member)}
        detail={
          member !== null && (
            <MemberSheet
              key={member}
              id={member}
              tab={view.tab}
              page={view.page}
              getHref={(change) => hrefOf(change)}
            />
          )
        }
        back={
          <Link variant="button" size="s" href={hrefOf({ member: null })} icon={<CaretLeftIcon isDirectional />}>
            {formatMessage(m.back)}
          </Link>
        }
        placeholder={
          <Panel>
            <EmptyState
              illustration={<LonePole />}
              title={formatMessage(m.choose)}
              description={formatMessage(m.chooseHint)}
            />
          </Panel>
        }
        messages={{ detail: formatMessage(m.member) }}
      >
        <FilterBar label={formatMessage(m.search)}>
          <Select
            label={formatMessage(sanctionMessages.mark)}
            value={mark}
            onChange={(next) =>
              void navigate(hrefOf({ mark: next as MembersView['mark'], search: '', listPage: 1 }), { replace: true })
            }
            items={(['all', ...marks] as const).map((id) => ({ id, label: formatMessage(markNames[id]) }))}
          />
          <SearchBox label={formatMessage(m.search)} search={search} onSearch={onSearch} />
        </FilterBar>
        <Section title={heading}>
          <Panel padding="s">
            <DetailList
              rows={rows}
              state={listState(list, isLeading)}
              expected={8}
              isUpdating={isUpdating}
              onRetry={() => void list.refetch()}
              messages={{
                label: heading,
                loading: formatMessage(m.loading),
                error: formatMessage(m.failed),
                retry: formatMessage(commonMessages.retry),
                empty: formatMessage(isMarked ? sanctionMessages.nobody : m.nobody),
                emptyHint: isMarked ? undefined : formatMessage(m.nobodyHint),
              }}
            />
          </Panel>
          {isMarked && (
            <ListPages
              label={formatMessage(sanctionMessages.pages)}
              page={listPage}
              metadata={marked.data?.metadata}
              getHref={(number) => hrefOf({ listPage: number })}
              onGoToPage={(number) => void navigate(hrefOf({ listPage: number }))}
            />
          )}
        </Section>
      </SplitLayout>
    </AdminPage>
  );
}
