import { API_PREFIX } from '../contract/contract.ts';

/** Where kept images are served, with a slash at the end. */
export const MEDIA_URL = `${API_PREFIX}/media/`;
