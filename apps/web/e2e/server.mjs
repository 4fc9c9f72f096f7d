// Starts the built server on a fresh database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'e2e-'));
process.env.DEMO = 'true';
// All journeys share a few members.
process.env.UPLOADS_PER_HOUR = '1000';
process.on('exit', () => rmSync(process.env.DATA_DIR, { recursive: true, force: true }));
await import('../../server/dist/main.js');
