/** A user's identity at a provider. */
export interface Identity {
  /** The provider's permanent id for the account. */
  subject: string;
  name: string;
  username?: string | undefined;
  pictureUrl?: string | undefined;
  /** Set only if the provider has verified it. */
  email?: string | undefined;
  /** Display name of the account, if it has neither username nor email address. */
  label?: string;
}

/** Parameters of a sign-in, sent to the provider and checked against its answer. */
export interface SignInRequest {
  /** The site's callback address, as registered with the provider. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** The PKCE secret (RFC 7636). */
  codeVerifier: string;
}

/** A provider of accounts: X, Google, or the demo's stand-in for both. */
export interface IdentityProvider {
  /** Distinguishes one provider's subjects from another's. */
  readonly name: string;
  /**
   * Address of the page on which the user signs in.
   * @throws ProviderError `unavailable`
   */
  authorizationUrl(request: SignInRequest): Promise<URL>;
  /**
   * The identity of the user who returned from the provider.
   * @param callback the address that the provider redirected to
   * @throws ProviderError
   */
  exchange(callback: URL, request: SignInRequest): Promise<Identity>;
  /**
   * The identity behind an existing token, for clients that already have one.
   * @throws ProviderError `refused` or `unavailable`
   */
  identify(token: string): Promise<Identity>;
}

/**
 * Reason for a failed sign-in:
 * - `denied`: the user declined
 * - `refused`: the provider, or this site, did not accept the code or token
 * - `unavailable`: the provider did not answer in time, or broke its own protocol
 */
export type ProviderFailure = 'denied' | 'refused' | 'unavailable';

/** A sign-in that failed at the provider. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, cause?: unknown) {
    super(`Sign-in ${failure}`, { cause });
    this.failure = failure;
  }
}
