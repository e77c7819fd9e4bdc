import type { DuePurchase } from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import {
  type DueKind,
  getDueDays,
  MAX_DUE_PURCHASES,
} from '@porchlight/domain/home-buyers/staff-purchases.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { purchaseDateRows } from '../date-store/date-store.table.ts';
import { composeDerivedDateKey } from '../date-store/derived-dates.ts';
import { documentRequests } from '../document-store/document-requests.table.ts';
import { isStillAsked } from '../document-store/requested-documents.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { loadBuyers } from './purchase-buyers.ts';
import { refreshSummaries } from './refresh-summaries.ts';

/** The purchases that have something due soon or late, the oldest due first; the access is logged. */
export async function listDuePurchases(
  context: { database: DatabaseConnection; now(): Date },
  actor: StaffActor,
): Promise<DuePurchase[]> {
  const { database, now } = context;
  await refreshSummaries(context);
  const today = getWallClock(now(), LAST_TIME_ZONE).day;
  const purchases = await database.read((transaction) => loadDuePurchases(transaction, today));
  await recordStaffAction(database.db, actor, {
    action: 'home-buyers.listed',
    subject: { kind: 'purchase' },
    detail: { isDue: true, rows: purchases.length },
  });
  return purchases;
}

type DueRow = {
  id: string;
  what: DueKind;
  title: string | null;
  kind: string | null;
  day: string;
  more: number;
  ownerId: string | null;
  ownerName: string | null;
};

/** Purchases of guests and of members of staff have no summary, and are not among them. */
async function loadDuePurchases(db: Database, today: string): Promise<DuePurchase[]> {
  const { first, last } = getDueDays(today);
  const isWithin = sql`between ${first}::date and ${last}::date`;
  const { rows } = await db.execute<DueRow>(sql`
    with due as (
      select purchase_id, closing_day as day, 'closing' as what, null as title, null as kind from purchase_summaries
      where closing_day ${isWithin} and milestone <= ${CLOSING_MILESTONE}
      union all
      select purchase_id, due_day, 'document', title, kind from ${documentRequests}
      where due_day ${isWithin} and ${isStillAsked} and (snoozed_until is null or snoozed_until <= ${today}::date)
      union all
      select purchase_id, day, 'contract', title, null from ${purchaseDateRows}
      where day ${isWithin} and not waived and done_on is null and ${isContractDay}
    ), ranked as (
      select due.*, row_number() over nearest as place, count(*) over (partition by purchase_id) as things from due
      window nearest as (partition by purchase_id order by day, what, title)
    )
    select purchase_id as id, what, title, kind, day::text, (things - 1)::int as more,
      owner.id as "ownerId", owner.name as "ownerName"
    from ranked
    join purchase_summaries using (purchase_id)
    left join purchase_owners using (purchase_id)
    left join users owner on owner.id = purchase_owners.owner_id
    where place = 1
    order by day, purchase_id limit ${MAX_DUE_PURCHASES}`);
  const buyers = await loadBuyers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, what, title, kind, day, more, ownerId, ownerName }) => ({
    ...{ id, what, day, more },
    title: title ?? (kind === null ? null : (findDocumentRequest(kind)?.title ?? kind)),
    buyers: (buyers.get(id) ?? []).map((buyer) => ({ id: buyer.id, name: buyer.name })),
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
  }));
}

/** The last milestone in which a closing is still ahead. */
const CLOSING_MILESTONE = milestones.find(({ slug }) => slug === 'funding')?.id ?? 0;

/** Whether a date of a purchase is counted from a term of a contract; what buyers typed for themselves is theirs. */
const isContractDay = sql`exists (
  select from home_contracts contract cross join lateral jsonb_array_elements(contract.terms) term
  where contract.purchase_id = ${purchaseDateRows.purchaseId}
    and ${purchaseDateRows.dateKey} = ${composeDerivedDateKey(sql`contract.home_id || ' ' || (term ->> 'key')`)})`;
