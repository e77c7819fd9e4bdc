import { emailUrgencies } from '@porchlight/domain/kernel/email-kinds.ts';
import { planNextTry } from '@porchlight/domain/notifications/email/email-retries.ts';
import type { EmailTemplateName } from '@porchlight/domain/notifications/email/email-templates.ts';
import type { FailureReason } from '@porchlight/domain/notifications/email/failure-reasons.ts';
import { and, eq, gt, inArray, isNotNull, lt, lte, min, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { findRunningInstances } from '../database/instance.ts';
import type { ClaimedEmail, EmailStatesContext } from './claimed-email.ts';
import { emails, suppressedAddresses } from './emails.table.ts';
import type { Delivery } from './smtp-session.ts';

/** What became of an email: what the server said, or that it was not even tried. */
export type EmailOutcome = Delivery | { outcome: 'suppressed' | 'expired'; answer: string };

const FIRST = emailUrgencies.indexOf('first');
/** A server that takes emails leaves none lying this long that was tried before, but for thousands that came at once. */
const HELD_UP_AFTER_MS = 2 * 60_000;
/** A process whose LISTEN connection breaks has it again within seconds; until then it only looks dead. */
const TAKEN_BACK_AFTER_MS = 30_000;
/** Longer than any try may take (three times `MAX_TURN_MS` of smtp-session.ts): a process that has one in flight then is paused. */
const GIVEN_UP_AFTER_MS = 15 * 60_000;
/** What another process has in flight may take longer than usual. */
const MIN_REST_MS = 1_000;
const MAX_ANSWER_LENGTH = 500;
const DAY_MS = 24 * 3_600_000;
/** How long a dead email can still be tried again. */
export const DEAD_EMAIL_DAYS = 14;

/** Whether an email that this process claimed is still its own. */
export async function isInFlightHere({ database, instanceId }: EmailStatesContext, { id }: ClaimedEmail) {
  const isOwn = and(eq(emails.id, id), eq(emails.state, 'sending'), eq(emails.instanceId, instanceId));
  return (await database.db.$count(emails, isOwn)) === 1;
}

/** Whether it is the last email that an address gets: nothing is sent to it any more that would have to be held back. */
export function isErasureReceipt(template: EmailTemplateName): boolean {
  return template === 'deletion-receipt' || template === 'erasure-receipt';
}

/** Removes a receipt that was settled: with it would stay the address of someone of whom nothing is to stay, however the email ended. */
export async function forgetReceipt(
  on: Database,
  { id, template }: { id: string; template: EmailTemplateName },
): Promise<void> {
  if (template === 'deletion-receipt') await on.delete(emails).where(eq(emails.id, id));
}

export type Settled = { email: ClaimedEmail; outcome: EmailOutcome };

/** Stores what became of emails that this process had in flight, of all or of none. */
export async function completeEmails(
  context: EmailStatesContext,
  settled: readonly Settled[],
): Promise<void> {
  const isSent = ({ outcome }: Settled) => outcome.outcome === 'sent';
  await context.database.transact(async (transaction) => {
    await storeSent(context, transaction, settled.filter(isSent));
    for (const each of settled) if (!isSent(each)) await completeEmail(context, transaction, each);
  });
}

/** By one statement, because they are most. */
async function storeSent(
  { instanceId, now }: EmailStatesContext,
  transaction: Database,
  settled: readonly Settled[],
): Promise<void> {
  if (settled.length === 0) return;
  const ids = sql.param(settled.map(({ email }) => email.id));
  const answers = sql.param(settled.map(({ outcome }) => cutAnswer(outcome.answer)));
  const sent = await transaction
    .update(emails)
    .set({
      state: 'sent',
      cause: null,
      settledAt: now(),
      sealed: null,
      instanceId: null,
      answer: sql`said.answer`,
    })
    .from(sql`unnest(${ids}::uuid[], ${answers}::text[]) as said (id, answer)`)
    .where(and(eq(emails.id, sql`said.id`), eq(emails.state, 'sending'), eq(emails.instanceId, instanceId)))
    .returning({ id: emails.id, template: emails.template });
  for (const each of sent) await forgetReceipt(transaction, each);
}

async function completeEmail(
  { instanceId, now }: EmailStatesContext,
  transaction: Database,
  { email, outcome: { outcome, answer } }: Settled,
): Promise<void> {
  const change = describeOutcome(email, outcome, now());
  const settled = await transaction
    .update(emails)
    .set({ ...change, instanceId: null, answer: cutAnswer(answer) })
    .where(and(eq(emails.id, email.id), eq(emails.state, 'sending'), eq(emails.instanceId, instanceId)))
    .returning({ id: emails.id });
  if (settled.length > 0 && 'settledAt' in change) await forgetReceipt(transaction, email);
  if (outcome === 'recipient' && settled.length > 0 && !isErasureReceipt(email.template))
    await suppressAddress(transaction, { email: email.email, cause: 'refused', answer, since: now() });
}

function describeOutcome(
  { urgency, tries, expiresAt }: ClaimedEmail,
  outcome: EmailOutcome['outcome'],
  now: Date,
) {
  const die = (cause: FailureReason) => ({
    state: 'dead' as const,
    cause,
    settledAt: now,
    // A link that opens something is dead too, or its reader has asked for another.
    ...(urgency === FIRST ? { sealed: null } : {}),
  });
  if (outcome === 'recipient') return die('recipient-refused');
  if (outcome === 'content') return die('content-refused');
  if (outcome === 'suppressed') return die('suppressed');
  if (outcome === 'expired') return die('too-late');
  // The server was away for every email, so this one has not used up a try of its own.
  if (outcome === 'unreachable') return { state: 'queued' as const, tries: tries - 1 };
  const next = planNextTry(tries, now, expiresAt);
  return next ? { state: 'queued' as const, dueAt: next } : die('too-late');
}

/** Without NUL, which PostgreSQL cannot store: an email whose answer could not be stored would hold up all others. */
function cutAnswer(answer: string): string {
  return answer.replaceAll('\u0000', '').slice(0, MAX_ANSWER_LENGTH);
}

/** From now on an address gets only what is first; one that is suppressed already stays as it is. */
export async function suppressAddress(
  on: Database,
  row: typeof suppressedAddresses.$inferInsert,
): Promise<void> {
  await on
    .insert(suppressedAddresses)
    .values({ ...row, answer: typeof row.answer === 'string' ? cutAnswer(row.answer) : null })
    .onConflictDoNothing();
}

/**
 * Releases emails without a working process: those that processes which are gone or paused had in flight, and those this one has by their
 * row alone, because the response to its claim was lost. Whether they were sent is unknown, so they are sent again. `inFlight` are the ids
 * of what this process does have in flight.
 */
export async function releaseEmails(
  { database, instanceId, now }: EmailStatesContext,
  inFlight: readonly string[] = [],
): Promise<void> {
  const { db } = database;
  const isOwn = eq(emails.instanceId, instanceId);
  const lost = await db
    .select({ id: emails.id, instanceId: emails.instanceId, triedAt: emails.triedAt })
    .from(emails)
    .where(
      and(
        eq(emails.state, 'sending'),
        notInArray(emails.id, [...inFlight]),
        or(isOwn, lte(emails.triedAt, before(now(), TAKEN_BACK_AFTER_MS))),
      ),
    );
  if (lost.length === 0) return;
  const running = await findRunningInstances(
    (text, values) => db.$client.query(text, values),
    lost.map((row) => row.instanceId ?? 0).filter((id) => id !== instanceId),
  );
  const frozenSince = before(now(), GIVEN_UP_AFTER_MS);
  const ids = lost
    .filter((row) => !running.has(row.instanceId ?? 0) || (row.triedAt ?? frozenSince) <= frozenSince)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .update(emails)
    .set({ state: 'queued', instanceId: null })
    .where(
      and(
        inArray(emails.id, ids),
        eq(emails.state, 'sending'),
        or(isOwn, lte(emails.triedAt, before(now(), TAKEN_BACK_AFTER_MS))),
      ),
    );
}

const before = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds);

