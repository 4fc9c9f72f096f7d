import { moveData } from '../backup/moveData.ts';
import { ConfigError } from '../config.ts';
import { balanceOf } from '../points/books.ts';
import { runAlone } from './runCommand.ts';

const USAGE = `Usage: npm run move-data -- postgres://user:password@host:5432/database
       npm run move-data -- embedded

Copies the configured database to an empty one, and checks the books there: from DATA_DIR to PostgreSQL, or from
DATABASE_URL to the embedded database in DATA_DIR. Images stay where they are. Stop the site first.
Percent-encode special characters of the password, such as %2F for a slash.
Exit code: 0 the copy is complete, 1 its books do not balance, 2 nothing was copied.`;

function readArguments([target, ...rest]: string[]): string | undefined {
  if (target === 'embedded' && rest.length === 0) return undefined;
  if (!target || rest.length > 0 || !/^postgres(ql)?:\/\/./.test(target) || !URL.canParse(target))
    throw new ConfigError(USAGE);
  return target;
}

runAlone(readArguments, async (config, databaseUrl) => {
  const { tables, rows, books } = await moveData(config, databaseUrl);
  for (const fault of books.faults) console.error(fault);
  console.log(`Copied ${rows} rows in ${tables} tables. ${balanceOf(books)}`);
  console.log(databaseUrl ? 'Start the site with DATABASE_URL set to it.' : 'Start the site without DATABASE_URL.');
  return books.faults.length > 0 ? 1 : 0;
});
