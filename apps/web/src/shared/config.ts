// Each value is asked for by its whole name: the build would put the object of all of them into every visit.

/** Where the API answers: an origin, or a path on this one; no slash at the end. */
export const apiHost = import.meta.env.VITE_API_HOST.replace(/\/$/, '');

/** The origin of this site; empty on the server, which draws nothing that shows it. */
export const siteOrigin = import.meta.env.SSR ? '' : location.origin;

/** Links that leave the site. One that is empty has no entry on the page. */
export const externalLinks = {
  governance: import.meta.env.VITE_GOVERNANCE_URL,
  staking: import.meta.env.VITE_STAKING_URL,
  documentation: import.meta.env.VITE_DOCUMENTATION_URL,
  x: import.meta.env.VITE_X_URL,
  telegram: import.meta.env.VITE_TELEGRAM_URL,
  discord: import.meta.env.VITE_DISCORD_URL,
  wallet: import.meta.env.VITE_WALLET_URL,
  terms: import.meta.env.VITE_TERMS_URL,
  privacy: import.meta.env.VITE_PRIVACY_URL,
};
