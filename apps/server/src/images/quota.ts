import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';

const HOUR = 60 * 60 * 1000;

/** What quotas need of the server. */
interface QuotaContext {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'uploadsPerHour' | 'uploadBytesPerHour'>;
}

/**
 * Counts an upload against a member's quota of this hour. Nothing gives a quota back: deleting files must not allow more.
 * @throws Problem `upload-quota-reached`
 */
export async function spendQuota(
  { db, clock, config }: QuotaContext,
  userId: number,
  { files, bytes }: { files: number; bytes: number },
): Promise<void> {
  const now = clock().getTime();
  const hour = now - (now % HOUR);
  // One statement, so that calls made at the same time can't each find room for itself alone.
  const spent = await db
    .insertInto('upload_quota')
    .values({ user_id: userId, hour: new Date(hour), files, bytes })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'hour'])
        .doUpdateSet({
          files: sql`upload_quota.files + excluded.files`,
          bytes: sql`upload_quota.bytes + excluded.bytes`,
        })
        .where(
          sql<boolean>`upload_quota.files + excluded.files <= ${config.uploadsPerHour}
          and upload_quota.bytes + excluded.bytes <= ${config.uploadBytesPerHour}`,
        ),
    )
    .returning('files')
    .executeTakeFirst();
  if (!spent) throw Problem.retryAfter(Math.ceil((hour + HOUR - now) / 1000), 'upload-quota-reached');
}

/** Deletes the counts of hours that are over. */
export async function sweepQuotas(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('upload_quota')
    .where('hour', '<', new Date(now.getTime() - HOUR))
    .execute();
}
