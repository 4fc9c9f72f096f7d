/**
 * Which tests run on which database. Whatever sends SQL of its own runs on both, and so does a new file. What is decided
 * before or beside the database runs once: on PostgreSQL, whose clones start fastest.
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
  'hostilePictures',
  'operations',
  's3',
  'services',
  'sitePages',
  'trustProxy',
];

/** PostgreSQL's own behavior: connections that break, and PgBouncer. */
const postgresAlone = ['lostConnection', 'pgbouncer'];

/** Processes that start without a database server. */
const embeddedAlone = ['logs', 'shutdown', 'startup'];

const files = (names: string[]) => names.map((name) => `test/${name}.test.ts`);

/** What does not run on PGlite. */
export const notOnPGlite = files([...above, ...postgresAlone]);

/** What does not run on PostgreSQL. */
export const notOnPostgres = files(embeddedAlone);
