import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../contract/problem.ts';

const HOUR = 60 * 60 * 1000;

/** Context needed for quotas. */
interface QuotaContext {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'uploadsPerHour' | 'uploadBytesPerHour'>;
}

/**
 * Counts an upload against a member's hourly quota. Deleting files doesn't restore the quota; otherwise, it would limit
 * nothing.
 * @throws Problem `upload-quota-reached`
 */
export async function spendQuota(
  { db, clock, config }: QuotaContext,
  userId: number,
  { files, bytes }: { files: number; bytes: number },
): Promise<void> {
  const now = clock().getTime();
  const hour = now - (now % HOUR);
  // A single statement, so that concurrent calls can't both take the last free upload.
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

/** Deletes the counts of past hours. */
export async function sweepQuotas(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('upload_quota')
    .where('hour', '<', new Date(now.getTime() - HOUR))
    .execute();
}
