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
import { Points } from '@pwr-community/ui/community/Points';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useWhen } from '../useWhen.ts';
import { causeNames, pointMessages as m } from './messages.ts';

/** Icons of point entries, by kind. */
export const causeIcons: Record<PointEntry['kind'], ReactNode> = {
  quest: <CheckCircleIcon size="l" />,
  gm: <SunHorizonIcon size="l" />,
  referral: <UserPlusIcon size="l" />,
  quiz: <QuestionIcon size="l" />,
  streak: <TrendUpIcon size="l" />,
  submission: <PlayIcon size="l" />,
  adjustment: <PencilSimpleIcon size="l" />,
  disqualification: <XCircleIcon size="l" />,
};

/**
 * Returns the quest's translated title or the friend's name. Hides all other reasons, because the ledger stores them in
 * English.
 */
function reasonOf(kind: PointEntry['kind'], reason: string): string | undefined {
  if (kind === 'quest') return reason;
  return kind === 'referral' ? reason.replace(/^Invited /, '') : undefined;
}

/** Returns a function that converts point entries to list rows with cause, admin and time. */
export function usePointRows() {
  const { formatMessage } = useIntl();
  const when = useWhen();
  return ({ kind, points, reason, actor, createdAt }: PointEntry, index: number): DetailRow => {
    const { relative, absolute } = when(createdAt);
    const said = reasonOf(kind, reason);
    return {
      id: `${createdAt} ${index}`,
      icon: causeIcons[kind],
      // The ledger stores reasons in English, and this one never changes.
      title: formatMessage(reason === 'Reinstatement' ? m.causeReinstatement : causeNames[kind]),
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
