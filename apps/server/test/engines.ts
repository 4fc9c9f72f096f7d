/**
 * Tests of code above the database layer. They run only on PostgreSQL, whose clones start fastest. All other files,
 * including new ones, run on both databases unless they are listed below.
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
  'document',
  'failoverTraces',
  'hostilePictures',
  'onceGuards',
  'operations',
  'otherOrigins',
  'processPool',
  'repeat',
  's3',
  'services',
  'secondCommunity',
  'sitePages',
  'sizedMap',
  'staleReplies',
  'trustProxy',
];

/** Tests of PostgreSQL's own features: connections, roles, replicas and PgBouncer. */
const postgresAlone = ['databaseStart', 'lostConnection', 'pgbouncer', 'preparedStatements', 'replicas', 'sums'];

/** Tests that start processes, which use the embedded database or none. */
const embeddedAlone = ['commands', 'logs', 'shutdown', 'siteFile', 'startup', 'stressOptions', 'tracing'];

const files = (names: string[]) => names.map((name) => `test/${name}.test.ts`);

/** Files that don't run on PGlite. */
export const notOnPGlite = files([...above, ...postgresAlone]);

/** Files that don't run on PostgreSQL. */
export const notOnPostgres = files(embeddedAlone);
