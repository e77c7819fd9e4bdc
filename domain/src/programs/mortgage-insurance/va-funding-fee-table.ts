import type { DataTable } from '../data-table.ts';
import * as texts from '../en/mortgage-insurance.ts';

/** What a VA loan is for. */
export const vaPurposes = ['purchase', 'cash_out', 'irrrl', 'assumption', 'manufactured', 'nadl'] as const;
export type VaPurpose = (typeof vaPurposes)[number];

/** Fee rates in percent of the loan. `steps` are of a purchase, least down payment last; `first` and `later` use of the benefit. */
type VaFundingFee = {
  steps: readonly { fromDownPercent: string; first: string; later: string }[];
  cashOut: { first: string; later: string };
  others: Record<Exclude<VaPurpose, 'purchase' | 'cash_out'>, string>;
};

export const vaFundingFeeTables: readonly [DataTable<VaFundingFee>] = [
  {
    id: 'va-funding-fee-2023',
    name: texts.vaFundingFee,
    source: { title: texts.vaCircular262306 },
    published: '2023-02-23',
    from: '2023-04-07',
    until: '2031-11-14',
    content: {
      steps: [
        { fromDownPercent: '10', first: '1.25', later: '1.25' },
        { fromDownPercent: '5', first: '1.50', later: '1.50' },
        { fromDownPercent: '0', first: '2.15', later: '3.30' },
      ],
      cashOut: { first: '2.15', later: '3.30' },
      others: { irrrl: '0.50', assumption: '0.50', manufactured: '1.00', nadl: '1.25' },
    },
  },
];