/** In how many ms there may be something to send or to withdraw, unless a notification comes first. */
export async function findNextDueEmail({ database, now }: EmailStatesContext): Promise<number> {
  const [queued] = await database.db
    .select({ at: min(emails.dueAt) })
    .from(emails)
    .where(eq(emails.state, 'queued'));
  const [sending] = await database.db
    .select({ at: min(emails.triedAt) })
    .from(emails)
    .where(eq(emails.state, 'sending'));
  const times = [
    queued?.at?.getTime(),
    sending?.at ? sending.at.getTime() + TAKEN_BACK_AFTER_MS : undefined,
  ].filter((time) => time !== undefined);
  return Math.max(MIN_REST_MS, Math.min(...times) - now().getTime());
}

/**
 * Whether emails stand still: one was tried and is overdue all the same, so that another would only wait behind it, and none went in the
 * last minutes. Behind thousands that go, one that a server put off waits long, too.
 */
export async function isHeldUp({
  database,
  now,
}: Pick<EmailStatesContext, 'database' | 'now'>): Promise<boolean> {
  const heldUpSince = before(now(), HELD_UP_AFTER_MS);
  const findOverdue = (state: 'queued' | 'sending') =>
    database.db
      .select({ id: emails.id })
      .from(emails)
      .where(and(eq(emails.state, state), isNotNull(emails.answer), lt(emails.dueAt, heldUpSince)))
      .limit(1);
  const overdue = await findOverdue('queued').unionAll(findOverdue('sending'));
  if (overdue.length === 0) return false;
  const sent = await database.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.state, 'sent'), gt(emails.settledAt, heldUpSince)))
    .limit(1);
  return sent.length === 0;
}

/** Removes what dead emails say once they cannot be tried again; that there was one is kept longer (`dataRetention`). */
export async function purgeDeadEmails({
  database,
  now,
}: Omit<EmailStatesContext, 'instanceId'>): Promise<void> {
  const cutoff = new Date(now().getTime() - DEAD_EMAIL_DAYS * DAY_MS);
  await database.db
    .update(emails)
    .set({ sealed: null })
    .where(and(isNotNull(emails.sealed), lt(emails.settledAt, cutoff)));
}
