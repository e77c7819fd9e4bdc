import { addDays } from '../../kernel/calendar-dates.ts';

/** A part of the earnest money, whole cents. `hardOn` is the day from which it stays with the seller whatever happens; null where there is none. */
export type EarnestDeposit = { cents: number; dueOn: string; hardOn: string | null };

/**
 * What lets the buyer leave with the earnest money. `lapse`: until the day `until`, that day included. `removal`: until the buyer has
 * signed it away, from the day `removedOn` on, whatever `until` says, as California's forms have it; null while it is in force.
 */
export type EarnestProtection =
  | { name: string; endsBy: 'lapse'; until: string }
  | { name: string; endsBy: 'removal'; removedOn: string | null };

/** From a day on, whole cents. */
export type EarnestStep = {
  from: string;
  paidCents: number;
  /** The protections in force: leaving for a reason that one of them names keeps what is not hard. */
  protectedBy: string[];
  /** Lost by leaving even for such a reason. */
  hardCents: number;
  /** Lost by leaving: only what is nonrefundable while a protection is in force, and all that is paid once none is. */
  atRiskCents: number;
};

/** The earnest money by day: a step for each day on which something changes, in their order. */
export function listEarnestSteps(
  deposits: readonly EarnestDeposit[],
  protections: readonly EarnestProtection[],
): EarnestStep[] {
  const days = [
    ...deposits.flatMap(({ dueOn, hardOn }) => [dueOn, ...(hardOn === null ? [] : [hardOn])]),
    ...protections.flatMap((protection) => findLastDay(protection) ?? []).map((day) => addDays(day, 1)),
  ];
  const first = deposits.map(({ dueOn }) => dueOn).sort()[0];
  if (first === undefined) return [];
  return [...new Set(days)]
    .filter((day) => day >= first)
    .sort()
    .map((day) => findEarnestStep(deposits, protections, day))
    .filter((step, place, steps) => place === 0 || !isSame(step, steps[place - 1]));
}

/** The state of the earnest money on one day; deposits due by then count as paid. */
export function findEarnestStep(
  deposits: readonly EarnestDeposit[],
  protections: readonly EarnestProtection[],
  day: string,
): EarnestStep {
  const paid = deposits.filter(({ dueOn }) => dueOn <= day);
  const paidCents = sum(paid);
  const hardCents = sum(paid.filter(({ hardOn }) => hardOn !== null && hardOn <= day));
  const protectedBy = protections
    .filter((protection) => day <= (findLastDay(protection) ?? day))
    .map(({ name }) => name);
  return {
    from: day,
    paidCents,
    protectedBy,
    hardCents,
    atRiskCents: protectedBy.length > 0 ? hardCents : paidCents,
  };
}

/** The last day on which a protection is in force; null while nothing ends it. */
function findLastDay(protection: EarnestProtection): string | null {
  if (protection.endsBy === 'lapse') return protection.until;
  return protection.removedOn === null ? null : addDays(protection.removedOn, -1);
}

const sum = (deposits: readonly EarnestDeposit[]): number =>
  deposits.reduce((total, { cents }) => total + cents, 0);

function isSame(one: EarnestStep, other: EarnestStep | undefined): boolean {
  const plain = (step: EarnestStep | undefined) => JSON.stringify({ ...step, from: '' });
  return plain(one) === plain(other);
}
