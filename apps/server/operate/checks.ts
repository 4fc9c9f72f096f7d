// Validates files in deploy/ with the programs that read them. The sandbox doesn't run these programs.
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

/** Runs all checks. Skips a check, and prints a note, if its program is not installed. */
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
