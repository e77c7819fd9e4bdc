import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import {
  findInvitationStanding,
  isBuyerRole,
  MAX_BUYERS,
} from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { PurchaseView } from '@porchlight/domain/sharing/sharing-views.ts';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import { forgetAnswers } from '../../platform/http/idempotency/forget-answers.ts';
import { idempotencyKeys } from '../../platform/http/idempotency/idempotency-store.table.ts';
import { users } from '../accounts/accounts.table.ts';
import type { AccountsContext } from '../accounts/accounts-context.ts';
import { createConfirmedAccount } from '../accounts/code-sign-in.service.ts';
import { hashToken } from '../accounts/one-use-tokens.ts';
import { createSession } from '../accounts/sign-in/signing-in.ts';
import { setClosingDay, spreadClosingDay } from '../date-store/set-closing-day.ts';
import { hashAddress } from '../purchases/helper-sessions.ts';
import { announceToBuyers, isActiveBuyer, lockPurchase, ofPurchase } from '../purchases/membership.ts';
import { purchaseGrants, purchasePeople, purchases } from '../purchases/purchases.table.ts';
import { loadPurchase } from './purchase-view.ts';
import type { Buyer, SharingContext } from './sharing-context.ts';

/** Whom an invitation is from and what it is for; LINK_EXPIRED where it is no longer open. */
export async function getInvitation(context: SharingContext, token: string) {
  const { person, inviterName } = await findInvitation(context.database.db, token, context.now());
  return { role: person.role, name: person.name, inviterName };
}

/**
 * Makes the reader the co-buyer of the buyer who invited their confirmed address. The rows of their own purchase then belong to both,
 * except documents and notes, which stay private; helpers of their own purchase lose access.
 */
export async function acceptInvitation(
  context: SharingContext,
  buyer: Buyer,
  token: string,
): Promise<PurchaseView> {
  await context.limits.consume('sharing-accept-account', buyer.userId);
  return context.database.transact(async (transaction) => {
    await unitePurchases(context, transaction, buyer.userId, token);
    return loadPurchase(transaction, buyer.userId, context.now());
  });
}

type NewBuyer = { token: string; name: string; email: string };

/**
 * Opens an account for the reader of an invitation, who joins with it. The link came to the address, so it confirms it; but an address that
 * has a confirmed account signs in first, as such emails are passed on. The session's cookie is in `setCookies`.
 */
export async function joinWithNewAccount(
  context: SharingContext,
  { name, email, token }: NewBuyer,
  { headers, setCookies }: Pick<AccountsContext, 'headers' | 'setCookies'>,
): Promise<Account> {
  const cookies: Headers[] = [];
  const account = await context.database.transact(async (transaction) => {
    const { person } = await findInvitation(transaction, token, context.now());
    if (hashAddress(email) !== person.addressHash) throw refuseAddress('sharing.invited-another-address');
    const parts = { ...context, db: transaction, headers, setCookies: (from: Headers) => cookies.push(from) };
    const opened = await createConfirmedAccount(parts, { email, name });
    if (!opened?.isNew) throw refuseAddress('sharing.has-an-account');
    const made = await createSession(parts, opened.userId, 'mail');
    // An invited member of staff is no buyer.
    if (made.isStaff) throw refuseAddress('sharing.has-an-account');
    await unitePurchases(context, transaction, opened.userId, token);
    return made;
  });
  for (const each of cookies) setCookies(each);
  return account;
}

function refuseAddress(reason: 'sharing.invited-another-address' | 'sharing.has-an-account'): Failure {
  return new Failure('NOT_ALLOWED', { reason, fields: { email: { reason } } });
}

async function unitePurchases(
  context: SharingContext,
  transaction: Database,
  userId: string,
  token: string,
): Promise<void> {
  const now = context.now();
  const { person } = await findInvitation(transaction, token, now);
  if (!isBuyerRole(person.role)) throw new Failure('LINK_EXPIRED', { reason: 'sharing.invitation-ended' });
  const [account] = await transaction.select().from(users).where(eq(users.id, userId));
  if (!account?.emailVerified || hashAddress(account.email) !== person.addressHash)
    throw new Failure('NOT_ALLOWED', { reason: 'sharing.invited-another-address' });
  const [own] = await listBuyersOf(transaction, userId);
  if (!own) throw new Error('an account without a purchase');
  // In one order, so that two who accept each other's invitation wait for each other once.
  for (const topic of ['people', 'dates', 'plan'])
    for (const purchaseId of [own.purchaseId, person.purchaseId].sort())
      await lockOwner(transaction, topic, purchaseId);
  // The holder of the lock may have withdrawn the invitation meanwhile.
  await findInvitation(transaction, token, now);
  const others = await transaction
    .select({ userId: purchasePeople.userId, purchaseId: purchasePeople.purchaseId })
    .from(purchasePeople)
    .where(and(inArray(purchasePeople.purchaseId, [own.purchaseId, person.purchaseId]), isActiveBuyer));
  const isOf = (purchaseId: string) => others.filter((each) => each.purchaseId === purchaseId).length;
  // The reader too may have left or joined meanwhile, and what was their own would be another's.
  const isStillOwn = others.some((each) => each.userId === userId && each.purchaseId === own.purchaseId);
  if (own.purchaseId === person.purchaseId || isOf(own.purchaseId) > 1 || !isStillOwn)
    throw new Failure('NOT_ALLOWED', { reason: 'sharing.buys-with-another' });
  if (isOf(person.purchaseId) >= MAX_BUYERS)
    throw new Failure('LINK_EXPIRED', { reason: 'sharing.invitation-ended' });
  const dayBefore = await readClosingDay(transaction, person.purchaseId);
  await emit(transaction, 'purchase.joined', { userId, from: own.purchaseId, to: person.purchaseId }, now);
  // Deletes the buyer's own row with it, and the helpers of that purchase.
  await transaction.delete(purchases).where(eq(purchases.id, own.purchaseId));
  await transaction
    .update(purchasePeople)
    .set({
      userId: userId,
      state: 'active',
      role: 'co-buyer',
      tokenHash: null,
      expiresAt: null,
      since: now,
    })
    .where(eq(purchasePeople.id, person.id));
  // Milestone, plan and reminders of both follow the day that the purchase shows from then on.
  const day = await readClosingDay(transaction, person.purchaseId);
  const unite = day === dayBefore ? spreadClosingDay : setClosingDay;
  if (day !== null) await unite(transaction, { userId: userId, day, now, isDate: false });
  await announceBoth(transaction, userId);
}

