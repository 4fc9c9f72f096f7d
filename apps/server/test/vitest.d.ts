import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server for test databases; undefined on PGlite. */
    databaseUrl: string | undefined;
    /** Name of the migrated database that each test clones; undefined on PGlite. */
    postgresTemplate: string | undefined;
    /** Folder of the migrated embedded database to copy; undefined on PostgreSQL. */
    pgliteTemplate: string | undefined;
  }
}
