import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { parseFailure } from '../api/failure.ts';
import { browserStorage } from '../browser/browser-storage.ts';
import { getOwner, getShownAccount, KEPT_PREFIX } from '../browser/device-owner.ts';

type KeptAnswer = { at: number; shape: string; data: unknown };

/**
 * What the answers that are kept look like, as their contracts say it (offline-answers.test.ts). What an earlier release kept in another
 * shape is not given back: pages of this one could not show it.
 */
export const KEPT_SHAPE = 'm9SEo1hl';

/** In characters, all answers together. Browsers give a site about five million, and changes that wait need theirs. */
const ROOM = 2_000_000;

/**
 * Keeps what the server says of the signed-in buyer's journey in the browser, and gives it back for as long as the server
 * cannot be reached. Only where pages can be opened without a connection at all. Returns what ends it.
 */
export function saveAnswers(queryClient: QueryClient): () => void {
  const queries = queryClient.getQueryCache();
  const look = (query: Query) => {
    if (!isKept(query)) return;
    if (query.state.data !== undefined) keep(query, readAccountId(queryClient));
    else if (isUnreachable(queryClient)) giveBack(query);
  };
  const lookAtAll = () => {
    for (const query of queries.getAll()) look(query);
  };
  const unfollow = [
    queries.subscribe((event) => {
      if (event.type === 'observerAdded') look(event.query);
      if (event.type !== 'updated') return;
      if (event.action.type === 'success') look(event.query);
      if (['failed', 'error', 'pause'].includes(event.action.type)) lookAtAll();
    }),
    onlineManager.subscribe(lookAtAll),
  ];
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener('controllerchange', lookAtAll);
  lookAtAll();
  return () => {
    for (const stop of unfollow) stop();
    serviceWorker?.removeEventListener('controllerchange', lookAtAll);
  };
}

/** Whether pages are served from this device; without that, nothing kept could ever be shown. */
export function isSiteKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

function isKept({ queryKey }: Query): boolean {
  const [path] = queryKey;
  return isKeptName(Array.isArray(path) ? path.join('.') : '');
}

/** By the name of its endpoint. */
export function isKeptName(name: string): boolean {
  return /^(accounts\.current|guide|plan|purchaseDates|milestones|today|homes|reportsAndConditions|wireGuard)\b/.test(
    name,
  );
}

/** Nothing is kept for an account that another window has signed out meanwhile, or of one that this window has not forgotten yet. */
function keep({ queryHash, state }: Query, ownerId: string | undefined): void {
  const isOwn =
    ownerId !== undefined && ownerId === getOwner() && [null, ownerId].includes(getShownAccount());
  if (!isOwn || !isSiteKept()) return;
  const key = nameAnswer(ownerId, queryHash);
  const before = loadAnswer(key);
  if (before !== undefined && before.at >= state.dataUpdatedAt) return;
  const answer: KeptAnswer = { at: state.dataUpdatedAt, shape: KEPT_SHAPE, data: state.data };
  const text = JSON.stringify(answer);
  browserStorage.remove(key);
  if (measureKept() + text.length <= ROOM) browserStorage.write(key, text);
}

function giveBack(query: Query): void {
  const ownerId = getOwner();
  const answer = ownerId === null ? undefined : loadAnswer(nameAnswer(ownerId, query.queryHash));
  if (answer !== undefined) query.setData(answer.data, { updatedAt: answer.at, manual: true });
}

function isUnreachable(queryClient: QueryClient): boolean {
  if (!onlineManager.isOnline()) return true;
  const state = queryClient.getQueryState(api.accounts.current.queryKey());
  const reason = state?.error ?? state?.fetchFailureReason ?? null;
  return reason !== null && parseFailure(reason).code === 'OFFLINE';
}

function readAccountId(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData<Account | null>(api.accounts.current.queryKey())?.id;
}

function nameAnswer(ownerId: string, queryHash: string): string {
  return `${KEPT_PREFIX}${ownerId}:${queryHash}`;
}

function measureKept(): number {
  return browserStorage
    .listKeys(KEPT_PREFIX)
    .reduce((total, key) => total + (browserStorage.read(key)?.length ?? 0), 0);
}

function loadAnswer(key: string): KeptAnswer | undefined {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(key) ?? 'null');
    return isAnswer(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isAnswer(kept: unknown): kept is KeptAnswer {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'data' in kept &&
    ('shape' in kept && kept.shape) === KEPT_SHAPE &&
    'at' in kept &&
    typeof kept.at === 'number'
  );
}
