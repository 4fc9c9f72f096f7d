import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL for test databases; undefined on PGlite. */
    databaseUrl: string | undefined;
    /** The migrated template database that each test clones; undefined on PGlite. */
    postgresTemplate: string | undefined;
    /** A migrated embedded database to copy; undefined on PostgreSQL. */
    pgliteTemplate: string | undefined;
  }
}