async function readClosingDay(transaction: Database, purchaseId: string): Promise<string | null> {
  const [purchase] = await transaction
    .select({ day: purchases.closingDay })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  return purchase?.day ?? null;
}

/**
 * Separates two buyers: both continue the whole journey, each in a purchase of their own. Helpers keep access to the purchase of the buyer
 * who stays, except to the documents of the one who leaves.
 */
export async function leavePurchase(context: SharingContext, buyer: Buyer): Promise<PurchaseView> {
  return context.database.transact(async (transaction) => {
    const now = context.now();
    await lockPurchase(transaction, 'people', buyer.userId);
    const [own, ...rest] = (await listBuyersOf(transaction, buyer.userId)).sort(
      (one, other) => Number(other.userId === buyer.userId) - Number(one.userId === buyer.userId),
    );
    const [remaining] = rest;
    if (!own || !remaining?.userId) throw new Failure('NOT_ALLOWED', { reason: 'sharing.nobody-to-leave' });
    await announceBoth(transaction, buyer.userId);
    const [left] = await transaction.select().from(purchases).where(eq(purchases.id, own.purchaseId));
    const [made] = await transaction
      .insert(purchases)
      .values({
        nickname: left?.nickname ?? '',
        propertyState: left?.propertyState,
        county: left?.county,
        closingDay: left?.closingDay,
      })
      .returning({ id: purchases.id });
    if (!made) throw new Error('the database returned no row for an insert');
    await emit(
      transaction,
      'purchase.left',
      { userId: buyer.userId, from: own.purchaseId, to: made.id, remainingId: remaining.userId },
      now,
    );
    // While the one who leaves is still a buyer of it: afterwards these rows are none of theirs.
    await transaction.execute(
      sql`select porchlight_hand_on_grants(${own.purchaseId}::uuid, ${buyer.userId}, ${remaining.userId}),
        porchlight_forget_opened(${own.purchaseId}::uuid, ${remaining.userId})`,
    );
    await transaction
      .update(purchasePeople)
      .set({ state: 'left', until: now })
      .where(eq(purchasePeople.id, own.id));
    await transaction
      .update(purchasePeople)
      .set({ role: 'buyer' })
      .where(eq(purchasePeople.id, remaining.id));
    await transaction
      .insert(purchasePeople)
      .values({ purchaseId: made.id, userId: buyer.userId, role: 'buyer', state: 'active', since: now });
    await withdrawOwnGrants(transaction, buyer.userId, now);
    // What either was answered with while they bought together holds what is the other's from now on.
    await forgetAnswers(transaction, inArray(idempotencyKeys.userId, [buyer.userId, remaining.userId]));
    return loadPurchase(transaction, buyer.userId, now);
  });
}

async function withdrawOwnGrants(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction
    .update(purchaseGrants)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(purchaseGrants.givenBy, userId),
        eq(purchaseGrants.what, 'documents'),
        isNull(purchaseGrants.withdrawnAt),
      ),
    );
}

async function findInvitation(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({ person: purchasePeople, inviterName: users.name })
    .from(purchasePeople)
    .innerJoin(users, eq(users.id, purchasePeople.invitedBy))
    .where(and(eq(purchasePeople.tokenHash, hashToken(token)), ne(purchasePeople.state, 'removed')));
  if (!found || findInvitationStanding(found.person, now) !== 'open')
    throw new Failure('LINK_EXPIRED', { reason: 'sharing.invitation-ended' });
  return found;
}

const listBuyersOf = (transaction: Database, userId: string) =>
  transaction
    .select({ id: purchasePeople.id, purchaseId: purchasePeople.purchaseId, userId: purchasePeople.userId })
    .from(purchasePeople)
    .where(and(ofPurchase(purchasePeople.purchaseId, userId), isActiveBuyer));

/** Everything that is of a purchase is united or parted at once, so all that the open pages of both show of it changes. */
const TOPICS = ['people', 'milestones', 'dates', 'plan', 'homes'] as const;

async function announceBoth(transaction: Database, userId: string): Promise<void> {
  for (const topic of TOPICS) await announceToBuyers(transaction, { topic, userId });
}
