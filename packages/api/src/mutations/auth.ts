import { mutationOptions } from '@tanstack/react-query';
import type { BurnerExchange, IdTokenSignIn, SignInReply, WalletSignIn } from '../../generated/schema.d.ts';
import type { ApiClient } from '../client.ts';
import { clientError } from '../errors.ts';
import { unwrap } from '../unwrap.ts';

async function withToken(call: Promise<SignInReply>): Promise<SignInReply> {
  const reply = await call;
  if (!reply.token) throw clientError('no-token-received', 200);
  return reply;
}

/** Exchanges a burner token for a session; fails with `no-token-received` if the reply has no token. */
export const exchangeBurnerMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sign-in', 'burner'],
    mutationFn: (body: BurnerExchange) => withToken(unwrap(api.POST('/api/login/twitter/burnToken', { body }))),
  });

/** Signs in with an identity token issued by Google. */
export const googleSignInMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sign-in', 'google'],
    mutationFn: (body: IdTokenSignIn) => withToken(unwrap(api.POST('/google-sign-in', { body }))),
  });

/** Requests the challenge that the wallet of an address must sign. */
export const walletChallengeMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sign-in', 'wallet-challenge'],
    mutationFn: (address: string) => unwrap(api.POST('/api/login/wallet/challenge', { body: { address } })),
  });

/** Signs in with a signed challenge. */
export const walletSignInMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sign-in', 'wallet'],
    mutationFn: (body: WalletSignIn) => withToken(unwrap(api.POST('/api/login/wallet', { body }))),
  });

/** Revokes the stored token, however the member signed in. */
export const logoutMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['logout'],
    mutationFn: () => unwrap(api.POST('/api/logout/twitter')),
  });
