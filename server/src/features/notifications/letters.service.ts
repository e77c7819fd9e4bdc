import { isBatched, takeDueLetters } from '@porchlight/domain/notifications/letter-times.ts';
import { type NotificationKind, notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { isSecurityNotice } from '@porchlight/domain/notifications/preferences.ts';
import { waitForQuietToEnd } from '@porchlight/domain/notifications/quiet-hours.ts';
import { and, eq, inArray, isNotNull, lte, min, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { doEach } from '../../platform/do-each.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { isHeldUp } from '../../platform/mail/letter-states.ts';
import { users } from '../accounts/accounts.table.ts';
import { LETTERS_TOPIC } from './letter-planning.ts';
import {
  type LetterContext,
  writeDigest,
  writeHeldLetter,
  writeNotificationLetter,
} from './notification-letters.ts';
import { notifications } from './notifications.table.ts';
import { readPreferences } from './preferences.service.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

export type LettersContext = {
  database: DatabaseConnection;
  baseUrl: string;
  tokens: UnsubscribeTokens;
  /** Queues a letter in the given transaction. */
  post(letter: Letter, on: Database): Promise<void>;
  now(): Date;
};

/**
 * Hands every letter that is due to the queue. That a letter no longer waits and that it is queued are stored in one
 * transaction, so it goes out once, whichever process is asked and however often.
 */
export async function sendDueLetters(context: LettersContext): Promise<void> {
  const listOwners = (which?: SQL) =>
    context.database.db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(and(lte(notifications.letterDueAt, context.now()), which))
      .groupBy(notifications.userId)
      .orderBy(min(notifications.letterDueAt));
  const mayGo = await findMayGo(context);
  const owners = await listOwners(
    mayGo === isSecurityNotice
      ? inArray(notifications.kind, notificationKinds.filter(isSecurityNotice))
      : undefined,
  );
  await doEach(owners, ({ userId }) => sendLettersWhere(context, userId, mayGo));
  if (mayGo === everyKind) return;
  // Were one letter alone in the way (a server that breaks off at it), another has to be tried for that to show.
  const [longest] = await listOwners().limit(1);
  if (longest) await sendLettersWhere(context, longest.userId, everyKind);
}

/** One buyer's letters that are due: those of security each by itself, one about all that waited together, one digest. */
export async function sendLettersOf(context: LettersContext, userId: string): Promise<void> {
  await sendLettersWhere(context, userId, await findMayGo(context));
}

/**
 * While the mail server is away the rest waits where it can still be taken back: by quiet hours, another address, a kind that is
 * switched off, or because it was read.
 */
async function findMayGo({ database, now }: LettersContext): Promise<KindTest> {
  return (await isHeldUp({ database, now })) ? isSecurityNotice : everyKind;
}

type KindTest = (kind: NotificationKind) => boolean;
const everyKind: KindTest = () => true;

async function sendLettersWhere(context: LettersContext, userId: string, mayGo: KindTest): Promise<void> {
  await context.database.transact(async (transaction) => {
    await lockOwner(transaction, LETTERS_TOPIC, userId);
    const now = context.now();
    const waiting = await transaction
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), isNotNull(notifications.letterDueAt)))
      .orderBy(notifications.createdAt);
    const { timeZone, quietHours, kinds } = await readPreferences(transaction, userId);
    // Where no server ran when it was due, the quiet hours may have begun since.
    const quietUntil = waitForQuietToEnd(now, quietHours, timeZone);
    const [due, held] = split(
      takeDueLetters(waiting, now).filter(({ kind }) => mayGo(kind)),
      ({ kind }) => quietUntil <= now || isSecurityNotice(kind),
    );
    if (held.length > 0) await postpone(transaction, held, quietUntil);
    if (due.length === 0) return;
    const letters = await openLetters(context, transaction, userId, timeZone);
    // What was read in the meantime needs no letter, and what was planned while its kind was being switched off gets none. Whoever got
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
        await context.post(writeNotificationLetter(letters, notification), transaction);
      if (batch.length > 1) await context.post(writeHeldLetter(letters, batch), transaction);
      if (digest.length > 0) await context.post(writeDigest(letters, digest), transaction);
    }
    await settle(transaction, due, null);
    await settle(transaction, sent, now);
  });
}

/** Where the buyer's letters go and how they read; nothing while the address is not confirmed. */
async function openLetters(
  { baseUrl, tokens }: LettersContext,
  transaction: Database,
  userId: string,
  timeZone: string,
): Promise<LetterContext | undefined> {
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
  letterDueAt: Date,
): Promise<void> {
  await transaction.update(notifications).set({ letterDueAt }).where(isOneOf(rows));
}

async function settle(
  transaction: Database,
  rows: readonly { id: string }[],
  letteredAt: Date | null,
): Promise<void> {
  await transaction.update(notifications).set({ letterDueAt: null, letteredAt }).where(isOneOf(rows));
}

/** All in one parameter: a statement takes 65,535, and whoever has more waiting would get no letter any more. */
function isOneOf(rows: readonly { id: string }[]): SQL {
  return sql`${notifications.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
}
