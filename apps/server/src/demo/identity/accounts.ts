import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';

/** The demo provider's name in `provider_subject`. Seeding links demo members under it. */
export const DEMO_PROVIDER = 'demo';

/** Maximum number of accounts on the sign-in page. */
const SHOWN = 10;

const NEW = 'new-';

/** A user who can sign in with the demo's identity provider. */
export interface DemoAccount {
  subject: string;
  name: string;
  username: string;
  isAdmin: boolean;
}

/** Lists the accounts to choose from: the demo member and the demo admin, then others in the order they joined. */
export async function listDemoAccounts(db: Queryable): Promise<DemoAccount[]> {
  const rows = await accounts(db)
    .orderBy((eb) => eb.case().when('p.subject', 'in', ['demo-member', 'demo-admin']).then(0).else(1).end())
    .orderBy('u.id')
    .limit(SHOWN)
    .execute();
  return rows.map(toAccount);
}

/** Finds the account with this subject, even if it is created only by this sign-in; undefined if there is none. */
export async function findDemoAccount(db: Queryable, subject: string): Promise<DemoAccount | undefined> {
  const row = await accounts(db).where('p.subject', '=', subject).executeTakeFirst();
  if (row) return toAccount(row);
  return subject.startsWith(NEW) ? { subject, name: 'New Member', username: 'new_member', isAdmin: false } : undefined;
}

/** Generates a subject that nobody has yet. */
export const newSubject = (): string => NEW + randomUUID();

const accounts = (db: Queryable) =>
  db
    .selectFrom('provider_subject as p')
    .innerJoin('app_user as u', 'u.id', 'p.user_id')
    .select(['p.subject', 'u.name', 'u.username', 'u.role'])
    .where('p.provider', '=', DEMO_PROVIDER);

const toAccount = ({ role, ...account }: Omit<DemoAccount, 'isAdmin'> & { role: string }): DemoAccount => ({
  ...account,
  isAdmin: role !== 'User',
});
