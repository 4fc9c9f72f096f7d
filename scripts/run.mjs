// npm run NAME -- ARGS: builds the command's outdated dependencies, then runs it.
import { join, resolve } from 'node:path';
import { findBrowser, findTestBrowser } from './browser.mjs';
import { canInstall, requirePackages } from './debian.mjs';
import { checkSystem, install, make, orExit, root, run } from './workspace.mjs';

checkSystem();

const inFolder = (folder) => ({ cwd: join(root, folder) });
/** Resolves a command-line path relative to the user's current folder. */
const here = (value) => (value.startsWith('-') ? value : resolve(process.env.INIT_CWD ?? process.cwd(), value));

/**
 * Runs one project of packages/ui/playwright.config.ts on the built Storybook. `--update` approves changed snapshots;
 * `--short` skips many of the accessibility checks.
 */
async function lookAtStorybook(project, args) {
  await make('make:storybook');
  const isShort = args.includes('--short');
  const rest = args
    .filter((arg) => arg !== '--short')
    .flatMap((arg) => (arg === '--update' ? ['--update-snapshots', 'changed'] : [arg]));
  await run('playwright', ['test', '-c', 'packages/ui', `--project=${project}`, ...rest], {
    env: { CHROMIUM_PATH: await findTestBrowser(), ...(isShort && { A11Y_SHORT: 'true' }) },
  });
}

/** Runs a stress test, after building what it starts as separate processes: the server, unless `build` differs. */
async function stress(name, args, build = 'apps/server:build') {
  await make(build);
  await run('tsx', [`stress/${name}.ts`, ...args], inFolder('apps/server'));
}

