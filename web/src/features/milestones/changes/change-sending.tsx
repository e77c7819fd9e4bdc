import * as texts from '@porchlight/content/en/milestones-tasks.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { api } from '../../../platform/api/api.ts';
import { FailedCall, parseFailure, type RequestFailure } from '../../../platform/api/failure.ts';
import { handleExpiredSession } from '../../../platform/api/query-client.ts';
import { getDraft, storeDraft } from '../../../platform/browser/drafts.ts';
import { createListeners } from '../../../platform/browser/listeners.ts';
import {
  addWaiting,
  listWaiting,
  removeWaiting,
  setSender,
  useWaiting,
} from '../../../platform/offline/outbox.ts';
import { showFailure } from '../../../platform/toasts/show-toast.ts';
import { type ChangeSender, createChangeSender, type Waiting } from './change-sender.ts';
import { type MilestoneChange, parseChange, replaces } from './milestone-changes.ts';
import { getNewNoteKey } from './note-drafts.ts';
import { type PlanFactChange, parsePlanChange, sendPlanChange } from './plan-change.ts';

/** What a buyer changed in a milestone or in the plan. */
type BuyerChange = MilestoneChange | PlanFactChange;

let sender: ChangeSender | undefined;
const { subscribe, notify } = createListeners();

/** Keeps a change in the browser, in place of an earlier one it makes pointless, and sends it as soon as that can be. */
export function queueChange(ownerId: string, change: BuyerChange): void {
  const pointless = listChanges(ownerId).filter(({ change: earlier }) => isPointless(earlier, change));
  addWaiting(ownerId, change);
  removeWaiting(pointless.map(({ key }) => key));
  void sender?.run();
}

/** The changes of a milestone that are on their way, oldest first; `isHeldUp` when they have to wait for a connection. */
export function useWaitingChanges(
  ownerId: string | undefined,
  slug: MilestoneSlug,
): { changes: readonly MilestoneChange[]; isHeldUp: boolean } {
  const entries = useWaiting(ownerId);
  const isHeldUp = useSyncExternalStore(
    subscribe,
    () => sender?.isHeldUp() ?? false,
    () => false,
  );
  const changes = useMemo(
    () =>
      entries.flatMap(({ value }) => {
        const change = parseChange(value);
        return change?.slug === slug ? [change] : [];
      }),
    [entries, slug],
  );
  return { changes, isHeldUp };
}

/** Sends what waits: now, when the connection is back, and when the page is seen again. Shows nothing. */
export default function ChangeSending({ ownerId }: { ownerId: string }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const own = openSender(queryClient, ownerId);
    const run = () => void own.run();
    sender = own;
    setSender(async () => {
      await queryClient.invalidateQueries({ queryKey: api.milestones.key() });
      await queryClient.invalidateQueries({ queryKey: api.plan.key() });
    });
    run();
    const unfollow = onlineManager.subscribe(run);
    document.addEventListener('visibilitychange', run);
    return () => {
      unfollow();
      document.removeEventListener('visibilitychange', run);
      own.stop();
      sender = undefined;
    };
  }, [queryClient, ownerId]);
  return null;
}

function openSender(queryClient: QueryClient, ownerId: string): ChangeSender {
  return createChangeSender<BuyerChange>({
    list: () => listChanges(ownerId),
    remove: removeWaiting,
    send: (change) => sendChange(queryClient, change),
    parseFailure: (error) => {
      handleExpiredSession(queryClient, error);
      const failure = parseFailure(error);
      // What only looks like a refusal, because something on the way gave an answer of its own, loses no change.
      return error instanceof FailedCall ? failure : { ...failure, code: 'OFFLINE' };
    },
    isStillOwner: async () => {
      const account = await queryClient.fetchQuery(api.accounts.current.queryOptions({ retry: false }));
      return account?.id === ownerId;
    },
    isOnline: () => onlineManager.isOnline(),
    onDropped: (change, failure) => {
      void queryClient.invalidateQueries({ queryKey: api[isOfPlan(change) ? 'plan' : 'milestones'].key() });
      reportDropped(ownerId, change, failure);
    },
    onHeldUp: notify,
    runInTurn: (work) =>
      'locks' in navigator ? navigator.locks.request(`milestone-changes-${ownerId}`, work) : work(),
  });
}

/** What is kept and no change any more would hold the line for ever. */
function listChanges(ownerId: string): Waiting<BuyerChange>[] {
  const parsed = listWaiting(ownerId).map(({ key, value }) => ({
    key,
    change: parseChange(value) ?? parsePlanChange(value),
  }));
  removeWaiting(parsed.filter(({ change }) => change === undefined).map(({ key }) => key));
  return parsed.flatMap(({ key, change }) => (change === undefined ? [] : [{ key, change }]));
}

const isOfPlan = (change: BuyerChange): change is PlanFactChange => change.kind === 'plan-fact';

/** In the plan each value is part of the history, also one that another followed before it was sent. */
const isPointless = (earlier: BuyerChange, later: BuyerChange) =>
  !isOfPlan(earlier) && !isOfPlan(later) && replaces(later, earlier);

async function sendChange(queryClient: QueryClient, change: BuyerChange): Promise<void> {
  const signal = AbortSignal.timeout(MAX_SEND_MS);
  if (isOfPlan(change)) await sendPlanChange(queryClient, change, signal);
  else await sendMilestoneChange(queryClient, change, signal);
  // Pages get the answer a moment later; until then the waiting change has to stay.
  await new Promise((resolve) => setTimeout(resolve));
}

async function sendMilestoneChange(
  queryClient: QueryClient,
  change: MilestoneChange,
  signal: AbortSignal,
): Promise<void> {
  const workspace = await callFor(change, signal);
  const queryKey = api.milestones.get.queryKey({ input: { slug: change.slug } });
  // A read that began before the change was stored would bring back the state before it. It may have been begun because something
  // else changed, which this answer has not seen.
  const wasRead = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, workspace);
  if (wasRead) void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: api.milestones.list.key() });
}

/** One that gets no answer at all would hold back everything behind it. Sent once more, it does the same again. */
const MAX_SEND_MS = 30_000;

function callFor({ slug, target, ...change }: MilestoneChange, signal: AbortSignal) {
  if (change.kind === 'task')
    return api.milestones.setTask.call({ slug, taskId: target, status: change.value }, { signal });
  if (change.kind === 'date')
    return api.milestones.setDate.call({ slug, key: target, date: change.value }, { signal });
  if (change.value === null) return api.milestones.deleteNote.call({ slug, noteId: target }, { signal });
  return api.milestones.saveMilestoneNote.call({ slug, noteId: target, ...change.value }, { signal });
}

/** The words of a note go back to the field they came from, unless something else is being written there. */
function reportDropped(ownerId: string, change: BuyerChange, failure: RequestFailure): void {
  if (isOfPlan(change)) {
    const description = failure.fields.value ?? failure.message;
    showFailure({ title: texts.changeNotSaved, description });
    return;
  }
  const words = change.kind === 'note' && change.value !== null ? change.value.text : undefined;
  const draft = getNewNoteKey(ownerId, change.slug);
  const isGivenBack = words !== undefined && getDraft(draft) === '';
  if (isGivenBack) storeDraft(draft, words);
  const kept = isGivenBack ? ` ${texts.noteRestored}` : '';
  showFailure({ title: texts.changeNotSaved, description: `${failure.message}${kept}` });
}
