import type { Config } from '../../config.ts';
import type { FileStore } from './fileStore.ts';
import { localFileStore } from './localFileStore.ts';

export async function createFileStore({ s3, dataDir, providerTimeout }: Config): Promise<FileStore> {
  if (!s3) return localFileStore(dataDir);
  // Loaded only if configured, because most sites store their images on their own disk.
  const { s3FileStore } = await import('./s3FileStore.ts');
  return s3FileStore(s3, providerTimeout);
}
