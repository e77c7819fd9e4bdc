import { isBatched, listDueEmails } from '@porchlight/domain/notifications/email-times.ts';
import type { PreferencesView } from '@porchlight/domain/notifications/notifications.contract.ts';
import type { NotificationKind } from '@porchlight/domain/notifications/notifications.ts';
import { isSecurityNotice } from '@porchlight/domain/notifications/preferences.ts';
import { waitForQuietToEnd } from '@porchlight/domain/notifications/quiet-hours.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { Email } from '../../platform/email/email-template.ts';
import { users } from '../accounts/accounts.table.ts';
import {
  type EmailContext,
  formatDelayedEmail,
  formatNotificationEmail,
  renderDigest,
} from './notifications.emails.ts';
import { notifications } from './notifications.table.ts';
import { getPreferencesOf } from './preferences.service.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

export type EmailsContext = {
  database: DatabaseConnection;
  baseUrl: string;
  tokens: UnsubscribeTokens;
  /** Queues emails in the given transaction. */
  postAll(emails: readonly Email[], on: Database): Promise<void>;
  now(): Date;
};

export type KindTest = (kind: NotificationKind) => boolean;
type Row = typeof notifications.$inferSelect;

/** What becomes of rows of one buyer whose email is due. */
type DueEmails = {
  emails: Email[];
  /** What an email says, and what none will say any more. */
  sent: Row[];
  dropped: Row[];
  /** These wait until quiet hours end. */
  held: Row[];
  quietUntil: Date;
};

/**
 * Queues what is due of these buyers, whose emails the transaction has locked: of each one email about each notice of security, one
 * about all that waited together, and one digest. The statements are as many for several buyers as for one.
 */
export async function queueDueEmails(
  context: EmailsContext,
  transaction: Database,
  userIds: readonly string[],
  mayGo: KindTest,
): Promise<void> {
  const ids = sql`any(${sql.param([...userIds])}::text[])`;
  const now = context.now();
  const waiting = await transaction
    .select()
    .from(notifications)
    .where(and(sql`${notifications.userId} = ${ids}`, isNotNull(notifications.emailDueAt)))
    .orderBy(notifications.createdAt);
  const preferencesOf = await getPreferencesOf(transaction, userIds);
  const owners = await transaction
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(sql`${users.id} = ${ids}`, eq(users.emailVerified, true)));
  const addresses = new Map(owners.map(({ id, email }) => [id, email]));
  const chosen = [...Map.groupBy(waiting, ({ userId }) => userId)].map(([userId, rows]) => {
    const preferences = preferencesOf(userId);
    const to = addresses.get(userId);
    const email = to === undefined ? undefined : decryptEmail(context, userId, to, preferences.timeZone);
    return chooseEmails(
      listDueEmails(rows, now).filter(({ kind }) => mayGo(kind)),
      preferences,
      email,
      now,
    );
  });
  for (const { held, quietUntil } of chosen)
    await setEmailTimes(transaction, held, { emailDueAt: quietUntil });
  await context.postAll(
    chosen.flatMap(({ emails }) => emails),
    transaction,
  );
  const dropped = chosen.flatMap((each) => each.dropped);
  const sent = chosen.flatMap((each) => each.sent);
  await setEmailTimes(transaction, dropped, { emailDueAt: null, emailedAt: null });
  await setEmailTimes(transaction, sent, { emailDueAt: null, emailedAt: now });
}

/** `email` is missing while the address is not confirmed. */
function chooseEmails(
  rows: readonly Row[],
  { quietHours, timeZone, kinds }: PreferencesView,
  email: EmailContext | undefined,
  now: Date,
): DueEmails {
  // Where no server ran when it was due, the quiet hours may have begun since.
  const quietUntil = waitForQuietToEnd(now, quietHours, timeZone);
  const goesNow = ({ kind }: Row) => quietUntil <= now || isSecurityNotice(kind);
  const due = rows.filter(goesNow);
  const held = rows.filter((row) => !goesNow(row));
  if (email === undefined) return { emails: [], sent: [], dropped: due, held, quietUntil };
  // What was read in the meantime needs no email, and what was planned while its kind was being switched off gets none. An intruder can
  // read and switch off, so a sign-in is always emailed.
  const isWanted = ({ kind, readAt }: Row) =>
    isSecurityNotice(kind) || (readAt === null && kinds[kind].email !== 'off');
  const sent = due.filter(isWanted);
  const dropped = due.filter((row) => !isWanted(row));
  const digest = sent.filter(({ emailForm }) => emailForm === 'digest');
  const batch = sent.filter(isBatched);
  const single = sent.filter((row) => row.emailForm === 'own' && (batch.length < 2 || !isBatched(row)));
  const emails = [
    ...single.map((row) => formatNotificationEmail(email, row)),
    ...(batch.length > 1 ? [formatDelayedEmail(email, batch)] : []),
    ...(digest.length > 0 ? [renderDigest(email, digest)] : []),
  ];
  return { emails, sent, dropped, held, quietUntil };
}

const decryptEmail = (
  { baseUrl, tokens }: EmailsContext,
  userId: string,
  to: string,
  timeZone: string,
): EmailContext => ({ baseUrl, to, timeZone, writeToken: (scope) => tokens.write(userId, scope) });

/** All ids in one parameter: a statement takes 65,535, and a buyer with more waiting would get no email any more. */
async function setEmailTimes(
  transaction: Database,
  rows: readonly Row[],
  times: Partial<Pick<Row, 'emailDueAt' | 'emailedAt'>>,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = sql.param(rows.map(({ id }) => id));
  await transaction.update(notifications).set(times).where(sql`${notifications.id} = any(${ids}::uuid[])`);
}
