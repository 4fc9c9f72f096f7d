import { checkBooks } from '../points/books.ts';
import { runCommand } from './runCommand.ts';

// Checks that every member's points are the sum of their ledger entries. Also lists accounts that earned a quest for
// two members before proofs were recorded. Exit codes: 0 the books balance, 1 they don't, 2 no database.
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
