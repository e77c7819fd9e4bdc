import { defineConfig } from 'vitest/config';
import { requireNode } from './scripts/require-node.mjs';

requireNode('npm run test:one -- PATH');

// `only` in `npm run test:long`, `too` where one of them is named, and unset in `npm test`.
const { LONG_TESTS } = process.env;
const others = LONG_TESTS ? [] : ['**/*.long.test.*'];

const endings = LONG_TESTS === 'only' ? '*.long.test.{ts,mjs}' : '*.test.{ts,tsx,mjs}';

const project = (name: string, more: object = {}) => ({
  test: {
    name,
    root: name,
    include: [`**/${endings}`],
    exclude: ['**/node_modules/**', '**/build/**', ...others],
    // Timeouts end what hangs and say nothing of speed: a shared machine may be several times slower than it was a moment ago.
    testTimeout: 30_000,
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
      project('pdf'),
      project('domain'),
      project('content'),
      project('web'),
      // They start programs and read all sources, beside three other workers. Their folder "build" holds sources.
      project('scripts', { testTimeout: 180_000, exclude: ['**/node_modules/**', ...others] }),
      project('server', {
        root: '.',
        include: [`server/**/${endings}`, `testing/**/${endings}`],
        globalSetup: ['./testing/processes/start-postgres.ts'],
        setupFiles: ['./testing/app/use-programs-in-process.ts', './testing/app/print-server-log.ts'],
        testTimeout: 240_000,
        hookTimeout: 240_000,
      }),
    ],
  },
});
