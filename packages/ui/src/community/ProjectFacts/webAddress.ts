/** The address where it is one of the web; what members enter may be anything, a script too. */
export function webAddress(entry: string | undefined): URL | undefined {
  const url = entry && URL.canParse(entry) ? new URL(entry) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** LinkedIn and its country hosts; a host that only ends in the same letters is not. */
export const isLinkedIn = ({ hostname }: URL) => /(^|\.)linkedin\.com$/.test(hostname);
