import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { unwrap } from '../unwrap.ts';

/** The member's follow of an account on X. */
export const followQuery = (api: ApiClient, username: string) =>
  queryOptions({
    queryKey: ['verification', 'follow', username],
    queryFn: ({ signal }) => unwrap(api.GET('/api/twitter/verifyFollow', { params: { query: { username } }, signal })),
  });

/** The HTML of the Telegram widget: one link. Never cached, because its code works once. */
export const telegramWidgetQuery = (api: ApiClient, callerId: number) =>
  queryOptions({
    queryKey: ['verification', 'telegram', callerId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/login/telegram', { params: { query: { callerId } }, parseAs: 'text', signal })),
    gcTime: 0,
  });
