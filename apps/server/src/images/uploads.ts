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
import { spendQuota } from './quota.ts';

/** How long an upload address works, in ms. */
const ADDRESS_LIFETIME = 10 * 60 * 1000;

/** How long an upload waits for a call that names it, in ms. */
const UNCLAIMED_LIFETIME = 60 * 60 * 1000;

/** How long a kept file may be without a row that names it, in ms: far longer than the call that made it takes. */
const UNNAMED_LIFETIME = 24 * 60 * 60 * 1000;

const typesByEnding: Record<string, ImageType> = { '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' };

/** What uploads need of the server. */
export interface UploadContext {
  config: Pick<Config, 'uploadsPerHour' | 'uploadBytesPerHour'>;
  db: Database;
  clock: Clock;
  files: FileStore;
}

/**
 * Makes an address to upload one image to.
 * @throws Problem `image-invalid-type` where the name's ending is of no accepted type, `upload-quota-reached`
 */
export async function createUpload(
  context: UploadContext,
  userId: number,
  filename: string,
): Promise<components['schemas']['ImageUpload']> {
  const { db, clock, files } = context;
  const type = typesByEnding[extname(filename).toLowerCase()];
  if (!type) throw new Problem('image-invalid-type', `“${filename}” does not end in .png, .jpg or .jpeg.`);
  const key = `${randomUUID()}.${extensions[type]}`;
  const now = clock();
  // A storage doesn't tell what it is sent, so each of its addresses counts in full.
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

/** An upload at a signed address. */
export interface SignedUpload {
  key: string;
  /** In seconds since 1970. */
  expires: number;
  signature: string;
  type: string;
  bytes: Buffer;
}

/**
 * Takes a file at a signed address. What it is in truth is checked by the call that first names it.
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
 * Takes back an upload that no project names. Its file is still to be settled.
 * @throws Problem `upload-not-found` or `not-yours`
 */
export async function deleteUpload(db: Database, userId: number, key: string): Promise<ImageChanges> {
  const row = await db.selectFrom('image_upload').select('user_id').where('key', '=', key).executeTakeFirst();
  if (!row) throw new Problem('upload-not-found');
  if (row.user_id !== userId) throw new Problem('not-yours');
  await db.deleteFrom('image_upload').where('key', '=', key).execute();
  return { claimed: [key], dropped: [] };
}

/** Keys of uploads whose images are checked and written where kept images are. */
export type PreparedImages = ReadonlySet<string>;

/** Most calls whose uploads are checked at the same time, waiting or not. Each holds one picture in memory. */
const MAX_PREPARING = 8;

/** The same for one member, so that nobody keeps the others out. */
const MAX_PREPARING_OF_MEMBER = 2;

/** When a call that found too many others may be repeated, in s. */
const BUSY_SECONDS = 5;

/** The member of each call whose uploads are checked now. */
const preparing: number[] = [];

/**
 * Checks the uploads that a call names and writes the images to be kept, before the transaction that claims them: a slow picture or
 * storage must hold no lock. Uploads that are gone are left to {@link claimUpload}, since a repeated call doesn't need them. A
 * refused upload is deleted, so that it can't be sent in again and again. An image that no claim follows is swept up.
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
          // The next sweep removes what the store keeps now.
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
 * Makes a member's upload an image that is kept. Part of the transaction that names it.
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

/** What changes in the store of images once a transaction is committed. */
export interface ImageChanges {
  /** Uploads that were made kept images. */
  claimed: string[];
  /** Kept images that no project names any more. */
  dropped: string[];
}

/**
 * Removes files from the store once the transaction that dropped them is committed. A failure is only logged: a later sweep
 * removes what is left.
 */
export async function settleImages(
  { files, request }: { files: FileStore; request: { log: { warn(details: object, message: string): void } } },
  { claimed, dropped }: ImageChanges,
): Promise<void> {
  const remove = (place: Place) => (key: string) =>
    files.remove(place, key).catch((error) => request.log.warn({ err: error, place, key }, 'an image was not removed'));
  await Promise.all([...claimed.map(remove('incoming')), ...dropped.map(remove('media'))]);
}

/** Removes uploads that nothing named within an hour. */
export async function sweepUploads({ db, clock, files }: Pick<UploadContext, 'db' | 'clock' | 'files'>): Promise<void> {
  const before = new Date(clock().getTime() - UNCLAIMED_LIFETIME);
  await db.deleteFrom('image_upload').where('created_at', '<', before).execute();
  for (const key of await files.listOlder('incoming', before)) await files.remove('incoming', key);
}

/** Removes kept files that no row names. */
export async function sweepImages({ db, clock, files }: Pick<UploadContext, 'db' | 'clock' | 'files'>): Promise<void> {
  const before = new Date(clock().getTime() - UNNAMED_LIFETIME);
  const old = await files.listOlder('media', before);
  if (old.length === 0) return;
  const rows = await db.selectFrom('project').select(['logo', 'image_1', 'image_2', 'image_3']).execute();
  const memes = await db.selectFrom('submission').select('image').where('image', 'is not', null).execute();
  const pictures = await db.selectFrom('app_user').select('picture_key').where('picture_key', 'is not', null).execute();
  const named = new Set([
    ...rows.flatMap((row) => [row.logo, row.image_1, row.image_2, row.image_3]),
    ...memes.map(({ image }) => image),
    ...pictures.map(({ picture_key }) => picture_key),
  ]);
  for (const key of old) if (!named.has(key)) await files.remove('media', key);
}

function sign(
  secret: string,
  { key, userId, type, expires }: { key: string; userId: number; type: string; expires: number },
) {
  return createHmac('sha256', secret).update([key, userId, type, expires].join('\n')).digest('base64url');
}
