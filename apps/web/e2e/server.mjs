// Starts the built server, on data of its own.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A journey that starts the server again keeps its data.
const isKept = process.env.E2E_DATA_DIR !== undefined;
process.env.DATA_DIR = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'e2e-'));
// Filling the demo takes far longer than copying it.
const demo = process.env.E2E_DEMO_DIR;
if (demo && !existsSync(join(process.env.DATA_DIR, 'database')))
  cpSync(demo, process.env.DATA_DIR, { recursive: true });
// Milliseconds by which the server's clock is ahead.
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
// Journeys look at the content of pages, also on a machine that is busy.
process.env.RENDER_TIMEOUT_MS ??= '10000';
// All journeys share a few members.
process.env.UPLOADS_PER_HOUR = '1000';
// Up to this many milliseconds of delay for each call, as on a bad connection: journeys that only pass because an answer
// comes at once then fail. The connection check stays quick, because it counts a slow answer as a lost connection.
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
// The worker that started it was killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
if (!isKept) process.on('exit', () => rmSync(process.env.DATA_DIR, { recursive: true, force: true }));
await import('../../server/dist/main.js');
