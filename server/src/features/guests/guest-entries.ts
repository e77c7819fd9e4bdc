import type { GuestEntries } from '@porchlight/domain/guests/guests.contract.ts';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OwnedTable } from '../../platform/database/owned-rows.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import type { SignedIn } from '../../platform/http/request-context.ts';
import { users } from '../accounts/accounts.table.ts';
import { inTransaction, isSecure } from '../accounts/accounts-context.ts';
import { clearCookie } from '../accounts/sessions/browser-cookies.ts';
import { guestCookie } from '../accounts/sessions/guest-sessions.ts';
import { creditCards, creditDisputes, creditScores } from '../credit/credit.table.ts';
import { purchaseDateRows } from '../date-store/date-store.table.ts';
import { homes } from '../homes/homes.table.ts';
import { planFacts } from '../plan/plan.table.ts';
import { announceToBuyers, isActiveBuyer } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { savedScenarios } from '../tools/saved-scenarios.table.ts';
import { eraseGuest, type GuestsContext } from './guests.service.ts';

type MergingContext = GuestsContext & { ownedTables: readonly OwnedTable[] };

/** What this browser's guest entered; null without one, for the sample, and where they entered nothing, whose cookie then goes. */
export async function countGuestEntries(context: GuestsContext): Promise<GuestEntries | null> {
  const { db } = context.database;
  const guest = await context.guests.findGuest(db, context.headers);
  const purchaseId = guest?.kind === 'own' ? await getPurchase(db, guest.userId) : undefined;
  if (purchaseId !== undefined) {
    const facts = db.selectDistinct({ fact: planFacts.fact }).from(planFacts);
    const entries = {
      facts: (await facts.where(eq(planFacts.purchaseId, purchaseId))).length,
      homes: await db.$count(homes, eq(homes.purchaseId, purchaseId)),
      dates: await db.$count(purchaseDateRows, eq(purchaseDateRows.purchaseId, purchaseId)),
    };
    if (entries.facts + entries.homes + entries.dates > 0) return entries;
  }
  context.setCookies(clearCookie(guestCookie, isSecure(context)));
  return null;
}

/**
 * Adds what this browser's guest entered to the purchase of the account that has signed in, where what is there already stays, or drops it;
 * either way the guest is gone. NOT_FOUND where there is none any more, as in the second of two tabs.
 */
export async function mergeGuestEntries(
  context: MergingContext,
  user: SignedIn,
  choice: 'add' | 'drop',
): Promise<void> {
  const guest = await context.guests.findGuest(context.database.db, context.headers);
  if (!guest) throw new Failure('NOT_FOUND', { reason: 'guests.no-entries' });
  if (choice === 'drop' || guest.kind === 'sample') await eraseGuest(context.personalData, guest.userId);
  else
    await inTransaction(context, async ({ db }) => {
      await addEntries(db, context, { guestId: guest.userId, userId: user.userId });
    });
  context.setCookies(clearCookie(guestCookie, isSecure(context)));
}

async function addEntries(
  transaction: Database,
  { ownedTables, now }: MergingContext,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  const isHeld = and(eq(users.id, guestId), eq(users.guest, 'own'));
  const [held] = await transaction.select({ id: users.id }).from(users).where(isHeld).for('update');
  const [from, to] = [await getPurchase(transaction, guestId), await getPurchase(transaction, userId)];
  if (!held || from === undefined || to === undefined)
    throw new Failure('NOT_FOUND', { reason: 'guests.no-entries' });
  // As everything that joins purchases locks them.
  for (const topic of ['people', 'dates', 'plan'])
    for (const purchaseId of [from, to].sort()) await lockOwner(transaction, topic, purchaseId);
  await transaction.execute(sql`
    delete from ${planFacts} entered where purchase_id = ${from}
      and exists (select from ${planFacts} known where known.purchase_id = ${to} and known.fact = entered.fact)`);
  await emit(transaction, 'purchase.joined', { userId, from, to, isOwn: true }, now());
  for (const { table } of ownedTables) {
    if (!('purchaseId' in table && 'userId' in table) || table === purchasePeople) continue;
    const name = sql.identifier(getTableName(table));
    await transaction.execute(
      sql`update ${name} set user_id = ${userId} where user_id = ${guestId} and purchase_id = ${to}`,
    );
  }
  for (const table of [savedScenarios, creditScores, creditCards, creditDisputes])
    await transaction.update(table).set({ userId }).where(eq(table.userId, guestId));
  await transaction.delete(users).where(eq(users.id, guestId));
  for (const topic of ['milestones', 'dates', 'plan', 'homes'] as const)
    await announceToBuyers(transaction, { topic, userId });
}

async function getPurchase(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: purchasePeople.purchaseId })
    .from(purchasePeople)
    .where(and(eq(purchasePeople.userId, userId), isActiveBuyer));
  return row?.id;
}