const commands = {
  build: () => make('make:site'),
  dev: async () => {
    await make('make:generated');
    const port = process.env.PORT ?? '3000';
    await Promise.race([
      run('tsx', ['watch', '--clear-screen=false', 'src/main.ts'], { ...inFolder('apps/server'), env: { PORT: port } }),
      run('vite', ['--clearScreen', 'false'], {
        ...inFolder('apps/web'),
        env: { API_ORIGIN: `http://localhost:${port}` },
      }),
    ]);
  },
  'import-projects': async (args) => {
    await make('apps/server:build');
    const [file, ...rest] = args;
    await run(process.execPath, ['apps/server/dist/importProjects.js', ...(file ? [here(file)] : []), ...rest]);
  },
  'import-quizzes': async ([file, ...rest]) => {
    await make('apps/server:build');
    await run(process.execPath, ['apps/server/dist/importQuizzes.js', ...(file ? [here(file)] : []), ...rest]);
  },
  'check-books': async () => {
    await make('apps/server:build');
    await run(process.execPath, ['apps/server/dist/checkBooks.js']);
  },
  'check-snapshot': async ([file, ...rest]) => {
    await make('apps/server:build');
    await run(process.execPath, ['apps/server/dist/checkSnapshot.js', ...(file ? [here(file)] : []), ...rest]);
  },
  'check-config': async ([file, ...rest]) => {
    await make('make:site');
    await run(process.execPath, ['apps/server/dist/checkConfig.js', ...(file ? [here(file)] : []), ...rest]);
  },
  'grant-role': async (args) => {
    await make('apps/server:build');
    await run(process.execPath, ['apps/server/dist/grantRole.js', ...args]);
  },
  backup: async (args) => {
    await make('apps/server:build');
    await run(process.execPath, ['apps/server/dist/backup.js', ...args.map(here)]);
  },
  restore: async (args) => {
    await make('apps/server:build');
    await run(process.execPath, ['apps/server/dist/restore.js', ...args.map(here)]);
  },
  'move-data': async (args) => {
    await make('apps/server:build');
    await run(process.execPath, ['apps/server/dist/moveData.js', ...args]);
  },
  storybook: async (args) => {
    await make('packages/ui:theme');
    await run('storybook', ['dev', '-p', '6006', ...args]);
  },
  'storybook:build': async (args) => {
    await make('packages/ui:theme');
    await run('storybook', ['build', '-o', 'storybook-static', ...args]);
  },
  chromatic: async (args) => {
    if (!process.env.CHROMATIC_PROJECT_TOKEN)
      throw new Error('Chromatic needs the project’s token: CHROMATIC_PROJECT_TOKEN=… npm run chromatic');
    await make('packages/ui:theme');
    await run('chromatic', ['--build-script-name', 'storybook:build', ...args]);
  },
  'test:a11y': (args) => lookAtStorybook('a11y', args),
  'test:visual': (args) => lookAtStorybook('visual', args),
  'test:browsers': async (args) => {
    await make('make:site');
    await requirePackages(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
    await run('vitest', ['run', ...args], inFolder('apps/web/browsers'));
  },
  'test:speech': async (args) => {
    await make('make:site');
    await requirePackages(['orca', 'firefox-esr', 'at-spi2-core', 'dbus', 'xvfb', 'xdotool']);
    await run('vitest', ['run', ...args], inFolder('apps/web/speech'));
  },
  'test:fuzz': (args) => stress('fuzz', args),
  'test:once': (args) => stress('once', args),
  'test:digest': (args) => stress('digest', args),
  'test:snapshot': (args) => stress('snapshot', args),
  'test:abuse': (args) => stress('abuse', args, 'make:site'),
  'test:crash': (args) => stress('crash', args),
  'test:failover': async (args) => {
    if (!canInstall())
      throw new Error('This test runs on Debian as root, because it gives each node a network of its own.');
    const cluster = ['postgresql', 'patroni', 'etcd-server', 'haproxy', 'pgbouncer'];
    await requirePackages([...cluster, 'python3-etcd', 'nginx', 'openssl', 'iproute2']);
    await stress('failover', args, 'make:site');
  },
  'test:operate': async (args) => {
    if (!canInstall()) throw new Error('This test runs on Debian as root, because it needs a machine of its own.');
    await requirePackages(['postgresql', 'nginx', 'caddy', 'docker-compose', 'systemd', 'openssl', 'iproute2', 'curl']);
    await make('make:generated');
    await run('tsx', ['operate/main.ts', ...args], inFolder('apps/server'));
  },
  'api-report': async () => {
    await make('packages/ui:theme');
    await run('tsx', ['scripts/api-report.ts'], inFolder('packages/ui'));
  },
  'test:adopters': async (args) => {
    await make('packages/ui:theme');
    await run('vitest', ['run', '-c', 'vitest.adopters.config.ts', ...args], {
      ...inFolder('packages/ui'),
      env: { CHROMIUM_PATH: await findTestBrowser() },
    });
  },
  'config-docs': async () => {
    await install();
    await run('tsx', ['scripts/config-docs.ts'], inFolder('apps/server'));
  },
  bench: async (args) => {
    await make('make:site');
    await run('tsx', ['bench/main.ts', ...args], { env: { CHROMIUM_PATH: await findBrowser() } });
  },
  'bench:scale': async (args) => {
    await make('apps/server:build');
    await run('tsx', ['bench/scale.ts', ...args]);
  },
  'bench:replica': async (args) => {
    await make('apps/server:build');
    await run('tsx', ['bench/replicas.ts', ...args]);
  },
  'bench:memory': async (args) => {
    await make('make:site');
    await run('tsx', ['bench/longRun.ts', ...args]);
  },
  messages: async () => {
    await install();
    await run('tsx', ['scripts/extract.ts'], inFolder('packages/i18n'));
    await make('packages/i18n:compile');
  },
  generate: () => make('make:generated'),
  'new-component': async (args) => {
    await make('packages/ui:theme');
    await run('tsx', ['scripts/new-component.ts', ...args], inFolder('packages/ui'));
  },
  format: async () => {
    await install();
    await run('prettier', ['--write', '.']);
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`There is no command “${name}”. Known: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
await orExit(command(args));
