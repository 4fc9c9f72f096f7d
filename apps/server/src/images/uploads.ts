import { createHmac, randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { components } from '@pwr-community/api/schema';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../auth/secrets.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { sharedSecret } from '../db/secret.ts';
import { API_PREFIX } from '../http/contract.ts';
import { Problem } from '../http/problem.ts';
import { checkImage, extensions, type ImageType } from './checkImage.ts';
import type { FileStore, Place } from './fileStore.ts';
import { MEDIA_URL } from './mediaUrl.ts';

/** How long an upload address works, in ms. */
const ADDRESS_LIFETIME = 10 * 60 * 1000;

/** How long an upload waits for a project to name it, in ms. */
export const UNCLAIMED_LIFETIME = 24 * 60 * 60 * 1000;

const typesByEnding: Record<string, ImageType> = { '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' };

/** What uploads need of the server. */
export interface UploadContext {
  db: Database;
  clock: Clock;
  files: FileStore;
}

/**
 * Makes an address to upload one image to.
 * @throws Problem `image-invalid-type` where the name's ending is of no accepted type
 */
export async function createUpload(
  { db, clock, files }: UploadContext,
  userId: number,
  filename: string,
): Promise<components['schemas']['ImageUpload']> {
  const type = typesByEnding[extname(filename).toLowerCase()];
  if (!type) throw new Problem('image-invalid-type', `“${filename}” does not end in .png, .jpg or .jpeg.`);
  const key = `${randomUUID()}.${extensions[type]}`;
  const now = clock();
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
 * @throws Problem `upload-signature-invalid`, `upload-expired` or `image-invalid-type`
 */
export async function receiveUpload({ db, clock, files }: UploadContext, upload: SignedUpload): Promise<void> {
  const { key, expires, bytes } = upload;
  const row = await db.selectFrom('image_upload').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row) throw new Problem('upload-signature-invalid');
  const parts = { key, userId: row.user_id, type: row.content_type, expires };
  if (!isSameSecret(upload.signature, sign(await sharedSecret(db, 'upload'), parts)))
    throw new Problem('upload-signature-invalid');
  if (expires * 1000 <= clock().getTime()) throw new Problem('upload-expired');
  if (upload.type !== row.content_type)
    throw new Problem('image-invalid-type', `The address was made for ${row.content_type}.`);
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

/**
 * Makes a member's upload an image that is kept. Part of the transaction that names it; the file is written
 * before that commits, and one that stays without a name is swept up.
 * @throws Problem `image-not-uploaded`, or as {@link checkImage}
 */
export async function claimUpload(
  trx: Queryable,
  files: FileStore,
  userId: number,
  key: string,
  rules?: { square: boolean },
): Promise<void> {
  const claimed = await trx
    .deleteFrom('image_upload')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .returning('content_type')
    .executeTakeFirst();
  const uploaded = claimed && (await files.get('incoming', key));
  if (!uploaded) throw new Problem('image-not-uploaded', `No image of yours was uploaded as ${key}.`);
  const image = await checkImage(uploaded, rules);
  if (image.type !== claimed.content_type)
    throw new Problem('image-invalid-type', `The image is not ${claimed.content_type}.`);
  await files.put('media', key, image.bytes);
}

/** What changes in the store of images once a transaction is committed. */
export interface ImageChanges {
  /** Uploads that were made kept images. */
  claimed: string[];
  /** Kept images that no project names any more. */
  dropped: string[];
}

/**
 * Brings the store after the database, once what the changes were part of is committed. What the store does not remove now is
 * swept up later: the call has done what it was asked.
 */
export async function settleImages(
  { files, request }: { files: FileStore; request: Pick<FastifyRequest, 'log'> },
  { claimed, dropped }: ImageChanges,
): Promise<void> {
  const remove = (place: Place) => (key: string) =>
    files.remove(place, key).catch((error) => request.log.warn({ err: error, place, key }, 'an image was not removed'));
  await Promise.all([...claimed.map(remove('incoming')), ...dropped.map(remove('media'))]);
}

/** Removes what is older than a day: uploads that nobody named, and kept files that nothing names. */
export async function sweepImages({ db, clock, files }: UploadContext): Promise<void> {
  const before = new Date(clock().getTime() - UNCLAIMED_LIFETIME);
  await db.deleteFrom('image_upload').where('created_at', '<', before).execute();
  for (const key of await files.listOlder('incoming', before)) await files.remove('incoming', key);

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
