/** Who a provider says somebody is. */
export interface Identity {
  /** The provider's own, unchanging name of the account. */
  subject: string;
  name: string;
  username?: string | undefined;
  pictureUrl?: string | undefined;
  /** Only where the provider has confirmed it. */
  email?: string | undefined;
  /** What the account goes by there, where that is neither its user name nor its mail address. */
  label?: string;
}

/** What a sign-in sends to the provider, and holds its answer against. */
export interface SignInRequest {
  /** Our callback, as the provider knows it. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** The secret behind the PKCE challenge (RFC 7636). */
  codeVerifier: string;
}

/** A place where people have accounts: X, Google, or the demo's stand-in for both. */
export interface IdentityProvider {
  /** Keeps the subjects of one provider apart from another's. */
  readonly name: string;
  /**
   * The page at which the person signs in.
   * @throws ProviderError `unavailable`
   */
  authorizationUrl(request: SignInRequest): Promise<URL>;
  /**
   * Who came back.
   * @param callback the address that the provider sent the browser to
   * @throws ProviderError
   */
  exchange(callback: URL, request: SignInRequest): Promise<Identity>;
  /**
   * Whose token this is, for clients that hold one already.
   * @throws ProviderError `refused` or `unavailable`
   */
  identify(token: string): Promise<Identity>;
}

/**
 * - `denied`: the person declined
 * - `refused`: the provider, or we, did not accept the code or token
 * - `unavailable`: the provider does not answer, not in time, or not in its own protocol
 */
export type ProviderFailure = 'denied' | 'refused' | 'unavailable';

/** A sign-in that a provider did not complete. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, cause?: unknown) {
    super(`Sign-in ${failure}`, { cause });
    this.failure = failure;
  }
}
