import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type * as oidc from 'oidc-provider';
import type { Queryable } from '../../db/database.ts';
import { findDemoAccount } from './accounts.ts';
import { memoryAdapter } from './memoryAdapter.ts';
import { chooseLanguage } from '../../contract/language.ts';
import { expiredPage, pageHeaders } from './page.ts';

/** The one client of the demo's identity provider: this site, without a secret, with PKCE. */
export const CLIENT_ID = 'community-site';

/** What is issued lasts this long, in seconds. */
const LIFETIME = 600;

/** What the identity provider is made of. */
export interface DemoProviderSettings {
  /** Its address; the path is where it is mounted. */
  issuer: string;
  redirectUris: string[];
  /** Origins that a sign-in may end on. */
  origins: string[];
  db: Queryable;
}

/** An OpenID provider whose keys and sign-ins live as long as the process. */
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
    // The identity token says who signed in, so that nobody has to ask a second time.
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

    // This site is the provider's own, so signing in is consent enough.
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
  // Scheme and host are what the mount says they are.
  provider.proxy = true;
  return provider;
}

/** The package tells the console at import that it prefers Node 22; here it is a stand-in, and tested on Node 20. */
async function importQuietly(): Promise<typeof oidc> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
