// npm run test:operate -- [--from COMMIT]: follows docs/operating in a sandbox, running the guides' own commands.
// Installs an older version, lets members use it, backs it up and upgrades it under load, and restores the backup.
// Exits with 1 at the first step that fails.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../src/paths.ts';
import { addGuides, packCommit, packWorkTree } from './release.ts';
import { DOMAIN, runInside } from './sandbox.ts';
import { step } from './step.ts';

/** The last commit without SITE_CONFIG. Upgrading from it runs migrations, and the site can then get a site file. */
const OLDER = '42cad295^';
const S3RVER = '3.7.1';

const { values } = parseArgs({ options: { from: { type: 'string', default: OLDER } } });

const folder = mkdtempSync(join(tmpdir(), 'operate-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/**
 * Downloads s3rver, unless it is cached. Only this test uses it, so it is not a dependency of the workspace.
 * @returns the program's path
 */
function downloadStorage(): string {
  const into = join(workspaceRoot, '.cache/operate/s3rver');
  const program = join(into, 'node_modules/s3rver/bin/s3rver.js');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', into, `s3rver@${S3RVER}`];
  if (!existsSync(program)) execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return program;
}

/** Creates nginx's self-signed certificate in a folder that the sandbox can read. */
function createCertificate(): void {
  const certificates = join(srv, 'certificates');
  mkdirSync(certificates);
  const kind = ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2'];
  const subject = ['-subj', `/CN=${DOMAIN}`, '-addext', `subjectAltName=DNS:${DOMAIN}`];
  const files = ['-keyout', join(certificates, 'privkey.pem'), '-out', join(certificates, 'fullchain.pem')];
  execFileSync('openssl', [...kind, ...subject, ...files], { stdio: 'ignore' });
}

const srv = join(folder, 'srv');
mkdirSync(srv);
const storage = await step('download the storage', () => downloadStorage());
await step(`pack ${values.from}`, () => packCommit(values.from, folder, join(srv, 'community')));
await step('pack the work tree', () => packWorkTree(folder, join(srv, 'community-next')));
for (const release of ['community', 'community-next']) addGuides(join(srv, release));
createCertificate();
process.exitCode = await runInside(folder, [process.execPath, '--import', 'tsx', 'operate/inside.ts'], {
  STORAGE: storage,
  NODE_EXTRA_CA_CERTS: '/srv/certificates/fullchain.pem',
});
