import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const dist = join(import.meta.dirname, 'dist');
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

createServer((request, response) => {
  const type = types[extname(request.url)];
  if (type) {
    response.setHeader('Content-Type', type);
    response.end(readFileSync(join(dist, request.url)));
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
  ];
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy.join('; '));
  response.end(page.replaceAll('NONCE', nonce));
}).listen(process.env.PORT);
