// Writes generated/db.d.ts: the row types of a freshly migrated database.
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import { migrate } from '../src/db/migrate.ts';
import { openPGlite, pgliteDialect } from '../src/db/pglite.ts';
import { packageRoot } from '../src/paths.ts';

const db = new Kysely<object>({ dialect: pgliteDialect(await openPGlite()) });
await migrate(db);
await generate({
  db,
  dialect: new PostgresDialect(),
  outFile: join(packageRoot, 'generated', 'db.d.ts'),
  excludePattern: 'schema_migration',
  typeMapping: { int8: 'number' },
});
await db.destroy();
