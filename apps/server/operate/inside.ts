// The test's steps, which run inside the sandbox in this order.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNLIMITED } from '../stress/serverProcess.ts';
import { until } from '../stress/failover/until.ts';
import { checkFiles } from './checks.ts';
import { Guides } from './guides.ts';
import { PASSWORD, prepareMachine, run, runWithSettings, setUp, startDatabase, startNginx } from './machine.ts';
import { CLIENT, ISSUER, SMTP_URL, startMailServer, startProvider, startStorage, STORAGE } from './neighbors.ts';
import {
  addProject,
  call,
  confirmEmail,
  createEmailQuest,
  load,
  ORIGIN,
  QUEST_POINTS,
  send,
  signIn,
  startLoad,
  type Load,
  type Member,
} from './site.ts';
import { step } from './step.ts';
import { LOGS, Units } from './units.ts';

const PROCESSES = ['community@3001.service', 'community@3002.service'];

/** Commands in the guides that this test doesn't run. */
const NOT_RUN = [
  // Needs Docker. checkFiles() validates the compose file instead.
  'install.md, “4. Start”: cp .env.example .env',
  // Needs three machines. `test:failover` covers it.
  'scale.md, “Set it up”: apt-get install postgresql patroni python3-etcd etcd-server   # on the database machines',
  'scale.md, “Set it up”: DATABASE_URL=postgres://community:PASSWORD@PGBOUNCER:6432/community',
  // Only for large sites. `test:once --partitioned` runs the file.
  'scale.md, “The ledger in partitions”: psql --single-transaction --set=ON_ERROR_STOP=1 --file=deploy/cluster/partition-points.sql "$DATABASE_URL"',
];

/** Number of lines printed from each log after a failure. */
const LOG_LINES = 15;

const guides = new Guides();
const units = new Units();
prepareMachine(units);
process.on('exit', (code) => {
  if (code !== 0) console.error(logs());
});

/** Returns the last lines of each unit's log and of nginx's error log. */
function logs(): string {
  const files = [...readdirSync(LOGS).map((name) => join(LOGS, name)), '/var/log/nginx/error.log'];
  const last = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_LINES);
  return files
    .filter((file) => existsSync(file))
    .map((file) => [`— ${file}`, ...last(file)].join('\n'))
    .join('\n');
}

/** Returns the last line of a command's output, which sums up the result. */
const lastLine = (printed: string): string => printed.trimEnd().split('\n').at(-1)!;

const isReady = (port: number) => () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok);
const untilReady = () =>
  Promise.all([3001, 3002].map((port) => until(`the process on ${port} is ready`, 60_000, isReady(port))));
const migrationsOf = (folder: string) => readdirSync(`/srv/${folder}/apps/server/dist/migrations`);

/** Stops the load. @throws AssertionError if any of its calls failed */
async function end(load: Load, say: (what: string) => void): Promise<void> {
  const answered = await load.stop();
  say(`${answered} calls answered meanwhile, ${load.sentAgain.length} sent again, ${load.failures.length} failed`);
  assert.equal(load.failures.length, 0, load.failures.slice(0, 10).join('\n'));
}

const changePerson = await step('start the database, the provider, the mail server and the storage', async () => {
  await startDatabase();
  startStorage(process.env.STORAGE!);
  return startProvider();
});
const mails = await startMailServer();

await step('create the database', () =>
  run(guides.take('install.md', '1. Database'), { input: `${PASSWORD}\n${PASSWORD}\n` }),
);

await step('install the older version', () => run(guides.take('install.md', '2. Build')));

