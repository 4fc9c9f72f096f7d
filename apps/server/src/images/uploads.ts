import { createHmac, randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { components } from '@pwr-community/api/schema';
import { isSameSecret } from '../auth/secrets.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Queryable } from '../db/database.ts';
import { sharedSecret } from '../db/secret.ts';
import { API_PREFIX } from '../contract/contract.ts';
import { Problem } from '../contract/problem.ts';
import { checkImage, type ImageRules } from './checkImage.ts';
import { MAX_BYTES, type FileStore, type Place } from '../outside/files/fileStore.ts';
import { extensions, type ImageType } from './imageHeaders.ts';
import { MEDIA_URL } from './mediaUrl.ts';
import { namedImages } from './namedImages.ts';
import { spendQuota } from './quota.ts';

/** Lifetime of an upload address, in ms. */
const ADDRESS_LIFETIME = 10 * 60 * 1000;

/** Time after which an unclaimed upload is deleted, in ms. */
const UNCLAIMED_LIFETIME = 60 * 60 * 1000;

/**
 * Time after which a stored file without a row is deleted, in ms: far longer than the call that creates the row takes.
 */
const UNNAMED_LIFETIME = 24 * 60 * 60 * 1000;

const typesByEnding: Record<string, ImageType> = { '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' };

/** Context needed for uploads. */
export interface UploadContext {
  config: Pick<Config, 'uploadsPerHour' | 'uploadBytesPerHour'>;
  db: Database;
  clock: Clock;
  files: FileStore;
}

/**
 * Creates an address to upload one image to.
 * @throws Problem `image-invalid-type` if the name's extension is not accepted, `upload-quota-reached`
 */
export async function createUpload(
  context: UploadContext,
  userId: number,
  filename: string,
): Promise<components['schemas']['ImageUpload']> {
  const { db, clock, files } = context;
  const type = typesByEnding[extname(filename).toLowerCase()];
  if (!type) throw new Problem('image-invalid-type', `“${filename}” does not end in .png, .jpg, or .jpeg.`);
  const key = `${randomUUID()}.${extensions[type]}`;
  const now = clock();
  // Object storage doesn't report the size of uploads, so each address counts as an upload of the maximum size.
  await spendQuota(context, userId, { files: 1, bytes: files.uploadUrl ? MAX_BYTES : 0 });
  await db.insertInto('image_upload').values({ key, user_id: userId, content_type: type, created_at: now }).execute();
  const expires = Math.floor((now.getTime() + ADDRESS_LIFETIME) / 1000);
  const ownUrl = async () => {
    const signature = sign(await sharedSecret(db, 'upload'), { key, userId, type, expires });
    return `${API_PREFIX}/images/upload/${key}?expires=${expires}&signature=${signature}`;
  };
  return {
    key,
    uploadUrl: (await files.uploadUrl?.(key, type, ADDRESS_LIFETIME / 1000)) ?? (await ownUrl()),
    method: 'PUT',
    headers: { 'Content-Type': type },
    expiresAt: new Date(expires * 1000).toISOString(),
    publicUrl: `${MEDIA_URL}${key}`,
  };
}

/** An upload to a signed address. */
export interface SignedUpload {
  key: string;
  /** Time at which the address expires, in seconds since 1970. */
  expires: number;
  signature: string;
  type: string;
  bytes: Buffer;
}

/**
 * Receives a file at a signed address. Its content is checked later, by the call that claims it.
 * @throws Problem `upload-signature-invalid`, `upload-expired`, `image-invalid-type` or `upload-quota-reached`
 */
export async function receiveUpload(context: UploadContext, upload: SignedUpload): Promise<void> {
  const { db, clock, files } = context;
  const { key, expires, bytes } = upload;
  const row = await db.selectFrom('image_upload').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row) throw new Problem('upload-signature-invalid');
  const parts = { key, userId: row.user_id, type: row.content_type, expires };
  if (!isSameSecret(upload.signature, sign(await sharedSecret(db, 'upload'), parts)))
    throw new Problem('upload-signature-invalid');
  if (expires * 1000 <= clock().getTime()) throw new Problem('upload-expired');
  if (upload.type !== row.content_type)
    throw new Problem('image-invalid-type', `The address was made for ${row.content_type}.`);
  await spendQuota(context, row.user_id, { files: 0, bytes: bytes.length });
  await files.put('incoming', key, bytes);
}

/**
 * Deletes an upload that hasn't been claimed. The caller must then remove the file with {@link settleImages}.
 * @throws Problem `upload-not-found` or `not-yours`
 */
export async function deleteUpload(db: Database, userId: number, key: string): Promise<ImageChanges> {
  const row = await db.selectFrom('image_upload').select('user_id').where('key', '=', key).executeTakeFirst();
  if (!row) throw new Problem('upload-not-found');
  if (row.user_id !== userId) throw new Problem('not-yours');
  await db.deleteFrom('image_upload').where('key', '=', key).execute();
  return { claimed: [key], dropped: [] };
}

/** Keys of uploads whose images have been checked and stored. */
export type PreparedImages = ReadonlySet<string>;

