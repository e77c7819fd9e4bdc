import { isBatched, takeDueEmails } from '@porchlight/domain/notifications/email-times.ts';
import { type NotificationKind, notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { isSecurityNotice } from '@porchlight/domain/notifications/preferences.ts';
import { waitForQuietToEnd } from '@porchlight/domain/notifications/quiet-hours.ts';
import { and, eq, inArray, isNotNull, lte, min, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { lockOwner } from '../../../platform/database/owner-lock.ts';
import { isHeldUp } from '../../../platform/email/email-states.ts';
import type { Letter } from '../../../platform/email/email-template.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import { users } from '../accounts/accounts.table.ts';
import { LETTERS_TOPIC } from './email-planning.ts';
import {
  type EmailContext,
  formatDelayedEmail,
  formatNotificationEmail,
  writeDigest,
} from './notifications.emails.ts';
import { notifications } from './notifications.table.ts';
import { readPreferences } from './preferences.service.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

export type EmailsContext = {
  database: DatabaseConnection;
  baseUrl: string;
  tokens: UnsubscribeTokens;
  /** Queues an email in the given transaction. */
  post(letter: Letter, on: Database): Promise<void>;
  now(): Date;
};

/**
 * Hands every email that is due to the queue. That an email no longer waits and that it is queued are stored in one
 * transaction, so it goes out once, whichever process is asked and however often.
 */
export async function sendDueEmails(context: EmailsContext): Promise<void> {
  const listOwners = (which?: SQL) =>
    context.database.db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(and(lte(notifications.emailDueAt, context.now()), which))
      .groupBy(notifications.userId)
      .orderBy(min(notifications.emailDueAt));
  const mayGo = await findMayGo(context);
  const owners = await listOwners(
    mayGo === isSecurityNotice
      ? inArray(notifications.kind, notificationKinds.filter(isSecurityNotice))
      : undefined,
  );
  await settleAll(owners, ({ userId }) => sendEmailsWhere(context, userId, mayGo));
  if (mayGo === everyKind) return;
  // Were one email alone in the way (a server that breaks off at it), another has to be tried for that to show.
  const [longest] = await listOwners().limit(1);
  if (longest) await sendEmailsWhere(context, longest.userId, everyKind);
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

type KindTest = (kind: NotificationKind) => boolean;
const everyKind: KindTest = () => true;

async function sendEmailsWhere(context: EmailsContext, userId: string, mayGo: KindTest): Promise<void> {
  await context.database.transact(async (transaction) => {
    await lockOwner(transaction, LETTERS_TOPIC, userId);
    const now = context.now();
    const waiting = await transaction
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), isNotNull(notifications.emailDueAt)))
      .orderBy(notifications.createdAt);
    const { timeZone, quietHours, kinds } = await readPreferences(transaction, userId);
    // Where no server ran when it was due, the quiet hours may have begun since.
    const quietUntil = waitForQuietToEnd(now, quietHours, timeZone);
    const [due, held] = split(
      takeDueEmails(waiting, now).filter(({ kind }) => mayGo(kind)),
      ({ kind }) => quietUntil <= now || isSecurityNotice(kind),
    );
    if (held.length > 0) await postpone(transaction, held, quietUntil);
    if (due.length === 0) return;
    const letters = await openEmails(context, transaction, userId, timeZone);
    // What was read in the meantime needs no email, and what was planned while its kind was being switched off gets none. Whoever got
    // into the account can read and switch off, so a sign-in does.
    const wanted = due.filter(
      ({ kind, readAt }) => isSecurityNotice(kind) || (readAt === null && kinds[kind].letter !== 'off'),
    );
    const sent = letters === undefined ? [] : wanted;
    if (letters !== undefined) {
      const digest = sent.filter(({ letterForm }) => letterForm === 'digest');
      const batch = sent.filter(isBatched);
      const single = sent.filter((row) => row.letterForm === 'own' && (batch.length < 2 || !isBatched(row)));
      for (const notification of single)
        await context.post(formatNotificationEmail(letters, notification), transaction);
      if (batch.length > 1) await context.post(formatDelayedEmail(letters, batch), transaction);
      if (digest.length > 0) await context.post(writeDigest(letters, digest), transaction);
    }
    await settle(transaction, due, null);
    await settle(transaction, sent, now);
  });
}

/** Where the buyer's emails go and how they read; nothing while the address is not confirmed. */
async function openEmails(
  { baseUrl, tokens }: EmailsContext,
  transaction: Database,
  userId: string,
  timeZone: string,
): Promise<EmailContext | undefined> {
  const [owner] = await transaction
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  if (owner === undefined) return undefined;
  return { baseUrl, to: owner.email, timeZone, writeToken: (scope) => tokens.write(userId, scope) };
}

function split<Row>(rows: readonly Row[], isFirst: (row: Row) => boolean): [Row[], Row[]] {
  return [rows.filter(isFirst), rows.filter((row) => !isFirst(row))];
}

async function postpone(
  transaction: Database,
  rows: readonly { id: string }[],
  emailDueAt: Date,
): Promise<void> {
  await transaction.update(notifications).set({ emailDueAt }).where(isOneOf(rows));
}

async function settle(
  transaction: Database,
  rows: readonly { id: string }[],
  letteredAt: Date | null,
): Promise<void> {
  await transaction.update(notifications).set({ emailDueAt: null, letteredAt }).where(isOneOf(rows));
}

/** All in one parameter: a statement takes 65,535, and whoever has more waiting would get no email any more. */
function isOneOf(rows: readonly { id: string }[]): SQL {
  return sql`${notifications.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
}
