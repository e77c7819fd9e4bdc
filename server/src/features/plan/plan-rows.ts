import { addContractFacts, type PlanHistory } from '@porchlight/domain/homes/contract-facts.ts';
import {
  currentFacts,
  type FactEntry,
  listValues,
  sortHistory,
} from '@porchlight/domain/plan/current-facts.ts';
import type { FactVersion, PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import { type Fact, type Facts, factNames, factSchemas } from '@porchlight/domain/plan/plan-facts.ts';
import { provenance } from '@porchlight/domain/plan/provenance.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { purchaseOf } from '../purchases/membership.ts';
import { loadAgreedContracts } from './agreed-contracts.ts';
import { planFacts } from './plan.table.ts';

/** The rows that are read of each fact: enough to find what holds and what the other buyer had. */
const READ_OF_EACH = 20;

/** The plan as one of its buyers reads it. What was taken out is not there, unless the other buyer's value can be brought back. */
export async function loadPlanRow(db: Database, userId: string): Promise<PlanView> {
  const { entries, names } = await loadEntries(db, purchaseOf(userId));
  const describe = (entry: FactEntry) => describeVersion(entry, { userId, names });
  const facts = [...currentFacts(entries).values()].filter(
    ({ entry, other }) => entry.value !== null || other !== null,
  );
  return {
    facts: facts.map(({ entry, other }) => ({
      fact: entry.fact,
      ...describe(entry),
      other: other && describe(other),
    })),
  };
}

/** The values that hold in a purchase. */
export async function loadPlanValues(db: Database, purchase: SQL<string>): Promise<Facts> {
  return listValues(currentFacts((await loadEntries(db, purchase)).entries).values());
}

/** The values that were entered in the plan, for readers of no home: without what a contract says. */
export async function loadEnteredValues(db: Database, purchase: SQL<string>): Promise<Facts> {
  return listValues(currentFacts((await loadStored(db, purchase)).stored).values());
}

/** What changed a fact, latest first; the newest hundred. */
export async function loadFactHistory(db: Database, userId: string, fact: Fact): Promise<FactVersion[]> {
  const { entries, past, names } = await loadEntries(db, purchaseOf(userId), { facts: [fact], most: 100 });
  const versions = sortHistory([...entries, ...past]).toReversed();
  return versions.map((entry) => describeVersion(entry, { userId, names }));
}

type Asked = { facts?: readonly Fact[]; most?: number };

/** The newest rows of each fact, with what contracts say of them. */
export async function loadEntries(
  db: Database,
  purchase: SQL<string>,
  asked: Asked = {},
): Promise<PlanHistory & { names: ReadonlyMap<string, string> }> {
  const { stored, names } = await loadStored(db, purchase, asked);
  const { entries, past } = addContractFacts(stored, await loadAgreedContracts(db, purchase));
  const isAsked = ({ fact }: FactEntry) => asked.facts?.includes(fact) ?? true;
  return { entries: entries.filter(isAsked), past: past.filter(isAsked), names };
}

/** The newest rows of each fact, latest first. What this release cannot read is passed over. */
async function loadStored(
  db: Database,
  purchase: SQL<string>,
  { facts = factNames, most = READ_OF_EACH }: Asked = {},
): Promise<{ stored: FactEntry[]; names: ReadonlyMap<string, string> }> {
  const ranked = db
    .select({
      id: planFacts.id,
      purchaseId: planFacts.purchaseId,
      rank: sql<number>`row_number() over (partition by ${planFacts.fact} order by ${planFacts.at} desc, ${planFacts.id} desc)`.as(
        'rank',
      ),
    })
    .from(planFacts)
    .where(and(eq(planFacts.purchaseId, purchase), inArray(planFacts.fact, facts)))
    .as('ranked');
  const rows = await db
    .select({ row: planFacts, name: users.name })
    .from(planFacts)
    .innerJoin(
      ranked,
      and(
        eq(ranked.purchaseId, planFacts.purchaseId),
        eq(ranked.id, planFacts.id),
        sql`${ranked.rank} <= ${most}`,
      ),
    )
    .leftJoin(users, eq(users.id, planFacts.userId))
    .orderBy(sql`${planFacts.at} desc, ${planFacts.id} desc`);
  const stored = rows.flatMap(({ row }) => parseEntry(row));
  return { stored, names: new Map(rows.map(({ row, name }) => [row.userId, name ?? ''])) };
}

function parseEntry(row: typeof planFacts.$inferSelect): FactEntry[] {
  const { shared, ...detail } = row.detail;
  const from = provenance.safeParse({ source: row.source, ...detail });
  const value = row.value === null ? null : factSchemas[row.fact]?.safeParse(row.value).data;
  if (!from.success || value === undefined) return [];
  const by = shared === true ? null : row.userId;
  return [{ id: row.id, fact: row.fact, value, from: from.data, by, at: row.at.toISOString() }];
}

function describeVersion(
  { id, value, from, by, at }: FactEntry,
  reader: { userId: string; names: ReadonlyMap<string, string> },
): FactVersion {
  const author = by === null ? null : { name: reader.names.get(by) ?? '', isYou: by === reader.userId };
  return { id, value, from, by: author, at };
}
