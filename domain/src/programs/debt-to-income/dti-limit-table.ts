import type { DataTable, Source } from '../data-table.ts';
import * as texts from '../en/debt-to-income.ts';

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
  title: texts.conventionalSource,
  url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
};
const FHA: Source = { title: texts.fhaSource };
const USDA: Source = { title: texts.usdaSource };

export const dtiLimitTables: readonly [DataTable<readonly DtiLimit[]>] = [
  {
    id: 'dti-limits-2022',
    name: texts.tableName,
    source: {
      title: texts.tableSource,
    },
    published: '2022-05-04',
    from: '2022-05-04',
    until: null,
    content: [
      {
        id: 'guide43',
        program: 'guide',
        name: texts.thisGuidesAdvice,
        frontMaxPercent: null,
        backMaxPercent: '43',
        standing: 'guideline',
        source: { title: texts.adviceSource },
      },
      {
        id: 'fannieManual36',
        program: 'conventional',
        name: texts.conventionalManual,
        frontMaxPercent: null,
        backMaxPercent: '36',
        standing: 'rule',
        source: FANNIE,
      },
      {
        id: 'fannieManual45',
        program: 'conventional',
        name: texts.conventionalManualScore,
        frontMaxPercent: null,
        backMaxPercent: '45',
        standing: 'rule',
        source: FANNIE,
      },
      {
        id: 'fannieDu50',
        program: 'conventional',
        name: texts.conventionalAutomated,
        frontMaxPercent: null,
        backMaxPercent: '50',
        standing: 'rule',
        source: FANNIE,
      },
      {
        id: 'fhaManual3143',
        program: 'fha',
        name: texts.fhaNoFactor,
        frontMaxPercent: '31',
        backMaxPercent: '43',
        standing: 'rule',
        source: FHA,
      },
      {
        id: 'fhaEnergy3345',
        program: 'fha',
        name: texts.fhaEnergyHome,
        frontMaxPercent: '33',
        backMaxPercent: '45',
        standing: 'rule',
        source: FHA,
      },
      {
        id: 'fhaManual3747',
        program: 'fha',
        name: texts.fhaOneFactor,
        frontMaxPercent: '37',
        backMaxPercent: '47',
        standing: 'rule',
        source: FHA,
      },
      {
        id: 'fhaManual4040',
        program: 'fha',
        name: texts.fhaNoDebt,
        frontMaxPercent: '40',
        backMaxPercent: '40',
        standing: 'rule',
        source: FHA,
      },
      {
        id: 'fhaManual4050',
        program: 'fha',
        name: texts.fhaTwoFactors,
        frontMaxPercent: '40',
        backMaxPercent: '50',
        standing: 'rule',
        source: FHA,
      },
      {
        id: 'fhaTotal',
        program: 'fha',
        name: texts.fhaAutomated,
        frontMaxPercent: '46.9',
        backMaxPercent: '56.9',
        standing: 'practice',
        source: { title: texts.fhaAutomatedSource },
      },
      {
        id: 'usda2941',
        program: 'usda',
        name: texts.usdaGuaranteed,
        frontMaxPercent: '29',
        backMaxPercent: '41',
        standing: 'rule',
        source: USDA,
      },
      {
        id: 'usda3244',
        program: 'usda',
        name: texts.usdaWithFactor,
        frontMaxPercent: '32',
        backMaxPercent: '44',
        standing: 'rule',
        source: USDA,
      },
      {
        id: 'va41Guide',
        program: 'va',
        name: texts.vaGuideline,
        frontMaxPercent: null,
        backMaxPercent: '41',
        standing: 'guideline',
        source: { title: '38 CFR 36.4340(d)', url: 'https://www.ecfr.gov/current/title-38/section-36.4340' },
      },
    ],
  },
];
