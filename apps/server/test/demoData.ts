import { systemClock } from '../src/clock.ts';
import { loadConfig } from '../src/config.ts';
import { migrateDatabase, openDatabase } from '../src/db/database.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { createFileStore } from '../src/outside/files/index.ts';
import { identityProviders } from '../src/outside/providers/index.ts';
import { openProofKey } from '../src/quests/proofKey.ts';

/** Creates a database with demo data in a data folder, as the server does on its first start. */
export async function writeDemo(dataDir: string): Promise<void> {
  const config = loadConfig({ ...process.env, DATA_DIR: dataDir, DEMO: 'true' });
  const { db, close } = await openDatabase(config);
  await migrateDatabase(config, db);
  await seedDemo({
    config,
    db,
    clock: systemClock,
    files: await createFileStore(config),
    providers: identityProviders(config),
    proofKey: await openProofKey(db, config),
  });
  await close();
}
