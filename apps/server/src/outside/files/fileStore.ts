/** Maximum size of an image, and thus of any uploaded file, in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Areas of the store: unchecked uploads, served images, hashed assets of recent builds, and each build's asset list.
 */
export type Place = 'incoming' | 'media' | 'assets' | 'builds';

/** Stores files by key, in a local folder or in object storage. */
export interface FileStore {
  /** Writes a file atomically. */
  put(place: Place, key: string, bytes: Buffer): Promise<void>;
  /** Reads a file; undefined if there is none. */
  get(place: Place, key: string): Promise<Buffer | undefined>;
  /** Removes the file if it exists. */
  remove(place: Place, key: string): Promise<void>;
  /** Keys of the files written before `time`. */
  listOlder(place: Place, time: Date): Promise<string[]>;
  /** Address for uploading directly to the store by PUT; absent if this server receives uploads. */
  uploadUrl?(key: string, contentType: string, seconds: number): Promise<string>;
}
