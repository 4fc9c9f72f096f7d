import { openDatabase } from '../src/db/database.ts';

/** A wallet for each member. */
export const walletOf = (id: number) => `0x${id.toString(16).padStart(40, 'a')}`;

/** Makes the demo's admin a super admin, and gives members wallets, which a running server allows to nobody else. */
export async function prepareSnapshot(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: undefined, databasePoolSize: 1, dataDir });
  await db.updateTable('app_user').set({ role: 'Super Admin' }).where('username', '=', 'demo-admin').execute();
  const members = await db.selectFrom('app_user').select('id').where('total_points', '>', 0).orderBy('id').execute();
  await db
    .insertInto('wallet_of_member')
    .values(members.map(({ id }) => ({ user_id: id, address: walletOf(id) })))
    .execute();
  await close();
}
