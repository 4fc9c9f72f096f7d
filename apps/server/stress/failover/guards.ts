import { guards, type Guard } from '../once/guards.ts';
import { buildWithout } from '../once/unguarded.ts';
import { BUILT } from '../serverProcess.ts';

/** The guards that a repeated call relies on. Without one of them, a run must fail. */
const removable: Record<string, Guard> = {
  // A call that is sent again gets the reply to the first one.
  replies: guards['comment retried']!,
  // A transaction that the database has rolled back is run again.
  retries: {
    name: 'attempts of a transaction',
    replacements: [{ file: 'db/withRetry.ts', from: 'const ATTEMPTS = 5;', to: 'const ATTEMPTS = 1;' }],
  },
};

/** The folder of the built server, or of one without a guard. @throws Error if there is no such guard */
export async function buildSite(without: string | undefined): Promise<string> {
  if (without === undefined) return BUILT;
  const guard = removable[without];
  if (!guard) throw new Error(`--without is one of ${Object.keys(removable).join(', ')}.`);
  return buildWithout(guard);
}
