import type { DataTable } from '../data-table.ts';
import * as texts from '../en/mortgage-insurance.ts';

/** Annual premium rates of one term group, in percent: the first row whose `upToLtvPercent` the loan-to-value does not pass. */
type MipRates = readonly { upToLtvPercent: string; annualPercent: string }[];

/**
 * FHA's mortgage insurance premiums. `sizeLine` is fixed in the letter: it is not the loan limit of the year. A term of up to
 * `shortTermMonths` is short. The annual premium ends after `shortDurationMonths` where the loan began at or below
 * `shortDurationLtvPercent`, else with the loan.
 */
type FhaMip = {
  upfrontPercent: string;
  sizeLine: number;
  shortTermMonths: number;
  longTerm: { upToLine: MipRates; aboveLine: MipRates };
  shortTerm: { upToLine: MipRates; aboveLine: MipRates };
  shortDurationLtvPercent: string;
  shortDurationMonths: number;
};

/** The last row of each group has no bound of its own: 100 percent and more. */
export const ANY_LTV = '1000';

export const fhaMipTables: readonly [DataTable<FhaMip>] = [
  {
    id: 'fha-mip-2023',
    name: texts.fhaPremiums,
    source: {
      title: texts.hudMortgageeLetter202305,
      url: 'https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf',
    },
    published: '2023-02-22',
    from: '2023-03-20',
    until: null,
    content: {
      upfrontPercent: '1.75',
      sizeLine: 726_200,
      shortTermMonths: 180,
      longTerm: {
        upToLine: [
          { upToLtvPercent: '95', annualPercent: '0.50' },
          { upToLtvPercent: ANY_LTV, annualPercent: '0.55' },
        ],
        aboveLine: [
          { upToLtvPercent: '95', annualPercent: '0.70' },
          { upToLtvPercent: ANY_LTV, annualPercent: '0.75' },
        ],
      },
      shortTerm: {
        upToLine: [
          { upToLtvPercent: '90', annualPercent: '0.15' },
          { upToLtvPercent: ANY_LTV, annualPercent: '0.40' },
        ],
        aboveLine: [
          { upToLtvPercent: '78', annualPercent: '0.15' },
          { upToLtvPercent: '90', annualPercent: '0.40' },
          { upToLtvPercent: ANY_LTV, annualPercent: '0.65' },
        ],
      },
      shortDurationLtvPercent: '90',
      shortDurationMonths: 132,
    },
  },
];
