import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** Asks X whether the member currently follows an account. */
export const followQuery = (api: ApiClient, username: string) =>
  queryOptions({
    queryKey: ['verification', 'follow', username],
    queryFn: ({ signal }) => unwrap(api.GET('/api/twitter/verifyFollow', { params: { query: { username } }, signal })),
  });

/** The HTML of the Telegram widget, which is one link. Never cached, because the code in it works only once. */
export const telegramWidgetQuery = (api: ApiClient, callerId: number) =>
  queryOptions({
    queryKey: ['verification', 'telegram', callerId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/login/telegram', { params: { query: { callerId } }, parseAs: 'text', signal })),
    gcTime: 0,
  });
