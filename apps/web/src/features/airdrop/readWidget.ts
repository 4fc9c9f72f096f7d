const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const decode = (html: string) => html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity]!);

/**
 * The one link that the server's Telegram widget is: it is read, and never put into the page. Null where it is none, or
 * leads to what a browser must not open.
 */
export function readWidget(html: string): { href: string; text: string } | null {
  const [, address = '', words = ''] = /<a\s(?:[^>]*\s)?href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(html) ?? [];
  const href = decode(address);
  const text = decode(words).trim();
  return text && /^https?:\/\//.test(href) ? { href, text } : null;
}
