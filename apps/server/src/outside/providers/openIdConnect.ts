import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify, type JWTPayload } from 'jose';
import * as oauth from 'openid-client';
import { z } from 'zod';
import { boundedFetch } from '../boundedFetch.ts';
import { providerStep } from './failure.ts';
import { ProviderError, type Identity, type IdentityProvider } from './identityProvider.ts';

/** Signatures that providers use today. Never `none`, never a shared secret. */
const ALGORITHMS = ['RS256', 'ES256', 'PS256', 'EdDSA'];

/** One provider that speaks OpenID Connect. */
export interface OpenIdConnectSettings {
  name: string;
  /** The provider's address; its discovery document is below it. A function where it is known only later. */
  issuer: () => URL;
  /** The client that this site is to the provider. */
  id: string;
  /** Its secret; without one the client is public. */
  secret?: string;
  scope: string;
  /** What to ask the person, such as `select_account`. */
  prompt: string;
  /** Longest wait for one answer of the provider, in ms. */
  timeout: number;
  /** Another way to the provider than the network's. */
  fetch?: typeof fetch;
}

const claims = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  picture: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

/** A provider that speaks OpenID Connect; discovered at its first use. */
export function openIdConnectProvider(settings: OpenIdConnectSettings): IdentityProvider {
  const { name, id, secret, scope, prompt, timeout } = settings;
  const call = boundedFetch(settings.fetch);

  const discover = once(async () => {
    const issuer = settings.issuer();
    return oauth.discovery(issuer, id, undefined, secret ? oauth.ClientSecretPost(secret) : oauth.None(), {
      timeout: timeout / 1000,
      [oauth.customFetch]: call as oauth.CustomFetch,
      execute: [
        // The signature too, not the connection alone.
        oauth.enableNonRepudiationChecks,
        // Only the demo and the tests have providers without TLS.
        ...(issuer.protocol === 'http:' ? [oauth.allowInsecureRequests] : []),
      ],
    });
  });

  const keys = once(async () => {
    const { jwks_uri } = (await discover()).serverMetadata();
    if (!jwks_uri) throw new ProviderError('unavailable');
    return createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: timeout,
      [joseFetch]: call,
    });
  });

  return {
    name,

    authorizationUrl: ({ redirectUri, state, nonce, codeVerifier }) =>
      providerStep(async () =>
        oauth.buildAuthorizationUrl(await discover(), {
          redirect_uri: redirectUri,
          scope,
          prompt,
          state,
          nonce,
          code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      ),

    exchange: (callback, { state, nonce, codeVerifier }) =>
      providerStep(async () => {
        const tokens = await oauth.authorizationCodeGrant(await discover(), callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return toIdentity(tokens.claims());
      }),

    identify: (idToken) =>
      providerStep(async () => {
        const { payload } = await jwtVerify(idToken, await keys(), {
          issuer: (await discover()).serverMetadata().issuer,
          audience: id,
          algorithms: ALGORITHMS,
          requiredClaims: ['sub', 'iat', 'exp'],
        });
        // A token for several audiences names the one it was issued to.
        if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== id) {
          throw new ProviderError('refused');
        }
        return toIdentity(payload);
      }),
  };
}

function toIdentity(payload: JWTPayload | undefined): Identity {
  const { sub, name, preferred_username, picture, email, email_verified } = claims.parse(payload);
  return {
    subject: sub,
    name: name ?? preferred_username ?? '',
    username: preferred_username,
    pictureUrl: picture,
    email: email_verified ? email : undefined,
  };
}

/** Keeps the first success of `make`; a failure is tried again at the next call. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
