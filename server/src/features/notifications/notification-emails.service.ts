import { notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { isSecurityNotice } from '@porchlight/domain/notifications/preferences.ts';
import { and, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { settleAllTogether } from '../../platform/base/settle-all.ts';
import { lockOwner, tryLockOwners } from '../../platform/database/owner-lock.ts';
import { isHeldUp } from '../../platform/email/email-states.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { type EmailsContext, type KindTest, queueDueEmails } from './due-emails.ts';
import { EMAILS_TOPIC } from './email-planning.ts';
import { notifications } from './notifications.table.ts';

/** With more buyers at once than this, other processes write emails too. */
const MANY = 200;
/** Buyers are then divided into this many parts: one for the process that began, and one for each job that asks another process. */
const PARTS = 4;
/** Rows that are listed at a time. */
const PAGE = 4_000;
/** Emails of so many buyers are written by one transaction. */
const BATCH = 25;
/** So many transactions at a time. */
const AT_ONCE = 3;
/** Then the next round goes on: a job that takes a quarter of an hour is given up by the queue and begun again beside itself. */
const MAX_ROUND_MS = 5 * 60_000;

/**
 * Hands every email that is due to the queue. That an email no longer waits and that it is queued are stored in one
 * transaction, so it goes out once, whichever process is asked and however often.
 */
export async function sendDueEmails(context: EmailsContext & { jobs: JobQueue }): Promise<void> {
  const { db } = context.database;
  const waiting = await db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(lte(notifications.emailDueAt, context.now()))
    .limit(MANY + 1);
  if (waiting.length > MANY) {
    for (let part = 1; part < PARTS; part += 1) await context.jobs.enqueue(DUE_EMAILS, { part }, db);
    await sendPart(context, 0);
  }
  // Whatever others have not come to by now.
  await sendPart(context);
}

/** The queue of what other processes write. */
export const DUE_EMAILS = 'due-emails';

/**
 * Of one part of the buyers; of all without. One buyer whose email cannot be written holds up no other.
 *
 * @throws at the end what the first of those failed with.
 */
export async function sendPart(context: EmailsContext, part?: number): Promise<void> {
  const until = performance.now() + MAX_ROUND_MS;
  const failed = new Map<string, unknown>();
  const mayGo = await findMayGo(context);
  const which =
    mayGo === isSecurityNotice
      ? inArray(notifications.kind, notificationKinds.filter(isSecurityNotice))
      : undefined;
  while (performance.now() < until) {
    const userIds = await listDue(context, { part, which, passedOver: [...failed.keys()], rows: PAGE });
    if (userIds.length === 0) break;
    await sendPage(context, userIds, { mayGo, fail: (userId, error) => failed.set(userId, error) });
  }
  if (mayGo !== everyKind) {
    // Were one email alone in the way (a server that breaks off at it), another has to be tried for that to show.
    const [longest] = await listDue(context, { part, passedOver: [], rows: 1 });
    if (longest !== undefined) await sendEmailsWhere(context, longest, everyKind);
  }
  if (failed.size > 0) throw failed.values().next().value;
}

type Listing = {
  part?: number | undefined;
  which?: SQL | undefined;
  passedOver: readonly string[];
  rows: number;
};

/** Buyers of the rows whose email has been due longest. Not by buyer: each page would read all that is due. */
async function listDue(
  { database, now }: EmailsContext,
  { part, which, passedOver, rows }: Listing,
): Promise<string[]> {
  const isOfPart =
    part === undefined ? undefined : sql`abs(hashtext(${notifications.userId})::bigint) % ${PARTS} = ${part}`;
  const found = await database.db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        lte(notifications.emailDueAt, now()),
        sql`${notifications.userId} <> all(${sql.param([...passedOver])}::text[])`,
        which,
        isOfPart,
      ),
    )
    .orderBy(notifications.emailDueAt)
    .limit(rows);
  return [...new Set(found.map(({ userId }) => userId))];
}

type Page = { mayGo: KindTest; fail(userId: string, error: unknown): void };

/** `fail` is called for each buyer whose emails could not be written: they are due as before. */
async function sendPage(
  context: EmailsContext,
  userIds: readonly string[],
  { mayGo, fail }: Page,
): Promise<void> {
  const left: string[] = [];
  const batches = Array.from({ length: Math.ceil(userIds.length / BATCH) }, (_, index) =>
    userIds.slice(index * BATCH, (index + 1) * BATCH),
  );
  await settleAllTogether(batches, AT_ONCE, async (batch) => {
    // Each of a batch that fails is tried by itself.
    left.push(...(await sendTogether(context, batch, mayGo).catch(() => batch)));
  });
  await settleAllTogether(left, AT_ONCE, (userId) =>
    sendEmailsWhere(context, userId, mayGo).catch((error: unknown) => fail(userId, error)),
  );
}

/** One buyer's emails that are due: those of security each by itself, one about all that waited together, one digest. */
export async function sendEmailsOf(context: EmailsContext, userId: string): Promise<void> {
  await sendEmailsWhere(context, userId, await findMayGo(context));
}

/**
 * While the mail server is away the rest waits where it can still be taken back: by quiet hours, another address, a kind that is
 * switched off, or because it was read.
 */
async function findMayGo({ database, now }: EmailsContext): Promise<KindTest> {
  return (await isHeldUp({ database, now })) ? isSecurityNotice : everyKind;
}

const everyKind: KindTest = () => true;

async function sendEmailsWhere(context: EmailsContext, userId: string, mayGo: KindTest): Promise<void> {
  await context.database.transact(async (transaction) => {
    await lockOwner(transaction, EMAILS_TOPIC, userId);
    await queueDueEmails(context, transaction, [userId], mayGo);
  });
}

/** Sends for all but those whose emails are locked at this moment, which are returned: a holder of several locks must not wait for one. */
async function sendTogether(
  context: EmailsContext,
  userIds: readonly string[],
  mayGo: KindTest,
): Promise<string[]> {
  return context.database.transact(async (transaction) => {
    const held = await tryLockOwners(transaction, EMAILS_TOPIC, userIds);
    await queueDueEmails(context, transaction, [...held], mayGo);
    return userIds.filter((id) => !held.has(id));
  });
}
