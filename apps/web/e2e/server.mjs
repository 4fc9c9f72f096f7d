// Starts the built server on a fresh database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'e2e-'));
process.env.DEMO = 'true';
// Journeys look at the content of pages, also on a machine that is busy.
process.env.RENDER_TIMEOUT_MS ??= '10000';
// All journeys share a few members.
process.env.UPLOADS_PER_HOUR = '1000';
process.on('exit', () => rmSync(process.env.DATA_DIR, { recursive: true, force: true }));
await import('../../server/dist/main.js');
