import { renameSync, rmSync, statSync } from 'node:fs';
import { writeDemo } from '../../server/test/demoData.ts';

const HOUR = 60 * 60 * 1000;

/** Fills the data folder that every test server copies, unless this build has filled it within the last hour. */
export default async function seedDemo() {
  const folder = process.env.E2E_DEMO_DIR!;
  const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builtAt = statSync(new URL('../../server/dist/main.js', import.meta.url)).mtimeMs;
  if (madeAt >= builtAt && madeAt >= Date.now() - HOUR) return;
  // Uses another name until the folder is complete, because the run may be interrupted.
  const draft = `${folder}.draft`;
  for (const old of [folder, draft]) rmSync(old, { recursive: true, force: true });
  await writeDemo(draft);
  renameSync(draft, folder);
}
