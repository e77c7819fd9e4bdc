import type { KindPreference } from '@porchlight/domain/kernel/email-kinds.ts';
import { FALLBACK_TIME_ZONE, isTimeZone } from '@porchlight/domain/kernel/time-zones.ts';
import type { PreferencesView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { type NotificationKind, notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import {
  DEFAULT_DIGEST_HOUR,
  DEFAULT_QUIET_HOURS,
  deriveKindPreference,
  isSecurityNotice,
  type NotificationPreferences,
} from '@porchlight/domain/notifications/preferences.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { users } from '../accounts/accounts.table.ts';
import { recordWithdrawal } from '../accounts/consents/consents.service.ts';
import { EMAILS_TOPIC, planWaitingEmails } from './email-planning.ts';
import { notificationChoices, notificationPreferences } from './preferences.table.ts';
import type { EmailScope } from './unsubscribe-tokens.ts';

type PreferencesContext = { database: DatabaseConnection; now(): Date };

/** What holds for a buyer: their own choices, and for everything else the usual. */
export async function getPreferences(db: Database, userId: string): Promise<PreferencesView> {
  const found = await getPreferencesOf(db, [userId]);
  return found(userId);
}

/** The same for several by two statements. */
export async function getPreferencesOf(
  db: Database,
  userIds: readonly string[],
): Promise<(userId: string) => PreferencesView> {
  const ids = sql`any(${sql.param([...userIds])}::text[])`;
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(sql`${notificationPreferences.userId} = ${ids}`);
  const choices = await db
    .select()
    .from(notificationChoices)
    .where(sql`${notificationChoices.userId} = ${ids}`);
  const times = new Map(rows.map((row) => [row.userId, row]));
  const choicesOf = Map.groupBy(choices, ({ userId }) => userId);
  return (userId) => describePreferences(times.get(userId), choicesOf.get(userId) ?? []);
}

/** What follows from the rows of a buyer, of which there may be none. */
export function describePreferences(
  row: StoredTimes | undefined,
  choices: readonly StoredPreference[],
): PreferencesView {
  const chosen = new Map(choices.map(({ kind, listed, email }) => [kind, { listed, email }]));
  const kinds = Object.fromEntries(
    notificationKinds.map((kind) => [kind, deriveKindPreference(kind, chosen.get(kind))]),
  ) as Record<NotificationKind, KindPreference>;
  // A zone that a newer runtime no longer knows must not prevent notifications.
  const isTimeZoneChosen = row !== undefined && isTimeZone(row.timeZone);
  return {
    timeZone: isTimeZoneChosen ? row.timeZone : FALLBACK_TIME_ZONE,
    isTimeZoneChosen,
    quietHours: row === undefined ? DEFAULT_QUIET_HOURS : readQuietHours(row),
    digestHour: row?.digestHour ?? DEFAULT_DIGEST_HOUR,
    kinds,
  };
}

export type StoredTimes = Pick<
  typeof notificationPreferences.$inferSelect,
  'timeZone' | 'quietFrom' | 'quietUntil' | 'digestHour'
>;
export type StoredPreference = Omit<typeof notificationChoices.$inferSelect, 'userId'>;

/** Stores all of it and plans the waiting emails again. */
export async function setPreferences(
  context: PreferencesContext,
  userId: string,
  wanted: NotificationPreferences,
): Promise<PreferencesView> {
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, EMAILS_TOPIC, userId);
    await storePreferences(transaction, userId, wanted, context.now());
    for (const kind of notificationKinds)
      await storeChoice(transaction, userId, kind, deriveKindPreference(kind, wanted.kinds[kind]));
    return settlePreferences(transaction, userId, context.now());
  });
}

/** Keeps the zone of the buyer's browser until they choose one. */
export async function proposeTimeZone(
  context: PreferencesContext,
  userId: string,
  timeZone: string,
): Promise<{ timeZone: string }> {
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, EMAILS_TOPIC, userId);
    const current = await getPreferences(transaction, userId);
    if (current.isTimeZoneChosen) return { timeZone: current.timeZone };
    await storePreferences(transaction, userId, { ...current, timeZone }, context.now());
    await settlePreferences(transaction, userId, context.now());
    return { timeZone };
  });
}

/** Switches emails off, of one kind or all that come at once or in the digest; security notices stay. False when there were none to switch off. */
export async function switchEmailsOff(
  context: PreferencesContext,
  userId: string,
  scope: EmailScope,
): Promise<boolean> {
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, EMAILS_TOPIC, userId);
    const { kinds } = await getPreferences(transaction, userId);
    const ended = notificationKinds.filter((kind) =>
      scope === 'digest' || scope === 'at-once'
        ? kinds[kind].email === scope && !isSecurityNotice(kind)
        : kind === scope && kinds[kind].email !== 'off',
    );
    for (const kind of ended)
      await storeChoice(
        transaction,
        userId,
        kind,
        deriveKindPreference(kind, { ...kinds[kind], email: 'off' }),
      );
    if (ended.length === 0) return false;
    await settlePreferences(transaction, userId, context.now());
    const [owner] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (owner)
      await recordWithdrawal(transaction, {
        purpose: 'notification-emails',
        source: 'email',
        ...owner,
        userId,
        subject: scope,
        withdrawnAt: context.now(),
        proof: { act: 'stopped-by-email' },
      });
    return true;
  });
}

async function settlePreferences(transaction: Database, userId: string, now: Date): Promise<PreferencesView> {
  const settled = await getPreferences(transaction, userId);
  await planWaitingEmails(transaction, userId, settled, now);
  await announceChange(transaction, { topic: 'notifications', userId });
  return settled;
}

async function storePreferences(
  transaction: Database,
  userId: string,
  { timeZone, quietHours, digestHour }: NotificationPreferences,
  updatedAt: Date,
): Promise<void> {
  const set = {
    timeZone,
    quietFrom: quietHours?.from ?? null,
    quietUntil: quietHours?.until ?? null,
    digestHour,
    updatedAt,
  };
  await transaction
    .insert(notificationPreferences)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set });
}

async function storeChoice(
  transaction: Database,
  userId: string,
  kind: NotificationKind,
  choice: KindPreference,
): Promise<void> {
  await transaction
    .insert(notificationChoices)
    .values({ userId, kind, ...choice })
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.kind],
      set: { listed: sql`excluded.listed`, email: sql`excluded.email` },
    });
}

function readQuietHours({ quietFrom, quietUntil }: StoredTimes) {
  return quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
}
