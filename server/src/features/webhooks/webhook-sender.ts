import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { claimDelivery, sendDelivery } from './webhook-delivery.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks.table.ts';
import type { WebhooksContext } from './webhooks-context.ts';

export type WebhookSender = {
  /** Sends what is due; comes back when nothing is. Called while it works, it looks once more. */
  sendDue(): Promise<void>;
  /** Waits a little for what is being sent, then breaks it off: another process, or the next start, sends it again. */
  close(): Promise<void>;
};

/** Requests at once to one endpoint from one process: a slow receiver does not delay others, and is not flooded. */
const LANES = 3;
/** What is due sooner is waited for here; the rest is found by the clock job, each minute. */
const WAITED_FOR_MS = 60_000;
const LAST_CHANCE_MS = 3_000;

/**
 * Sends deliveries from this process. The rows are what waits and several processes take from them, so this keeps nothing
 * that a crash could lose.
 */
export function createWebhookSender(
  context: WebhooksContext,
  onError: (error: Error) => void,
): WebhookSender {
  const stopping = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  /** Endpoints being worked through, and whether there may be more since it was looked. */
  const busy = new Map<string, { again: boolean; done: Promise<void> }>();
  let isClosed = false;

  async function findDueEndpoints(): Promise<string[]> {
    const { db } = context.database;
    const due = db
      .select({ one: sql`1` })
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.endpointId, webhookEndpoints.id),
          eq(webhookDeliveries.state, 'waiting'),
          lte(webhookDeliveries.nextTryAt, context.now()),
        ),
      )
      // One of each: a join reads all that waits.
      .limit(1)
      .as('due');
    const rows = await db
      .select({ endpointId: webhookEndpoints.id })
      .from(webhookEndpoints)
      .innerJoinLateral(due, sql`true`)
      .where(isNull(webhookEndpoints.switchedOff));
    return rows.map(({ endpointId }) => endpointId);
  }

  function work(endpointId: string): Promise<void> {
    const running = busy.get(endpointId);
    if (running) {
      running.again = true;
      return running.done;
    }
    const state = { again: false, done: Promise.resolve() };
    busy.set(endpointId, state);
    state.done = (async () => {
      try {
        do {
          state.again = false;
          await Promise.all(Array.from({ length: LANES }, () => runLane(endpointId)));
        } while (state.again && !isClosed);
      } finally {
        busy.delete(endpointId);
      }
    })();
    return state.done;
  }

  async function runLane(endpointId: string): Promise<void> {
    while (!isClosed) {
      const claimed = await claimDelivery(context, endpointId);
      if (claimed === undefined) return;
      waitUntil(await sendDelivery(context, claimed, stopping.signal));
    }
  }

  function waitUntil(nextTryAt: Date | undefined): void {
    const pause = nextTryAt === undefined ? undefined : nextTryAt.getTime() - context.now().getTime();
    if (pause === undefined || pause > WAITED_FOR_MS || isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      sendDue().catch(onError);
    }, pause + 1);
    timers.add(timer);
  }

  async function sendDue(): Promise<void> {
    if (isClosed) return;
    await Promise.all((await findDueEndpoints()).map(work));
  }

  return {
    sendDue,
    async close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      const breaking = setTimeout(() => stopping.abort(), LAST_CHANCE_MS);
      await Promise.allSettled([...busy.values()].map(({ done }) => done));
      clearTimeout(breaking);
    },
  };
}
