import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const deploy = join(root, 'deploy');
const scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a tool and returns its output. If the tool fails, throws an error with the output. */
function run(tool: string, args: string[], env: Record<string, string> = {}): string {
  try {
    return execFileSync(tool, args, { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, ...env }, cwd: scratch });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${tool} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error });
  }
}

function isInstalled(tool: string): boolean {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Defines a test that needs a tool. Without the tool, the test is skipped and its title says why. */
const withTool = (tool: string, title: string, work: () => void) =>
  it.skipIf(!isInstalled(tool))(
    isInstalled(tool) ? title : `${title} (skipped: ${tool} is not installed)`,
    work,
    60_000,
  );

const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the files of deploy/', () => {
  withTool('docker-compose', 'the compose file is valid', () => {
    copyFileSync(join(deploy, 'compose.yaml'), join(scratch, 'compose.yaml'));
    copyFileSync(join(deploy, '.env.example'), join(scratch, '.env'));
    const settings = { PUBLIC_URL: 'https://site.test', DATABASE_PASSWORD: 'secret' };
    const config = run('docker-compose', ['-f', 'compose.yaml', 'config'], settings);
    expect(config).toContain('DATABASE_URL: postgres://community:secret@database:5432/community');
    expect(() =>
      run('docker-compose', ['-f', 'compose.yaml', 'config'], { PUBLIC_URL: '', DATABASE_PASSWORD: '' }),
    ).toThrow('set it in .env');
  });

  withTool('caddy', 'the configuration of Caddy is valid', () => {
    const caddyfile = ['--config', join(deploy, 'caddy/Caddyfile'), '--adapter', 'caddyfile'];
    for (const SITE_UPSTREAMS of ['', 'site1:3000 site2:3000']) {
      const env = { HOME: scratch, SITE_ADDRESS: 'https://site.test', ...(SITE_UPSTREAMS && { SITE_UPSTREAMS }) };
      run('caddy', ['validate', ...caddyfile], env);
    }
    run('caddy', ['fmt', '--diff', join(deploy, 'caddy/Caddyfile')]);
  });

  withTool('nginx', 'the configuration of nginx is valid', () => {
    const [key, certificate] = [join(scratch, 'key.pem'), join(scratch, 'certificate.pem')];
    const subject = ['-subj', '/CN=community.example', '-days', '1'];
    run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-keyout', key, '-out', certificate]);
    const site = read('deploy/nginx/community.conf')
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
      // Ports below 1024 need root privileges.
      .replace(/listen (\[::\]:)?(80|443)/g, (_, host = '', port) => `listen ${host}${Number(port) + 10_000}`);
    writeFileSync(join(scratch, 'site.conf'), site);
    writeFileSync(
      join(scratch, 'nginx.conf'),
      `pid ${scratch}/nginx.pid; error_log stderr; events {} http { access_log off; include ${scratch}/site.conf; }`,
    );
    run('nginx', ['-t', '-c', join(scratch, 'nginx.conf'), '-e', 'stderr']);
  });

  withTool('systemd-analyze', 'the units are valid', () => {
    const units = readdirSync(join(deploy, 'systemd'));
    for (const unit of units) {
      // Node, the site's folder and its settings exist only on the operator's machine.
      const text = read(`deploy/systemd/${unit}`)
        .replaceAll('/usr/bin/node', '/bin/sh')
        .replaceAll('/srv/community', scratch)
        .replaceAll('/etc/community/community.env', join(deploy, '.env.example'));
      writeFileSync(join(scratch, unit.replace('@', '@3001')), text);
    }
    for (const unit of units)
      expect(run('systemd-analyze', ['verify', join(scratch, unit.replace('@', '@3001'))])).toBe('');
  });

  withTool('promtool', 'the alert rules and the scrape configuration are valid', () => {
    run('promtool', ['check', 'rules', join(deploy, 'monitoring/alerts.yaml')]);
    run('promtool', ['check', 'config', '--syntax-only', join(deploy, 'monitoring/prometheus.yaml')]);
  });

  it('rules and the dashboard read only metrics that the server has', () => {
    const source = read('apps/server/src/http/metrics.ts');
    const named = Array.from(source.matchAll(/name: '(\w+)'/g), ([, name]) => name!);
    const standard = [
      'up',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
    ];
    const known = new Set([...named, ...standard]);
    const dashboard = JSON.parse(read('deploy/monitoring/grafana-dashboard.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
    const used = `${expressions}\n${read('deploy/monitoring/alerts.yaml')}`.matchAll(/(\w+)\{job=/g);
    const metrics = Array.from(used, ([, name]) => name!.replace(/_(bucket|count|sum)$/, ''));
    expect(metrics.length).toBeGreaterThan(10);
    expect(metrics.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the guides of docs/operating/', () => {
  const guides = readdirSync(join(root, 'docs/operating')).map((name) => ({
    name,
    text: read(`docs/operating/${name}`),
  }));

  it.each(guides)('$name names only commands, files and settings that exist', ({ text }) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, name]) => name!);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);

    const bundles = Array.from(text.matchAll(/apps\/server\/dist\/(\w+)\.js/g), ([, name]) => name!);
    const inputs = read('apps/server/vite.config.ts');
    expect(bundles.filter((name) => !inputs.includes(`${name}: 'src/`))).toEqual([]);

    const files = Array.from(text.matchAll(/\bdeploy\/[\w./@-]+\w/g), ([file]) => file);
    for (const file of files) expect(() => readFileSync(join(root, file)), file).not.toThrow(/ENOENT/);

    const settings = read('deploy/.env.example');
    const templates = readdirSync(join(deploy, 'cluster')).map((name) => read(`deploy/cluster/${name}`));
    const variables = Array.from(text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g), ([, name]) => name!);
    const known = (name: string) =>
      new RegExp(`^#?${name}=`, 'm').test(settings) ||
      ['NODE_ENV', 'DATA_DIR'].includes(name) ||
      templates.some((text) => text.includes(`\${${name}}`));
    expect(variables.filter((name) => !known(name))).toEqual([]);
  });
});
