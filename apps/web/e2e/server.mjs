// Starts the built server with its own data.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Journeys that restart the server set their own data folder, which is kept.
const isKept = process.env.E2E_DATA_DIR !== undefined;
process.env.DATA_DIR = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'e2e-'));
// Copies the demo's data, because generating it takes far longer.
const demo = process.env.E2E_DEMO_DIR;
if (demo && !existsSync(join(process.env.DATA_DIR, 'database')))
  cpSync(demo, process.env.DATA_DIR, { recursive: true });
// Time by which the server's clock is ahead, in ms.
const ahead = Number(process.env.E2E_CLOCK_AHEAD ?? 0);
if (ahead > 0) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [RealDate.now() + ahead]));
    }
    static now() {
      return RealDate.now() + ahead;
    }
  };
}
process.env.DEMO = 'true';
// Pages must be rendered with their content, even on a busy machine.
process.env.RENDER_TIMEOUT_MS ??= '10000';
// All journeys share a few members, who would exceed the default upload limit.
process.env.UPLOADS_PER_HOUR = '1000';
// Maximum random delay of a call in ms, as on a bad connection. It exposes journeys that pass only because replies
// arrive at once. The connection check isn't delayed, because it treats a slow reply as a lost connection.
const delay = Number(process.env.E2E_DELAY ?? 0);
if (delay > 0) {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (name, ...rest) {
    const isCall = name === 'request' && /^\/backend\/(?!health|ready)/.test(rest[0].url);
    if (!isCall) return emit.call(this, name, ...rest);
    setTimeout(() => emit.call(this, name, ...rest), Math.random() * delay);
    return true;
  };
}
// Stops the server if the worker that started it is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
if (!isKept) process.on('exit', () => rmSync(process.env.DATA_DIR, { recursive: true, force: true }));
await import('../../server/dist/main.js');
