import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Button } from '@pwr-community/ui/Button';
import { CommunityProvider, createStyleCache } from '@pwr-community/ui/CommunityProvider';
import { Link } from '@pwr-community/ui/Link';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const theme = readFileSync(fileURLToPath(import.meta.resolve('@pwr-community/ui/theme.css')), 'utf8');

const page = (path) =>
  h(
    'main',
    null,
    h('h1', null, path === '/' ? 'Punto' : 'Patrones'),
    h(Link, { href: '/patrones', id: 'patterns' }, 'Patrones'),
    h(Button, { variant: 'primary', type: 'submit' }, 'Votar'),
  );

createServer((request, response) => {
  // A cache for each page, because it remembers which styles the page has already.
  const html = renderToString(
    h(CommunityProvider, { locale: 'es', styleCache: createStyleCache() }, page(request.url)),
  );
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html lang="es" dir="ltr" class="light"><title>Punto</title><link rel="icon" href="data:,">` +
      `<style>${theme}</style><body>${html}</body></html>`,
  );
}).listen(process.env.PORT);
