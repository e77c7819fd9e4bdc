import { MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { getShownAccount } from '../browser/device-owner.ts';
import { api } from './api.ts';
import { parseFailure } from './failure.ts';

/** How long data that no page shows any more is kept (specification 9: data cache). */
export const CACHE_KEPT_MS = 5 * 60_000;
/** How often a failed read is tried again (specification 9: data cache). */
export const READ_RETRIES = 3;
/** The longest wait before a read is tried again (specification 9: data cache). */
export const MAX_RETRY_WAIT_MS = 30_000;

/** Waits 1 s, 2 s, 4 s, … up to the cap; `failures` counts from 0. */
export function computeRetryWait(failures: number): number {
  return Math.min(1000 * 2 ** failures, MAX_RETRY_WAIT_MS);
}

/** What the server refuses would be refused again; and after a request that had no answer in time its reader is not kept waiting for more. */
export function shouldReadAgain(failures: number, error: unknown): boolean {
  if (error instanceof DOMException) return false;
  return failures < READ_RETRIES && ['OFFLINE', 'INTERNAL', 'UNAVAILABLE'].includes(parseFailure(error).code);
}

export function createQueryClient(): QueryClient {
  // The library takes a page for online until an event says otherwise; one that was opened offline would get none.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  const onError = (error: unknown) => handleExpiredSession(queryClient, error);
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { gcTime: CACHE_KEPT_MS, retry: shouldReadAgain, retryDelay: computeRetryWait },
      // Without a connection it fails at once and says so. One that waited for the line would be carried out after its owner had gone on,
      // or had said to leave it. What may wait is in the outbox, where it can be seen.
      mutations: { networkMode: 'always' },
    },
  });
  return queryClient;
}

/** Whatever the server says to someone, without a list that something could be left out of; but for who that is. */
const personal = {
  predicate: ({ queryKey: [path] }: Query) => Array.isArray(path) && path[0] !== 'accounts',
};

/** Nothing of it stays, on any page of this window. */
export function clearAnswers(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().findAll(personal)) query.reset();
}

/** Asks who is signed in now, and then reads again what the pages show to that person. */
export async function resetAfterSignIn(queryClient: QueryClient): Promise<void> {
  clearAnswers(queryClient);
  await queryClient.invalidateQueries({ queryKey: api.accounts.current.key() });
  if (queryClient.getQueryData(api.accounts.current.queryKey())?.id === getShownAccount())
    await queryClient.refetchQueries({ ...personal, type: 'active' });
}

/** Asks again who is signed in when a call was refused for lack of a session; the pages follow the answer. */
export function handleExpiredSession(queryClient: QueryClient, error: unknown): void {
  if (parseFailure(error).code !== 'NOT_SIGNED_IN') return;
  void queryClient.invalidateQueries({ queryKey: api.accounts.current.key() });
}
