/** Names of the networks, never translated. */
export type Network = 'X' | 'TikTok' | 'YouTube';

export interface Post {
  network: Network;
  /** URL of the frame, built from the post's id, never copied from the member's input. */
  frame: string;
}

interface Rule {
  network: Network;
  hosts: readonly string[];
  /** Captures the post's id from the path and query. */
  id: RegExp;
  frame: (id: string) => string;
}

const rules: readonly Rule[] = [
  {
    network: 'X',
    hosts: ['x.com', 'twitter.com', 'mobile.x.com', 'mobile.twitter.com'],
    id: /^\/(?:i\/web|\w+)\/status(?:es)?\/(\d+)(?![^/?])/,
    frame: (id) => `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id}`,
  },
  {
    network: 'TikTok',
    hosts: ['tiktok.com', 'm.tiktok.com'],
    id: /^\/@[\w.-]*\/video\/(\d+)/,
    frame: (id) => `https://www.tiktok.com/embed/v2/${id}`,
  },
  {
    network: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'music.youtube.com'],
    id: /^\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)([\w-]{11})/,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    network: 'YouTube',
    hosts: ['youtu.be'],
    id: /^\/([\w-]{11})/,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
];

/** Parses the URL of a post. Returns undefined unless it is the HTTPS URL of a post on a supported network. */
export function readPost(url: string): Post | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, pathname, search } = new URL(url);
  const rule = rules.find(({ hosts }) => hosts.includes(hostname.replace(/^www\./, '')));
  const id = rule?.id.exec(pathname + search)?.[1];
  if (protocol !== 'https:' || !rule || !id) return undefined;
  return { network: rule.network, frame: rule.frame(id) };
}

/** Returns the host name of a web address; undefined for other URLs. */
export function hostOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) ? hostname : undefined;
}
