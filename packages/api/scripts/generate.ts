// Bundles the contract and generates openapi.json, schema.d.ts and calls.ts from it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { callsModule } from './calls.ts';

const here = dirname(fileURLToPath(import.meta.url));
const generated = join(here, '../generated');
const bundle = join(generated, 'openapi.json');
const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

mkdirSync(generated, { recursive: true });
execFileSync(process.execPath, [redocly, 'bundle', 'community', '--ext', 'json', '--output', bundle], {
  cwd: join(here, '../../..'),
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  stdio: 'pipe', // prints nothing; a failure's error contains the output
});
const document = JSON.parse(readFileSync(bundle, 'utf8'));
const types = await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true });
writeFileSync(join(generated, 'schema.d.ts'), astToString(types));
writeFileSync(join(generated, 'calls.ts'), callsModule(document));
