const env = import.meta.env;

/** Where the API answers: an origin, or a path on this one; no slash at the end. */
export const apiHost = env.VITE_API_HOST.replace(/\/$/, '');

/** Links that leave the site. One that is empty has no entry on the page. */
export const externalLinks = {
  governance: env.VITE_GOVERNANCE_URL,
  staking: env.VITE_STAKING_URL,
  documentation: env.VITE_DOCUMENTATION_URL,
  x: env.VITE_X_URL,
  telegram: env.VITE_TELEGRAM_URL,
  discord: env.VITE_DISCORD_URL,
  wallet: env.VITE_WALLET_URL,
  terms: env.VITE_TERMS_URL,
  privacy: env.VITE_PRIVACY_URL,
};
