import { defineConfig } from 'vitest/config';

/** `npm run test:adopters`: other sites with the packed tarball. They take minutes, so `npm test` doesn't run them. */
export default defineConfig({ test: { name: 'adopters', include: ['test/adopters/*.test.ts'] } });