await step('fill in the settings', async () => {
  await run(guides.take('install.md', '3. Settings'));
  setUp({
    PUBLIC_URL: ORIGIN,
    DATABASE_URL: `postgres://community:${PASSWORD}@127.0.0.1:5432/community`,
    TRUST_PROXY: '1',
    PROOF_SECRET: (await run('openssl rand -base64 32')).trim(),
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: ISSUER,
    SMTP_URL,
    MAIL_FROM: 'crew@harbor.test',
    S3_BUCKET: STORAGE.buckets[0]!,
    S3_ENDPOINT: STORAGE.endpoint,
    S3_ACCESS_KEY_ID: STORAGE.key,
    S3_SECRET_ACCESS_KEY: STORAGE.secret,
    // All load comes from one address, so the default rate limits would refuse most of it.
    ...UNLIMITED,
    // The older version's example links are compiled in. Without this setting, production refuses them.
    EXAMPLE_LINKS: 'true',
  });
});

await step('start two processes', async () => {
  await run(guides.take('install.md', '4. Start'));
  await untilReady();
  assert.deepEqual(units.active().sort(), PROCESSES);
});

await step('start nginx with TLS', () => startNginx('/srv/certificates'));

await step('ask for the provider’s page', async () => {
  const address = await run(guides.take('sign-in.md', 'Check'));
  assert(address.startsWith(`${ISSUER}/authorize?`), address);
});

const admin = await step('become the first admin', async () => {
  const link = /https:\/\/\S+/.exec(await run(guides.take('install.md', '5. First admin')))![0];
  const member = await signIn({ sub: '1', name: 'Grace Hopper' }, changePerson, link);
  assert(member.isAdmin, 'The first member is no admin.');
  return member;
});

const members: Member[] = await step('sign in', async () => {
  const signedIn: Member[] = [];
  for (const [n, name] of ['Ada Byron', 'Alan Turing', 'Edsger Dijkstra'].entries())
    signedIn.push(await signIn({ sub: String(n + 2), name }, changePerson));
  return signedIn;
});
const [ada] = members as [Member];

const quest = await step('verify a quest by email', async (say) => {
  const id = await createEmailQuest(admin);
  await confirmEmail(ada, id, 'ada@harbor.test', mails);
  say(`${QUEST_POINTS} points`);
  return id;
});

const project = await step('upload a picture to the storage', async (say) => {
  const added = await addProject(ada, 'The difference engine');
  assert.equal(added.storage, STORAGE.endpoint);
  const shown = await fetch(new URL(added.logo, ORIGIN));
  assert.equal(shown.headers.get('content-type'), 'image/png');
  say(`served at ${added.logo}`);
  return added;
});

const BACKUP = '/var/backups/community/2026-12-01';

await step('back up under load', async (say) => {
  const traffic = startLoad(members, project.id);
  say(lastLine(await runWithSettings(guides.take('backup.md', 'Backup'))));
  await run('systemctl start community-backup.service');
  await end(traffic, say);
  await run(`cd ${BACKUP} && sha256sum --check --quiet SHA256SUMS`);
});

/** Settings that simulate a restore on another machine: a separate database, data folder and bucket. */
const elsewhere = {
  DATABASE_URL: `postgres://community:${PASSWORD}@127.0.0.1:5432/elsewhere`,
  S3_BUCKET: STORAGE.buckets[1]!,
  DATA_DIR: '/var/lib/elsewhere',
};

await step('restore elsewhere', async (say) => {
  await run(`sudo -u postgres createdb --owner community --template template0 elsewhere
    install --directory --owner=community /var/lib/elsewhere`);
  const printed = await runWithSettings(guides.take('backup.md', 'Restore'), { env: elsewhere });
  assert.match(printed, /^The books balance/m);
  say(lastLine(printed));
});

const restart = guides.take('upgrade.md', 'Upgrade and roll back');

await step('upgrade under load', async (say) => {
  const older = migrationsOf('community');
  const newer = migrationsOf('community-next');
  assert(newer.length > older.length, 'The newer version has no migration that the older one lacks.');
  const traffic = startLoad(members, project.id);
  // The guide describes this step only in prose.
  renameSync('/srv/community', '/srv/community-before');
  renameSync('/srv/community-next', '/srv/community');
  await run(restart);
  await untilReady();
  await end(traffic, say);
  say(`${newer.length - older.length} migrations`);
});

