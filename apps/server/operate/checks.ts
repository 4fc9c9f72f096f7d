// Files of deploy/ that the machine doesn't use itself, checked by the programs that read them.
import { run } from './machine.ts';
import { step } from './step.ts';

const checks = [
  { program: 'systemd-analyze', commands: 'systemd-analyze verify /etc/systemd/system/community*' },
  { program: 'caddy', commands: 'caddy validate --adapter caddyfile --config deploy/caddy/Caddyfile' },
  {
    program: 'docker-compose',
    commands: `cd deploy
sed 's/^DATABASE_PASSWORD=$/DATABASE_PASSWORD=password/; s/^PUBLIC_URL=$/PUBLIC_URL=community.example/' .env.example > .env
docker-compose --file compose.yaml config --quiet`,
  },
];

/** Checks the files. A check whose program is not installed says so. */
export async function checkFiles(): Promise<void> {
  for (const { program, commands } of checks) {
    const isInstalled = await run(`command -v ${program}`).then(
      () => true,
      () => false,
    );
    await step(`check with ${program}`, async (say) => {
      if (isInstalled) await run(commands);
      else say('not checked, because it is not installed');
    });
  }
}
