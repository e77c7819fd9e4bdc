import type { EscrowAnalysis } from './analyze-escrow.ts';

/** What a servicer may do about what its analysis found. Amounts of payments are the fewest that it may ask for. */
export const escrowChoices = [
  'surplus-refund-in-30-days',
  'surplus-refund',
  'surplus-credit',
  'surplus-by-documents',
  'deficiency-nothing',
  'deficiency-in-30-days',
  'deficiency-in-2-payments',
  'deficiency-by-documents',
  'shortage-nothing',
  'shortage-in-30-days',
  'shortage-in-12-payments',
] as const;
export type EscrowChoice = (typeof escrowChoices)[number];

/**
 * The choices that 12 CFR 1024.17(f)(2) to (4) leaves to the servicer, deficiency before shortage as HUD orders them (60 FR 8837).
 * The rules on a surplus and on a deficiency are for a borrower who is current: each payment came within 30 days of its due date
 * ((f)(2)(ii), (f)(4)(iii)). The one on a shortage is for everyone.
 */
export function listEscrowChoices(found: EscrowAnalysis, isCurrent: boolean): EscrowChoice[] {
  return [
    ...listForSurplus(found, isCurrent),
    ...listForDeficiency(found, isCurrent),
    ...listForShortage(found),
  ];
}

function listForSurplus(
  { surplus, mustRefundWithinDays }: EscrowAnalysis,
  isCurrent: boolean,
): EscrowChoice[] {
  if (surplus.isZero()) return [];
  if (!isCurrent) return ['surplus-by-documents'];
  return mustRefundWithinDays === null ? ['surplus-refund', 'surplus-credit'] : ['surplus-refund-in-30-days'];
}

function listForDeficiency(found: EscrowAnalysis, isCurrent: boolean): EscrowChoice[] {
  if (found.deficiency.isZero()) return [];
  if (!isCurrent) return ['deficiency-by-documents'];
  const isSmall = found.deficiencySpreadMonths === null;
  return [
    'deficiency-nothing',
    ...(isSmall ? (['deficiency-in-30-days'] as const) : []),
    'deficiency-in-2-payments',
  ];
}

function listForShortage({ shortage, shortageBelowOneMonth }: EscrowAnalysis): EscrowChoice[] {
  if (shortage.isZero()) return [];
  return [
    'shortage-nothing',
    ...(shortageBelowOneMonth ? (['shortage-in-30-days'] as const) : []),
    'shortage-in-12-payments',
  ];
}
