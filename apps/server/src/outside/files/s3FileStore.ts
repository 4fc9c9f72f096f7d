import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Config } from '../../config.ts';
import { Problem, type ProblemCode } from '../../contract/problem.ts';
import { outsideTransactions } from '../../inTransaction.ts';
import { MAX_BYTES, type FileStore, type Place } from './fileStore.ts';

/**
 * A store in an Amazon S3 bucket, or in another service with the same protocol.
 * @param timeout total time limit of a call, including retries, in ms. For `listOlder`, it limits only connecting and
 * inactivity
 */
export function s3FileStore({ bucket: Bucket, region, endpoint, credentials }: S3Config, timeout: number): FileStore {
  const client = new S3Client({
    region,
    // Other services rarely support a host name per bucket or the checksums that Amazon added.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The socket timeout also ends a transfer that stalls.
    requestHandler: { connectionTimeout: timeout, socketTimeout: timeout },
  });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeout) });
  const name = (place: Place, key: string) => `${place}/${key}`;
  return outsideTransactions<FileStore>('The object storage', {
    async put(place, key, bytes) {
      const command = new PutObjectCommand({ Bucket, Key: name(place, key), Body: bytes });
      await client.send(command, inTime()).catch(failing('upload-image-error'));
    },
    async get(place, key) {
      try {
        // A presigned address can't limit the upload's size. Reading one byte beyond the maximum is enough to detect a
        // larger one.
        const range = place === 'incoming' ? { Range: `bytes=0-${MAX_BYTES}` } : {};
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name(place, key), ...range }), inTime());
        return Buffer.from(await Body!.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        // An empty file has no first byte, so the range is invalid.
        if ((error as Error).name === 'InvalidRange') return Buffer.alloc(0);
        return failing('upload-image-error')(error);
      }
    },
    async remove(place, key) {
      await client
        .send(new DeleteObjectCommand({ Bucket, Key: name(place, key) }), inTime())
        .catch(failing('upload-image-error'));
    },
    async listOlder(place, time) {
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: name(place, '') })) {
        const older = Contents.filter(({ LastModified }) => LastModified && LastModified < time);
        keys.push(...older.map(({ Key = '' }) => Key.slice(name(place, '').length)));
      }
      return keys;
    },
    async uploadUrl(key, ContentType, expiresIn) {
      const command = new PutObjectCommand({ Bucket, Key: name('incoming', key), ContentType });
      const signableHeaders = new Set(['content-type']);
      return getSignedUrl(client, command, { expiresIn, signableHeaders }).catch(failing('image-presigned-url-error'));
    },
  });
}

/** Replaces an error with a problem of this code; the cause is only logged. */
const failing =
  (code: ProblemCode) =>
  (error: unknown): never => {
    throw Problem.causedBy(error, code);
  };
