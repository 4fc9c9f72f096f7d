// The competitor in list-cpu: PostGraphile from the folder POSTGRAPHILE, set up for production as in its manual.
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Postgraphile = (database: string, schema: string, options: Record<string, unknown>) => RequestListener;

const { postgraphile } = createRequire(join(process.env.POSTGRAPHILE!, 'package.json'))('postgraphile') as {
  postgraphile: Postgraphile;
};
const handle = postgraphile(process.env.DATABASE_URL!, 'public', {
  retryOnInitFail: false,
  dynamicJson: true,
  setofFunctionsContainNulls: false,
  ignoreRBAC: true,
  legacyRelations: 'omit',
  disableQueryLog: true,
  enableQueryBatching: false,
});
createServer((request, reply) => {
  if (request.url === '/ready') reply.end();
  else handle(request, reply);
}).listen(Number(process.env.PORT));
