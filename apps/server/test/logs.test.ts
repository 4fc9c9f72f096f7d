import { expect, it } from 'vitest';
import { expectInContract } from './contractCheck.ts';
import { Browser } from './auth/browser.ts';
import { opener } from './auth/signIn.ts';
import { createWallet } from './auth/walletKeys.ts';
import { picture } from './people.ts';
import { start, useMigratedDir } from './process.ts';

/** Secret settings. The services that use them are unreachable in this test. */
const secrets = {
  GOOGLE_CLIENT_SECRET: 'secret-of-google',
  DISCORD_CLIENT_SECRET: 'secret-of-discord',
  DISCORD_BOT_TOKEN: 'token-of-discord',
  TELEGRAM_BOT_TOKEN: 'token-of-telegram',
  X_BEARER_TOKEN: 'token-of-x',
  METRICS_TOKEN: 'token-of-the-metrics',
};
const nowhere = 'http://127.0.0.1:1';

it('the log contains no secret, and each call with its id', async () => {
  const server = await start({
    DATA_DIR: await useMigratedDir(),
    LOG_LEVEL: 'trace',
    ...secrets,
    GOOGLE_CLIENT_ID: 'google',
    GOOGLE_ISSUER: nowhere,
    DISCORD_CLIENT_ID: 'discord',
    DISCORD_URL: nowhere,
    TELEGRAM_BOT_NAME: 'telegram_bot',
    TELEGRAM_URL: nowhere,
    X_API_URL: nowhere,
    SMTP_URL: 'smtp://mailer:secret-of-smtp@127.0.0.1:1',
  });
  const origin = server.origin!;
  const seen = new Set(['secret-of-smtp', ...Object.values(secrets)]);
  const keep = (...values: string[]) => values.forEach((value) => seen.add(value));
  const ids: string[] = [];
  const call = async (method: string, path: string, token?: string, json?: object | Buffer, headers = {}) => {
    const isJson = json !== undefined && !Buffer.isBuffer(json);
    const response = await fetch(`${origin}/backend${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json && { body: isJson ? JSON.stringify(json) : (json as Uint8Array<ArrayBuffer>) }),
    });
    const reply = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
    expectInContract(method, `/backend${path}`, reply);
    ids.push(response.headers.get('x-request-id')!);
    for (const cookie of response.headers.getSetCookie()) keep(cookie.split(';')[0]!.split('=')[1]!);
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- held against the contract
    return reply.text.startsWith('{') ? (JSON.parse(reply.text) as any) : undefined;
  };

  // Signs in with OAuth, which produces a code, a state, a burner token and a bearer token.
  const browser = new Browser();
  const { verifier, challenge } = opener();
  const callbackUrl = `${origin}/auth-callback`;
  const isEnd = (url: URL) => {
    for (const name of ['code', 'state', 'burner']) keep(url.searchParams.get(name) ?? verifier);
    return url.href.startsWith(callbackUrl);
  };
  const query = new URLSearchParams({ callbackUrl, challenge }).toString();
  const choice = await browser.open(`${origin}/backend/api/login/twitter?${query}`, isEnd);
  const page = await browser.open(choice.url, isEnd, { account: 'demo-admin' });
  // Ignores the cookies of the demo's identity provider, which is not part of a real site.
  for (const { value, path } of browser.cookies.values()) if (path.startsWith('/backend')) keep(value);
  const burnerToken = page.url.searchParams.get('burner')!;
  const { token } = await call('POST', '/api/login/twitter/burnToken', undefined, { burnerToken, verifier });
  keep(burnerToken, verifier, token as string);

  // Signs in with a wallet.
  const wallet = createWallet();
  const asked = await call('POST', '/api/login/wallet/challenge', undefined, { address: wallet.address });
  const signature = wallet.sign(asked.message as string);
  const { address, publicKey } = wallet;
  const signedIn = await call('POST', '/api/login/wallet', undefined, {
    address,
    publicKey,
    signature,
    nonce: asked.nonce,
  });
  keep(asked.nonce as string, signature, signedIn.token as string);

  // Uploads to a signed URL, with a valid and an invalid signature.
  const upload = await call('GET', '/images/one?filename=logo.png', token as string);
  const path = (upload.uploadUrl as string).replace('/backend', '');
  keep(new URL(upload.uploadUrl as string, origin).searchParams.get('signature')!);
  await call('PUT', path, undefined, await picture(), { 'content-type': 'image/png' });
  await call('PUT', `${path}x`, undefined, await picture(), { 'content-type': 'image/png' });

  // Causes failures: invalid tokens, unreachable services, and emails that can't be sent.
  keep('token-made-up-0123456789', 'confirmation-made-up-0123456789');
  await call('GET', '/api/session', 'token-made-up-0123456789');
  await call('POST', '/api/login/twitter/burnToken', undefined, { burnerToken: 'token-made-up-0123456789' });
  await call('POST', '/api/email/confirm', undefined, { token: 'confirmation-made-up-0123456789' });
  await call('POST', '/google-sign-in', undefined, { idToken: `made-up.${token as string}.token` });
  await call('GET', `/google-sign-in?${query}`);
  await call('POST', '/api/contact', undefined, { name: 'Nova', email: 'nova@example.com', message: 'Hello.' });
  const { quests } = await call('GET', '/api/quests');
  const { id: userId } = await call('GET', '/api/session', token as string);
  for (const { id } of quests as { id: number }[]) {
    await call('POST', '/api/quests/verify', token as string, { userId, challengeId: id, discordId: null });
  }
  const email = (quests as { id: number; kind: string }[]).find(({ kind }) => kind === 'email')!;
  await call('GET', `/api/postmark/subscribeEmail?challengeId=${email.id}&email=nova@example.com`, token as string);
  const { user } = signedIn as { user: { id: number } };
  await call('POST', '/api/admin/user/points/update', token as string, { userId: user.id, points: 25 });
  await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${secrets.METRICS_TOKEN}` } });
  server.child.kill('SIGTERM');
  await server.ended;

  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const entries = lines.map((line) => JSON.parse(line) as { msg: string; reqId?: string; address?: string });
  for (const id of ids) expect(entries.some(({ msg, reqId }) => msg === 'answered' && reqId === id)).toBe(true);
  // Messages that belong to no call: the server's start, and the demo's daily email, which can't be sent here.
  const own = /^(Server listening|sending daily emails failed$)/;
  expect(entries.filter(({ msg, reqId }) => !reqId && !own.test(msg))).toEqual([]);
  const from = expect.stringMatching(/127\.0\.0\.1|::1/) as string;
  const memberId = expect.any(Number) as number;
  expect(entries).toContainEqual(expect.objectContaining({ msg: 'signed in', way: 'burner', memberId, address: from }));
  expect(entries).toContainEqual(expect.objectContaining({ msg: 'signed in', way: 'wallet', memberId, address: from }));
  expect(entries).toContainEqual(
    expect.objectContaining({ msg: 'sign-in refused', way: 'google', code: 'sign-in-unavailable', address: from }),
  );
  const subject = expect.objectContaining({ kind: 'member', id: user.id }) as object;
  const change = { subject, before: { points: 0 }, after: { points: 25 } };
  const audit = { id: expect.any(Number) as number, operation: 'addPoints', actorId: userId as number, ...change };
  expect(entries).toContainEqual(expect.objectContaining({ msg: 'an admin changed something', audit }));
  for (const secret of seen) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  expect(lines.filter((line) => /bearer |"(set-)?cookie"|"authorization"/i.test(line))).toEqual([]);
}, 120_000);
