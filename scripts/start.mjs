// npm start: installs, builds, and serves site and API on one port. Later starts rebuild only what changed.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSystem, make, orExit, root } from './workspace.mjs';

checkSystem();

/** Rejects if the port can't be opened. Called before the build, which may take minutes. */
function checkPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const why = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${error.code})`;
      reject(new Error(`Port ${port} ${why}. Stop what uses it, or choose another: PORT=${port + 1} npm start`));
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not “${process.env.PORT}”.`);
  process.exit(1);
}
await orExit(checkPort(port, process.env.HOST || '127.0.0.1'));
await orExit(make('make:site'));
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')));
