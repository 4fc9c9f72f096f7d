import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from './app.ts';
import { serveDumps } from './backup/liveDump.ts';
import type { AppContext } from './context.ts';
import { identityProviders } from './outside/providers/index.ts';
import { systemClock } from './clock.ts';
import { loadConfig } from './config.ts';
import { createFirstAdminToken } from './auth/firstAdmin.ts';
import { checkProduction } from './config/production.ts';
import { openSite, readMessageNames } from './config/site/source.ts';
import { migrateDatabase, openDatabaseInTime, openUnlimited } from './db/database.ts';
import { Replicas } from './db/replicas.ts';
import { drain } from './http/drain.ts';
import { firstAdminUrl } from './http/firstAdmin.ts';
import { publishBuild, sweepBuilds } from './http/builds.ts';
import { createFileStore } from './outside/files/index.ts';
import { maintainHourly, repeat } from './maintenance.ts';
import { explain } from './explain.ts';
import { refreshPreviews } from './content/previews.ts';
import { createServices } from './outside/index.ts';
import { startTracing } from './tracing.ts';
import { webDist } from './paths.ts';
import { sendDigests } from './notifications/digest.ts';
import { freezeDue } from './snapshots/freeze.ts';
import { sweepUploads } from './images/uploads.ts';
import { fillProofs, openProofKey } from './quests/proofKey.ts';
import { xProviderOf } from './quests/proofs.ts';
import { retryPendingQuests } from './quests/retryPending.ts';

/** Time limit for the whole shutdown, in ms. If it is exceeded, the process exits with status 1. */
const SHUTDOWN_TIMEOUT = 10_000;

/** Maximum time at shutdown until all remaining connections are closed, in ms. */
const PATIENCE = 8_000;

/** Interval between retries of quests whose service didn't answer, in ms. */
const RETRY_INTERVAL = 30_000;

/**
 * Interval between checks for posts whose preview is due, in ms. Members should see the preview seconds after
 * submitting.
 */
const PREVIEW_INTERVAL = 2_000;

/** Interval between sweeps of unclaimed uploads, in ms. */
const SWEEP_INTERVAL = 5 * 60_000;

/** Interval between runs that send the daily emails that are due, in ms. */
const DIGEST_INTERVAL = 10 * 60_000;

/** Interval between checks for a confirmed snapshot that is due, in ms. */
const FREEZE_INTERVAL = 3_000;

/** Interval at which this build's list of assets is renewed in the file store, in ms. */
const PUBLISH_INTERVAL = 60 * 60 * 1000;

/**
 * V8's flags for a small process. By default, V8 collects garbage only when the heap is several times as large, and from
 * version 13 on, it keeps the memory of pages that it has emptied, unless it optimizes for size.
 */
const MEMORY_FLAGS =
  Number.parseInt(process.versions.v8) < 13
    ? ['--heap-growing-percent=15']
    : ['--heap-growing-percent=25', '--optimize-for-size'];

