import { emailUrgencies } from '@porchlight/domain/kernel/email-kinds.ts';
import { normalizeEmail } from '@porchlight/domain/kernel/fields.ts';
import type {
  EmailView,
  MailOverview,
  SuppressedAddress,
} from '@porchlight/domain/notifications/email/email.contract.ts';
import { emailKinds } from '@porchlight/domain/notifications/email/email-templates.ts';
import type { EmailState } from '@porchlight/domain/notifications/email/failure-reasons.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, count, eq, inArray, isNotNull, like, lte, min, sql } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { addCounts, loadCounts } from '../../../platform/database/kept-counts.ts';
import { createKeyset } from '../../../platform/database/keyset.ts';
import { forgetReceipt, isErasureReceipt } from '../../../platform/email/email-states.ts';
import { emails, suppressedAddresses } from '../../../platform/email/emails.table.ts';
import { OUTBOX_CHANGED } from '../../../platform/email/outbox.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import type { StaffActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';

export type MailContext = { database: DatabaseConnection; now(): Date };

type Asked = { cursor?: string | undefined; limit: number; search?: string | undefined };

const HOUR_MS = 3_600_000;
const newest = createKeyset('desc', emails.createdAt, emails.id);
const latest = createKeyset('desc', suppressedAddresses.since, suppressedAddresses.email);

/** Figures alone, without any address, so no access is logged. */
export async function getOverview({ database, now }: MailContext): Promise<MailOverview> {
  const { db } = database;
  const waiting = await db
    .select({ urgency: emails.urgency, count: count() })
    .from(emails)
    .where(eq(emails.state, 'queued'))
    .groupBy(emails.urgency);
  const [oldest] = await db
    .select({ at: min(emails.dueAt) })
    .from(emails)
    .where(and(eq(emails.state, 'queued'), lte(emails.dueAt, now())));
  const settled = await countSettled(db, new Date(now().getTime() - 24 * HOUR_MS));
  const countUrgency = (name: (typeof emailUrgencies)[number]) =>
    waiting.find(({ urgency }) => urgency === emailUrgencies.indexOf(name))?.count ?? 0;
  return {
    waiting: { first: countUrgency('first'), usual: countUrgency('usual'), bulk: countUrgency('bulk') },
    oldestDueAt: oldest?.at?.toISOString() ?? null,
    inFlight: await db.$count(emails, eq(emails.state, 'sending')),
    ...settled,
  };
}

/** What stays for weeks: emails that were given up, addresses without any, and each full hour from that of `since` on. */
async function countSettled(db: Database, since: Date) {
  const counts = await loadCounts(db, 'emails');
  const first = since.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  const recent = new Set(counts.flatMap(({ words: [, hour = ''] }) => (hour >= first ? [hour] : [])));
  const count = (state: EmailState, hour: string) =>
    addCounts(counts, (itsState, itsHour) => itsState === state && itsHour === hour);
  return {
    dead: addCounts(counts, (state) => state === 'dead'),
    suppressed: addCounts(await loadCounts(db, 'suppressed-addresses')),
    hours: [...recent]
      .sort()
      .reverse()
      .map((hour) => ({
        hour: new Date(`${hour}:00:00Z`).toISOString(),
        sent: count('sent', hour),
        dead: count('dead', hour),
      })),
  };
}

/** Newest first; `search` is the beginning of an address. */
export async function listEmails(
  { database }: MailContext,
  actor: StaffActor,
  { cursor, limit, search, state }: Asked & { state?: EmailState | undefined },
): Promise<ListPage<EmailView>> {
  const page = newest.open(cursor);
  const { rows: kept, ...around } = await database.read(async (transaction) => {
    const rows = await transaction
      .select({ ...columns, position: newest.position })
      .from(emails)
      .where(and(state && eq(emails.state, state), startsWith(emails.email, search), page.where))
      .orderBy(...page.orderBy)
      .limit(limit + 1);
    return page.cut(rows, limit);
  });
  await recordStaffAction(database.db, actor, {
    action: 'mail.listed',
    subject: { kind: 'emails' },
    detail: { state, search, rows: kept.length },
  });
  return { rows: kept.map(toView), ...around };
}

