import { mutationOptions } from '@tanstack/react-query';
import type { WalletAdd } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { settled } from '../internal/cache.ts';
import { questsKey } from '../keys.ts';
import { identityListQuery } from '../queries/session.ts';
import { unwrap } from '../unwrap.ts';

/** Starts following an account on X (`mutate(username)`); the reply contains the page to open. */
export const followMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['verification', 'follow'],
    mutationFn: (username: string) => unwrap(api.POST('/api/twitter/followUser', { body: { username } })),
    // Also after a failure, because the quest may have been started.
    onSettled: (_reply, error, _username, _none, { client }) =>
      settled(error, client.invalidateQueries({ queryKey: questsKey })),
  });

/** Starts linking a Discord account (`mutate(callbackUrl)`); the reply contains the page to open. */
export const discordLinkMutation = (api: ApiClient, callerId: number) =>
  mutationOptions({
    mutationKey: ['verification', 'discord'],
    mutationFn: (callbackUrl: string) =>
      unwrap(api.GET('/api/login/discord', { params: { query: { callbackUrl, callerId } } })),
  });

/** Sends an email with a link that confirms the address. */
export const subscribeEmailMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['verification', 'subscribe'],
    mutationFn: (query: { challengeId: number; email: string }) =>
      unwrap(api.GET('/api/postmark/subscribeEmail', { params: { query } })),
    onSuccess: (_reply, _query, _none, { client }) => client.invalidateQueries({ queryKey: questsKey }),
  });

/** Confirms an address with the token in its email (`mutate(token)`). */
export const confirmEmailMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['verification', 'confirm'],
    mutationFn: (token: string) => unwrap(api.POST('/api/email/confirm', { body: { token } })),
    // Also after a failure, because the address may have been confirmed.
    onSettled: (_reply, error, _token, _none, { client }) =>
      settled(error, Promise.all([questsKey, ['session']].map((queryKey) => client.invalidateQueries({ queryKey })))),
  });

/** Links a wallet with the transaction that proves its ownership. */
export const addWalletMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['verification', 'wallet'],
    mutationFn: (body: WalletAdd) => unwrap(api.POST('/api/wallets/addWallet', { body })),
    onSuccess: (_reply, _body, _none, { client }) =>
      Promise.all(
        [questsKey, identityListQuery(api).queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
