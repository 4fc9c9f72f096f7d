import { checkBooks } from '../points/books.ts';
import { runCommand } from './runCommand.ts';

// Says whether the points of all members are the sums of their entries. Exit code: 0 they are, 1 not, 2 no database.
runCommand(
  () => null,
  async (db) => {
    const { members, entries, faults } = await checkBooks(db);
    for (const fault of faults) console.error(fault);
    const inspected = `${members} members, ${entries} entries`;
    console.log(faults.length ? `The books do not balance: ${inspected}.` : `The books balance: ${inspected}.`);
    return faults.length ? 1 : 0;
  },
);
