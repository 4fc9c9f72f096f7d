import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** Copies the migrations next to the bundle, because the code that applies them reads them from its own folder. */
const copyMigrations: Plugin = {
  name: 'copy-migrations',
  async writeBundle({ dir }) {
    const migrations = join(dir!, 'migrations');
    await rm(migrations, { recursive: true, force: true });
    await cp(join(root, 'src/db/migrations'), migrations, { recursive: true });
  },
};

/** Bundles the server and its commands. Only dependencies from the registry stay external. */
export default defineConfig({
  plugins: [copyMigrations],
  ssr: { noExternal: [/^@pwr-community\//] },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        importProjects: 'src/cli/importProjects.ts',
        importQuizzes: 'src/cli/importQuizzes.ts',
        checkBooks: 'src/cli/checkBooks.ts',
        checkSnapshot: 'src/cli/checkSnapshot.ts',
        grantRole: 'src/cli/grantRole.ts',
        backup: 'src/cli/backup.ts',
        restore: 'src/cli/restore.ts',
        moveData: 'src/cli/moveData.ts',
        checkConfig: 'src/cli/checkConfig.ts',
        decodeWorker: 'src/images/decodeWorker.ts',
        drawWorker: 'src/share/drawWorker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
