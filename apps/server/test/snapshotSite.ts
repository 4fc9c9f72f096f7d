import { openDatabase } from '../src/db/database.ts';

/** Makes the demo's admin a super admin, and links a wallet to the demo's member directly in the database. */
export async function prepareSnapshot(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: undefined, databasePoolSize: 1, dataDir });
  await db.updateTable('app_user').set({ role: 'Super Admin' }).where('username', '=', 'demo-admin').execute();
  const member = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'demo-member')
    .executeTakeFirstOrThrow();
  const address = `0x${'d'.repeat(40)}`;
  await db.insertInto('wallet_of_member').values({ user_id: member.id, address }).execute();
  await close();
}
