/**
 * The databases that tests run on. Files with SQL of their own, and all new files, run on both. Tests of code above
 * the database run once: on PostgreSQL, whose clones start fastest.
 */
const above = [
  'addresses',
  'auth/badInput',
  'auth/demoIdentity',
  'auth/google',
  'auth/popup',
  'auth/referralCode',
  'auth/wallet',
  'auth/x',
  'authorisation',
  'badInput',
  'bounds',
  'builds',
  'contact',
  'failoverTraces',
  'hostilePictures',
  'onceGuards',
  'operations',
  'processPool',
  's3',
  'services',
  'secondCommunity',
  'sitePages',
  'staleReplies',
  'trustProxy',
];

/** Tests of PostgreSQL's own behavior: connections, roles, and PgBouncer. */
const postgresAlone = ['databaseStart', 'lostConnection', 'pgbouncer', 'replicas'];

/** Tests of processes that start without a database server. */
const embeddedAlone = ['logs', 'shutdown', 'siteFile', 'startup', 'stressOptions', 'tracing'];

const files = (names: string[]) => names.map((name) => `test/${name}.test.ts`);

/** Files that don't run on PGlite. */
export const notOnPGlite = files([...above, ...postgresAlone]);

/** Files that don't run on PostgreSQL. */
export const notOnPostgres = files(embeddedAlone);
