import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import { derivePlace, type PlaceChoice } from '@porchlight/domain/milestones/journey-place.ts';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { journeyPlaceChoices, milestoneDates } from './journey.table.ts';

/** What the buyers said of where they are, as it is stored, and what the purchase knows of it. */
export type PlaceRow = {
  stored: { place: string; setAside: string[] } | null;
  /** Whether an offer was accepted whose contract was not canceled. */
  hasContract: boolean;
  /** As the list of dates knows it (`findKnownDays`). */
  closingDay: string | null;
  /** Whether it was set as a date: one that only the plan counts with is a wish. */
  isClosingSet: boolean;
  /** Whether a home was entered as owned. */
  ownsHome: boolean;
};

/** All of it as one column. The tables of offers, dates and owned homes are named as text: their features need this one. */
export const selectPlace = (userId: string | Placeholder): SQL<PlaceRow> => sql<PlaceRow>`json_build_object(
  'stored', (
    select json_build_object('place', chosen.place, 'setAside', chosen.set_aside)
    from ${journeyPlaceChoices} chosen where chosen.purchase_id = porchlight_purchase_of(${userId}) limit 1
  ),
  'hasContract', exists (
    select 1 from (
      select distinct on (offers.home_id) offers.kind from home_offers offers
      where offers.purchase_id = porchlight_purchase_of(${userId}) and offers.kind in ('acceptance', 'cancellation')
      order by offers.home_id, offers.place desc
    ) latest where latest.kind = 'acceptance'
  ),
  'closingDay', coalesce(
    (select ${purchases.closingDay} from ${purchases} where ${ofPurchase(purchases.id, userId)} limit 1),
    (
      select ${milestoneDates.date} from ${milestoneDates}
      where ${ofPurchase(milestoneDates.purchaseId, userId)} and ${milestoneDates.dateKey} in ('closing-day', 'contract-closing-date')
      order by ${milestoneDates.dateKey} limit 1
    )
  ),
  'isClosingSet', exists (
    select 1 from ${milestoneDates}
    where ${ofPurchase(milestoneDates.purchaseId, userId)} and ${milestoneDates.dateKey} in ('closing-day', 'contract-closing-date')
  ) or exists (
    select 1 from purchase_dates typed
    where typed.purchase_id = porchlight_purchase_of(${userId}) and typed.date_key = 'closing-day' and typed.day is not null
  ),
  'ownsHome', exists (
    select 1 from home_records owned where owned.purchase_id = porchlight_purchase_of(${userId}) and owned.kind = 'home'
  )
)`;

/** Where a purchase is, as one of its buyers sees it, or would be with `changed`. */
export async function loadPlace(
  db: Database,
  userId: string,
  now: Date,
  changed: Partial<PlaceRow> = {},
): Promise<PlaceChoice> {
  const [row] = await db.select({ place: selectPlace(userId) }).from(sql`(values (1)) as one`);
  if (!row) throw new Error('the database returned no row for a query that always has one');
  return derivePlaceOf({ ...row.place, ...changed }, now);
}

/** The closing day has passed once it has everywhere in the country. */
export function derivePlaceOf({ stored, ...facts }: PlaceRow, now: Date): PlaceChoice {
  return derivePlace(stored, { ...facts, today: getWallClock(now, LAST_TIME_ZONE).day });
}
