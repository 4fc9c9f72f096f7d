import { ConfigError } from './config.ts';
import { DatabaseError } from './db/postgres.ts';
import { Problem } from './contract/problem.ts';

/** Explains an error: one sentence if the person running the command can fix it, the full error if it is a bug. */
export function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  if (error instanceof Problem && error.code === 'upload-image-error')
    return `The storage of images refuses or does not answer (${(error.cause as Error).message}): check S3_BUCKET, S3_ENDPOINT and its keys.`;
  const { code, address, port, path } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use: stop what uses it, or choose another with PORT.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this user: choose another with PORT.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}: choose another with HOST.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR')
    return `${path} cannot be used (${code}): choose another DATA_DIR.`;
  return error;
}
