import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a stand-in for Google and X that has never issued a token, so the server refuses every token. */
export async function startIssuer(): Promise<{ origin: string; stop(): void }> {
  let origin = '';
  const server = createServer((request, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
      },
      '/keys': { keys: [] },
    };
    const answer = answers[request.url!];
    response.writeHead(answer ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
