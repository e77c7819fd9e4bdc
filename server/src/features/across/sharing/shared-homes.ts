import type { SharedHome } from '@porchlight/domain/homes/homes.contract.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { Helper } from '../../../platform/http/request-context.ts';
import { homeOffers, homes } from '../../product/homes/homes.table.ts';
import { openShared } from './shared-reads.ts';
import type { SharingContext } from './sharing-context.ts';

/** The homes of a purchase with their offers, for who was let see them: what the buyers say to each other is not among it. */
export async function readSharedHomes(
  context: SharingContext,
  helper: Helper,
  personId: string,
): Promise<SharedHome[]> {
  const purchaseId = await openShared(context, helper, { personId, what: 'homes' });
  const { db } = context.database;
  const rows = await db
    .select()
    .from(homes)
    .where(eq(homes.purchaseId, purchaseId))
    .orderBy(desc(homes.changedAt), homes.id);
  const offers = await db
    .select()
    .from(homeOffers)
    .where(eq(homeOffers.purchaseId, purchaseId))
    .orderBy(asc(homeOffers.place));
  const byHome = Map.groupBy(offers, ({ homeId }) => homeId);
  return rows.map(({ purchaseId: _purchase, userId: _user, changedAt: _changed, ...home }) => ({
    ...home,
    entries: (byHome.get(home.id) ?? []).map(({ id, kind, by, at, answers, terms }) => ({
      ...{ id, kind, by, answers, terms, at: at.toISOString() },
    })),
  }));
}
