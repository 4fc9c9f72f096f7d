import { ownPointsQuery } from '@pwr-community/api/queries/points';
import type { PointEntry } from '@pwr-community/api/schema';
import { DetailList } from '@pwr-community/ui/DetailList';
import {
  CheckCircleIcon,
  PencilSimpleIcon,
  PlayIcon,
  QuestionIcon,
  SunHorizonIcon,
  TrendUpIcon,
  UserPlusIcon,
  XCircleIcon,
} from '@pwr-community/ui/Icon';
import { Panel } from '@pwr-community/ui/Panel';
import { Points } from '@pwr-community/ui/Points';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../app/api.ts';
import { ListPages } from '../../app/ListPages.tsx';
import { listState } from '../../app/listState.ts';
import { commonMessages } from '../../app/messages.ts';
import { useLastPage } from '../../app/pageNumber.ts';
import { useWhen } from '../../app/useWhen.ts';
import { profileMessages as m } from './messages.ts';

const causes: Record<PointEntry['kind'], { name: MessageDescriptor; icon: ReactNode }> = {
  quest: { name: m.causeQuest, icon: <CheckCircleIcon size="l" /> },
  gm: { name: m.causeGm, icon: <SunHorizonIcon size="l" /> },
  referral: { name: m.causeReferral, icon: <UserPlusIcon size="l" /> },
  quiz: { name: m.causeQuiz, icon: <QuestionIcon size="l" /> },
  streak: { name: m.causeStreak, icon: <TrendUpIcon size="l" /> },
  submission: { name: m.causeSubmission, icon: <PlayIcon size="l" /> },
  adjustment: { name: m.causeAdjustment, icon: <PencilSimpleIcon size="l" /> },
  disqualification: { name: m.causeDisqualification, icon: <XCircleIcon size="l" /> },
};

/** What the cause does not say yet: the quest, in the reader's language, or the friend's name. The ledger says all else in English. */
function reasonOf(kind: PointEntry['kind'], reason: string): string | undefined {
  if (kind === 'quest') return reason;
  return kind === 'referral' ? reason.replace(/^Invited /, '') : undefined;
}

export interface PointsHistoryProps {
  /** The page that the address asks for, from 1. */
  number: number;
  /** The address of a page. */
  getHref: (number: number) => string;
}

/** Every movement of the member's own points: what for, by whom where an admin did it, and when. */
export function PointsHistory({ number, getHref }: PointsHistoryProps) {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const navigate = useNavigate();
  const { data, status, isPlaceholderData, refetch } = useQuery(ownPointsQuery(api, number - 1));
  const isLeading = useLastPage(number, isPlaceholderData ? undefined : data?.metadata.totalPages, getHref);

  const rowOf = ({ kind, points, reason, actor, createdAt }: PointEntry, index: number) => {
    const { name, icon } = causes[kind];
    const { relative, absolute } = when(createdAt);
    const said = reasonOf(kind, reason);
    return {
      id: `${createdAt} ${index}`,
      icon,
      title: formatMessage(name),
      details: [
        ...(said ? [<bdi key="reason">{said}</bdi>] : []),
        ...(actor ? [formatMessage(m.byActor, { name: actor.name })] : []),
        <RelativeTime key="when" dateTime={createdAt} title={absolute}>
          {relative}
        </RelativeTime>,
      ],
      end: <Points value={points} isSigned unit={formatMessage(m.historyUnit, { count: Math.abs(points) })} />,
    };
  };

  return (
    <>
      <Panel padding="s">
        <DetailList
          rows={(data?.entries ?? []).map(rowOf)}
          state={listState(status, isLeading)}
          expected={5}
          isUpdating={isPlaceholderData}
          onRetry={() => void refetch()}
          messages={{
            label: formatMessage(m.history),
            loading: formatMessage(m.historyLoading),
            error: formatMessage(m.historyFailed),
            retry: formatMessage(commonMessages.retry),
            empty: formatMessage(m.noHistory),
            emptyHint: formatMessage(m.noHistoryHint),
          }}
        />
      </Panel>
      <ListPages
        label={formatMessage(m.historyPages)}
        page={number}
        metadata={data?.metadata}
        getHref={getHref}
        onGoToPage={(next) => void navigate(getHref(next))}
      />
    </>
  );
}
