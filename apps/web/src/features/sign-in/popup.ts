import { signInUrl } from '@pwr-community/api/signIn';
import { apiHost } from '../../shared/config.ts';
import { readReferralCode } from '../../shared/referralCode.ts';
import { saveAttempt, type Provider } from './handshake.ts';
import type { Pkce } from './pkce.ts';

const startPath = { x: '/api/login/twitter', google: '/google-sign-in' } as const;

/** Size of the sign-in window in CSS pixels, from the specification. */
const width = 600;
const height = 800;
/** Interval for checking whether the window was closed, in ms, from the specification. */
const closedPoll = 500;

const startUrl = (provider: Provider, challenge: string) =>
  signInUrl(apiHost, startPath[provider], {
    callbackUrl: `${location.origin}/auth-callback`,
    challenge,
    referral_code: readReferralCode(),
  });

const returnTo = () => location.pathname + location.search + location.hash;

/**
 * Opens the provider's page in a new window. Call it during a press, or browsers block the window. Returns false if it
 * was blocked. Otherwise calls `onClosed` once when the window closes, and returns a function that stops checking.
 */
export function openPopup(provider: Provider, pkce: Pkce, onClosed: () => void): false | (() => void) {
  saveAttempt({ verifier: pkce.verifier, mode: 'popup', provider, returnTo: returnTo() });
  const left = window.screenX + Math.max(0, (window.outerWidth - width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - height) / 2);
  const popup = window.open(
    startUrl(provider, pkce.challenge),
    'sign-in',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
  if (!popup) return false;
  popup.focus();
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    onClosed();
  }, closedPoll);
  return () => clearInterval(timer);
}

/** Opens the provider's page in this tab, for when no window can be opened. */
export function continueInTab(provider: Provider, pkce: Pkce) {
  saveAttempt({ verifier: pkce.verifier, mode: 'tab', provider, returnTo: returnTo() });
  location.assign(startUrl(provider, pkce.challenge));
}
