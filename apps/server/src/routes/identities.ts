import type { components } from '@pwr-community/api/schema';
import { linkIdentity, listIdentities as identitiesOf, signsIn, unlinkIdentity as unlink } from '../auth/identities.ts';
import type { LinkedIdentity } from '../auth/identities.ts';
import { startLink } from './signIn/startSignIn.ts';
import { signerOf, spendChallenge, WALLET } from '../auth/walletSignIn.ts';
import { withRetry } from '../db/withRetry.ts';
import { JsonText } from '../contract/jsonText.ts';
import type { Handler } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { isFreshSignIn } from '../http/security.ts';

export const listIdentities: Handler<'listIdentities'> = async ({ db, member }) => ({
  identities: (await identitiesOf(db, member.id)).map(toIdentity),
});

export const unlinkIdentity: Handler<'unlinkIdentity'> = async (context) => {
  const { db, member, params } = context;
  const isFresh = isFreshSignIn(context);
  await withRetry(db, (trx) => unlink(trx, member.id, params.id, isFresh));
};

export const startIdentityLink: Handler<'startIdentityLink'> = async (context) => ({ url: await startLink(context) });

export const linkWallet: Handler<'linkWallet'> = async (context) => {
  const { member, body, clock } = context;
  return once(
    context,
    async (trx, identity) => {
      await spendChallenge(trx, clock, body);
      return JsonText.of(toIdentity(await linkIdentity(trx, member.id, WALLET, identity, clock())));
    },
    () => signerOf(context, body),
  );
};

const toIdentity = (identity: LinkedIdentity): components['schemas']['LinkedIdentity'] => ({
  id: identity.id,
  provider: identity.provider as components['schemas']['IdentityProvider'],
  label: identity.label,
  signsIn: signsIn(identity),
  linkedAt: identity.created_at.toISOString(),
});
