/** Characters that the format `uri` of the API refuses after the host, and percent signs without a code. */
const refused = /[^\w\-.~!$&'()*+,;=:@/?#%]|%(?![\da-f]{2})/giu;

/** Matches an address that the API accepts as it is. */
const plain = /^[\w\-.~!$&'()*+,;=:@/?#]*$/;

/**
 * Returns a web address as the API takes it: percent-encoded as in a browser, with the few characters that browsers
 * leave, and with an ASCII host. Null if the text is no address that starts with `http://` or `https://`.
 */
export function toWebAddress(text: string): string | null {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return null;
  if (plain.test(text)) return text;
  const { href, protocol } = new URL(text);
  const path = href.indexOf('/', protocol.length + 2);
  return href.slice(0, path) + href.slice(path).replace(refused, encodeURIComponent);
}

/**
 * Returns an address's host, as the text of a link to it. Quests from before links were checked may have one that no
 * browser opens, which is returned as it is.
 */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
