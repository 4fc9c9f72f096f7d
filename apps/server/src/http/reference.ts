import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { API_PREFIX, contract } from '../contract/contract.ts';
import { PERMISSIONS_POLICY } from './permissionsPolicy.ts';

/** Path of the API reference. */
const REFERENCE_URL = `${API_PREFIX}/reference`;

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Community API</title>
<link rel="icon" href="${REFERENCE_URL}/favicon-32x32.png">
<link rel="stylesheet" href="${REFERENCE_URL}/swagger-ui.css">
<link rel="stylesheet" href="${REFERENCE_URL}/reference.css">
</head>
<body>
<main id="reference"></main>
<script src="${REFERENCE_URL}/swagger-ui-bundle.js"></script>
<script src="${REFERENCE_URL}/start.js"></script>
</body>
</html>
`;

const start = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '${API_PREFIX}/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  displayOperationId: true,
  showExtensions: true,
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
});
`;

/** Hides the forms, because nothing can be called from this page. Darkens pale colors that have too little contrast. */
const style = `body { margin: 0; }
.swagger-ui .info { margin-block: 2rem; }
.swagger-ui .scheme-container, .swagger-ui .authorization__btn, .swagger-ui .response-col_links,
.swagger-ui .response-control-media-type__accept-message, .swagger-ui .parameters :disabled { display: none; }
.swagger-ui .opblock .opblock-summary-method { color: #15191f; text-shadow: none; }
.swagger-ui .wrapper { max-inline-size: 70rem; }
.swagger-ui .opblock-body { overflow-x: auto; }
html:not(.dark-mode) .swagger-ui a.link, html:not(.dark-mode) .swagger-ui .info a { color: #2458a6; }
.swagger-ui .info .title small { background: #5a6370; }
.swagger-ui .info .title small.version-stamp { background: #3f6b00; }
@media (width < 40rem) { .swagger-ui .opblock-summary-operation-id { display: none; } }
`;

/** Lets the page load only what this server sends, and `data:` images. */
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
  // Already set on every reply if the site is served over TLS.
  strictTransportSecurity: false,
});

/** Serves the contract, and a page that shows it in readable form. */
export async function serveReference(app: FastifyInstance): Promise<void> {
  const document = JSON.stringify(contract);
  app.get(`${API_PREFIX}/openapi.json`, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  app.get(REFERENCE_URL, (request, reply) => {
    // helmet sets its headers on the raw reply.
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    protect(request.raw, reply.raw, () => {});
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(`${REFERENCE_URL}/reference.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get(`${REFERENCE_URL}/start.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  await app.register(staticFiles, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: `${REFERENCE_URL}/`,
    decorateReply: false,
    index: false,
    allowedPath: (path) => FILES.includes(path.slice(1)),
  });
}
