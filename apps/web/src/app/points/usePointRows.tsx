import type { PointEntry } from '@pwr-community/api/schema';
import type { DetailRow } from '@pwr-community/ui/DetailList';
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
import { Points } from '@pwr-community/ui/Points';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useWhen } from '../useWhen.ts';
import { pointMessages as m } from './messages.ts';

/** The name and the icon of each kind of movement. */
export const causes: Record<PointEntry['kind'], { name: MessageDescriptor; icon: ReactNode }> = {
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

/** Entries of a ledger as rows of a list: what for, by whom where an admin did it, and when. */
export function usePointRows() {
  const { formatMessage } = useIntl();
  const when = useWhen();
  return ({ kind, points, reason, actor, createdAt }: PointEntry, index: number): DetailRow => {
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
}
