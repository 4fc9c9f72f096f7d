/** Returns the URL if it is http(s). Members can enter anything, even a script. */
export function webAddress(entry: string | undefined): URL | undefined {
  const url = entry && URL.canParse(entry) ? new URL(entry) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Matches LinkedIn and its country hosts, but no host that merely ends in the same letters. */
export const isLinkedIn = ({ hostname }: URL) => /(^|\.)linkedin\.com$/.test(hostname);
