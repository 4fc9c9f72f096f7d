import { isOneOf, isShape, isString } from '../../shared/shape.ts';
import { readTab, writeTab } from '../../shared/tabStorage.ts';

/** A sign-in provider. */
export type Provider = 'x' | 'google';

/** Result of a sign-in at the provider. `retryAfter` is in seconds. */
export type SignInAnswer = { burnerToken: string } | { error: string; retryAfter?: number };

/** Message from the login window to its opener. */
type Handshake = { origin: typeof originMarker } & SignInAnswer;

/** Name of the broadcast channel between the login window and its opener. */
const channelName = 'twitter-login';

/** Identifies our messages on the channel. */
const originMarker = 'auth-callback';

/** State of a sign-in, stored in session storage until it ends. A window that the page opens gets a copy. */
interface Attempt {
  /** The PKCE verifier that the burner token is bound to. */
  verifier: string;
  /** The page that exchanges the burner token: the opener of the window or, in the same tab, the callback page. */
  mode: 'popup' | 'tab';
  provider: Provider;
  /** The path that the callback page returns to. */
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

/** Calls `listener` with each result of a sign-in window; returns a function that unsubscribes. */
export function onHandshake(listener: (answer: SignInAnswer) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Partial<Handshake> | null>) => {
    if (data?.origin === originMarker) listener(data as Handshake);
  };
  return () => channel.close();
}

/** Sends the result to the page that opened this window. */
export function postHandshake(answer: SignInAnswer) {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ origin: originMarker, ...answer } satisfies Handshake);
  channel.close();
}
