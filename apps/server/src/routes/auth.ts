import type { components } from '@pwr-community/api/schema';
import { claimFirstAdmin } from '../http/firstAdmin.ts';
import type { Handler, HandlerContext } from '../http/handler.ts';
import { Problem } from '../contract/problem.ts';
import { isAdmin, type Member } from '../users/member.ts';
import { getOwnUser as readOwnUser } from '../users/profile.ts';
import { spendBurner } from '../auth/burners.ts';
import { finishSignIn } from './signIn/finishSignIn.ts';
import { findOrCreateMember } from '../auth/members.ts';
import { ProviderError } from '../outside/providers/identityProvider.ts';
import {
  belongsToAnother,
  createSession,
  listSessions as sessionsOf,
  revokeSession as revoke,
} from '../auth/sessions.ts';
import { loggingRefusal, logSignIn } from './signIn/signInLog.ts';
import { startSignIn } from './signIn/startSignIn.ts';
import { createChallenge, signerOf, spendChallenge, WALLET } from '../auth/walletSignIn.ts';
import type { Way } from '../auth/ways.ts';

type SignInReply = components['schemas']['SignInReply'];

export const startTwitterLogin: Handler<'startTwitterLogin'> = (context) => startSignIn(context, 'x');
export const startTwitterSignIn: Handler<'startTwitterSignIn'> = (context) => startSignIn(context, 'x');
export const startGoogleSignIn: Handler<'startGoogleSignIn'> = (context) => startSignIn(context, 'google');

export const finishTwitterSignIn: Handler<'finishTwitterSignIn'> = (context) => finishSignIn(context, 'x');
export const finishGoogleSignIn: Handler<'finishGoogleSignIn'> = (context) => finishSignIn(context, 'google');

export const exchangeBurnerToken: Handler<'exchangeBurnerToken'> = (context) => {
  const { db, clock, body } = context;
  return signIn(context, 'burner', () => spendBurner(db, clock, body.burnerToken, body.verifier));
};

export const signInWithTwitter: Handler<'signInWithTwitter'> = (context) => signInWithToken(context, 'x');
export const signInWithGoogle: Handler<'signInWithGoogle'> = (context) => signInWithToken(context, 'google');

export const createWalletChallenge: Handler<'createWalletChallenge'> = (context) =>
  createChallenge(context, context.body.address);

export const signInWithWallet: Handler<'signInWithWallet'> = (context) => {
  const { db, clock, body } = context;
  return signIn(context, WALLET, async () => {
    await spendChallenge(db, clock, body);
    const identity = await signerOf(context, body);
    return findOrCreateMember(db, clock, WALLET, identity, body.referral_code);
  });
};

/** All four log-out operations end the call's session, regardless of the sign-in method. */
export const logoutTwitter = async ({ db, clock, member, request }: HandlerContext<LogoutId>): Promise<undefined> => {
  await revoke(db, clock, member.id, request.sessionId!);
};
export { logoutTwitter as logoutTwitterByLink, logoutTwitter as logoutGoogle, logoutTwitter as logoutGoogleByLink };

type LogoutId = 'logoutTwitter' | 'logoutTwitterByLink' | 'logoutGoogle' | 'logoutGoogleByLink';

export const getSession: Handler<'getSession'> = async ({ member: { id, name, pictureUrl, role, flag } }) => ({
  id,
  name,
  profile_image_url: pictureUrl,
  role,
  flag,
});

export const getOwnUser: Handler<'getOwnUser'> = ({ db, member, clock }) => readOwnUser(db, member.id, clock());

export const listSessions: Handler<'listSessions'> = async ({ db, clock, member, request }) => {
  const sessions = await sessionsOf(db, clock, member);
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      current: session.id === request.sessionId,
      userAgent: session.user_agent,
      createdAt: session.created_at.toISOString(),
      lastUsedAt: session.last_seen_at.toISOString(),
      expiresAt: session.expires_at.toISOString(),
    })),
  };
};

export const revokeSession: Handler<'revokeSession'> = async ({ db, clock, member, params }) => {
  if (await revoke(db, clock, member.id, params.id)) return;
  throw new Problem((await belongsToAnother(db, member.id, params.id)) ? 'not-yours' : 'session-not-found');
};

const signInWithToken = (
  context: HandlerContext<'signInWithTwitter' | 'signInWithGoogle'>,
  way: Way,
): Promise<SignInReply> => signIn(context, way, () => memberOfToken(context, way));

async function memberOfToken(
  context: HandlerContext<'signInWithTwitter' | 'signInWithGoogle'>,
  way: Way,
): Promise<number> {
  const { db, clock, providers, body, request } = context;
  const provider = providers[way];
  if (!provider) throw unavailable();
  try {
    const identity = await provider.identify(body.idToken);
    return await findOrCreateMember(db, clock, provider.name, identity, body.referral_code);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.failure === 'refused') throw new Problem('id-token-invalid');
    request.log.warn({ err: error, cause: error.cause }, 'a sign-in provider failed');
    throw unavailable();
  }
}

/**
 * Opens a session for the member that `identify` finds, and logs the sign-in or its refusal. If the browser opened the
 * first admin's link, the member becomes the first admin.
 */
async function signIn(
  context: Pick<HandlerContext<never>, 'config' | 'db' | 'clock' | 'request' | 'reply'>,
  way: string,
  identify: () => Promise<number>,
): Promise<SignInReply> {
  const { db, clock, request } = context;
  const userId = await loggingRefusal(request, way, identify);
  await claimFirstAdmin(context, userId);
  const token = await createSession(db, clock, userId, request.headers['user-agent']);
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'picture_url', 'role', 'flag'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  logSignIn(request, way, userId);
  const role = user.role as Member['role'];
  return {
    token,
    user: {
      id: user.id,
      name: user.name,
      pictureUrl: user.picture_url,
      role,
      flag: user.flag,
      is_admin: isAdmin({ role }),
    },
  };
}

const unavailable = () => new Problem('sign-in-unavailable');
