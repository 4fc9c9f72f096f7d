import { mutationOptions } from '@tanstack/react-query';
import type { WalletLink } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { settled } from '../internal/cache.ts';
import { identityListQuery, ownUserQuery, sessionListQuery } from '../queries/session.ts';
import { unwrap } from '../unwrap.ts';

/** Ends one of the member's sessions (`mutate(sessionId)`). */
export const revokeSessionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['session', 'revoke'],
    mutationFn: (id: number) => unwrap(api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } })),
    // Also after a failure, because the session may have ended.
    onSettled: (_nothing, error, _id, _none, { client }) =>
      settled(error, client.invalidateQueries(sessionListQuery(api))),
  });

/** Starts linking an X or Google account; the reply contains the page to open. */
export const identityLinkMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['session', 'link'],
    mutationFn: (query: { provider: 'x' | 'google'; callbackUrl: string }) =>
      unwrap(api.GET('/api/user/identities/link', { params: { query } })),
  });

/** Links a wallet with a signed challenge. */
export const linkWalletMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['session', 'link-wallet'],
    mutationFn: (body: WalletLink) => unwrap(api.POST('/api/user/identities/wallet', { body })),
    onSuccess: (_identity, _body, _none, { client }) => client.invalidateQueries(identityListQuery(api)),
  });

/** Unlinks one of the member's accounts (`mutate(identityId)`). */
export const unlinkIdentityMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['session', 'unlink'],
    mutationFn: (id: number) => unwrap(api.DELETE('/api/user/identities/{id}', { params: { path: { id } } })),
    // Also after a failure, because the account may have been unlinked.
    onSettled: (_nothing, error, _id, _none, { client }) =>
      settled(error, client.invalidateQueries(identityListQuery(api))),
  });

/** Requests the deletion of the member's account. */
export const requestDeletionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['session', 'request-deletion'],
    mutationFn: () => unwrap(api.PUT('/api/user/deletion')),
    // Also after a failure, because only the reply may have been lost.
    onSettled: (_deletion, error, _input, _none, { client }) =>
      settled(error, client.invalidateQueries(ownUserQuery(api))),
  });

/** Cancels the pending deletion of the member's account. */
export const cancelDeletionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['session', 'cancel-deletion'],
    mutationFn: () => unwrap(api.DELETE('/api/user/deletion')),
    onSettled: (_nothing, error, _input, _none, { client }) =>
      settled(error, client.invalidateQueries(ownUserQuery(api))),
  });

/** Downloads the member's data export, a ZIP archive. */
export const downloadMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['session', 'download'],
    mutationFn: () => unwrap(api.GET('/api/user/data', { parseAs: 'blob' })),
  });
