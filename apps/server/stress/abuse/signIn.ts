import { createWallet } from '../../test/auth/walletKeys.ts';
import { call, send } from '../client.ts';
import type { AbuseCase } from './case.ts';

const starts = ['/api/login/twitter', '/twitter-sign-in', '/google-sign-in'];
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** Referral codes from damaged or forged invitation links. */
const codes = [
  'abc.',
  '“abc”',
  '😀',
  'a'.repeat(65),
  'a'.repeat(8000),
  '\u0000',
  "' or 1=1 --",
  '../../etc/passwd',
  '',
];

/** The server's configured origin. Requests to its IP address would first be redirected there. */
const publicUrlOf = (origin: string) => origin.replace('127.0.0.1', 'localhost');

/** Requests an API path the way a browser loads a page. */
const open = (origin: string, path: string, query: Record<string, string> = {}) =>
  send(origin, {
    method: 'GET',
    path: `/backend${path}?${new URLSearchParams(query).toString()}`,
    headers: {
      host: new URL(publicUrlOf(origin)).host,
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'sec-fetch-mode': 'navigate',
    },
  });

/** @returns the error code in a redirect to the callback page @throws Error if the reply is no such redirect */
function errorOf({ status, headers }: Awaited<ReturnType<typeof open>>, publicUrl: string): string {
  const target = new URL(String(headers.location ?? 'nowhere:'));
  if (status !== 302 || target.origin !== publicUrl || target.pathname !== '/auth-callback')
    throw new Error(`the browser got ${status} and was led to ${target.href}`);
  return target.searchParams.get('error') ?? '';
}

export const signIn: AbuseCase[] = [
  {
    name: 'referral codes that no member has, on every way to sign in',
    async run(site) {
      const { origin } = await site.start();
      const publicUrl = publicUrlOf(origin);
      const callbackUrl = `${publicUrl}/auth-callback`;
      for (const referral_code of codes) {
        const shown = JSON.stringify(referral_code.slice(0, 20));
        for (const path of starts) {
          // No provider is configured, so a sign-in that passes all checks is redirected back with this error.
          const error = errorOf(await open(origin, path, { callbackUrl, challenge, referral_code }), publicUrl);
          if (error !== 'sign-in-unavailable') throw new Error(`${path} with the code ${shown} ended with ${error}`);
        }
        const { address, publicKey, sign } = createWallet();
        const asked = await call(origin, { method: 'POST', path: '/api/login/wallet/challenge', json: { address } });
        const { nonce, message } = JSON.parse(asked.text) as { nonce: string; message: string };
        const json = { address, nonce, signature: sign(message), publicKey, referral_code };
        const { status } = await call(origin, { method: 'POST', path: '/api/login/wallet', json });
        if (status !== 200) throw new Error(`a wallet with the code ${shown} was answered with ${status}`);
      }
      return `${codes.length} codes × ${starts.length + 1} ways, all go on`;
    },
  },
  {
    name: 'failures of calls that open as a page',
    isAnyEngine: true,
    async run(site) {
      const { origin } = await site.start({ SIGN_INS_PER_MINUTE: '3' });
      const publicUrl = publicUrlOf(origin);
      const callbackUrl = `${publicUrl}/auth-callback`;
      const seen = new Set<string>();
      for (const path of starts) {
        seen.add(errorOf(await open(origin, path), publicUrl));
        seen.add(errorOf(await open(origin, path, { callbackUrl: 'https://evil.example/', challenge }), publicUrl));
        seen.add(errorOf(await open(origin, path, { callbackUrl, challenge: '\u0000' }), publicUrl));
        const limited = await open(origin, path, { callbackUrl, challenge });
        seen.add(errorOf(limited, publicUrl));
        const wait = Number(new URL(String(limited.headers.location)).searchParams.get('retry_after'));
        if (!(wait >= 1 && wait <= 60)) throw new Error(`${path} asks to wait ${wait} seconds`);
      }
      for (const path of ['/api/login/twitter/callback', '/google-sign-in/callback', '/auth/discord'])
        for (const query of [{}, { state: 'never-given' }, { state: '\u0000' }] as Record<string, string>[])
          seen.add(errorOf(await open(origin, path, query), publicUrl));
      return `redirects alone, with ${[...seen].sort().join(', ')}`;
    },
  },
];
