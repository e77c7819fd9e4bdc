import { setTimeout as pause } from 'node:timers/promises';
import type { RequestEnd } from './platform/operation/request-watch.ts';

/** What takes longest to load of what a start leaves out (decision 0045), in the order in which a visitor comes to it. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () =>
    import('./features/accounts/credentials/common-passwords.ts').then(({ loadCommonPasswords }) =>
      loadCommonPasswords(),
    ),
  () => import('@simplewebauthn/server'),
  () => import('./features/search/found-journey.ts'),
  () => import('@porchlight/pdf/sign/signature-filling.ts'),
  () => import('./features/tools/estimates/estimate-pdf.ts'),
];
const PAUSE_MS = 1_000;

export type WarmUp = {
  /** Called after each request. */
  noteRequest(end: RequestEnd): void;
  hasBegun(): boolean;
};

/**
 * The first request that is not a health check shows that the server has users: it then loads the rest in the background, so that no one
 * waits for a library, while an unused process keeps its memory small.
 */
export function createWarmUp(onProblem: (error: Error) => void): WarmUp {
  let isWarm = false;
  return {
    hasBegun: () => isWarm,
    noteRequest({ request }) {
      if (isWarm || request.endpoint.startsWith('health.')) return;
      isWarm = true;
      loadAll().catch(onProblem);
    },
  };
}

async function loadAll(): Promise<void> {
  for (const load of PARTS) {
    await pause(PAUSE_MS, undefined, { ref: false });
    await load();
  }
}
