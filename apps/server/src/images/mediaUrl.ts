import { API_PREFIX } from '../contract/contract.ts';

/** Base path of stored images, with a trailing slash. */
export const MEDIA_URL = `${API_PREFIX}/media/`;
