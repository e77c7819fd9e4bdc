import type { PrintedCost } from '../estimates/computed-estimate.ts';
import { toCents } from '../kernel/money.ts';
import type { Facts } from '../plan/plan-facts.ts';
import type { OrderInput, OrderKind } from './reports-and-conditions.ts';

/** What is paid for one kind of order beside what was estimated for it. Whole cents. */
export type OrderCost = {
  kind: OrderKind;
  cents: number;
  /** The line of the estimate, or several together; null where an estimate has none or there is no estimate. */
  line: { section: string; labels: string[]; cents: number; isAssumed: boolean } | null;
  /** Above zero where it costs more than estimated; null without a line. */
  difference: number | null;
  /** What the chosen Loan Estimate has for the whole section, of which the plan keeps no single lines; null where that is not known. */
  offerSection: { lender: string; section: string; cents: number } | null;
};

/**
 * The section and lines of a Loan Estimate for each kind. A home inspection and papers of an association are the buyer's own choice or the
 * contract's, and have no line of their own.
 */
const linesOfKind: Partial<Record<OrderKind, { section: 'B' | 'C' | 'F'; ids: readonly string[] }>> = {
  appraisal: { section: 'B', ids: ['appraisal'] },
  title: {
    section: 'C',
    // The owner's policy is a title line of section H, and is billed on the same invoice.
    ids: ['titleInsuranceBinder', 'titleLendersPolicy', 'titleSettlementAgent', 'titleSearch', 'ownersTitle'],
  },
  insurance: { section: 'F', ids: ['hoiPremium'] },
  survey: { section: 'C', ids: ['survey'] },
};

/** The cost of each kind of order that has one, all orders of a kind together, in the order in which the kinds come. */
export function compareOrderCosts(
  orders: readonly Pick<OrderInput, 'kind' | 'cost'>[],
  { estimate, plan }: { estimate: readonly PrintedCost[] | null; plan: Facts },
): OrderCost[] {
  const entered = orders.filter((order) => order.cost !== null);
  return [...Map.groupBy(entered, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const cents = ofKind.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
    const lines = linesOfKind[kind];
    const line = lines === undefined ? null : findLine(estimate ?? [], lines);
    return {
      ...{ kind, cents, line },
      difference: line === null ? null : cents - line.cents,
      offerSection: lines === undefined ? null : findOfferSection(plan, lines.section),
    };
  });
}

function findLine(
  estimate: readonly PrintedCost[],
  { section, ids }: { section: string; ids: readonly string[] },
): OrderCost['line'] {
  const found = estimate.filter(({ id }) => ids.includes(id));
  if (found.length === 0) return null;
  return {
    section,
    labels: found.map(({ label }) => label),
    cents: found.reduce((sum, { cents }) => sum + cents, 0),
    isAssumed: found.some(({ isAssumed }) => isAssumed),
  };
}

/** The offer of the plan's lender is the chosen one, or the only one there is. */
function findOfferSection({ offers = [], lender }: Facts, section: string): OrderCost['offerSection'] {
  const named = offers.filter(
    ({ name }) => lender !== undefined && name?.trim().toLowerCase() === lender.trim().toLowerCase(),
  );
  const [chosen, ...others] = named.length > 0 ? named : offers;
  const typed = chosen?.[section]?.replace(/[$\s]/g, '') ?? '';
  if (chosen === undefined || others.length > 0 || !/^\d[\d,]*(\.\d{1,2})?$/.test(typed)) return null;
  return { lender: chosen.name?.trim() ?? '', section, cents: toCents(typed) };
}
