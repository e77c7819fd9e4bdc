import type { SwitchedOffReason, WebhookProblem } from '@porchlight/domain/webhooks/webhook-problems.ts';
import { SWITCHED_OFF_AFTER_MS } from '@porchlight/domain/webhooks/webhook-schedule.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { listAdminAddresses } from '../accounts/acting-admins.ts';
import { webhookOffEmail } from './webhooks.emails.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks.table.ts';
import type { WebhooksContext } from './webhooks-context.ts';

/**
 * Stores whether an endpoint took what was sent, and switches it off if it is gone or has taken nothing for days, with an email to the
 * admins; returns whether it is on. The result of a try at a former address changes nothing.
 */
export async function switchOffIfFailing(
  context: WebhooksContext,
  transaction: Database,
  { endpointId, url }: { endpointId: string; url: string },
  problem: WebhookProblem | null,
  now: Date,
): Promise<boolean> {
  const [endpoint] = await transaction
    .update(webhookEndpoints)
    .set({ failingSince: problem === null ? null : sql`coalesce(${webhookEndpoints.failingSince}, ${now})` })
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.url, url)))
    .returning({
      failingSince: webhookEndpoints.failingSince,
      switchedOff: webhookEndpoints.switchedOff,
    });
  if (endpoint === undefined) return isOn(transaction, endpointId);
  if (endpoint.switchedOff !== null) return false;
  const isFailing =
    endpoint.failingSince !== null &&
    now.getTime() - endpoint.failingSince.getTime() >= SWITCHED_OFF_AFTER_MS;
  if (problem !== 'gone' && !isFailing) return true;
  const reason = problem === 'gone' ? 'gone' : 'failing';
  await switchOff(transaction, endpointId, reason, now);
  await tellAdmins(context, transaction, { target: url, reason });
  return false;
}

/** Locked: until what follows from it is stored, the endpoint is not switched off. */
async function isOn(transaction: Database, endpointId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.switchedOff)))
    .for('key share');
  return rows.length === 1;
}

async function tellAdmins(
  { baseUrl, post }: WebhooksContext,
  transaction: Database,
  what: { target: string; reason: SwitchedOffReason },
): Promise<void> {
  const message = { ...what, url: `${baseUrl}/staff/webhooks` };
  for (const email of await listAdminAddresses(transaction))
    await post(webhookOffEmail.write(email, message), transaction);
}

/** Sends nothing more to an endpoint; what waits for it is kept as failed, to be sent again by hand. */
export async function switchOff(
  transaction: Database,
  endpointId: string,
  reason: SwitchedOffReason,
  now: Date,
): Promise<void> {
  // Waits for the transactions that took the endpoint for on and store what is to be sent to it, so that none of it is missed below.
  // They hold it by `for key share`, with which the update alone goes together, as does that of each try to send.
  await transaction
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
    .for('update');
  await transaction
    .update(webhookEndpoints)
    .set({ switchedOff: reason, switchedOffAt: now, version: sql`${webhookEndpoints.version} + 1` })
    .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.switchedOff)));
  await transaction
    .update(webhookDeliveries)
    .set({ state: 'failed', nextTryAt: null, lastProblem: 'switched-off' })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')));
}
