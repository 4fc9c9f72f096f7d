import * as oauth from 'openid-client';
import { z } from 'zod';
import { boundedFetch } from '../boundedFetch.ts';
import { providerStep } from './failure.ts';
import { ProviderError, type Identity, type IdentityProvider } from './identityProvider.ts';

/** Settings for signing in with X. */
export interface XSettings {
  id: string;
  secret: string;
  /** Origin of the consent page. */
  siteUrl: string;
  /** Origin of the API. */
  apiUrl: string;
  /** Timeout for one answer from X, in ms. */
  timeout: number;
  /** Accepts an access token alone for signing in; see {@link xProvider}. */
  trustAccessTokens: boolean;
}

const userReply = z.object({
  data: z.object({
    id: z.string().min(1),
    name: z.string(),
    username: z.string().optional(),
    profile_image_url: z.string().optional(),
  }),
});

/**
 * Sign-in with X: OAuth 2.0 with PKCE. X issues no identity tokens, so the account is fetched from its API.
 *
 * `identify` takes an access token. X doesn't reveal which site a token was issued to, so another site that a member
 * signed in to could use their token here. Tokens are refused unless `trustAccessTokens` is set.
 */
export function xProvider(settings: XSettings): IdentityProvider {
  const { id, secret, siteUrl, apiUrl, timeout, trustAccessTokens } = settings;
  const configuration = new oauth.Configuration(
    {
      issuer: siteUrl,
      authorization_endpoint: `${siteUrl}/i/oauth2/authorize`,
      token_endpoint: `${apiUrl}/2/oauth2/token`,
    },
    id,
    undefined,
    oauth.ClientSecretBasic(secret),
  );
  configuration[oauth.customFetch] = boundedFetch() as oauth.CustomFetch;
  configuration.timeout = timeout / 1000;
  if (apiUrl.startsWith('http:')) oauth.allowInsecureRequests(configuration);

  async function whoHas(accessToken: string): Promise<Identity> {
    const url = new URL('/2/users/me?user.fields=profile_image_url', apiUrl);
    const response = await oauth.fetchProtectedResource(configuration, accessToken, url, 'GET');
    if (response.status === 401 || response.status === 403) throw new ProviderError('refused');
    if (!response.ok) throw new ProviderError('unavailable');
    const { data } = userReply.parse(await response.json());
    return { subject: data.id, name: data.name, username: data.username, pictureUrl: data.profile_image_url };
  }

  return {
    name: 'x',

    authorizationUrl: ({ redirectUri, state, codeVerifier }) =>
      providerStep(async () =>
        oauth.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          // X requires `tweet.read` to read the account.
          scope: 'users.read tweet.read',
          state,
          code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      ),

    exchange: (callback, { state, codeVerifier }) =>
      providerStep(async () => {
        const tokens = await oauth.authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
        });
        return whoHas(tokens.access_token);
      }),

    identify: (accessToken) =>
      providerStep(async () => {
        if (!trustAccessTokens) throw new ProviderError('refused');
        return whoHas(accessToken);
      }),
  };
}
