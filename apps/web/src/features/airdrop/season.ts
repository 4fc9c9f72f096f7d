const { VITE_AIRDROP_STARTS_AT, VITE_AIRDROP_ENDS_AT } = import.meta.env;

/** How long a visit counts down where no end is set, in milliseconds: 12 days, 8 hours, 15 minutes and 26 seconds. */
const fallback = (((12 * 24 + 8) * 60 + 15) * 60 + 26) * 1000;

const day = 86_400_000;

/** When the airdrop ends, as ISO 8601. */
export const endsAt = VITE_AIRDROP_ENDS_AT || new Date(Date.now() + fallback).toISOString();

/** Whole days from the beginning to the end and until now; null where these dates are not known. */
export const days =
  VITE_AIRDROP_STARTS_AT && VITE_AIRDROP_ENDS_AT
    ? {
        startsAt: VITE_AIRDROP_STARTS_AT,
        count: Math.ceil((Date.parse(VITE_AIRDROP_ENDS_AT) - Date.parse(VITE_AIRDROP_STARTS_AT)) / day),
        passed: Math.floor((Date.now() - Date.parse(VITE_AIRDROP_STARTS_AT)) / day),
      }
    : null;