await step('refuse to go back to the older version', async () => {
  const start = runWithSettings('PORT=3003 node apps/server/dist/main.js', { cwd: '/srv/community-before' });
  await assert.rejects(start, /The database has the migration .*, which this build does not have/);
});

await step('become another community under load', async (say) => {
  const editor = '/usr/local/sbin/edit-site';
  const edit = '#!/bin/sh\ncp -r deploy/examples/harbor/. "$(dirname "$1")"\n';
  writeFileSync(editor, edit, { mode: 0o755 });
  say(lastLine(await run(guides.take('configure.md', 'Configure a site'), { env: { SUDO_EDITOR: editor } })));
  // Previews are fetched from the internet, which the sandbox can't reach.
  setUp({
    SITE_CONFIG: '/etc/community/site/site.yaml',
    EXAMPLE_LINKS: 'false',
    POST_PREVIEWS: 'false',
    // With it, processes of the older version refuse calls once a migration has changed a table.
    DATABASE_PREPARE: 'true',
  });
  const traffic = startLoad(members, project.id);
  await run(restart);
  await untilReady();
  await end(traffic, say);
  assert.deepEqual(traffic.sentAgain, []);
  assert.match(await load('/'), /<title>[^<]*Harbor/);
  assert.equal((await send({ method: 'GET', path: '/pwr-quiz' })).status, 404);
});

await step('change its name while it runs', async () => {
  const file = '/etc/community/site/site.yaml';
  writeFileSync(file, readFileSync(file, 'utf8').replace('name: Harbor Collective', 'name: Lighthouse Collective'));
  await run(guides.take('configure.md', 'Change it while the site runs'));
  await until('both processes show the name', 10_000, async () => {
    const pages = await Promise.all([3001, 3002].map((port) => fetch(`http://127.0.0.1:${port}/`)));
    const texts = await Promise.all(pages.map((page) => page.text()));
    return texts.every((text) => text.includes('Lighthouse Collective'));
  });
});

await step('send its mail', async () => {
  const { text } = await confirmEmail(members[1]!, quest, 'alan@harbor.test', mails);
  assert.match(text, /Harbor Airdrops/);
});

await step('give a role, import projects and quizzes', async (say) => {
  const { username } = await call<{ username: string }>({ method: 'GET', path: `/api/users/${ada.id}` });
  await runWithSettings(guides.take('install.md', '5. First admin', 'sh').replace('USERNAME', username));
  const project = { projectName: 'The analytical engine', bio: 'What it is.', description: 'At length.' };
  writeFileSync('/srv/community/projects.jsonl', `${JSON.stringify(project)}\n`);
  writeFileSync('/srv/community/quizzes.yaml', guides.take('content.md', 'Quests and quizzes', 'yaml'));
  for (let block = 0; block < 2; block++)
    say(lastLine(await runWithSettings(guides.take('content.md', 'Quests and quizzes'))));
});

await step('check the books', async (say) => {
  await run('systemctl start community-books.service');
  const printed = await run(guides.take('install.md', 'Commands'), { user: 'community' });
  say(lastLine(printed));
});

await step('stop', async () => {
  await run('systemctl stop community@3001 community@3002');
  assert.deepEqual([units.active(), units.faults], [[], []]);
});

await step('move to the embedded database and back', async (say) => {
  await run(`sudo -u postgres createdb --owner community --template template0 moved
    install --directory --owner=community /var/lib/embedded`);
  const forth = guides.take('backup.md', 'Between the embedded database and PostgreSQL');
  const back = guides.take('backup.md', 'Between the embedded database and PostgreSQL');
  const moved = forth.replace(':PASSWORD@', `:${PASSWORD}@`).replace(/community$/, 'moved');
  const embedded = { DATA_DIR: '/var/lib/embedded' };
  await runWithSettings(back, { env: embedded });
  say(lastLine(await runWithSettings(moved, { env: { ...embedded, DATABASE_URL: '' } })));
});

await checkFiles();

await step('have run every command of the guides', () => {
  assert.deepEqual(guides.left(), NOT_RUN);
});

// The servers started above would keep this process alive.
process.exit(0);
