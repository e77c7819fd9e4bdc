import type { ComputedEstimateText } from '@porchlight/domain/estimates/computed-estimate-text.ts';

/** What stands around an estimate that is worked out from the buyer's own answers. */
export const computedEstimate: ComputedEstimateText = {
  title: 'Your estimate, worked out',
  notOfficial:
    'This is worked out from your answers and from assumptions. It is not an official Loan Estimate, it promises nothing, and nobody offers a loan with it.',
  mark: 'Worked out here, not an official Loan Estimate',
  assumed: 'Assumed',
  scenarios: {
    title: 'Three scenarios',
    lead: 'The same answers with more and with less room. None of them is a forecast.',
    names: {
      conservative: {
        name: 'Conservative',
        detail: 'Rate half a point higher, fees 20% higher, taxes, insurance and dues 15% higher.',
      },
      expected: { name: 'Expected', detail: 'Every figure as it stands.' },
      stretched: {
        name: 'Stretched',
        detail:
          'Counts on luck: rate a quarter point lower, fees 10% lower, taxes, insurance and dues 5% lower.',
      },
    },
    figures: {
      rate: 'Interest rate',
      monthly: 'Monthly total at first',
      cash: 'Cash to close',
      inFiveYears: 'Paid in 5 years',
      apr: 'APR',
    },
  },
  assumptions: {
    title: 'What was assumed',
    lead: 'You were not asked for these figures. Each has its source and date; a lender’s, an insurer’s or the county’s own figure is better.',
    none: 'Nothing: every figure was given.',
  },
};
