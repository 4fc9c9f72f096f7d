import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type * as oidc from 'oidc-provider';
import type { Queryable } from '../../db/database.ts';
import { findDemoAccount } from './accounts.ts';
import { memoryAdapter } from './memoryAdapter.ts';
import { chooseLanguage } from '../../contract/language.ts';
import { expiredPage, pageHeaders } from './page.ts';

/** Id of the only client of the demo's identity provider: this site, as a public client with PKCE. */
export const CLIENT_ID = 'community-site';

/** Lifetime of tokens, grants and sessions, in seconds. */
const LIFETIME = 600;

export interface DemoProviderSettings {
  /** The issuer's URL. Its path is the mount path. */
  issuer: string;
  redirectUris: string[];
  /** Origins that a sign-in may return to. */
  origins: string[];
  db: Queryable;
}

/** Creates an OpenID provider whose keys and sign-ins are lost when the process ends. */
export async function createDemoProvider({
  issuer,
  redirectUris,
  origins,
  db,
}: DemoProviderSettings): Promise<oidc.Provider> {
  const { Provider } = await importQuietly();
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const mountPath = new URL(issuer).pathname;

  const configuration: oidc.Configuration = {
    adapter: memoryAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: [
      {
        client_id: CLIENT_ID,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    scopes: ['openid', 'profile'],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'] },
    // Puts the user's claims into the ID token, which saves a second request.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `${mountPath}/interaction/${interaction.uid}` },
    ttl: { AccessToken: LIFETIME, Grant: LIFETIME, IdToken: LIFETIME, Interaction: LIFETIME, Session: LIFETIME },
    clientBasedCORS: () => false,

    async findAccount(_ctx, subject) {
      const account = await findDemoAccount(db, subject);
      return (
        account && {
          accountId: subject,
          claims: () => ({ sub: subject, name: account.name, preferred_username: account.username }),
        }
      );
    },

    // The provider belongs to this site, so signing in is enough consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },

    renderError(ctx) {
      ctx.set(pageHeaders(origins));
      ctx.body = expiredPage(chooseLanguage(ctx.get('accept-language')));
    },
  };
  const provider = new Provider(issuer, configuration);
  // Trusts the forwarded scheme and host, which the mount sets.
  provider.proxy = true;
  return provider;
}

/**
 * Imports oidc-provider without its warning that it prefers Node 22. It also works on Node 20, where this stand-in is
 * tested.
 */
async function importQuietly(): Promise<typeof oidc> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
