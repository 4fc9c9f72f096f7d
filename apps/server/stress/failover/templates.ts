import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../src/paths.ts';
import { idsOf } from './network.ts';

/** Folder of the operators' example configurations, which this test also uses. */
const deploy = join(workspaceRoot, 'deploy');

/** Fills in a template's `${NAMES}`, as `envsubst` does. @throws Error for a name without a value */
export const fillIn = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\$\{([A-Z_\d]+)\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`The template needs ${name}.`);
    return values[name];
  });

/**
 * Fills in a template of `deploy/cluster/` and writes it to a folder.
 * @param owner the only user who may read the file
 * @returns the path of the file
 */
export function configure(name: string, folder: string, owner: string, values: Record<string, string>): string {
  const path = join(folder, name);
  writeFileSync(path, fillIn(readFileSync(join(deploy, 'cluster', name), 'utf8'), values), { mode: 0o600 });
  const { uid, gid } = idsOf(owner);
  chownSync(path, uid, gid);
  return path;
}

/**
 * Returns a complete nginx configuration that contains deploy/nginx/community.conf with other addresses and certificate
 * paths.
 * @throws Error if community.conf lacks a line to replace
 */
export function nginxFor(address: string, sites: string[], folder: string): string {
  let text = readFileSync(join(deploy, 'nginx/community.conf'), 'utf8');
  const replace = (from: RegExp, to: string) => {
    if (!from.test(text)) throw new Error(`deploy/nginx/community.conf has no ${from.source}.`);
    text = text.replace(from, to);
  };
  sites.forEach((site, n) => replace(new RegExp(`127\\.0\\.0\\.1:300${n + 1}`), `${site}:3000`));
  replace(/server_name community\.example/g, `server_name ${address}`);
  replace(/\/etc\/letsencrypt\/live\/community\.example/g, folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (part) => `${part}_temp_path ${folder}/${part};`,
  );
  const frame = ['access_log off;', ...temporary, text].join('\n');
  return `user www-data;\ndaemon off;\npid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\n${frame}\n}\n`;
}
