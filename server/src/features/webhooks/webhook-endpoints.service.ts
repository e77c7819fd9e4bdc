import { randomUUID } from 'node:crypto';
import type { FailureText } from '@porchlight/content/failure-sentences.ts';
import { type WebhookEventType, webhookEventTypes } from '@porchlight/domain/webhooks/webhook-events.ts';
import type { DeliveryState } from '@porchlight/domain/webhooks/webhook-problems.ts';
import type { WebhookEndpoint } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { count, eq, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { addCounts, loadCounts } from '../../platform/database/kept-counts.ts';
import { findAddresses } from '../../platform/http/outbound/outbound-post.ts';
import { requireActorReauthentication } from '../staff/actor-reauthentication.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { planRotation, sealText } from './webhook-secrets.ts';
import { makeWebhookSecret } from './webhook-signature.ts';
import { switchOff } from './webhook-switching-off.ts';
import { webhookEndpoints } from './webhooks.table.ts';
import type { WebhooksContext } from './webhooks-context.ts';

type Fields = { url: string; description: string; events: WebhookEventType[] };

const MAX_ENDPOINTS = 20;

export async function listEndpoints({ database }: WebhooksContext): Promise<WebhookEndpoint[]> {
  return readEndpoints(database.db);
}

/** PROOF_NEEDED first, as for everything that says who receives what happens here. */
export async function addEndpoint(
  context: WebhooksContext,
  actor: StaffActor,
  fields: Fields,
): Promise<WebhookEndpoint & { secret: string }> {
  await requireActorReauthentication(context.database.db, actor);
  await checkTarget(context, fields.url);
  const id = randomUUID();
  const secret = makeWebhookSecret();
  return context.database.transact(async (transaction) => {
    await transaction.insert(webhookEndpoints).values({
      id,
      ...clean(fields),
      sealedSecret: sealText(context.sealer, secret, id),
      createdAt: context.now(),
    });
    const [all] = await transaction.select({ number: count() }).from(webhookEndpoints);
    if ((all?.number ?? 0) > MAX_ENDPOINTS) {
      throw new Failure('BAD_INPUT', { reason: 'webhooks.most-endpoints', params: { most: MAX_ENDPOINTS } });
    }
    await record(transaction, actor, 'webhooks.added', { id, ...fields });
    return { ...(await findEndpoint(transaction, id)), secret };
  });
}

/**
 * Changes what goes where; switched on again it gets what happens from then on. CHANGED_MEANWHILE says what is there, where someone
 * was faster.
 */
export async function changeEndpoint(
  context: WebhooksContext,
  actor: StaffActor,
  { id, version, isOn, ...fields }: Fields & { id: string; version: number; isOn: boolean },
): Promise<WebhookEndpoint> {
  await requireActorReauthentication(context.database.db, actor);
  await checkTarget(context, fields.url);
  return context.database.transact(async (transaction) => {
    await lockEndpoint(transaction, id);
    const before = await findEndpoint(transaction, id);
    if (before.version !== version) throw refuseStale(before, { isOn, ...fields });
    const wasOn = before.isOn;
    await transaction
      .update(webhookEndpoints)
      .set({
        ...clean(fields),
        version: sql`${webhookEndpoints.version} + 1`,
        ...(isOn && !wasOn ? { switchedOff: null, switchedOffAt: null, failingSince: null } : {}),
        // What another address did not take says nothing about this one.
        ...(fields.url === before.url ? {} : { failingSince: null }),
      })
      .where(eq(webhookEndpoints.id, id));
    if (!isOn && wasOn) await switchOff(transaction, id, 'staff', context.now());
    await record(transaction, actor, 'webhooks.changed', { id, ...fields, isOn });
    return findEndpoint(transaction, id);
  });
}

/** PROOF_NEEDED too: the secret and the list of what was sent are gone with it, and a system that relies on it gets no notice. */
export async function removeEndpoint(context: WebhooksContext, actor: StaffActor, id: string): Promise<void> {
  await requireActorReauthentication(context.database.db, actor);
  await context.database.transact(async (transaction) => {
    const { url } = await lockEndpoint(transaction, id);
    await transaction.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    await record(transaction, actor, 'webhooks.removed', { id, url });
  });
}

/** A new secret signs from now on; those before sign as well, each for a day from when it was replaced, so that the receiver can change over at leisure. */
export async function rotateSecret(
  context: WebhooksContext,
  actor: StaffActor,
  id: string,
): Promise<WebhookEndpoint & { secret: string }> {
  await requireActorReauthentication(context.database.db, actor);
  const secret = makeWebhookSecret();
  return context.database.transact(async (transaction) => {
    const { url } = await lockEndpoint(transaction, id);
    const [row] = await transaction.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    if (!row) throw endpointNotFound();
    await transaction
      .update(webhookEndpoints)
      .set(planRotation(context.sealer, row, { secret, now: context.now() }))
      .where(eq(webhookEndpoints.id, id));
    await record(transaction, actor, 'webhooks.secret-rotated', { id, url });
    return { ...(await findEndpoint(transaction, id)), secret };
  });
}

/** Names each part that would have been another. */
function refuseStale(there: WebhookEndpoint, sent: Fields & { isOn: boolean }): Failure {
  const { url, description, events, isOn } = there;
  const fields: Record<string, FailureText> = {};
  if (url !== sent.url) fields.url = { reason: 'webhooks.url-now', params: { url } };
  if (description !== sent.description)
    fields.description = { reason: 'webhooks.description-now', params: { description } };
  if (listEvents(events) !== listEvents(sent.events))
    fields.events = { reason: 'webhooks.events-now', params: { events: listEvents(events) } };
  return new Failure('CHANGED_MEANWHILE', { reason: 'webhooks.endpoint-changed', params: { isOn }, fields });
}

function listEvents(events: readonly WebhookEventType[]): string {
  return [...new Set(events)].sort().join(', ');
}

/** NOT_FOUND where there is none. */
export async function findEndpoint(db: Database, id: string): Promise<WebhookEndpoint> {
  const [endpoint] = await readEndpoints(db, id);
  if (!endpoint) throw endpointNotFound();
  return endpoint;
}

export function endpointNotFound(): Failure {
  return new Failure('NOT_FOUND', { reason: 'webhooks.no-such-endpoint' });
}

/** Only one at a time changes an endpoint. */
export async function lockEndpoint(
  transaction: Database,
  id: string,
): Promise<{ url: string; isOn: boolean }> {
  const [row] = await transaction
    .select({ url: webhookEndpoints.url, switchedOff: webhookEndpoints.switchedOff })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('update');
  if (!row) throw endpointNotFound();
  return { url: row.url, isOn: row.switchedOff === null };
}

async function readEndpoints(db: Database, id?: string): Promise<WebhookEndpoint[]> {
  const rows = await db
    .select()
    .from(webhookEndpoints)
    .where(id === undefined ? undefined : eq(webhookEndpoints.id, id))
    .orderBy(webhookEndpoints.createdAt, webhookEndpoints.id);
  const counts = await loadCounts(db, 'webhook-deliveries');
  return rows.map((row) => {
    const read = (of: DeliveryState) =>
      addCounts(counts, (endpoint, state) => endpoint === row.id && state === of);
    const { switchedOff, switchedOffAt } = row;
    return {
      id: row.id,
      url: row.url,
      description: row.description,
      // Those of another release are kept, and mean nothing here.
      events: row.events.filter((event) => webhookEventTypes.includes(event)),
      isOn: switchedOff === null,
      switchedOff:
        switchedOff === null || switchedOffAt === null
          ? null
          : { reason: switchedOff, at: switchedOffAt.toISOString() },
      formerSecretUntil: row.formerSecretUntil?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      version: row.version,
      counts: { waiting: read('waiting'), delivered: read('delivered'), failed: read('failed') },
    };
  });
}

/** BAD_INPUT under the address where it leads nowhere, or where webhooks must not go. Looked at again at each try. */
async function checkTarget({ outward }: WebhooksContext, url: string): Promise<void> {
  const refuse = (url: FailureText) => {
    throw new Failure('BAD_INPUT', { fields: { url } });
  };
  const target = new URL(url);
  if (target.protocol !== 'https:' && !outward.allowPrivate) {
    refuse({ reason: 'webhooks.not-https' });
  }
  const addresses = await findAddresses(outward, target).catch(() =>
    refuse({ reason: 'webhooks.name-unknown' }),
  );
  if (addresses?.length === 0) refuse({ reason: 'webhooks.private-address' });
}

function clean({ url, description, events }: Fields): Fields {
  return { url, description, events: [...new Set(events)] };
}

async function record(
  transaction: Database,
  actor: StaffActor,
  action: Parameters<typeof recordStaffAction>[2]['action'],
  { id, ...detail }: { id: string; url: string } & Record<string, unknown>,
): Promise<void> {
  await recordStaffAction(transaction, actor, { action, subject: { kind: 'webhook', id }, detail });
}
