import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { API_PREFIX, contract } from './contract.ts';

/** Where the reference is served. */
const REFERENCE_URL = `${API_PREFIX}/reference`;

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Community API</title>
<link rel="icon" href="${REFERENCE_URL}/favicon-32x32.png">
<link rel="stylesheet" href="${REFERENCE_URL}/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="${REFERENCE_URL}/swagger-ui-bundle.js"></script>
<script src="${REFERENCE_URL}/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '${API_PREFIX}/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  supportedSubmitMethods: [],
});
`;

/** What the page may do: show what this server sends. */
const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
});

/** Serves the contract, and a page on which to read it. */
export async function serveReference(app: FastifyInstance): Promise<void> {
  const document = JSON.stringify(contract);
  app.get(`${API_PREFIX}/openapi.json`, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  app.get(REFERENCE_URL, (request, reply) => {
    // It writes to the raw reply and answers at once.
    protect(request.raw, reply.raw, () => {});
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(`${REFERENCE_URL}/start.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  await app.register(staticFiles, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: `${REFERENCE_URL}/`,
    decorateReply: false,
    index: false,
    allowedPath: (path) => FILES.includes(path.slice(1)),
  });
}
