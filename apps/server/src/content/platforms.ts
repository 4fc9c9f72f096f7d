/** Where posts come from. */
export type Platform = 'x' | 'tiktok' | 'youtube';

/** A post on a platform. */
export interface PlatformPost {
  platform: Platform;
  /** Its id there. */
  id: string;
  /** Its address, in the one form that is kept. */
  url: string;
}

/** The pages of the platforms that show one post in a frame; the page's policy lets frames of these origins in. */
const embedPages: Record<Platform, string> = {
  x: 'https://platform.twitter.com/embed/Tweet.html?id=',
  tiktok: 'https://www.tiktok.com/embed/v2/',
  youtube: 'https://www.youtube-nocookie.com/embed/',
};

/** The origins that frames may come from. */
export const EMBED_ORIGINS = Object.values(embedPages).map((page) => new URL(page).origin);

/** SQL for the page that shows a submission `s` in a frame; null for a meme. */
export const embedUrlSql = `case s.platform ${Object.entries(embedPages)
  .map(([platform, page]) => `when '${platform}' then '${page}' || s.content_id`)
  .join(' ')} end`;

/** SQL for the same as HTML: one sandboxed frame, in which nothing is of the member's own writing. */
export const embedCodeSql = `'<iframe src="' || ${embedUrlSql} || '" sandbox="allow-scripts allow-same-origin allow-popups" loading="lazy" referrerpolicy="strict-origin" allowfullscreen></iframe>'`;

const hosts: Record<string, Platform> = {
  'x.com': 'x',
  'twitter.com': 'x',
  'platform.twitter.com': 'x',
  'tiktok.com': 'tiktok',
  'youtube.com': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'youtu.be': 'youtube',
};

/** The post that an address leads to; undefined where it leads to none. */
export function readPostUrl(text: string): PlatformPost | undefined {
  const address = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.port) return undefined;
  const platform = hosts[url.hostname.replace(/^(www|m|mobile)\./, '')];
  if (!platform) return undefined;
  return readers[platform](url);
}

const readers: Record<Platform, (url: URL) => PlatformPost | undefined> = {
  x({ pathname, searchParams, hostname }) {
    if (hostname === 'platform.twitter.com') {
      const id = pathname === '/embed/Tweet.html' ? searchParams.get('id') : null;
      return id && /^\d{1,20}$/.test(id) ? { platform: 'x', id, url: `https://x.com/i/status/${id}` } : undefined;
    }
    const [, user, id] = /^\/(\w{1,15})\/status\/(\d{1,20})\/?$/.exec(pathname) ?? [];
    return id ? { platform: 'x', id, url: `https://x.com/${user}/status/${id}` } : undefined;
  },
  tiktok({ pathname }) {
    const [, user, id] = /^\/@([\w.]{1,24})\/video\/(\d{1,20})\/?$/.exec(pathname) ?? [];
    if (id) return { platform: 'tiktok', id, url: `https://www.tiktok.com/@${user}/video/${id}` };
    const [, embedded] = /^\/embed\/(?:v2\/)?(\d{1,20})\/?$/.exec(pathname) ?? [];
    return embedded
      ? { platform: 'tiktok', id: embedded, url: `https://www.tiktok.com/@/video/${embedded}` }
      : undefined;
  },
  youtube({ hostname, pathname, searchParams }) {
    const id = hostname.endsWith('youtu.be')
      ? pathname.slice(1)
      : pathname === '/watch'
        ? searchParams.get('v')
        : /^\/(?:shorts|embed|live)\/([\w-]+)\/?$/.exec(pathname)?.[1];
    return id && /^[\w-]{11}$/.test(id)
      ? { platform: 'youtube', id, url: `https://www.youtube.com/watch?v=${id}` }
      : undefined;
  },
};

/** The post that an embed code is about: of the first address in it that leads to one. */
export function readEmbedCode(html: string): PlatformPost | undefined {
  for (const [, quoted] of html.matchAll(/\b(?:src|href|cite)\s*=\s*["']?([^"'\s>]+)/gi)) {
    const post = readPostUrl(quoted!.replaceAll('&amp;', '&'));
    if (post) return post;
  }
  return undefined;
}
