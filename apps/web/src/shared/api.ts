import { createApiClient } from '@pwr-community/api/client';
import { apiHost } from './config.ts';
import { watched } from './connection.ts';
import { read, storageKeys } from './storage.ts';

const refusals = new EventTarget();

let confirmSignIn: (() => Promise<boolean>) | undefined;

/** The API client. It sends the stored token and requests content in the current language. */
export const api = createApiClient({
  host: apiHost,
  getToken: () => read(storageKeys.bearerToken),
  getLocale: () => document.documentElement.lang,
  fetch: (request) => watched(fetch(request)),
  onUnauthorized: () => refusals.dispatchEvent(new Event('refused')),
  onFreshSignInRequired: async () => confirmSignIn?.() ?? false,
});

/** Calls `listener` when the server refuses the stored token. Returns an unsubscribe function. */
export function onTokenRefused(listener: () => void): () => void {
  refusals.addEventListener('refused', listener);
  return () => refusals.removeEventListener('refused', listener);
}

/** Registers the handler that asks the member to sign in again; returns an unregister function. */
export function provideSignInConfirmation(confirm: () => Promise<boolean>): () => void {
  confirmSignIn = confirm;
  return () => {
    if (confirmSignIn === confirm) confirmSignIn = undefined;
  };
}
