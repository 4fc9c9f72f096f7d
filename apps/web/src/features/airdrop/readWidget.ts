const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const decode = (html: string) => html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity]!);

/**
 * Extracts the link from the server's Telegram widget without inserting its HTML into the page. Returns null if there
 * is no link or its address is unsafe.
 */
export function readWidget(html: string): { href: string; text: string } | null {
  const [, address = '', words = ''] = /<a\s(?:[^>]*\s)?href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(html) ?? [];
  const href = decode(address);
  const text = decode(words).trim();
  return text && /^https?:\/\//.test(href) ? { href, text } : null;
}
