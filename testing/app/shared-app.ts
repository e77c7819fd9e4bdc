import { test } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

// biome-ignore lint/correctness/noEmptyPattern: The runner reads from the pattern which fixtures this one is built on.
const withSharedApp = test.extend('sharedApp', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const app = await startTestApp();
  onCleanup(() => app.close());
  return app;
});

/**
 * Calls `use` before the tests of a file with an app that all files of the worker share, and that is closed at the worker's end. For files
 * whose assertions are about people of their own: other people, their rows and other staff are there before and meanwhile. A file that
 * restarts the server, moves its clock or counts everyone's rows starts an app of its own (`startTestApp`).
 */
export function useSharedApp(use: (app: TestApp) => void | Promise<void>): void {
  withSharedApp.beforeAll(({ sharedApp }) => use(sharedApp));
}
