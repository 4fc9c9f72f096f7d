import { createApiClient } from '@pwr-community/api/client';
import { apiHost } from './config.ts';
import { watched } from './connection.ts';
import { read, storageKeys } from './storage.ts';

const refusals = new EventTarget();

let confirmSignIn: (() => Promise<boolean>) | undefined;

/** The one client of the API: it sends the stored token and asks for texts in the language shown. */
export const api = createApiClient({
  host: apiHost,
  getToken: () => read(storageKeys.bearerToken),
  getLocale: () => document.documentElement.lang,
  fetch: (request) => watched(fetch(request)),
  onUnauthorized: () => refusals.dispatchEvent(new Event('refused')),
  onFreshSignInRequired: async () => confirmSignIn?.() ?? false,
});

/** Calls back when the server refuses the stored token; returns the way to stop. */
export function onTokenRefused(listener: () => void): () => void {
  refusals.addEventListener('refused', listener);
  return () => refusals.removeEventListener('refused', listener);
}

/** Names the one way to ask the member to sign in again; returns the way to take it back. */
export function provideSignInConfirmation(confirm: () => Promise<boolean>): () => void {
  confirmSignIn = confirm;
  return () => {
    if (confirmSignIn === confirm) confirmSignIn = undefined;
  };
}
