import type { StoredProofs } from '@porchlight/domain/milestones/proved-tasks.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { prepareStatement } from '../../platform/database/prepared-statements.ts';
import { purchaseDateRows } from '../date-store/date-store.table.ts';
import { documentReadings } from '../document-readings/kept/document-readings.table.ts';
import { homeContracts, homeOffers, homeOpinions } from '../homes/homes.table.ts';
import { loadPlanValues } from '../plan/plan-rows.ts';
import { isActiveBuyer, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { loanConditions, thirdPartyOrders } from '../reports-and-conditions/reports-and-conditions.table.ts';
import { wireEntries } from '../wire-guard/wire-guard.table.ts';

/** What other rooms have stored that proves tasks; the journey itself knows its dates, documents and place. */
export type RoomProofs = Omit<StoredProofs, 'dates' | 'documents' | 'hasContract' | 'hasClosingDay'> & {
  typedDates: string[];
};

/** All of it in two queries. Loan Estimates are the reader's own: what was read of a file is its owner's alone. */
export async function loadRoomProofs(db: Database, userId: string): Promise<RoomProofs> {
  const [row] = await selectProofs(db, { userId });
  if (!row) throw new Error('the database returned no row for a query that always has one');
  return { ...row, plan: await loadPlanValues(db, purchaseOf(userId)) };
}

const owner = sql.placeholder('userId');
const exists = (rows: SQL) => sql<boolean>`exists (select 1 from ${rows})`;
const count = (rows: SQL) => sql<number>`(select count(*)::int from ${rows})`;

const people = sql`${purchasePeople} where ${ofPurchase(purchasePeople.purchaseId, owner)}`;
const opinions = sql`${homeOpinions} where ${ofPurchase(homeOpinions.purchaseId, owner)}`;
const offers = sql`${homeOffers} where ${ofPurchase(homeOffers.purchaseId, owner)} and ${homeOffers.by} = 'buyer'`;
const orders = sql`${thirdPartyOrders} where ${ofPurchase(thirdPartyOrders.purchaseId, owner)}`;
const conditions = sql`${loanConditions} where ${ofPurchase(loanConditions.purchaseId, owner)}`;

const selectProofs = prepareStatement<{ userId: string }, Omit<RoomProofs, 'plan'>[]>('read proofs', (on) =>
  on
    .select({
      typedDates: sql<string[]>`(
        select coalesce(json_agg(${purchaseDateRows.dateKey}), '[]') from ${purchaseDateRows}
        where ${ofPurchase(purchaseDateRows.purchaseId, owner)} and ${purchaseDateRows.day} is not null
      )`,
      hasCoBuyer: sql<boolean>`${count(sql`${people} and ${isActiveBuyer}`)} > 1`,
      hasAgent: exists(
        sql`${people} and ${purchasePeople.role} = 'agent' and ${purchasePeople.state} = 'active'`,
      ),
      scoredHomes: sql<number>`(
        select count(distinct ${homeOpinions.homeId})::int from ${opinions} and ${homeOpinions.score} is not null
      )`,
      hasWalkAwayPrice: exists(sql`${opinions} and ${homeOpinions.walkAway} is not null`),
      hasOffer: exists(sql`${offers} and ${homeOffers.kind} = 'offer'`),
      hasContingencies: exists(
        sql`${offers} and jsonb_array_length(${homeOffers.terms} -> 'contingencies') > 0`,
      ),
      // Terms of another acceptance are of a contract that was canceled.
      hasContractDates: exists(sql`
        ${homeContracts} where ${ofPurchase(homeContracts.purchaseId, owner)} and jsonb_array_length(${homeContracts.terms}) > 0
          and ${homeContracts.acceptanceId} = (
            select latest.id from ${homeOffers} latest
            where latest.purchase_id = ${homeContracts.purchaseId} and latest.home_id = ${homeContracts.homeId}
              and latest.kind in ('acceptance', 'cancellation')
            order by latest.place desc limit 1
          )`),
      isInspectionOrdered: exists(
        sql`${orders} and ${thirdPartyOrders.kind} = 'inspection' and ${thirdPartyOrders.orderedOn} is not null`,
      ),
      isInspectionReceived: exists(
        sql`${orders} and ${thirdPartyOrders.kind} = 'inspection' and ${thirdPartyOrders.receivedOn} is not null`,
      ),
      isTitleOrdered: exists(
        sql`${orders} and ${thirdPartyOrders.kind} = 'title' and ${thirdPartyOrders.orderedOn} is not null`,
      ),
      conditions: count(conditions),
      openConditions: count(sql`${conditions} and ${loanConditions.state} = 'open'`),
      loanEstimates: count(sql`
        ${documentReadings} where ${documentReadings.userId} = ${owner} and ${documentReadings.state} = 'done'
          and ${documentReadings.form} = 'loan_estimate'`),
      hasWireCall: exists(
        sql`${wireEntries} where ${ofPurchase(wireEntries.purchaseId, owner)} and ${wireEntries.call} is not null`,
      ),
    })
    .from(sql`(values (1)) as one`),
);
