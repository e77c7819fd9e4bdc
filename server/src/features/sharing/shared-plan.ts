import { randomUUID } from 'node:crypto';
import { currentFacts } from '@porchlight/domain/plan/current-facts.ts';
import { isGranted } from '@porchlight/domain/plan/fact-groups.ts';
import { type Fact, type FactValue, factNames, factSchemas } from '@porchlight/domain/plan/plan-facts.ts';
import { sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Helper } from '../../platform/http/request-context.ts';
import { loadEntries } from '../plan/plan-rows.ts';
import { recordFact } from '../plan/record-facts.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { loadShared } from './shared-reads.ts';
import type { SharingContext } from './sharing-context.ts';

/** The facts that a helper was let see, by either grant or both. */
export async function loadSharedPlan(context: SharingContext, helper: Helper, personId: string) {
  const figures = await openOne(context, helper, { personId, what: 'figures' });
  const offers = await openOne(context, helper, { personId, what: 'offers' });
  const purchaseId = figures ?? offers;
  if (purchaseId === undefined) throw new Failure('NOT_FOUND');
  const grants = { figures: figures !== undefined, offers: offers !== undefined };
  const granted = factNames.filter((fact) => isGranted(fact, grants));
  const { entries } = await loadEntries(context.database.db, sql`${purchaseId}::uuid`, { facts: granted });
  return [...currentFacts(entries).values()].flatMap(({ entry: { fact, value, from, at } }) =>
    value === null || from.source === 'assumption' ? [] : [{ fact, value, source: from.source, at }],
  );
}

async function openOne(
  context: SharingContext,
  helper: Helper,
  of: { personId: string; what: 'figures' | 'offers' },
): Promise<string | undefined> {
  try {
    return await loadShared(context, helper, of);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'NOT_FOUND') throw error;
    return undefined;
  }
}

type PurchaseChange = {
  propertyState?: string | null | undefined;
  county?: string | null | undefined;
};

/** What is changed on the purchase itself is a fact of the plan too. The caller holds `lockClosingDay`. */
export async function updateSharedPlan(
  transaction: Database,
  userId: string,
  { change, now }: { change: PurchaseChange; now: Date },
): Promise<void> {
  const changed: { fact: Fact; value: FactValue | null }[] = [];
  if (change.propertyState !== undefined || change.county !== undefined) {
    const [purchase] = await transaction.select().from(purchases).where(ofPurchase(purchases.id, userId));
    const place = factSchemas.place.safeParse({ state: purchase?.propertyState, county: purchase?.county });
    // A county alone is no place yet; a state that is taken back takes the place with it.
    if (place.success || change.propertyState === null)
      changed.push({ fact: 'place', value: place.data ?? null });
  }
  for (const each of changed) {
    const from = { source: 'typed' as const };
    await recordFact(transaction, { id: randomUUID(), ...each, from, userId, now });
  }
}
