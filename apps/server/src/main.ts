import { buildApp, type AppContext } from './app.ts';
import { identityProviders } from './auth/providers/index.ts';
import { systemClock } from './clock.ts';
import { ConfigError, loadConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { DatabaseError } from './db/postgres.ts';
import { seedDemo } from './demo/seed.ts';
import { localFileStore } from './images/fileStore.ts';

/** Starts the server, and stops it in order at SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    await migrate(db);
    const context: AppContext = {
      config,
      db,
      clock: systemClock,
      files: localFileStore(config.dataDir),
      providers: identityProviders(config),
    };
    if (config.demo) await seedDemo(context);
    const app = await buildApp(context);
    await app.listen({ host: config.host, port: config.port });
    const stop = async () => {
      await app.close();
      await close();
      process.exit(0);
    };
    process.once('SIGINT', () => void stop());
    process.once('SIGTERM', () => void stop());
    console.log(`Ready at ${config.publicUrl}`);
  } catch (error) {
    await close();
    throw error;
  }
}

/** One sentence for what whoever starts the server can mend, undefined for a fault of ours. */
function sentence(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use: stop what uses it, or choose another with PORT.`;
  if (code === 'EACCES' && port) return `Port ${port} of ${address} may not be opened by this user: choose another with PORT.`;
  return undefined;
}

main().catch((error: unknown) => {
  console.error(sentence(error) ?? error);
  process.exit(1);
});