/**
 * Maximum number of calls that prepare uploads concurrently, including those that wait for a decoder. Each call keeps
 * one image in memory.
 */
const MAX_PREPARING = 8;

/** The same limit for each member, so that nobody blocks the others. */
const MAX_PREPARING_OF_MEMBER = 2;

/** Seconds after which a refused call may be retried. */
const BUSY_SECONDS = 5;

/** Member ids of the calls that are currently preparing uploads. */
const preparing: number[] = [];

/**
 * Checks the uploads that a call claims and stores their images, before the transaction that claims them: a slow image
 * or storage must not hold locks. Skips missing uploads: {@link claimUpload} refuses them, except in a repeated call,
 * which only gets the first reply again. A rejected upload is deleted, so that it can't be submitted again and again.
 * Images that are never claimed are swept later.
 * @throws Problem `uploads-busy`, or as {@link checkImage}
 */
export async function prepareUploads(
  { db, files }: Pick<UploadContext, 'db' | 'files'>,
  userId: number,
  keys: string[],
  rules?: ImageRules,
): Promise<PreparedImages> {
  const prepared = new Set<string>();
  if (keys.length === 0) return prepared;
  const own = preparing.filter((id) => id === userId).length;
  if (preparing.length >= MAX_PREPARING || own >= MAX_PREPARING_OF_MEMBER)
    throw Problem.retryAfter(BUSY_SECONDS, 'uploads-busy');
  preparing.push(userId);
  try {
    const uploads = await db
      .selectFrom('image_upload')
      .select(['key', 'content_type'])
      .where('user_id', '=', userId)
      .where('key', 'in', keys)
      .execute();
    for (const { key, content_type: type } of uploads) {
      const file = await files.get('incoming', key);
      if (!file) continue;
      const image = await checkUpload(file, type, rules).catch(async (error: unknown) => {
        if (error instanceof Problem && error.status < 500) {
          await db.deleteFrom('image_upload').where('key', '=', key).execute();
          // If this fails, the next sweep removes the file.
          await files.remove('incoming', key).catch(() => undefined);
        }
        throw error;
      });
      await files.put('media', key, image);
      prepared.add(key);
    }
    return prepared;
  } finally {
    preparing.splice(preparing.indexOf(userId), 1);
  }
}

async function checkUpload(file: Buffer, declaredType: string, rules?: ImageRules): Promise<Buffer> {
  const { type, bytes } = await checkImage(file, rules);
  if (type !== declaredType) throw new Problem('image-invalid-type', `The image is not ${declaredType}.`);
  return bytes;
}

/**
 * Claims a member's upload as a stored image, in the transaction that uses it.
 * @throws Problem `image-not-uploaded`
 */
export async function claimUpload(
  trx: Queryable,
  prepared: PreparedImages,
  userId: number,
  key: string,
): Promise<void> {
  const claimed = await trx
    .deleteFrom('image_upload')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .returning('key')
    .executeTakeFirst();
  if (!claimed || !prepared.has(key))
    throw new Problem('image-not-uploaded', `No image of yours was uploaded as ${key}.`);
}

/** Changes to make in the image store after the commit. */
export interface ImageChanges {
  /** Uploads to remove, because they are now stored images or were deleted. */
  claimed: string[];
  /** Stored images to remove, because they are no longer used. */
  dropped: string[];
}

/**
 * Removes the files from the store, after the transaction that made the changes has committed. A failure is only
 * logged, because a later sweep removes the rest.
 */
export async function settleImages(
  { files, request }: { files: FileStore; request: { log: { warn(details: object, message: string): void } } },
  { claimed, dropped }: ImageChanges,
): Promise<void> {
  const remove = (place: Place) => (key: string) =>
    files.remove(place, key).catch((error) => request.log.warn({ err: error, place, key }, 'an image was not removed'));
  await Promise.all([...claimed.map(remove('incoming')), ...dropped.map(remove('media'))]);
}

/** Removes uploads that weren't claimed within an hour, with their files. */
export async function sweepUploads({ db, clock, files }: Pick<UploadContext, 'db' | 'clock' | 'files'>): Promise<void> {
  const before = new Date(clock().getTime() - UNCLAIMED_LIFETIME);
  await db.deleteFrom('image_upload').where('created_at', '<', before).execute();
  for (const key of await files.listOlder('incoming', before)) await files.remove('incoming', key);
}

/** Removes stored images that are over a day old and that no row refers to. */
export async function sweepImages({ db, clock, files }: Pick<UploadContext, 'db' | 'clock' | 'files'>): Promise<void> {
  const before = new Date(clock().getTime() - UNNAMED_LIFETIME);
  const unnamed = new Set(await files.listOlder('media', before));
  if (unnamed.size === 0) return;
  for await (const keys of namedImages(db)) for (const key of keys) unnamed.delete(key);
  for (const key of unnamed) await files.remove('media', key);
}

function sign(
  secret: string,
  { key, userId, type, expires }: { key: string; userId: number; type: string; expires: number },
) {
  return createHmac('sha256', secret).update([key, userId, type, expires].join('\n')).digest('base64url');
}
