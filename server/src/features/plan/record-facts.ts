import type { Fact, FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import type { Provenance } from '@porchlight/domain/plan/provenance.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { setClosingDay } from '../date-store/set-closing-day.ts';
import { announceToBuyers, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { loadAgreedContracts } from './agreed-contracts.ts';
import { planFacts } from './plan.table.ts';

/** Rows of one purchase at most: a person does not come near it. */
const MAX_ROWS = 5_000;

export type RecordedFact = {
  id: string;
  fact: Fact;
  value: FactValue | null;
  from: Exclude<Provenance, { source: 'assumption' | 'contract' }>;
};

/**
 * Stores what was entered as the latest of its fact. The caller holds `lockClosingDay(transaction, userId)`. An id that is there
 * already stores nothing; NOT_FOUND where it is another fact's.
 */
export async function recordFact(
  transaction: Database,
  { userId, now, ...recorded }: RecordedFact & { userId: string; now: Date },
): Promise<void> {
  const { id, fact, value, from } = recorded;
  const { source, ...detail } = from;
  const isOwn = ofPurchase(planFacts.purchaseId, userId);
  const at = await findMoment(transaction, { userId, fact, now });
  const stored = await transaction
    .insert(planFacts)
    .values({ id, purchaseId: purchaseOf(userId), userId, fact, value, source, detail, at })
    .onConflictDoNothing()
    .returning({ id: planFacts.id });
  if (stored.length === 0) {
    const [same] = await transaction
      .select({ fact: planFacts.fact })
      .from(planFacts)
      .where(and(isOwn, eq(planFacts.id, id)));
    if (same?.fact !== fact) throw new Failure('NOT_FOUND');
    return;
  }
  await showOnPurchase(transaction, userId, { fact, value, now, isRead: source === 'document' });
  await announceToBuyers(transaction, { topic: 'plan', userId });
}

/** Later than whatever the fact has, and than any contract, so that the last to write wins also within one millisecond. */
async function findMoment(
  transaction: Database,
  { userId, fact, now }: { userId: string; fact: Fact; now: Date },
): Promise<Date> {
  const isOwn = ofPurchase(planFacts.purchaseId, userId);
  const [rows] = await transaction.select({ count: count() }).from(planFacts).where(isOwn);
  if ((rows?.count ?? 0) >= MAX_ROWS) throw new Failure('BAD_INPUT', { reason: 'plan.most-changes' });
  const [last] = await transaction
    .select({ at: planFacts.at })
    .from(planFacts)
    .where(and(isOwn, eq(planFacts.fact, fact)))
    .orderBy(desc(planFacts.at))
    .limit(1);
  const contracts = await loadAgreedContracts(transaction, purchaseOf(userId));
  const agreed = contracts.map(({ from, until }) => Date.parse(until ?? from) + 1);
  return new Date(Math.max(now.getTime(), (last?.at.getTime() ?? 0) + 1, ...agreed));
}

/** Where the home is and the closing day stand on the purchase too, where dates and people read them. */
export async function showOnPurchase(
  transaction: Database,
  userId: string,
  { fact, value, now, isRead }: { fact: Fact; value: FactValue | null; now: Date; isRead: boolean },
): Promise<void> {
  if (fact === 'closingDay') {
    const day = value as string | null;
    return setClosingDay(transaction, { userId, day, now, isDate: isRead });
  }
  if (fact !== 'place') return;
  const place = value as { state: string; county: string | null } | null;
  const set = { propertyState: place?.state ?? null, county: place?.county ?? null };
  await transaction.update(purchases).set(set).where(ofPurchase(purchases.id, userId));
  await announceToBuyers(transaction, { topic: 'people', userId });
}
