import type { ToleranceGroup } from './compare-charges.ts';
import type { ChargeSection, GroupReason, ProviderChoice } from './disclosure-comparison.ts';
import { isTransferTax } from './transfer-taxes.ts';

export type GroupedCharge = {
  group: ToleranceGroup;
  because: GroupReason;
  /** What the buyer knows of the provider can move the charge to another group. */
  asksProvider: boolean;
};

const of = (group: ToleranceGroup, because: GroupReason, asksProvider = false): GroupedCharge => ({
  ...{ group, because, asksProvider },
});

/**
 * How far a charge may rise, by where both forms have it (12 CFR 1026.19(e)(3)). All that is neither named for a tenth (ii) nor without a bound
 * (iii) may not rise. A service of section C of the estimate could be shopped for: in section B of the Closing Disclosure its provider is from
 * the lender's list, in section C it is the buyer's own (1026.38(f)(2) and (3)).
 */
export function findToleranceGroup(
  what: string,
  estimate: ChargeSection | null,
  closing: ChargeSection | null,
  provider?: ProviderChoice,
): GroupedCharge {
  const section = estimate ?? closing;
  switch (section) {
    case 'credits':
      return of('zero', 'lender-credit');
    case 'A':
      return of('zero', 'lender-charge');
    case 'B':
    case 'C':
      return groupService(estimate, closing, provider);
    case 'E':
      return groupGovernmentFee(what);
    case 'F':
      return /mortgage insurance|\bmip\b|funding fee|guarantee fee/i.test(what)
        ? of('zero', 'mortgage-insurance')
        : of('any', 'prepaid-or-escrow');
    case 'G':
      return of('any', 'prepaid-or-escrow');
    default:
      return of('any', 'not-required');
  }
}

function groupService(
  estimate: ChargeSection | null,
  closing: ChargeSection | null,
  provider: ProviderChoice | undefined,
): GroupedCharge {
  // The estimate said that the lender chooses: nothing to ask.
  if (estimate === 'B') return of('zero', 'no-choice');
  // On the estimate among what could be shopped for, and now among what the loan does not need.
  if (estimate === 'C' && closing === 'H' && provider === undefined) return of('any', 'not-required', true);
  const byForm = estimate === 'C' && closing === 'B' ? 'lender-list' : closing === 'B' ? 'no-choice' : 'own';
  switch (provider ?? byForm) {
    case 'lender-list':
      return of('ten', 'lender-list', true);
    case 'affiliate':
      return of('zero', 'affiliate', true);
    case 'no-choice':
      return of('zero', 'no-choice', true);
    case 'own':
      return of('any', 'own-provider', true);
  }
}

function groupGovernmentFee(what: string): GroupedCharge {
  if (isTransferTax(what)) return of('zero', 'transfer-tax');
  if (/record/i.test(what)) return of('ten', 'recording-fee');
  return of('zero', 'government-fee');
}
