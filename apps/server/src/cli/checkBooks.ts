import { checkBooks } from '../points/books.ts';
import { runCommand } from './runCommand.ts';

// Says whether the points of all members are the sums of their entries, and lists accounts that earned a quest for two
// members before proofs were recorded. Exit code: 0 they are the sums, 1 not, 2 no database.
runCommand(
  () => null,
  async (db) => {
    const { members, entries, faults, notes } = await checkBooks(db);
    for (const fault of faults) console.error(fault);
    for (const note of notes) console.log(note);
    const inspected = `${members} members, ${entries} entries`;
    console.log(faults.length ? `The books do not balance: ${inspected}.` : `The books balance: ${inspected}.`);
    return faults.length ? 1 : 0;
  },
);
