import { defineConfig } from 'vitest/config';

const project = (name: string, more: object = {}) => ({
  test: {
    name,
    root: name,
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    ...more,
  },
});

export default defineConfig({
  test: {
    // More than the usual two cores: endpoint tests mostly wait, for jobs, letters and the database.
    maxWorkers: 4,
    // Nothing is mocked, so one file's modules serve the next: half the time of short tests went into loading them.
    isolate: false,
    projects: [
      project('domain'),
      project('content'),
      project('web'),
      project('scripts'),
      project('server', {
        globalSetup: ['./src/testing/start-postgres.ts', '../scripts/make-programs.mjs'],
        setupFiles: ['./src/testing/use-made-programs.ts'],
        testTimeout: 20_000,
        hookTimeout: 60_000,
      }),
    ],
  },
});
