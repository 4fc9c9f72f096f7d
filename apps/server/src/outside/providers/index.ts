import type { Config } from '../../config.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { openIdConnectProvider } from './openIdConnect.ts';
import { xProvider } from './x.ts';

/** The providers whose accounts can be used to sign in. Those that are not configured are undefined. */
export interface IdentityProviders {
  x: IdentityProvider | undefined;
  google: IdentityProvider | undefined;
}

/** X and Google, if configured. */
export function identityProviders({ x, google, providerTimeout: timeout }: Config): IdentityProviders {
  return {
    x: x && xProvider({ ...x, timeout }),
    google:
      google &&
      openIdConnectProvider({
        name: 'google',
        issuer: () => new URL(google.issuer),
        id: google.id,
        secret: google.secret,
        scope: 'openid profile email',
        prompt: 'select_account',
        timeout,
      }),
  };
}
