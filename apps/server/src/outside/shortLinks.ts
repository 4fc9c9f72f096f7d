import { askPublicHost, isPublicUrl, MAX_REDIRECTS, type AskPublicHost } from './publicHost.ts';
import { ServiceError } from './service.ts';

/** Requests without reading the body, because only the redirect matters. */
const REDIRECT = { accept: 'text/html', maxBytes: 0 };

/** Maximum number of links followed concurrently. */
const MAX_AT_ONCE = 16;

/** Resolves the short links of a platform. */
export interface ShortLinks {
  /**
   * Follows a link's redirects until `isTarget` accepts an address: at most {@link MAX_REDIRECTS}, only over https, and
   * only on the platform's own hosts.
   * @returns the accepted address; undefined if there is none
   * @throws ServiceError if the platform fails or doesn't answer, or too many links are being followed
   */
  follow(link: string, isTarget: (address: string) => boolean): Promise<string | undefined>;
}

/** Resolves TikTok's short links. @param timeout time limit for all redirects of one link, in ms */
export function tiktokLinks(timeout: number, ask: AskPublicHost = askPublicHost()): ShortLinks {
  let following = 0;
  return {
    async follow(link, isTarget) {
      if (following >= MAX_AT_ONCE) throw new ServiceError('Too many short links are being resolved.');
      following++;
      const signal = AbortSignal.timeout(timeout);
      try {
        let url = new URL(link);
        for (let redirects = 0; redirects < MAX_REDIRECTS; redirects++) {
          const { status, location } = await ask(url, signal, REDIRECT);
          if (status >= 500 || status === 429) throw new Error(`it answered ${status}`);
          if (status < 300 || status >= 400 || !location || !URL.canParse(location, url.href)) return undefined;
          url = new URL(location, url);
          if (!isOfTiktok(url)) return undefined;
          if (isTarget(url.href)) return url.href;
        }
        return undefined;
      } catch (error) {
        throw new ServiceError(`TikTok: ${(error as Error).message}`, { cause: error });
      } finally {
        following--;
      }
    },
  };
}

const isOfTiktok = (url: URL) => isPublicUrl(url) && /(^|\.)tiktok\.com$/.test(url.hostname);
