// Stand-ins for the services that a site uses: an OpenID Connect provider, a mail server, and S3-compatible storage.
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The site's client credentials at the provider. */
export const CLIENT = { id: 'harbor', secret: 'the-secret-of-the-client' };
export const ISSUER = 'http://127.0.0.1:9000';

/** An account at the provider. */
export interface Person {
  sub: string;
  name: string;
}

/**
 * Starts a provider at which an account is already signed in, so that it redirects straight back to the site.
 * @returns a function that sets the signed-in account, to be called before the first sign-in
 */
export async function startProvider(): Promise<(person: Person) => void> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig', kid: 'one' };
  let person: Person | undefined;
  const codes = new Map<string, { person: Person; nonce: string; challenge: string; redirectUri: string }>();
  const discovery = {
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/authorize`,
    token_endpoint: `${ISSUER}/token`,
    jwks_uri: `${ISSUER}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  };

  function authorize({ searchParams }: URL): string {
    const asked = (name: string) => searchParams.get(name) ?? '';
    if (!person || asked('client_id') !== CLIENT.id || asked('code_challenge_method') !== 'S256')
      throw new Error('The site asked the provider wrongly.');
    const code = randomUUID();
    const redirectUri = asked('redirect_uri');
    codes.set(code, { person, nonce: asked('nonce'), challenge: asked('code_challenge'), redirectUri });
    return `${redirectUri}?${new URLSearchParams({ code, state: asked('state') })}`;
  }

  async function exchange(form: URLSearchParams): Promise<object> {
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isOurs = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    if (!given || !isOurs || challenge !== given.challenge || form.get('redirect_uri') !== given.redirectUri)
      throw new Error('The site exchanged a code wrongly.');
    const token = new SignJWT({ ...given.person, nonce: given.nonce }).setProtectedHeader({ alg: 'ES256', kid: 'one' });
    const idToken = token.setIssuer(ISSUER).setAudience(CLIENT.id).setIssuedAt().setExpirationTime('1 minute');
    return { access_token: randomUUID(), token_type: 'Bearer', id_token: await idToken.sign(privateKey) };
  }

  const server = createHttpServer((request, response) => {
    const url = new URL(request.url!, ISSUER);
    const answer = async () => {
      if (url.pathname === '/authorize') {
        response.writeHead(302, { location: authorize(url) }).end();
        return;
      }
      const json =
        url.pathname === '/token'
          ? await exchange(new URLSearchParams(await text(request)))
          : url.pathname === '/keys'
            ? { keys: [jwk] }
            : discovery;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    };
    answer().catch((error: Error) => response.writeHead(400).end(error.message));
  });
  await new Promise<void>((resolve) => server.listen(9000, '127.0.0.1', resolve));
  return (next) => (person = next);
}

/** A received email. */
export interface CaughtMail {
  to: string;
  /** Header fields and body, decoded. */
  text: string;
}

export const SMTP_URL = 'smtp://127.0.0.1:2525';

/** Starts a mail server. @returns an array to which it appends every email it receives */
export async function startMailServer(): Promise<CaughtMail[]> {
  const mails: CaughtMail[] = [];
  const server = createServer((socket) => {
    let to = '';
    let lines: string[] | undefined;
    const say = (reply: string) => socket.write(`${reply}\r\n`);
    say('220 community.example');
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
      if (lines && line === '.') {
        // Decodes quoted-printable: soft line breaks and hexadecimal escapes.
        const text = lines
          .join('\n')
          .replaceAll('=\n', '')
          .replaceAll(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
        mails.push({ to, text });
        lines = undefined;
        say('250 kept');
      } else if (lines) lines.push(line);
      else if (line === 'DATA') {
        lines = [];
        say('354 go on');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else {
        to = /^RCPT TO:<(.*?)>/.exec(line)?.[1] ?? to;
        say('250 ok');
      }
    });
    // A client may disconnect at any time.
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(2525, '127.0.0.1', resolve));
  return mails;
}

/** Storage settings, with one bucket for the site and one for the machine it is restored on. */
export const STORAGE = {
  endpoint: 'http://127.0.0.1:4568',
  buckets: ['community', 'elsewhere'],
  key: 'S3RVER',
  secret: 'S3RVER',
};

/** Starts the storage. @param program path of s3rver */
export function startStorage(program: string): void {
  mkdirSync('/var/lib/storage');
  const buckets = STORAGE.buckets.flatMap((bucket) => ['--configure-bucket', bucket]);
  const address = ['--address', '127.0.0.1', '--port', '4568', '--directory', '/var/lib/storage'];
  // s3rver encrypts continuation tokens with a cipher that OpenSSL considers legacy.
  spawn(process.execPath, ['--openssl-legacy-provider', program, ...address, ...buckets], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
