import { unresolvedQuestsQuery } from '@pwr-community/api/queries/quests';
import type { UnresolvedQuest } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { CategoryTag } from '@pwr-community/ui/CategoryTag';
import { DetailList } from '@pwr-community/ui/DetailList';
import { Link } from '@pwr-community/ui/Link';
import { Panel } from '@pwr-community/ui/Panel';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { StatusBadge } from '@pwr-community/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { ListPages } from '../../../shared/ListPages.tsx';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { readPage, useLastPage, useTopOfPage } from '../../../shared/pageNumber.ts';
import { paths } from '../../../shared/paths.ts';
import { questIcons } from '../../../shared/quests/questIcons.tsx';
import { useWhen } from '../../../shared/useWhen.ts';
import { AdminPage } from '../AdminPage.tsx';
import { itemMessages } from '../review/messages.ts';
import { DecisionDialog, type Decision } from './DecisionDialog.tsx';
import { unresolvedMessages as m } from './messages.ts';

const pageSize = 20;

const hrefOf = (page: number) => adminPaths.unresolved.getHref(page > 1 ? `?page=${page}` : '');

/** The page for deciding on quests that members say they have completed. */
export function UnresolvedPage() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const page = readPage(new URLSearchParams(search));
  const { data, status, isPlaceholderData, refetch } = useQuery(unresolvedQuestsQuery(api, page - 1, pageSize));
  const isLeading = useLastPage(page, isPlaceholderData ? undefined : data?.metadata.totalPages, hrefOf);
  const rowOf = useRow();
  const [asked, setAsked] = useState<{ request: UnresolvedQuest; decision: Decision }>();
  const [isOpen, setOpen] = useState(false);
  useTopOfPage(page);

  const ask = (request: UnresolvedQuest, decision: Decision) => {
    setAsked({ request, decision });
    setOpen(true);
  };
  return (
    <AdminPage title={formatMessage(m.title)} lead={formatMessage(m.lead)}>
      <Panel padding="s">
        <DetailList
          rows={(data?.requests ?? []).map((request) => rowOf(request, (decision) => ask(request, decision)))}
          state={listState(status, isLeading)}
          expected={5}
          isUpdating={isPlaceholderData}
          onRetry={() => void refetch()}
          messages={{
            label: formatMessage(m.title),
            loading: formatMessage(m.loading),
            error: formatMessage(m.failed),
            retry: formatMessage(commonMessages.retry),
            empty: formatMessage(m.empty),
            emptyHint: formatMessage(m.emptyHint),
          }}
        />
      </Panel>
      <ListPages
        label={formatMessage(m.pages)}
        page={page}
        metadata={data?.metadata}
        getHref={hrefOf}
        onGoToPage={(next) => void navigate(hrefOf(next))}
      />
      {asked && (
        <DecisionDialog
          key={`${asked.request.user.id} ${asked.request.quest.id} ${asked.decision}`}
          {...asked}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </AdminPage>
  );
}

/** A request as a row: quest, member, time, proof and decision buttons. */
function useRow() {
  const { formatMessage } = useIntl();
  const when = useWhen();
  return ({ user, quest, state, url, text, requestedAt }: UnresolvedQuest, ask: (decision: Decision) => void) => {
    const { relative, absolute } = when(requestedAt);
    const action = (decision: Decision, variant: 'secondary' | 'quiet') => (
      <Button
        key={decision}
        size="s"
        variant={variant}
        aria-haspopup="dialog"
        aria-label={formatMessage(m.about, {
          decision: formatMessage(m[decision]),
          quest: quest.title,
          member: user.name,
        })}
        onPress={() => ask(decision)}
      >
        {formatMessage(m[decision])}
      </Button>
    );
    return {
      id: `${user.id} ${quest.id}`,
      icon: questIcons[quest.kind],
      title: quest.title,
      badge: (
        <>
          <StatusBadge status="inReview">{formatMessage(state === 'pending' ? m.pending : m.inReview)}</StatusBadge>
          {user.isDegen && <CategoryTag>{formatMessage(itemMessages.degen)}</CategoryTag>}
        </>
      ),
      details: [
        formatMessage(m.asks, {
          points: quest.points,
          member: (
            <Link key="member" variant="quiet" href={paths.profile.getHref(user.id)}>
              <bdi>{user.name}</bdi>
            </Link>
          ),
          when: (
            <RelativeTime key="when" dateTime={requestedAt} title={absolute}>
              {relative}
            </RelativeTime>
          ),
        }),
        ...(text ? [<bdi key="text">{text}</bdi>] : []),
        ...(url
          ? [
              <Link key="url" href={url} isExternal messages={{ newTab: formatMessage(commonMessages.newTab) }}>
                {url}
              </Link>,
            ]
          : []),
        ...(url || text ? [] : [formatMessage(m.noProof)]),
      ],
      end: [action('verify', 'secondary'), action('fail', 'secondary'), action('force', 'quiet')],
    };
  };
}