/** Starts the server, and shuts it down gracefully on SIGINT or SIGTERM. */
async function main(): Promise<void> {
  // Registered first: without a listener, the signal would end the process.
  let reload = () => {};
  process.on('SIGHUP', () => reload());
  for (const flag of MEMORY_FLAGS) setFlagsFromString(flag);
  const config = loadConfig(process.env);
  checkProduction(config);
  const site = openSite(config.siteConfig, {
    messageNames: readMessageNames(webDist),
    refuseExamples: config.production && !config.exampleLinks,
  });
  reload = () => {
    try {
      site.reload();
    } catch (error) {
      console.error(explain(error));
    }
  };
  const endTracing = await startTracing(config);
  const { db, close } = await openDatabaseInTime(config);
  let unlimited: Awaited<ReturnType<typeof openUnlimited>> | undefined;
  try {
    await migrateDatabase(config, db);
    const providers = identityProviders(config);
    const proofKey = await openProofKey(db, config);
    await fillProofs(db, proofKey, xProviderOf({ providers }), systemClock());
    const context: AppContext = {
      config,
      site,
      db,
      replicas: new Replicas(db, config),
      clock: systemClock,
      files: await createFileStore(config),
      providers,
      services: createServices(config),
      proofKey,
    };
    // Sums over long tables, and waiting for another process that seeds the demo, may exceed a call's time limit.
    if (config.databaseUrl) unlimited = await openUnlimited(config);
    const unhurried = { ...context, db: unlimited?.db ?? db };
    const demo = config.demo ? await import('./demo/index.ts') : undefined;
    await demo?.seedDemo(unhurried);
    const app = await buildApp(context, webDist, demo?.mountDemo);
    await app.listen({ host: config.host, port: config.port });
    if (config.port === 0) usePort(config, (app.server.address() as AddressInfo).port);
    const endMaintenance = maintainHourly(unhurried, (error) => app.log.error({ err: error }, 'maintenance failed'));
    const ending = new AbortController();
    const endRetries = repeat(
      () => retryPendingQuests(context, ending.signal),
      RETRY_INTERVAL,
      (error) => app.log.error({ err: error }, 'retrying pending quests failed'),
    );
    const endPreviews = repeat(
      async () => void (await refreshPreviews(context, ending.signal)),
      PREVIEW_INTERVAL,
      (error) => app.log.error({ err: error }, 'refreshing post previews failed'),
    );
    const endPublishing = repeat(
      async () => {
        await publishBuild(context);
        await sweepBuilds(context);
      },
      PUBLISH_INTERVAL,
      (error) => app.log.error({ err: error }, 'publishing the assets failed'),
    );

    const endSweeps = repeat(
      () => sweepUploads(context),
      SWEEP_INTERVAL,
      (error) => app.log.error({ err: error }, 'removing old uploads failed'),
    );

    const endDigests = repeat(
      () => sendDigests(context, ending.signal),
      DIGEST_INTERVAL,
      (error) => app.log.error({ err: error }, 'sending daily emails failed'),
    );

    const endFreezing = repeat(
      () => freezeDue(unhurried),
      FREEZE_INTERVAL,
      (error) => app.log.error({ err: error }, 'making a snapshot failed'),
    );

    const endDumps = config.databaseUrl
      ? undefined
      : await serveDumps(db, config.dataDir, (error) => app.log.error({ err: error }, 'a backup failed'));

    const stop = async () => {
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
      // Node stops enforcing request timeouts once a server is closing.
      setTimeout(() => app.server.closeAllConnections(), Math.min(config.requestTimeout, PATIENCE)).unref();
      endDumps?.();
      ending.abort();
      await drain(app.server);
      await app.close();
      // Not awaited: files are written atomically, and the next process adds missing ones.
      void endPublishing();
      // Not awaited: a snapshot is stored in one transaction, and the next process retries it.
      void endFreezing();
      await Promise.all([endMaintenance(), endRetries(), endPreviews(), endSweeps(), endDigests()]);
      await unlimited?.close();
      await context.replicas.close();
      await close();
      await endTracing();
      process.exit(0);
    };
    reload = () => {
      try {
        site.reload();
        app.log.info('the site’s file was read again');
      } catch (error) {
        app.log.error({ err: error }, 'the site’s file has mistakes, and the one before stays in use');
      }
    };
    process.once('SIGINT', () => void stop());
    process.once('SIGTERM', () => void stop());
    const firstAdmin = await createFirstAdminToken(db, systemClock);
    console.log(greeting(config, firstAdmin));
  } catch (error) {
    await unlimited?.close();
    await close();
    throw error;
  }
}

/** Sets the public address to the port that the system chose for port 0. */
function usePort(config: AppContext['config'], port: number): void {
  const address = `http://localhost:${port}`;
  if (!config.publicUrl.endsWith(':0')) return;
  config.allowedOrigins.splice(config.allowedOrigins.indexOf(config.publicUrl), 1, address);
  config.publicUrl = address;
}

function greeting({ publicUrl, demo }: AppContext['config'], firstAdmin: string | undefined): string {
  const lines = [`The site is at ${publicUrl}`];
  if (demo) {
    lines.push(
      '',
      'To sign in, choose Log in there and then an account on the demo’s sign-in page:',
      '  Demo Member   browses, upvotes, comments and submits projects',
      '  Demo Admin    may also edit and delete what others wrote',
      '',
      `Mail that the demo sends is shown at ${publicUrl}/demo-outbox`,
    );
  }
  if (firstAdmin)
    lines.push(
      '',
      'There is no admin yet. Open this link within an hour and log in, and you are the first one:',
      `  ${firstAdminUrl(publicUrl, firstAdmin)}`,
    );
  return lines.join('\n');
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
