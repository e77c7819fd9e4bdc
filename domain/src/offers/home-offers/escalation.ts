/** An escalation clause, whole cents: the increment is above zero and the cap at least the base. */
export type EscalationClause = { baseCents: number; incrementCents: number; capCents: number };

/** What the clause makes the price. `beatsOther` is false where the other offer is at the price or above it. */
export type EscalatedPrice = { priceCents: number; beatsOther: boolean; atCap: boolean };

/**
 * The price by the clause as usually written: the base, unless another offer is at or above it; then that offer and the increment, never
 * above the cap. The words of one's own clause decide: some count what the seller is left with, and some ask for the other offer as proof.
 *
 * @param bestOtherCents the best other offer; null where there is none
 */
export function escalatePrice(clause: EscalationClause, bestOtherCents: number | null): EscalatedPrice {
  const { baseCents, incrementCents, capCents } = clause;
  const isRaised = bestOtherCents !== null && bestOtherCents >= baseCents;
  const priceCents = isRaised ? Math.min(capCents, bestOtherCents + incrementCents) : baseCents;
  return {
    priceCents,
    beatsOther: bestOtherCents === null || priceCents > bestOtherCents,
    atCap: priceCents === capCents,
  };
}
