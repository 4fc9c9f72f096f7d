import { ConfigError } from '../config.ts';
import { withRetry } from '../db/withRetry.ts';
import { grantRole } from '../users/grantRole.ts';
import type { Member } from '../users/member.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `Usage: npm run grant-role -- USERNAME super-admin|admin|user

Gives a member, who has signed in before, a role: the way to the first admin. The audit log tells of it.
Exit code: 0 they have it, 1 nobody has that username, 2 it could not start.`;

const roles = new Map<string, Member['role']>([
  ['super-admin', 'Super Admin'],
  ['admin', 'Admin'],
  ['user', 'User'],
]);

function readArguments([username, name, ...rest]: string[]) {
  const role = roles.get(name ?? '');
  if (!username || !role || rest.length > 0) throw new ConfigError(USAGE);
  return { username, role };
}

runCommand(readArguments, async (db, { username, role }) => {
  const before = await withRetry(db, (trx) => grantRole(trx, username, role, new Date()));
  if (!before) {
    console.error(`No member has the username ${username}.`);
    return 1;
  }
  console.log(before === role ? `${username} is ${role} already.` : `${username} is ${role} now, and was ${before}.`);
  return 0;
});
