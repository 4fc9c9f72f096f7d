// Each variable is read by its full name: destructuring `import.meta.env` would put all of them into the bundle.

/** The API's origin or path, without a trailing slash. */
export const apiHost = import.meta.env.VITE_API_HOST.replace(/\/$/, '');

/** The origin of this site; empty on the server, whose markup never contains it. */
export const siteOrigin = import.meta.env.SSR ? '' : location.origin;

/** Links to other sites. Empty ones are hidden. */
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
