import type { HomeLetter } from '@porchlight/domain/owned-home/home-letters.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { loanKind } from '@porchlight/domain/owned-home/kinds/loan.ts';

/** A home and its loan as tests enter them. */
export const sampleHomeRecord = {
  id: homeKind.onlyId ?? '',
  kind: 'home',
  content: {
    ...{ address: '12 Elm Street, Columbus, OH 43215', state: 'OH', county: 'Franklin' },
    ...{ boughtOn: '2023-06-15', price: 40_000_000, isPrincipalResidence: true, metro: null },
  },
};

export const sampleLoanRecord = {
  id: loanKind.onlyId ?? '',
  kind: 'loan',
  content: {
    ...{ servicer: 'Buckeye Servicing', loanKind: 'conventional', amount: 36_000_000, ratePercent: '6.5' },
    ...{ termMonths: 360, firstPaymentOn: '2023-08-01', originalValue: 40_000_000 },
    ...{ mortgageInsuranceMonthly: 15_000, escrowMonthly: 60_000, balance: null, balanceOn: null },
  },
};

export const samplePayment = {
  ...{ paidOn: '2025-12-01', dueOn: '2025-12-01', total: 300_000 },
  ...{ principal: null, interest: null, escrow: null, extraPrincipal: 20_000 },
};

/** A loan that moves in two months. */
export const sampleTransfer = {
  ...{ oldServicer: 'Buckeye Servicing', newServicer: 'Maple Loans', effectiveOn: '2026-03-01' },
  ...{ oldNoticeOn: '2026-01-05', newNoticeOn: null, newCalled: false, autopayStopped: false },
  ...{ autopayStarted: false, balancesCompared: false, insurerNotified: false },
};

/** A request to end private mortgage insurance. */
export const sampleHomeLetter: HomeLetter = {
  ...{
    kind: 'insurance-removal',
    on: '2026-01-07',
    recipient: ['Buckeye Servicing', 'P.O. Box 7', 'Dayton, OH 45402'],
  },
  sender: { name: 'Ada Owner', address: ['12 Elm Street', 'Columbus, OH 43215'] },
  ...{ loanNumber: '00418', property: '12 Elm Street, Columbus, OH 43215' },
  facts: { originalValue: 40_000_000, balance: 31_990_000, reachedOn: '2026-02-01' },
  enclosures: ['December statement'],
};
