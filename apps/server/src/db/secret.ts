import { randomBytes } from 'node:crypto';
import type { Queryable } from './database.ts';

/** A random key that all processes on this database share, made at its first use. */
export async function sharedSecret(db: Queryable, name: string): Promise<string> {
  await db
    .insertInto('app_secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('app_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
