import { readNotificationMutation, readNotificationsMutation } from '@pwr-community/api/mutations/notifications';
import { notificationListQuery } from '@pwr-community/api/queries/notifications';
import { announce } from '@pwr-community/ui/announce';
import { NotificationList } from '@pwr-community/ui/community/NotificationList';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { inLanguage } from '../../shared/inLanguage.ts';
import { listState } from '../../shared/listState.ts';
import { commonMessages } from '../../shared/messages.ts';
import type { Member } from '../../shared/session.tsx';
import { useLocale } from '../../shared/settings.tsx';
import { useWhen } from '../../shared/useWhen.ts';
import { noticeMessages as m } from './messages.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { useNotificationItem } from './useNotificationItem.tsx';

/** The member's notifications, in the bell's panel. */
export function Inbox({ member, onClose }: { member: Member; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { code } = useLocale();
  const { data, status, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    inLanguage(notificationListQuery(api), code),
  );
  const readOne = useMutation(readNotificationMutation(api));
  const readAll = useMutation(readNotificationsMutation(api));
  const toItem = useNotificationItem(member);
  const formatDate = useWhen();

  const notifications = data?.pages.flatMap((page) => page.notifications) ?? [];
  const newestUnread = notifications
    .filter(({ isUnread }) => isUnread)
    .reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), '');

  const open = (id: string) => {
    const item = notifications.find((each) => String(each.id) === id);
    if (item?.isUnread) readOne.mutate(item.id);
    onClose();
  };
  const markAll = () => {
    readAll.mutate(newestUnread);
    announce(formatMessage(m.allRead));
  };
  const showMore = async () => {
    const { isFetchNextPageError } = await fetchNextPage();
    if (isFetchNextPageError) toasts.error(formatMessage(m.failed));
  };
  return (
    <NotificationList
      notifications={notifications.map(toItem)}
      state={listState({ status, data })}
      onRetry={() => void refetch()}
      onOpen={open}
      onReadAll={newestUnread ? markAll : undefined}
      onLoadMore={hasNextPage ? () => void showMore() : undefined}
      isLoadingMore={isFetchingNextPage}
      formatDate={formatDate}
      messages={{
        title: formatMessage(m.title),
        readAll: formatMessage(m.readAll),
        unread: formatMessage(m.unread),
        loading: formatMessage(m.loading),
        error: formatMessage(m.failed),
        retry: formatMessage(commonMessages.retry),
        empty: formatMessage(m.empty),
        emptyHint: formatMessage(m.emptyHint),
        loadMore: formatMessage(m.showMore),
        loadingMore: formatMessage(m.loadingMore),
        points: (points) => formatMessage(m.pts, { points }),
      }}
    />
  );
}
