import { unresolvedQuestsQuery } from '@pwr-community/api/queries/quests';
import type { UnresolvedQuest } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { CategoryTag } from '@pwr-community/ui/CategoryTag';
import { Link } from '@pwr-community/ui/Link';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { StatusBadge } from '@pwr-community/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { readPage } from '../../../shared/pageNumber.ts';
import { paths } from '../../../shared/paths.ts';
import { questIcons } from '../../../shared/quests/questIcons.tsx';
import { useWhen } from '../../../shared/useWhen.ts';
import { DecisionsPage, pageSize } from '../DecisionsPage.tsx';
import { itemMessages } from '../review/messages.ts';
import { DecisionDialog, type Decision } from './DecisionDialog.tsx';
import { unresolvedMessages as m } from './messages.ts';

const hrefOf = (page: number) => adminPaths.unresolved.getHref(page > 1 ? `?page=${page}` : '');

/** The page for deciding on quests that members say they have completed. */
export function UnresolvedPage() {
  const page = readPage(new URLSearchParams(useLocation().search));
  const query = useQuery(unresolvedQuestsQuery(api, page - 1, pageSize));
  return (
    <DecisionsPage
      page={page}
      hrefOf={hrefOf}
      query={query}
      items={query.data?.requests}
      rowOf={useRow()}
      renderDialog={(request, decision, dialog) => (
        <DecisionDialog
          key={`${request.user.id} ${request.quest.id} ${decision}`}
          request={request}
          decision={decision}
          {...dialog}
        />
      )}
      messages={m}
    />
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
