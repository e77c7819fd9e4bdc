import { type AgreedContract, listAgreedContracts } from '@porchlight/domain/homes/contract-facts.ts';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { homeOffers, homes } from '../homes/homes.table.ts';

/** The contracts of a purchase, in force and canceled; none for a helper who was not let see its homes. */
export async function loadAgreedContracts(db: Database, purchaseId: SQL<string>): Promise<AgreedContract[]> {
  const { id, homeId, kind, by, at, answers, terms, enteredAt } = homeOffers;
  const { propertyTaxYearly, homeInsuranceYearly, duesMonthly, state, propertyType } = homes;
  const figures = { propertyTaxYearly, homeInsuranceYearly, duesMonthly, state, propertyType };
  const accepted = db
    .select({ homeId })
    .from(homeOffers)
    .where(and(eq(homeOffers.purchaseId, purchaseId), eq(kind, 'acceptance')));
  const rows = await db
    .select({ id, homeId, kind, by, at, answers, terms, enteredAt, address: homes.address, home: figures })
    .from(homeOffers)
    .innerJoin(homes, and(eq(homes.purchaseId, homeOffers.purchaseId), eq(homes.id, homeId)))
    .where(and(eq(homeOffers.purchaseId, purchaseId), inArray(homeId, accepted)))
    .orderBy(homeOffers.place);
  return [...Map.groupBy(rows, (row) => row.homeId).values()].flatMap((log) =>
    log.slice(0, 1).flatMap(({ homeId: id, address, home }) =>
      listAgreedContracts(
        { homeId: id, address, home },
        log.map((row) => ({ ...row, at: row.at.toISOString(), enteredAt: row.enteredAt.toISOString() })),
      ),
    ),
  );
}
