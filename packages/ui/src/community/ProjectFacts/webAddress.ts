/** Returns the parsed URL if it is http(s); undefined otherwise. Members can enter anything, even `javascript:`. */
export function webAddress(entry: string | undefined): URL | undefined {
  const url = entry && URL.canParse(entry) ? new URL(entry) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Returns true for LinkedIn and its country hosts, but not for hosts that merely end in the same letters. */
export const isLinkedIn = ({ hostname }: URL) => /(^|\.)linkedin\.com$/.test(hostname);
