const seasonStart = import.meta.env.VITE_AIRDROP_STARTS_AT;
const seasonEnd = import.meta.env.VITE_AIRDROP_ENDS_AT;

/** Duration of the countdown if no end is configured, in milliseconds: 12 days, 8 hours, 15 minutes and 26 seconds. */
const fallback = (((12 * 24 + 8) * 60 + 15) * 60 + 26) * 1000;

const day = 86_400_000;

/** End of the airdrop, in ISO 8601. */
export const endsAt = seasonEnd || new Date(Date.now() + fallback).toISOString();

/** Whole days from the beginning to the end and until now; null where these dates are not known. */
export const daysAt = (now = Date.now()) =>
  seasonStart && seasonEnd
    ? {
        startsAt: seasonStart,
        count: Math.ceil((Date.parse(seasonEnd) - Date.parse(seasonStart)) / day),
        passed: Math.floor((now - Date.parse(seasonStart)) / day),
      }
    : null;
