import { randomBytes } from 'node:crypto';
import type { Queryable } from './database.ts';

/** Returns a random key that all processes on this database share. The first call creates it. */
export async function sharedSecret(db: Queryable, name: string): Promise<string> {
  const find = db.selectFrom('app_secret').select('value').where('name', '=', name);
  const known = await find.executeTakeFirst();
  if (known) return known.value;
  await db
    .insertInto('app_secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find.executeTakeFirstOrThrow()).value;
}