/** Puts a dead email back into the queue, with as much time as it had at first. */
export async function tryEmailAgain(context: MailContext, actor: StaffActor, id: string): Promise<void> {
  await context.database.transact(async (transaction) => {
    const [email] = await transaction
      .select()
      .from(emails)
      .where(and(eq(emails.id, id), eq(emails.state, 'dead'), isNotNull(emails.sealed)))
      .for('update');
    if (!email) throw new Failure('NOT_FOUND', { reason: 'email.not-dead' });
    const now = context.now();
    const { hours } = emailKinds[email.template];
    await transaction
      .update(emails)
      .set({
        state: 'queued',
        cause: null,
        settledAt: null,
        dueAt: now,
        expiresAt: new Date(now.getTime() + hours * HOUR_MS),
      })
      .where(eq(emails.id, id));
    await announceChange(transaction, OUTBOX_CHANGED);
    await record(transaction, actor, 'mail.tried-again', email);
  });
}

/** Ends an email that waits or is dead, and removes what it says. */
export async function giveEmailUp(
  context: MailContext,
  actor: StaffActor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await context.database.transact(async (transaction) => {
    const [email] = await transaction
      .update(emails)
      .set({ state: 'dead', cause: 'given-up', settledAt: context.now(), sealed: null })
      .where(and(eq(emails.id, id), inArray(emails.state, ['queued', 'dead'])))
      .returning();
    if (!email) throw new Failure('NOT_FOUND', { reason: 'email.not-waiting' });
    await forgetReceipt(transaction, email);
    await record(transaction, actor, 'mail.given-up', email, reason);
  });
}

/** Latest first; `search` is the beginning of an address. */
export async function listSuppressed(
  { database }: MailContext,
  actor: StaffActor,
  { cursor, limit, search }: Asked,
): Promise<ListPage<SuppressedAddress>> {
  const page = latest.open(cursor);
  const { rows: kept, ...around } = await database.read(async (transaction) => {
    const rows = await transaction
      .select({
        email: suppressedAddresses.email,
        cause: suppressedAddresses.cause,
        answer: suppressedAddresses.answer,
        since: suppressedAddresses.since,
        position: latest.position,
      })
      .from(suppressedAddresses)
      .where(and(startsWith(suppressedAddresses.email, search), page.where))
      .orderBy(...page.orderBy)
      .limit(limit + 1);
    return page.cut(rows, limit);
  });
  await recordStaffAction(database.db, actor, {
    action: 'mail.suppressed-listed',
    subject: { kind: 'suppressed-addresses' },
    detail: { search, rows: kept.length },
  });
  return { rows: kept.map((row) => ({ ...row, since: row.since.toISOString() })), ...around };
}

export async function releaseAddress(
  { database }: MailContext,
  actor: StaffActor,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  await database.transact(async (transaction) => {
    const { rowCount } = await transaction
      .delete(suppressedAddresses)
      .where(eq(suppressedAddresses.email, email));
    if (rowCount === 0) throw new Failure('NOT_FOUND');
    await recordStaffAction(transaction, actor, {
      action: 'mail.released',
      subject: { kind: 'suppressed-address' },
      about: { email },
      reason,
    });
  });
}

async function record(
  transaction: Database,
  actor: StaffActor,
  action: 'mail.tried-again' | 'mail.given-up',
  { id, email, template }: Pick<typeof emails.$inferSelect, 'id' | 'email' | 'template'>,
  reason?: string,
): Promise<void> {
  await recordStaffAction(transaction, actor, {
    action,
    subject: { kind: 'email', id },
    ...(isErasureReceipt(template) ? {} : { about: { email } }),
    ...(reason === undefined ? {} : { reason }),
    detail: { template },
  });
}

function startsWith(column: typeof emails.email | typeof suppressedAddresses.email, search = '') {
  const text = normalizeEmail(search).toLowerCase();
  return text === '' ? undefined : like(column, `${text.replace(/[\\%_]/g, '\\$&')}%`);
}

const columns = {
  id: emails.id,
  template: emails.template,
  email: emails.email,
  state: emails.state,
  cause: emails.cause,
  tries: emails.tries,
  createdAt: emails.createdAt,
  dueAt: emails.dueAt,
  triedAt: emails.triedAt,
  settledAt: emails.settledAt,
  answer: emails.answer,
  isThere: sql<boolean>`${emails.sealed} is not null`,
};

type Row = Omit<EmailView, 'createdAt' | 'dueAt' | 'triedAt' | 'settledAt' | 'canTryAgain'> & {
  createdAt: Date;
  dueAt: Date;
  triedAt: Date | null;
  settledAt: Date | null;
  isThere: boolean;
};

function toView({ isThere, ...row }: Row): EmailView {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    canTryAgain: row.state === 'dead' && isThere,
  };
}
