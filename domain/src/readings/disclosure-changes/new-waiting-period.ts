import { Decimal } from '../../kernel/decimals.ts';

/** What a corrected Closing Disclosure changes. Rates in percent. */
export type DisclosureChange = {
  aprDisclosed: Decimal;
  aprActual: Decimal;
  /** Several advances, or payments at irregular periods or of irregular amounts (12 CFR 1026.22(a)(3)). */
  isIrregular: boolean;
  productChanged: boolean;
  penaltyAdded: boolean;
};

/** Percentage points by which a disclosed rate may be off (12 CFR 1026.22(a)(2) and (3)). */
const REGULAR_TOLERANCE = new Decimal('0.125');
const IRREGULAR_TOLERANCE = new Decimal('0.25');

export type NewWaitingPeriod = {
  threeMoreDays: boolean;
  /** Why there is another wait; each by itself is enough. */
  because: readonly ('apr' | 'product' | 'penalty')[];
  /** The rate fell by more than the tolerance: another wait follows unless the finance charge was overstated too (1026.22(a)(4), (5)). */
  aprFell: boolean;
  tolerance: Decimal;
};

/** Whether a corrected disclosure has to be received three business days before closing once more (12 CFR 1026.19(f)(2)(ii)). */
export function findNewWaitingPeriod(change: DisclosureChange): NewWaitingPeriod {
  const tolerance = change.isIrregular ? IRREGULAR_TOLERANCE : REGULAR_TOLERANCE;
  const rise = change.aprActual.minus(change.aprDisclosed);
  const because = [
    ...(rise.gt(tolerance) ? (['apr'] as const) : []),
    ...(change.productChanged ? (['product'] as const) : []),
    ...(change.penaltyAdded ? (['penalty'] as const) : []),
  ];
  return { threeMoreDays: because.length > 0, because, aprFell: rise.lt(tolerance.neg()), tolerance };
}
