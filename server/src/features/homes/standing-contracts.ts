import type { StandingContract } from '@porchlight/domain/dates/contract-clock/closing-move.ts';
import { getLocalTime, getOfferState } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { homeContracts, homes } from './homes.table.ts';
import { findContractOf, listEntries } from './offer-log-rows.ts';

/** The contracts of a purchase that stand, each with its home and the instant of acceptance; the latest accepted last. */
export async function listStandingContracts(
  db: Database,
  userId: string,
  now: Date,
): Promise<(StandingContract & { homeId: string; acceptedAt: string })[]> {
  const rows = await db
    .select({ homeId: homes.id, timeZone: homes.timeZone, stored: homeContracts })
    .from(homeContracts)
    .innerJoin(homes, and(eq(homes.purchaseId, homeContracts.purchaseId), eq(homes.id, homeContracts.homeId)))
    .where(ofPurchase(homeContracts.purchaseId, userId));
  const found = [];
  for (const { homeId, timeZone, stored } of rows) {
    const entries = await listEntries(db, userId, homeId);
    const { acceptance, contract: accepted } = getOfferState({ timeZone, entries }, now);
    if (acceptance === null || accepted === null) continue;
    const contract = findContractOf(acceptance, stored);
    if (contract === undefined) continue;
    found.push({
      ...{ homeId, timeZone, ...contract, acceptedAt: acceptance.at },
      acceptance: getLocalTime(acceptance, timeZone).day,
      agreedClosing: accepted.terms.closingDay,
    });
  }
  return found.sort((one, other) => (one.acceptedAt < other.acceptedAt ? -1 : 1));
}
