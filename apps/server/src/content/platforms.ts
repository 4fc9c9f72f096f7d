/** Platforms that posts can come from. */
export type Platform = 'x' | 'tiktok' | 'youtube';

/** A post on a platform. */
export interface PlatformPost {
  platform: Platform;
  /** The post's id on the platform. */
  id: string;
  /** The post's canonical URL. */
  url: string;
}

/** URLs of the platforms' embed pages, without the post's id at the end. */
const embedPages: Record<Platform, string> = {
  x: 'https://platform.twitter.com/embed/Tweet.html?id=',
  tiktok: 'https://www.tiktok.com/embed/v2/',
  youtube: 'https://www.youtube-nocookie.com/embed/',
};

/** The origins that the Content-Security-Policy allows in frames. */
export const EMBED_ORIGINS = Object.values(embedPages).map((page) => new URL(page).origin);

/** SQL for the URL of the embed page of submission `s`; null for a meme. */
export const embedUrlSql = `case s.platform ${Object.entries(embedPages)
  .map(([platform, page]) => `when '${platform}' then '${page}' || s.content_id`)
  .join(' ')} end`;

/** SQL for the embed code: one sandboxed frame that contains nothing the member wrote. */
export const embedCodeSql = `'<iframe src="' || ${embedUrlSql} || '" sandbox="allow-scripts allow-same-origin allow-popups" loading="lazy" referrerpolicy="strict-origin" allowfullscreen></iframe>'`;

const hosts: Record<string, Platform> = {
  'x.com': 'x',
  'twitter.com': 'x',
  'platform.twitter.com': 'x',
  'tiktok.com': 'tiktok',
  'youtube.com': 'youtube',
  'music.youtube.com': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'youtu.be': 'youtube',
};

/** Extracts the post from a URL, ignoring extra parts; undefined if the URL doesn't belong to a post. */
export function readPostUrl(text: string): PlatformPost | undefined {
  const url = readUrl(text.startsWith('//') ? `https:${text}` : text);
  const platform = url && hosts[bareHost(url)];
  return platform && readers[platform](url);
}

/** Returns true if a URL is a TikTok short link, which only TikTok can resolve. */
export function isShortLink(text: string): boolean {
  const url = readUrl(text);
  if (url?.protocol !== 'https:') return false;
  if (/^v[mt]\.tiktok\.com$/.test(url.hostname)) return /^\/\w{1,40}\/?$/.test(url.pathname);
  return bareHost(url) === 'tiktok.com' && /^\/t\/\w{1,40}\/?$/.test(url.pathname);
}

function readUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.port ? url : undefined;
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^(www|m|mobile)\./, '');

/** Pattern of a number without leading zeros, so that each post has only one id. */
const ID = '([1-9]\\d{0,19})';
const X_PATH = new RegExp(`^/(?:i/web|(\\w{1,15}))/status(?:es)?/${ID}(?:/(?:photo|video)/\\d)?/?$`);
const TIKTOK_PATH = new RegExp(`^/@([\\w.]{0,24})/video/${ID}/?$`);
const TIKTOK_FRAME = new RegExp(`^/(?:embed|embed/v2|player/v1)/${ID}/?$`);

const readers: Record<Platform, (url: URL) => PlatformPost | undefined> = {
  x({ pathname, searchParams, hostname }) {
    if (hostname === 'platform.twitter.com') {
      const id = pathname === '/embed/Tweet.html' ? searchParams.get('id') : null;
      return id && new RegExp(`^${ID}$`).test(id)
        ? { platform: 'x', id, url: `https://x.com/i/status/${id}` }
        : undefined;
    }
    const [, user = 'i', id] = X_PATH.exec(pathname) ?? [];
    return id ? { platform: 'x', id, url: `https://x.com/${user}/status/${id}` } : undefined;
  },
  tiktok({ pathname }) {
    const [, user, id] = TIKTOK_PATH.exec(pathname) ?? [];
    if (id) return { platform: 'tiktok', id, url: `https://www.tiktok.com/@${user}/video/${id}` };
    const [, embedded] = TIKTOK_FRAME.exec(pathname) ?? [];
    return embedded
      ? { platform: 'tiktok', id: embedded, url: `https://www.tiktok.com/@/video/${embedded}` }
      : undefined;
  },
  youtube({ hostname, pathname, searchParams }) {
    const id = hostname.endsWith('youtu.be')
      ? pathname.slice(1).replace(/\/$/, '')
      : pathname === '/watch'
        ? searchParams.get('v')
        : /^\/(?:shorts|embed|live|v)\/([\w-]+)\/?$/.exec(pathname)?.[1];
    return id && /^[\w-]{11}$/.test(id)
      ? { platform: 'youtube', id, url: `https://www.youtube.com/watch?v=${id}` }
      : undefined;
  },
};

/** The digits of a YouTube id, in the order of their values. */
const YOUTUBE_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The id under which a post can be submitted once. A YouTube id encodes 64 bits in 11 digits of 6 bits, so four last
 * digits lead to the same video; the lowest of them is used.
 */
export function contentKey({ platform, id }: Pick<PlatformPost, 'platform' | 'id'>): string {
  if (platform !== 'youtube') return id;
  const last = YOUTUBE_DIGITS.indexOf(id.at(-1)!);
  return id.slice(0, -1) + YOUTUBE_DIGITS[last - (last % 4)]!;
}

/** Finds the post of an embed code, by the first URL in it that belongs to a post. */
export function readEmbedCode(html: string): PlatformPost | undefined {
  for (const [, quoted] of html.matchAll(/\b(?:src|href|cite)\s*=\s*["']?([^"'\s>]+)/gi)) {
    const post = readPostUrl(quoted!.replaceAll('&amp;', '&'));
    if (post) return post;
  }
  return undefined;
}
