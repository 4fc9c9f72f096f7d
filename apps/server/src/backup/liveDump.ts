import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../db/database.ts';
import { dump } from './dump.ts';
import { joinLines } from './lines.ts';

const socketPath = (dataDir: string) => join(dataDir, 'backup.sock');

const DRAFT = 'backup-draft-';

/**
 * Dumps the embedded database to clients of a socket in the data folder, because only the process that has opened the
 * database can read it. A dump is written to a file first: a slow client must not hold the only connection.
 * @returns a function that stops the service
 */
export async function serveDumps(
  db: Database,
  dataDir: string,
  onError: (error: unknown) => void,
): Promise<() => void> {
  // Removes drafts left behind by a killed process.
  for (const name of await readdir(dataDir)) if (name.startsWith(DRAFT)) await rm(join(dataDir, name));
  await rm(socketPath(dataDir), { force: true });

  async function openDraft(): Promise<ReadStream> {
    const draft = join(dataDir, DRAFT + randomUUID());
    try {
      await dump(db, (lines) => pipeline(joinLines(lines), createWriteStream(draft, { mode: 0o600 })));
      const file = createReadStream(draft);
      await once(file, 'open');
      return file;
    } finally {
      // An open file stays readable after it is unlinked.
      await rm(draft, { force: true });
    }
  }

  const send = async (socket: Socket) => pipeline(await openDraft(), socket);

  const server = createServer((socket) => {
    // A client that disconnects must not crash the server.
    socket.on('error', onError);
    send(socket).catch((error: unknown) => {
      socket.destroy();
      onError(error);
    });
  });
  server.on('error', onError);
  // Only the server's own user may connect, whatever its umask.
  server.listen(socketPath(dataDir), () => chmodSync(socketPath(dataDir), 0o600));
  return () => void server.close();
}

/** Connects to the process that has opened the embedded database; undefined if none answers. */
export function connectToDumps(dataDir: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(socketPath(dataDir));
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}
