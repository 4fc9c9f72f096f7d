import { z } from 'zod';
import { askPublicHost, getPublic, type AskPublicHost } from './publicHost.ts';
import { createService, readReply, ServiceError } from './service.ts';

/** Maximum size of an answer, in bytes. Typical answers take two kilobytes. */
const MAX_ANSWER = 1024 * 1024;

/** Maximum size of a picture, in bytes. */
const MAX_PICTURE = 2 * 1024 * 1024;

/** Statuses of a platform that refuses to show a post, for example because its author forbids embedding. */
const REFUSALS = [401, 403];

/** Statuses of posts that don't exist. */
const MISSING = [404, 410];

/** The platforms' public endpoints. */
const endpoints = {
  x: { name: 'oEmbed of X', url: 'https://publish.x.com/oembed', query: { omit_script: 'true', dnt: 'true' } },
  tiktok: { name: 'oEmbed of TikTok', url: 'https://www.tiktok.com/oembed', query: {} },
  youtube: { name: 'oEmbed of YouTube', url: 'https://www.youtube.com/oembed', query: { format: 'json' } },
} as const;

/** Platforms with an endpoint. */
type Platform = keyof typeof endpoints;

/** A platform's answer about a post, unchecked. */
export interface PostDetails {
  authorName: string | undefined;
  authorUrl: string | undefined;
  title: string | undefined;
  /** The embed code. For a post on X, it contains the post's text. */
  html: string | undefined;
  thumbnailUrl: string | undefined;
}

/** Fetches details of posts from platforms. */
export interface OEmbed {
  /** Returns `missing` if the post doesn't exist. @throws ServiceError if the platform fails or refuses to show it */
  find(platform: Platform, url: string): Promise<PostDetails | 'missing'>;
  /** Fetches a picture from an address in a platform's answer. @throws ServiceError */
  picture(url: string): Promise<Buffer>;
}

const lenient = z.string().optional().catch(undefined);
const answer = z.object({
  author_name: lenient,
  author_url: lenient,
  title: lenient,
  html: lenient,
  thumbnail_url: lenient,
});

/**
 * Client for the platforms' oEmbed endpoints, which need no credentials.
 * @param timeout time limit for each request, in ms
 */
export function oEmbed(timeout: number, ask: AskPublicHost = askPublicHost()): OEmbed {
  const services = Object.fromEntries(
    Object.entries(endpoints).map(([platform, { name, url }]) => [
      platform,
      createService({ name, url, timeout, answers: REFUSALS, fetch: fetchPublic(ask) }),
    ]),
  ) as Record<Platform, ReturnType<typeof createService>>;
  return {
    async find(platform, url) {
      const { name, query } = endpoints[platform];
      const { status, json } = await services[platform](`?${new URLSearchParams({ ...query, url }).toString()}`);
      if (MISSING.includes(status)) return 'missing';
      if (status >= 400) throw new ServiceError(`${name}: it answered ${status}`);
      const { author_name, author_url, title, html, thumbnail_url } = readReply(answer, json);
      return { authorName: author_name, authorUrl: author_url, title, html, thumbnailUrl: thumbnail_url };
    },
    async picture(url) {
      try {
        const wanted = { accept: 'image/jpeg, image/png', maxBytes: MAX_PICTURE };
        const { status, body } = await getPublic(ask, new URL(url), AbortSignal.timeout(timeout), wanted);
        if (status !== 200) throw new Error(`it answered ${status}`);
        return body;
      } catch (error) {
        throw new ServiceError(`A picture: ${(error as Error).message}`, { cause: error });
      }
    },
  };
}

/** Statuses of replies that have no body. */
const EMPTY = [204, 205, 304];

/** `fetch` for a service, on the public internet only. */
const fetchPublic =
  (ask: AskPublicHost): typeof fetch =>
  async (input, init) => {
    const wanted = { accept: 'application/json', maxBytes: MAX_ANSWER };
    const { status, body } = await getPublic(ask, new URL(input as string), init!.signal!, wanted);
    return new Response(EMPTY.includes(status) ? null : new Uint8Array(body), { status });
  };
