// The cluster: three database nodes (etcd, Patroni, PostgreSQL), HAProxy, PgBouncer, two processes of the site, nginx.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PROOF_SECRET, UNLIMITED } from '../serverProcess.ts';
import { createNetwork, idsOf, NETWORK, removeNetwork, type Node, type Program } from './network.ts';
import { primaryOf, untilHealthy } from './patroni.ts';
import { configure, nginxFor } from './templates.ts';
import { until } from './until.ts';

const PASSWORD = 'community-of-the-test';
const SUPERUSER_PASSWORD = 'superuser-of-the-test';

/** A database node and its programs. */
export interface DatabaseNode {
  node: Node;
  patroni: Program;
  etcd: Program;
  /** PostgreSQL's data directory. */
  data: string;
  startPatroni(): void;
}

/** A program that can be restarted. */
export interface Service {
  program: Program;
  start(): void;
  /** Waits until the program serves requests. For PgBouncer, resolves at once. */
  ready(): Promise<unknown>;
}

/** A running cluster. */
export interface Cluster {
  databases: DatabaseNode[];
  haproxy: Program;
  pgbouncer: Service;
  sites: Service[];
  nginx: Program;
  /** The site's public origin, served by nginx. */
  origin: string;
  /** nginx's certificate. */
  certificate: string;
  /** Database URL that goes through HAProxy but bypasses PgBouncer. */
  databaseUrl: string;
  /** Environment variables for the site's processes and commands. */
  settings: Record<string, string>;
  /** Finds the database node that is currently the primary. */
  primary(): Promise<DatabaseNode>;
}

/** Stops the cluster, and removes its nodes. */
export const removeCluster = removeNetwork;

/**
 * Starts the cluster, and waits until both processes of the site are ready.
 * @param folder an empty folder for data, configuration and logs
 * @param dist folder of the server's build
 */
export async function createCluster(folder: string, dist: string): Promise<Cluster> {
  chmodSync(folder, 0o755);
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const addNode = createNetwork(logs);
  const nodes = [1, 2, 3].map((n) => addNode(`database${n}`, 10 + n));
  const addresses = Object.fromEntries(nodes.map(({ address }, n) => [`DATABASE_${n + 1}`, address]));
  const databases = nodes.map((node) => startDatabase(node, folder, addresses));
  const haproxyNode = addNode('haproxy', 21);
  const haproxyConfig = configure('haproxy.cfg', folder, 'haproxy', { ADDRESS: haproxyNode.address, ...addresses });
  const haproxy = haproxyNode.start(['haproxy', '-db', '-f', haproxyConfig], { user: 'haproxy', log: 'haproxy' });
  await untilHealthy(databases, 90_000);

  const databaseUrl = `postgres://community:${PASSWORD}@${haproxyNode.address}:5432/community`;
  await createDatabase(databaseUrl);
  const pgbouncerNode = addNode('pgbouncer', 22);
  const pgbouncer = startPgBouncer(pgbouncerNode, haproxyNode, folder);

  const nginxNode = addNode('nginx', 41);
  const origin = `https://${nginxNode.address}`;
  const files = folderOf('nobody', folder, 'files');
  const settings = {
    NODE_ENV: 'production',
    POST_PREVIEWS: 'false',
    LOG_LEVEL: 'error',
    HOST: '0.0.0.0',
    PORT: '3000',
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    DATABASE_URL: `postgres://community:${PASSWORD}@${pgbouncerNode.address}:6432/community`,
    MIGRATION_DATABASE_URL: databaseUrl,
    DATA_DIR: files,
    CHAIN_RPC_URL: 'http://127.0.0.1:1',
    EXAMPLE_LINKS: 'true',
    PROOF_SECRET,
    ...UNLIMITED,
  };
  const siteNodes = [1, 2].map((n) => addNode(`site${n}`, 30 + n));
  const sites = siteNodes.map((node) => {
    const command = [process.execPath, join(dist, 'main.js')];
    const isReady = async () => (await fetch(`http://${node.address}:3000/readyz`)).ok;
    return service(
      () => node.start(command, { user: 'nobody', log: node.name, env: settings }),
      () => until(`${node.name} is ready`, 60_000, isReady),
    );
  });
  const certificate = createCertificate(nginxNode.address, folder);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    nginxFor(
      nginxNode.address,
      siteNodes.map(({ address }) => address),
      folder,
    ),
  );
  const nginx = nginxNode.start(['nginx', '-e', 'stderr', '-c', config], { user: 'root', log: 'nginx' });
  await Promise.all(sites.map((site) => site.ready()));
  return {
    databases,
    haproxy,
    pgbouncer,
    sites,
    nginx,
    origin,
    certificate,
    databaseUrl,
    settings,
    primary: () => primaryOf(databases),
  };
}

