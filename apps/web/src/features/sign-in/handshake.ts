import { isOneOf, isShape, isString } from '../../shared/shape.ts';
import { readTab, writeTab } from '../../shared/tabStorage.ts';

/** Who vouches for a member. */
export type Provider = 'x' | 'google';

/** How a sign-in at the provider ended. `retryAfter` is in seconds. */
export type SignInAnswer = { burnerToken: string } | { error: string; retryAfter?: number };

/** What the sign-in window tells the page that opened it. */
type Handshake = { origin: typeof originMarker } & SignInAnswer;

/** The broadcast channel between the sign-in window and the page that opened it. */
const channelName = 'twitter-login';

/** Tells our messages from anything else on the channel. */
const originMarker = 'auth-callback';

/** What the page that starts a sign-in must remember until it ends. A window it opens gets a copy. */
interface Attempt {
  /** The PKCE verifier that the burner token is bound to. */
  verifier: string;
  /** Who exchanges the burner token: the page that opened a window, or, in the same tab, the callback page. */
  mode: 'popup' | 'tab';
  provider: Provider;
  /** Path to return to from the callback page. */
  returnTo: string;
}

const key = 'signIn';

export const saveAttempt = (attempt: Attempt) => writeTab(key, attempt);

const isAttempt = isShape<Attempt>({
  verifier: isString,
  mode: isOneOf(['popup', 'tab']),
  provider: isOneOf(['x', 'google']),
  returnTo: isString,
});

export const readAttempt = () => readTab(key, isAttempt);

export const clearAttempt = () => writeTab(key, null);

/** Calls back with each answer that a sign-in window hands over; returns the way to stop. */
export function onHandshake(listener: (answer: SignInAnswer) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Partial<Handshake> | null>) => {
    if (data?.origin === originMarker) listener(data as Handshake);
  };
  return () => channel.close();
}

/** Hands the answer to the page that opened this window. */
export function postHandshake(answer: SignInAnswer) {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ origin: originMarker, ...answer } satisfies Handshake);
  channel.close();
}
