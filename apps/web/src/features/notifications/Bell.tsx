import { unreadCountQuery } from '@pwr-community/api/queries/notifications';
import { NotificationBell } from '@pwr-community/ui/community/NotificationBell';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { layoutMessages as m } from '../../shared/messages.ts';
import { page } from '../../shared/page.ts';
import type { Member } from '../../shared/session.tsx';

const Inbox = page(async () => (await import('./Inbox.tsx')).Inbox, 'notice', 'content');

/** Prefetches the inbox. A failure surfaces when it opens. */
const prepare = () => void Inbox.preload().catch(() => {});

/** The server's counter stops at this number. */
const counted = 100;

/** The bell in the top bar. Its inbox loads on first intent. */
export function Bell({ member }: { member: Member }) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const { unreadNotifications: unread } = member;
  const { data } = useQuery({ ...unreadCountQuery(api), initialData: { unread }, staleTime: Infinity });
  // Each fetch of the account includes the current count.
  useEffect(() => {
    client.setQueryData(unreadCountQuery(api).queryKey, { unread });
  }, [client, member, unread]);

  const count = data.unread;
  const label = count === 0 ? m.bell : count < counted ? m.bellUnread : m.bellMany;
  return (
    <NotificationBell
      count={count}
      onIntent={prepare}
      messages={{ label: formatMessage(label, { count }), title: formatMessage(m.bell) }}
    >
      {(close) => (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Inbox member={member} onClose={close} />
        </Suspense>
      )}
    </NotificationBell>
  );
}
