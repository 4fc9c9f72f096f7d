import { z } from 'zod';
import { createService, readReply, type ServiceSettings } from './service.ts';

/** X queries for quests. */
export interface XApi {
  /** Returns true if the account with id `subject` follows the one named `username`. @throws ServiceError */
  follows(subject: string, username: string): Promise<boolean>;
}

const following = z.object({
  data: z.array(z.object({ username: z.string() })).optional(),
  meta: z.object({ next_token: z.string().optional() }).optional(),
});

/** Maximum number of pages of followed accounts to search, with 1,000 accounts each. */
const PAGES = 10;

/** Client for X's API v2, with an app's bearer token. */
export function xApi(settings: Omit<ServiceSettings, 'name'>, bearerToken: string): XApi {
  const x = createService({ ...settings, name: 'X', headers: { authorization: `Bearer ${bearerToken}` } });
  return {
    async follows(subject, username) {
      let token: string | undefined;
      for (let page = 0; page < PAGES; page++) {
        const query = new URLSearchParams({ max_results: '1000', ...(token && { pagination_token: token }) });
        const { status, json } = await x(`/2/users/${encodeURIComponent(subject)}/following?${query.toString()}`);
        if (status >= 400) return false;
        const { data = [], meta } = readReply(following, json);
        if (data.some((account) => account.username.toLowerCase() === username.toLowerCase())) return true;
        token = meta?.next_token;
        if (!token) return false;
      }
      return false;
    },
  };
}