function service(run: () => Program, ready = () => Promise.resolve<unknown>(undefined)): Service {
  const made: Service = { program: run(), start: () => (made.program = run()), ready };
  return made;
}

function folderOf(user: string, ...path: string[]): string {
  const folder = join(...path);
  mkdirSync(folder, { mode: 0o700 });
  const { uid, gid } = idsOf(user);
  chownSync(folder, uid, gid);
  return folder;
}

function startDatabase(node: Node, folder: string, addresses: Record<string, string>): DatabaseNode {
  const own = join(folder, node.name);
  mkdirSync(own);
  const values = {
    NODE: node.name,
    ADDRESS: node.address,
    NETWORK,
    POSTGRESQL: newestPostgres(),
    SUPERUSER_PASSWORD,
    REPLICATION_PASSWORD: 'replication-of-the-test',
    ...addresses,
  };
  const etcdData = folderOf('etcd', own, 'etcd');
  const etcdConfig = configure('etcd.yaml', own, 'etcd', { ...values, DATA: etcdData });
  const data = folderOf('postgres', own, 'postgres');
  const patroniConfig = configure('patroni.yaml', own, 'postgres', { ...values, DATA: data });
  const startPatroni = () =>
    node.start(['patroni', patroniConfig], {
      user: 'postgres',
      log: node.name,
      env: { HOME: data },
    });
  const database: DatabaseNode = {
    node,
    etcd: node.start(['etcd', '--config-file', etcdConfig], { user: 'etcd', log: `${node.name}-etcd`, nice: -10 }),
    patroni: startPatroni(),
    data: join(data, 'postgresql'),
    startPatroni: () => (database.patroni = startPatroni()),
  };
  return database;
}

/** Returns the folder of the newest PostgreSQL installed by Debian's packages. */
function newestPostgres(): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  return join('/usr/lib/postgresql', versions[0]!);
}

/** Creates the site's role and database as in docs/operating/install.md. */
async function createDatabase(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  [url.username, url.password, url.pathname] = ['postgres', SUPERUSER_PASSWORD, '/postgres'];
  const connect = async () => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    return client;
  };
  const client = await until('HAProxy leads to the primary', 30_000, connect);
  await client.query(`create role community login password '${PASSWORD}'`);
  await client.query(`create database community owner community encoding 'UTF8' template template0`);
  await client.end();
}

function startPgBouncer(node: Node, haproxy: Node, folder: string): Service {
  const own = folderOf('postgres', folder, 'pgbouncer');
  const values = { ADDRESS: node.address, HAPROXY: haproxy.address, DATA: own, PASSWORD };
  configure('userlist.txt', own, 'postgres', values);
  const config = configure('pgbouncer.ini', own, 'postgres', values);
  return service(() => node.start(['pgbouncer', config], { user: 'postgres', log: 'pgbouncer' }));
}

function createCertificate(address: string, folder: string): string {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', `/CN=${address}`, '-addext', `subjectAltName=IP:${address}`, '-days', '2'];
  const kind = ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', [...kind, '-keyout', key, '-out', certificate, ...subject], { stdio: 'ignore' });
  return readFileSync(certificate, 'utf8');
}
