import { type PurchaseRole, purchaseRoles } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { AccessView, PurchaseView, SharedPersonView } from '@porchlight/domain/sharing/sharing-views.ts';
import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { purchaseAccesses, purchaseGrants, purchasePeople, purchases } from '../purchases/purchases.table.ts';

const MAX_ACCESSES = 100;

/** All but what opens a link, which is never read back (decision 0041). */
export const personColumns = {
  id: purchasePeople.id,
  purchaseId: purchasePeople.purchaseId,
  userId: purchasePeople.userId,
  role: purchasePeople.role,
  state: purchasePeople.state,
  name: purchasePeople.name,
  address: purchasePeople.address,
  addressHash: purchasePeople.addressHash,
  since: purchasePeople.since,
  expiresAt: purchasePeople.expiresAt,
};

/** The purchase of a buyer as both see it: its people with their open grants, and what helpers opened. */
export async function loadPurchase(db: Database, userId: string, now: Date): Promise<PurchaseView> {
  const [purchase] = await db.select().from(purchases).where(ofPurchase(purchases.id, userId));
  if (!purchase) throw new Error('an account without a purchase');
  const people = await db
    .select({ ...personColumns, accountName: users.name, email: users.email })
    .from(purchasePeople)
    .leftJoin(users, eq(users.id, purchasePeople.userId))
    .where(
      and(eq(purchasePeople.purchaseId, purchase.id), inArray(purchasePeople.state, ['invited', 'active'])),
    )
    .orderBy(asc(purchasePeople.since), purchasePeople.id);
  const grants = await listOpenGrants(
    db,
    people.map(({ id }) => id),
    now,
  );
  return {
    id: purchase.id,
    nickname: purchase.nickname,
    propertyState: purchase.propertyState,
    county: purchase.county,
    closingDay: purchase.closingDay,
    state: purchase.state,
    people: people.sort(byRole).map(
      (person): SharedPersonView => ({
        id: person.id,
        name: person.accountName ?? person.name,
        email: person.email ?? person.address,
        role: person.role,
        state: person.state,
        isYou: person.userId === userId,
        since: person.since.toISOString(),
        expiresAt: person.expiresAt?.toISOString() ?? null,
        grants: grants
          .filter(({ personId }) => personId === person.id)
          .map((grant) => ({
            id: grant.id,
            what: grant.what,
            documentKind: grant.documentKind,
            givenBy: grant.giver ?? '',
            isOwn: grant.givenBy === userId,
            givenAt: grant.givenAt.toISOString(),
            until: grant.until?.toISOString() ?? null,
          })),
      }),
    ),
    accesses: await listAccesses(db, purchase.id),
  };
}

/** The buyers first. */
const byRole = (one: { role: PurchaseRole }, other: { role: PurchaseRole }) =>
  purchaseRoles.indexOf(one.role) - purchaseRoles.indexOf(other.role);

/** Grants that are open at this moment, in the order in which they were given. */
async function listOpenGrants(db: Database, personIds: readonly string[], now: Date) {
  if (personIds.length === 0) return [];
  return db
    .select({
      id: purchaseGrants.id,
      personId: purchaseGrants.personId,
      what: purchaseGrants.what,
      documentKind: purchaseGrants.documentKind,
      givenBy: purchaseGrants.givenBy,
      givenAt: purchaseGrants.givenAt,
      until: purchaseGrants.until,
      giver: users.name,
    })
    .from(purchaseGrants)
    .leftJoin(users, eq(users.id, purchaseGrants.givenBy))
    .where(
      and(
        inArray(purchaseGrants.personId, [...personIds]),
        isNull(purchaseGrants.withdrawnAt),
        or(isNull(purchaseGrants.until), gt(purchaseGrants.until, now)),
      ),
    )
    .orderBy(asc(purchaseGrants.givenAt), purchaseGrants.id);
}

async function listAccesses(db: Database, purchaseId: string): Promise<AccessView[]> {
  const rows = await db
    .select({
      id: purchaseAccesses.id,
      name: purchasePeople.name,
      what: purchaseAccesses.what,
      detail: purchaseAccesses.detail,
      at: purchaseAccesses.at,
    })
    .from(purchaseAccesses)
    .innerJoin(purchasePeople, eq(purchasePeople.id, purchaseAccesses.personId))
    .where(eq(purchaseAccesses.purchaseId, purchaseId))
    .orderBy(desc(purchaseAccesses.at), purchaseAccesses.id)
    .limit(MAX_ACCESSES);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
