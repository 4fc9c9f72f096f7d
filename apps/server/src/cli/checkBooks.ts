import { balanceOf, checkBooks } from '../points/books.ts';
import { runCommand } from './runCommand.ts';

// Checks that every member's points are the sum of their ledger entries. Also lists accounts that earned a quest for
// two members before proofs were recorded. Exit codes: 0 the books balance, 1 they don't, 2 no database.
runCommand(
  () => null,
  async (db) => {
    const books = await checkBooks(db);
    const { faults, notes } = books;
    for (const fault of faults) console.error(fault);
    for (const note of notes) console.log(note);
    console.log(balanceOf(books));
    return faults.length ? 1 : 0;
  },
);
