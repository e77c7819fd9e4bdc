import type { DataTable, Source } from './data-table.ts';

/** Whose line it is. `guide` is this site's own advice. */
export const dtiPrograms = ['conventional', 'fha', 'va', 'usda', 'guide'] as const;
export type DtiProgram = (typeof dtiPrograms)[number];

/**
 * One line of a program, in percent of gross income: housing alone (`frontMaxPercent`, null where none is drawn) and with all
 * debts. `standing` says how firm it is: the program's rule, a guideline that may be passed for reasons, or what lenders are
 * said to do.
 */
export type DtiLimit = {
  id: string;
  program: DtiProgram;
  name: string;
  frontMaxPercent: string | null;
  backMaxPercent: string;
  standing: 'rule' | 'guideline' | 'practice';
  source: Source;
};

const FANNIE: Source = {
  title: 'Fannie Mae Selling Guide B3-6-02 (05/04/2022)',
  url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
};
const FHA: Source = { title: 'HUD Handbook 4000.1, manual underwriting matrix (as reprinted in 2018)' };
const USDA: Source = { title: 'USDA HB-1-3555, chapter 11 (as reprinted by lenders)' };

export const dtiLimitTables: readonly [DataTable<readonly DtiLimit[]>] = [
  {
    id: 'dti-limits-2022',
    name: 'Debt-to-income lines by program',
    source: {
      title: 'Fannie Mae Selling Guide B3-6-02, HUD Handbook 4000.1, 38 CFR 36.4340, USDA HB-1-3555',
    },
    published: '2022-05-04',
    from: '2022-05-04',
    until: null,
    content: [
      {
        id: 'guide43',
        program: 'guide',
        name: 'This guide’s advice',
        frontMaxPercent: null,
        backMaxPercent: '43',
        standing: 'guideline',
        source: { title: 'Our guide: 43 percent at most is preferred' },
      },
      {
        id: 'fannieManual36',
        program: 'conventional',
        name: 'Conventional, judged by hand',
        frontMaxPercent: null,
        backMaxPercent: '36',
        standing: 'rule',
        source: FANNIE,
      },
      {
        id: 'fannieManual45',
        program: 'conventional',
        name: 'Conventional, judged by hand, with the score and savings asked for',
        frontMaxPercent: null,
        backMaxPercent: '45',
        standing: 'rule',
        source: FANNIE,
      },
      {
        id: 'fannieDu50',
        program: 'conventional',
        name: 'Conventional, judged by the automated system (DU)',
        frontMaxPercent: null,
        backMaxPercent: '50',
        standing: 'rule',
        source: FANNIE,
      },
      {
        id: 'fhaManual3143',
        program: 'fha',
        name: 'FHA, judged by hand: score 500-579 or none, or no compensating factor',
        frontMaxPercent: '31',
        backMaxPercent: '43',
        standing: 'rule',
        source: FHA,
      },
      {
        id: 'fhaEnergy3345',
        program: 'fha',
        name: 'FHA, energy-efficient home',
        frontMaxPercent: '33',
        backMaxPercent: '45',
        standing: 'rule',
        source: FHA,
      },
      {
        id: 'fhaManual3747',
        program: 'fha',
        name: 'FHA, judged by hand: score 580 or more and one of reserves, a small rise of the payment, residual income',
        frontMaxPercent: '37',
        backMaxPercent: '47',
        standing: 'rule',
        source: FHA,
      },
      {
        id: 'fhaManual4040',
        program: 'fha',
        name: 'FHA, judged by hand: score 580 or more and no debt beside the home',
        frontMaxPercent: '40',
        backMaxPercent: '40',
        standing: 'rule',
        source: FHA,
      },
      {
        id: 'fhaManual4050',
        program: 'fha',
        name: 'FHA, judged by hand: score 580 or more and two compensating factors',
        frontMaxPercent: '40',
        backMaxPercent: '50',
        standing: 'rule',
        source: FHA,
      },
      {
        id: 'fhaTotal',
        program: 'fha',
        name: 'FHA, accepted by the automated system (TOTAL)',
        frontMaxPercent: '46.9',
        backMaxPercent: '56.9',
        standing: 'practice',
        source: { title: 'What lenders commonly report; HUD prints no such line' },
      },
      {
        id: 'usda2941',
        program: 'usda',
        name: 'USDA guaranteed',
        frontMaxPercent: '29',
        backMaxPercent: '41',
        standing: 'rule',
        source: USDA,
      },
      {
        id: 'usda3244',
        program: 'usda',
        name: 'USDA guaranteed, with a score of 680 or more and a compensating factor',
        frontMaxPercent: '32',
        backMaxPercent: '44',
        standing: 'rule',
        source: USDA,
      },
      {
        id: 'va41Guide',
        program: 'va',
        name: 'VA (residual income counts as well)',
        frontMaxPercent: null,
        backMaxPercent: '41',
        standing: 'guideline',
        source: { title: '38 CFR 36.4340(d)', url: 'https://www.ecfr.gov/current/title-38/section-36.4340' },
      },
    ],
  },
];
