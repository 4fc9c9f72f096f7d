import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from './site.ts';

const version = '4.14.1';
const folder = join(root, '.cache/postgraphile');

/**
 * Installs PostGraphile into the cache if it isn't there yet. It isn't a dependency of the workspace, because only
 * this benchmark needs it.
 * @returns its folder; undefined if it can't be installed
 */
export function installPostgraphile(): string | undefined {
  if (existsSync(join(folder, 'node_modules/postgraphile'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--save-exact', `postgraphile@${version}`],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  );
  return status === 0 ? folder : undefined;
}

/** Adds the function that PostGraphile offers as the query `searchedProjects`. */
export async function addSearchFunction(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`create or replace function searched_projects(word text) returns setof project language sql stable as $$
    select p.* from project p join project_search s on s.project_id = p.id
    where s.search_text like '%' || word || '%' order by p.created_at desc, p.id desc
  $$`);
  await client.end();
}

/** GraphQL request for the first page of a search, with the same fields as our list. */
export const searchRequest = (word: string) =>
  JSON.stringify({
    query: `query ($word: String!) {
      searchedProjects(word: $word, first: 5, offset: 0) {
        totalCount
        nodes { id name bio logo categories totalUpvotes totalComments }
      }
    }`,
    variables: { word },
  });
