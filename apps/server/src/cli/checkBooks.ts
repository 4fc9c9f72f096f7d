import { loadConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { explain } from '../explain.ts';
import { checkBooks } from '../points/books.ts';

/** Says whether the points of all members are the sums of their entries. Exit code: 0 they are, 1 not, 2 no database. */
async function main(): Promise<number> {
  const { db, close } = await openDatabase(loadConfig(process.env));
  try {
    await migrate(db);
    const { members, entries, faults } = await checkBooks(db);
    for (const fault of faults) console.error(fault);
    const inspected = `${members} members, ${entries} entries`;
    console.log(faults.length ? `The books do not balance: ${inspected}.` : `The books balance: ${inspected}.`);
    return faults.length ? 1 : 0;
  } finally {
    await close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(2);
  },
);
