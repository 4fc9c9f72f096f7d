import { createApiClient } from '@pwr-community/api/client';
import { apiHost } from './config.ts';
import { read, storageKeys } from './storage.ts';

/** The one client of the API: it sends the stored token and asks for texts in the language shown. */
export const api = createApiClient({
  host: apiHost,
  getToken: () => read(storageKeys.bearerToken),
  getLocale: () => document.documentElement.lang,
});
