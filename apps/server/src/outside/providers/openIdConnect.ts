import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify, type JWTPayload } from 'jose';
import * as oauth from 'openid-client';
import { z } from 'zod';
import { boundedFetch } from '../boundedFetch.ts';
import { providerStep } from './failure.ts';
import { ProviderError, type Identity, type IdentityProvider } from './identityProvider.ts';

/** Accepted signature algorithms: asymmetric ones only, never `none`. */
const ALGORITHMS = ['RS256', 'ES256', 'PS256', 'EdDSA'];

/** Settings of an OpenID Connect provider. */
export interface OpenIdConnectSettings {
  name: string;
  /** The provider's issuer address. A function, because the demo knows its own address only after listening. */
  issuer: () => URL;
  /** Client id of this site. */
  id: string;
  /** Client secret; absent for a public client. */
  secret?: string;
  scope: string;
  /** The `prompt` parameter, such as `select_account`. */
  prompt: string;
  /** Timeout for one answer from the provider, in ms. */
  timeout: number;
  /** Replaces the global `fetch`, in the demo and in tests. */
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

/** A provider that speaks OpenID Connect. Discovery runs on first use. */
export function openIdConnectProvider(settings: OpenIdConnectSettings): IdentityProvider {
  const { name, id, secret, scope, prompt, timeout } = settings;
  const call = boundedFetch(settings.fetch);

  const discover = once(async () => {
    const issuer = settings.issuer();
    return oauth.discovery(issuer, id, undefined, secret ? oauth.ClientSecretPost(secret) : oauth.None(), {
      timeout: timeout / 1000,
      [oauth.customFetch]: call as oauth.CustomFetch,
      execute: [
        // Verifies the token's signature, instead of trusting the TLS connection.
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
        // A token for several audiences names the client it was issued to in `azp`.
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

/** Caches the first success of `make`; a failure is retried on the next call. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
