import { isOneOf, isShape, isString } from '../../shared/shape.ts';
import { readTab, writeTab } from '../../shared/tabStorage.ts';

export type Provider = 'x' | 'google';

/** Result of a sign-in at the provider. `retryAfter` is in seconds. */
export type SignInAnswer = { burnerToken: string } | { error: string; retryAfter?: number };

/** Message from the login window to its opener. */
type Handshake = { origin: typeof originMarker } & SignInAnswer;

/** Name of the broadcast channel between the login window and its opener. */
const channelName = 'twitter-login';

/** Identifies our messages on the channel. */
const originMarker = 'auth-callback';

/** An ongoing sign-in, kept in session storage until it ends. Windows opened by the page get a copy. */
interface Attempt {
  /** The PKCE verifier that the burner token is bound to. */
  verifier: string;
  /** Identifies the page that exchanges the burner token: the popup's opener or, in the same tab, the callback page. */
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

/** Calls `listener` with each result from a sign-in window. Returns a function that unsubscribes. */
export function onHandshake(listener: (answer: SignInAnswer) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Partial<Handshake> | null>) => {
    if (data?.origin === originMarker) listener(data as Handshake);
  };
  return () => channel.close();
}

/** Broadcasts the result. The page that opened this window completes the sign-in. */
export function postHandshake(answer: SignInAnswer) {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ origin: originMarker, ...answer } satisfies Handshake);
  channel.close();
}
