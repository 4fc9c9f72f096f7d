import { ConfigError, loadConfig, type Config } from '../config.ts';
import { openUnlimited, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { explain } from '../explain.ts';

/**
 * Creates a parser for commands whose only argument is a folder. For anything else, the parser throws a ConfigError
 * with the usage.
 */
export const readFolder =
  (usage: string) =>
  ([folder, ...rest]: string[]): string => {
    if (!folder || folder.startsWith('-') || rest.length > 0) throw new ConfigError(usage);
    return folder;
  };

/**
 * Runs a command and ends the process. The exit code is the result of `work`, or 2 after an error, which is printed.
 * @param read parses the arguments; throws a ConfigError with the usage if they are invalid
 */
export function runAlone<Arguments>(
  read: (args: string[]) => Arguments,
  work: (config: Config, args: Arguments) => Promise<number>,
): void {
  const run = async () => {
    const args = read(process.argv.slice(2));
    return work(loadConfig(process.env), args);
  };
  run().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(fileProblem(error) ?? explain(error));
      process.exit(2);
    },
  );
}

/** Like {@link runAlone}, with the database opened and migrated. */
export const runCommand = <Arguments>(
  read: (args: string[]) => Arguments,
  work: (db: Database, args: Arguments, config: Config) => Promise<number>,
): void =>
  runAlone(read, async (config, args) => {
    const { db, close } = await openUnlimited(config);
    try {
      await migrate(db);
      return await work(db, args, config);
    } finally {
      await close();
    }
  });

function fileProblem(error: unknown): string | undefined {
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  return syscall === 'open' || syscall === 'read' ? `${path ?? 'The file'} cannot be read (${code}).` : undefined;
}
