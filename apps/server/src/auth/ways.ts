import { API_PREFIX } from '../contract/contract.ts';
import type { Config } from '../config.ts';

/** Providers to which users are redirected to sign in. */
export type Way = 'x' | 'google';

const paths: Record<Way, string> = { x: '/api/login/twitter/callback', google: '/google-sign-in/callback' };

/** Returns the path on this server that the provider redirects back to. */
export const callbackPath = (way: Way): string => API_PREFIX + paths[way];

/** Returns the complete callback URL, as registered with the provider. */
export const redirectUri = ({ publicUrl }: Pick<Config, 'publicUrl'>, way: Way): string =>
  new URL(callbackPath(way), publicUrl).href;
