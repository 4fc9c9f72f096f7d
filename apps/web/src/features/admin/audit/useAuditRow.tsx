import type { AuditEntry } from '@pwr-community/api/schema';
import type { DetailRow } from '@pwr-community/ui/DetailList';
import { Link } from '@pwr-community/ui/Link';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { useIntl } from 'react-intl';
import { useWhen } from '../../../shared/useWhen.ts';
import { ActorPicture } from './ActorPicture.tsx';
import { auditMessages as m } from './messages.ts';
import { useOperationName } from './useOperationName.ts';

/**
 * Returns a function that formats an audit entry as a list row: action, subject, actor and time. The row links to the
 * details.
 */
export function useAuditRow() {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const nameOf = useOperationName();
  return ({ id, actor, operation, subject, createdAt }: AuditEntry, href: string, isCurrent = false): DetailRow => {
    const { relative, absolute } = when(createdAt);
    return {
      id: String(id),
      icon: <ActorPicture actor={actor} size="s" />,
      title: (
        <Link variant="quiet" href={href} aria-current={isCurrent ? 'true' : undefined}>
          {nameOf(operation)}
        </Link>
      ),
      details: [
        ...(subject ? [<bdi key="subject">{subject.name}</bdi>] : []),
        formatMessage(m.byAt, {
          name: actor ? <bdi key="name">{actor.name}</bdi> : formatMessage(m.commandLine),
          when: (
            <RelativeTime key="when" dateTime={createdAt} title={absolute}>
              {relative}
            </RelativeTime>
          ),
        }),
      ],
      isCurrent,
    };
  };
}
