import type { PublicSite } from '../../shared/site.ts';

/** The demo's countdown, in ms: 12 days, 8 hours, 15 minutes and 26 seconds from when the page loads. */
const demoLength = (((12 * 24 + 8) * 60 + 15) * 60 + 26) * 1000;
const demoEnd = new Date(Date.now() + demoLength).toISOString();

const day = 86_400_000;

/** Returns the airdrop's end in ISO 8601; null if there is nothing to count down to. */
export function endOf({ airdrop, sections }: PublicSite): string | null {
  if (!sections.includes('airdrop')) return null;
  return airdrop.endsAt ?? (airdrop.isDemo ? demoEnd : null);
}

/**
 * Returns the airdrop's dates, and its days in total and so far; null if a date is unknown or the airdrop is off.
 */
export function daysOf({ airdrop: { startsAt, endsAt }, sections }: PublicSite, now = Date.now()) {
  if (!startsAt || !endsAt || !sections.includes('airdrop')) return null;
  return {
    startsAt,
    endsAt,
    count: Math.ceil((Date.parse(endsAt) - Date.parse(startsAt)) / day),
    passed: Math.floor((now - Date.parse(startsAt)) / day),
  };
}
