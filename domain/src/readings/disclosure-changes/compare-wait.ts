import { Decimal } from '../../kernel/decimals.ts';
import type { FormReading } from '../document-readings/form-reading.ts';
import type { WaitComparison } from './disclosure-comparison.ts';
import { findWeakest } from './join-figures.ts';
import { findNewWaitingPeriod } from './new-waiting-period.ts';

/**
 * Whether a Closing Disclosure differs from the one before in what starts another three business days (12 CFR 1026.19(f)(2)(ii)). Without
 * an earlier one it is compared with the last estimate, which says what to ask before the first wait is over. What has to be checked is
 * answered as such until it is confirmed.
 */
export function compareWait(
  closing: FormReading,
  earlier: FormReading | undefined,
  estimate: FormReading | undefined,
  isConfirmed = false,
): WaitComparison | null {
  const before = earlier ?? estimate;
  if (before === undefined) return null;
  const [aprBefore, aprNow] = [readText(before, 'apr'), readText(closing, 'apr')];
  if (aprBefore === null || aprNow === null) return null;
  const [productBefore, productNow] = [readText(before, 'product'), readText(closing, 'product')];
  const change = {
    ...{ aprDisclosed: new Decimal(aprBefore), aprActual: new Decimal(aprNow) },
    productChanged: productBefore !== null && productNow !== null && isOther(productBefore, productNow),
    penaltyAdded:
      before.fields.prepayment_penalty?.value === false && closing.fields.prepayment_penalty?.value === true,
  };
  const state = findWeakest(
    ['apr', 'product', 'prepayment_penalty'].flatMap((name) => {
      const both = [before.fields[name], closing.fields[name]];
      return both.includes(undefined) ? [] : both.map((field) => field?.state);
    }),
  );
  const found = findNewWaitingPeriod({ ...change, isIrregular: false });
  const wider = findNewWaitingPeriod({ ...change, isIrregular: true });
  return {
    against: earlier === undefined ? 'estimate' : 'earlier-closing',
    ...{ aprBefore, aprNow, productBefore, productNow },
    aprRise: change.aprActual.minus(change.aprDisclosed).toString(),
    tolerance: found.tolerance.toString(),
    ...{ threeMoreDays: found.threeMoreDays, because: found.because, aprFell: found.aprFell },
    // Payments that change make a loan irregular; whether this one is, its note and schedule say.
    dependsOnRegularity:
      hasChangingPayments(closing) && found.because.includes('apr') && !wider.because.includes('apr'),
    ...{ state, toCheck: state === 'check' && !isConfirmed },
  };
}

const isOther = (one: string, other: string) => squash(one) !== squash(other);
const squash = (text: string) => text.toLowerCase().replace(/[^a-z0-9/]/g, '');

function hasChangingPayments(reading: FormReading): boolean {
  const payments = reading.fields.total_month?.value;
  return Array.isArray(payments) && new Set(payments).size > 1;
}

function readText(reading: FormReading, name: string): string | null {
  const value = reading.fields[name]?.value;
  return typeof value === 'string' ? value : null;
}
