/** Most bytes of an image, and so of any file that is uploaded. */
export const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Where files are: unchecked uploads, images that are served, the hashed assets of recent builds of the site, and the list
 * of assets of each of those builds.
 */
export type Place = 'incoming' | 'media' | 'assets' | 'builds';

/** Keeps files by key: in a folder of this machine, or in an object storage. */
export interface FileStore {
  /** Writes a whole file or none. */
  put(place: Place, key: string, bytes: Buffer): Promise<void>;
  /** The file, or undefined where there is none. */
  get(place: Place, key: string): Promise<Buffer | undefined>;
  /** Removes the file if it is there. */
  remove(place: Place, key: string): Promise<void>;
  /** Keys of the files that were written before `time`. */
  listOlder(place: Place, time: Date): Promise<string[]>;
  /** Where the store itself takes an incoming file by PUT; absent where this server takes it. */
  uploadUrl?(key: string, contentType: string, seconds: number): Promise<string>;
}
