import type { HomeRecord } from '../home-record.ts';

/** Records of taxes and insurance as tests enter them, in whole cents. */
const contents = {
  home: {
    ...{ address: '12 Elm Street', state: 'FL', county: 'Lake', boughtOn: '2025-06-15' },
    ...{ price: 40_000_000, isPrincipalResidence: true, metro: null },
  },
  homestead: { fileBy: '2026-03-01', filedOn: null, approvedOn: null, savings: null, savingsOn: null },
  'tax-bill': {
    ...{ taxYear: 2026, office: 'Lake County', parcelNumber: null, assessedValue: null, paidBy: 'owner' },
    installments: [
      { dueOn: '2026-02-10', amount: 210_000, paidOn: null },
      { dueOn: '2026-08-10', amount: 210_050, paidOn: null },
    ],
  },
  assessment: {
    ...{ noticeOn: '2026-01-02', taxYear: 2026, assessedValue: 38_000_000, marketValue: null },
    ...{ assessedBefore: null, appealBy: '2026-02-20', appealedOn: null },
  },
  'insurance-policy': {
    ...{ covers: 'home', company: 'Acorn', policyNumber: null, startsOn: '2025-06-15' },
    ...{ endsOn: '2026-06-15', premium: 180_000, dwelling: 35_000_000, otherStructures: 3_500_000 },
    ...{ personalProperty: 17_500_000, lossOfUse: 7_000_000, liability: 30_000_000, deductible: 100_000 },
    ...{ coversWindHail: true, windHailDeductible: 700_000, coversFlood: false },
    ...{ settlement: 'replacement', paidBy: 'escrow' },
  },
  'insurance-quote': {
    ...{ company: 'Birch', quotedOn: '2026-01-05', premium: 150_000, dwelling: 35_000_000 },
    ...{ otherStructures: 3_500_000, personalProperty: 17_500_000, lossOfUse: 7_000_000 },
    ...{ liability: 30_000_000, deductible: 100_000, coversWindHail: true, windHailDeductible: 700_000 },
    ...{ coversFlood: false, settlement: 'replacement' },
  },
  'insurance-lapse': {
    ...{ servicer: 'Buckeye Servicing', noticeOn: '2026-01-02', chargeFrom: '2026-02-16', cost: 400_000 },
    ...{ proofSentOn: null, confirmedOn: null },
  },
  'form-1098': {
    ...{ taxYear: 2025, lender: 'Buckeye Servicing', interest: 2_400_000, principal: 36_000_000 },
    ...{ originatedOn: '2025-06-15', refund: null, insurancePremiums: 90_000, points: 360_000 },
    ...{ isSameAddress: true, property: null, properties: 1, other: null, acquiredOn: null },
  },
  'mortgage-credit-certificate': { agency: 'Housing Agency', ratePercent: '25', certifiedAmount: null },
  improvement: { doneOn: '2025-09-01', what: 'New roof', cost: 1_800_000, receiptId: null },
} as const;
export type SampleKind = keyof typeof contents;

/** A record of a kind with some of its content changed; `id` by its kind and place. */
export const sampleRecord = (kind: SampleKind, more: object = {}, place = 0): HomeRecord => ({
  ...{ id: `${kind}-${place}`, kind, changedAt: '2026-01-07T18:00:00.000Z' },
  content: { ...contents[kind], ...more },
});
