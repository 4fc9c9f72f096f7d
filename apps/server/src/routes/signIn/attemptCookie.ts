import { sha256 } from '../../auth/secrets.ts';
import type { BrowserCookie } from '../../http/browserCookie.ts';

/** A sign-in attempt that a cookie ties to the browser it started in. */
interface Attempt {
  state: string;
  /** The path that the provider redirects to. */
  callbackPath: string;
  /** The site's origin. */
  publicUrl: string;
}

/** The cookie of an attempt. Each attempt has its own, so that two tabs can sign in at the same time. */
export const attemptCookie = ({ state, callbackPath, publicUrl }: Attempt): BrowserCookie => ({
  name: `sign-in-${sha256(state).slice(0, 12)}`,
  path: callbackPath,
  publicUrl,
});
