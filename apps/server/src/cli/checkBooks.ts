import { balanceOf, checkBooks } from '../points/books.ts';
import { runCommand } from './runCommand.ts';

// Checks that members' points, and the sums and counts derived from them, match the ledger. Also lists findings that an
// admin may want to check, such as an account that earned a quest for two members. Exit codes: 0 the books balance,
// 1 they don't, 2 they couldn't be checked.
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
