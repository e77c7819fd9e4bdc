import type { WebhookProblem } from '@porchlight/domain/webhooks/webhook-problems.ts';
import { parseRetryAfter, planNextDelivery } from '@porchlight/domain/webhooks/webhook-schedule.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { planByIndexOrder } from '../../platform/database/plan-by-index-order.ts';
import { type OutboundAnswer, postOutbound } from '../../platform/http/outbound/outbound-post.ts';
import { decryptSecrets } from './webhook-secrets.ts';
import { signWebhook } from './webhook-signature.ts';
import { switchOffIfFailing } from './webhook-switching-off.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEventRows } from './webhooks.table.ts';
import { isEventOfDelivery, type WebhooksContext } from './webhooks-context.ts';

/** Longer than a try can take: after it, the process that claimed it is dead. */
const CLAIM_MS = 60_000;
const MAX_ANSWER_LENGTH = 1_000;

/** `until` names the claim: once another process has made its own, this one is worth nothing any more. */
type Claimed = { deliveryId: string; tries: number; until: Date };

const isHeld = ({ deliveryId, until }: Claimed) =>
  and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.claimedUntil, until));

/**
 * Takes the delivery to an endpoint that has been due longest, for this process alone; nothing when none is due. What a
 * process claimed that died is due again a minute later.
 */
export async function claimDelivery(
  { database, now }: Pick<WebhooksContext, 'database' | 'now'>,
  endpointId: string,
): Promise<Claimed | undefined> {
  const at = now();
  const until = new Date(at.getTime() + CLAIM_MS);
  const due = sql`(
    select d.id from ${webhookDeliveries} d
     where d.endpoint_id = ${endpointId} and d.state = 'waiting' and d.next_try_at <= ${at}
       and (d.claimed_until is null or d.claimed_until <= ${at})
     order by d.next_try_at
     limit 1
       for update skip locked)`;
  const [claimed] = await database.transact(async (transaction) => {
    await planByIndexOrder(transaction);
    return transaction
      .update(webhookDeliveries)
      .set({ claimedUntil: until })
      .where(sql`${webhookDeliveries.id} = ${due}`)
      .returning({ deliveryId: webhookDeliveries.id, tries: webhookDeliveries.tries });
  });
  return claimed && { ...claimed, until };
}

/**
 * Sends a claimed delivery once and stores the result; returns when it is tried again, if it is. A process that paused for longer than its
 * claim sends nothing and stores nothing: another one has done so.
 */
export async function sendDelivery(
  context: WebhooksContext,
  claimed: Claimed,
  stopping?: AbortSignal,
): Promise<Date | undefined> {
  const [message] = await context.database.db
    .select({
      id: webhookEventRows.id,
      payload: webhookEventRows.payload,
      endpoint: {
        id: webhookEndpoints.id,
        url: webhookEndpoints.url,
        sealedSecret: webhookEndpoints.sealedSecret,
        sealedFormerSecret: webhookEndpoints.sealedFormerSecret,
        formerSecretUntil: webhookEndpoints.formerSecretUntil,
        sealedEarlierSecrets: webhookEndpoints.sealedEarlierSecrets,
      },
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEventRows, isEventOfDelivery)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(isHeld(claimed));
  // The endpoint was removed meanwhile and its deliveries with it, or the claim has run out.
  if (message === undefined) return undefined;

  const at = context.now();
  const began = performance.now();
  const answer = await postOutbound(
    context.outward,
    message.endpoint.url,
    {
      headers: {
        'content-type': 'application/json',
        'user-agent': `Porchlight-Webhooks (+${context.baseUrl})`,
        ...signWebhook(message, decryptSecrets(context.sealer, message.endpoint, at), at),
      },
      body: message.payload,
    },
    stopping,
  );
  const milliseconds = Math.round(performance.now() - began);
  if ('problem' in answer && answer.problem === 'stopped') {
    await context.database.db.update(webhookDeliveries).set({ claimedUntil: null }).where(isHeld(claimed));
    return undefined;
  }
  return context.database.transact((transaction) =>
    storeOutcome(context, transaction, {
      claimed,
      endpoint: { endpointId: message.endpoint.id, url: message.endpoint.url },
      at,
      now: context.now(),
      milliseconds,
      ...judgeAnswer(answer, context.now()),
    }),
  );
}

type Judgement = {
  status: number | null;
  problem: WebhookProblem | null;
  answer: string;
  retryAfterMs: number | undefined;
};

/** Taken is what is answered with 200 to 299, and nothing else (Standard Webhooks, "Delivery success and failure"). */
function judgeAnswer(answer: OutboundAnswer, now: Date): Judgement {
  if ('problem' in answer) {
    const problem = answer.problem === 'stopped' ? 'not-reached' : answer.problem;
    return { status: null, problem, answer: '', retryAfterMs: undefined };
  }
  const { status, text, retryAfter } = answer;
  return {
    status,
    problem: nameProblem(status),
    answer: text.slice(0, MAX_ANSWER_LENGTH),
    retryAfterMs: parseRetryAfter(retryAfter, now),
  };
}

function nameProblem(status: number): WebhookProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
}

type Outcome = Judgement & {
  claimed: Claimed;
  /** As it was when this was sent to it. */
  endpoint: { endpointId: string; url: string };
  /** When it was sent. */
  at: Date;
  now: Date;
  milliseconds: number;
};

async function storeOutcome(
  context: WebhooksContext,
  transaction: Database,
  outcome: Outcome,
): Promise<Date | undefined> {
  const { claimed, endpoint, at, now, status, problem, milliseconds, answer } = outcome;
  const { deliveryId } = claimed;
  const tries = claimed.tries + 1;
  // Not locked: an endpoint's row is always held before those of its deliveries.
  const held = await transaction
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(isHeld(claimed));
  if (held.length === 0) return undefined;
  const isOn = await switchOffIfFailing(context, transaction, endpoint, problem, now);
  const nextTryAt =
    problem === null || !isOn
      ? undefined
      : planNextDelivery(tries, now, { chance: Math.random(), retryAfterMs: outcome.retryAfterMs });
  const { rowCount } = await transaction
    .update(webhookDeliveries)
    .set({
      state: problem === null ? 'delivered' : nextTryAt === undefined ? 'failed' : 'waiting',
      tries,
      nextTryAt: nextTryAt ?? null,
      claimedUntil: null,
      lastTriedAt: at,
      lastStatus: status,
      lastProblem: problem,
    })
    .where(isHeld(claimed));
  if (rowCount === 0) return undefined;
  await transaction.insert(webhookAttempts).values({ deliveryId, at, status, problem, milliseconds, answer });
  return nextTryAt;
}
