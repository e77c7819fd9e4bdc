import type { Source, TableUse } from '../../programs/data-table.ts';
import { listDtiLimits } from '../../programs/debt-to-income/debt-to-income.ts';
import type { DtiLimit } from '../../programs/debt-to-income/dti-limit-table.ts';
import type { AffordabilityResult, CreditBand } from './affordability.contract.ts';
import * as texts from './en/price-answer.ts';
import type { RatioLines } from './price-answer.ts';

export type SourcedLines = RatioLines & { words: string; source: Source };

/** A program's usual lines and the furthest it goes by its own handbook, for a credit score where one is known. */
export type ProgramLines = {
  standard: SourcedLines;
  outer: SourcedLines;
  minimumDownPercent: string;
  notes: string[];
};

type Scenario = AffordabilityResult['scenarios'][number]['scenario'];

/** The three ways of looking at one income, from the most careful to the most that an automated system takes. */
export const scenarioLines: readonly { scenario: Scenario; front: string; back: string; source: Source }[] = [
  {
    scenario: 'conservative',
    front: '28',
    back: '36',
    source: {
      title: texts.planningRuleSource,
      url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
    },
  },
  {
    scenario: 'moderate',
    front: '31',
    back: '43',
    source: { title: texts.hudHandbook40001Fha },
  },
  {
    scenario: 'aggressive',
    front: '50',
    back: '50',
    source: {
      title: texts.fannieMaeSource,
      url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
    },
  },
];

const FHA_TEN_PERCENT_DOWN = '500-579';
const FHA_CLOSED = 'below-500';
const USDA_OUTER: readonly CreditBand[] = ['760-up', '700-759', '660-699'];

const AUTOMATED = texts.automatedSystemNote;

/**
 * The lines of the four programs. Minimum down payments: Fannie Mae's 97 percent loans; HUD 4000.1 (3.5 percent from a score of
 * 580, 10 percent from 500); none for VA and USDA.
 */
export function getProgramLines(score: CreditBand | undefined, on: string) {
  const { limits, table } = listDtiLimits(on);
  const find = (id: string): SourcedLines => {
    const limit = limits.find((one) => one.id === id);
    if (limit === undefined) throw new Error(`No debt-to-income line "${id}".`);
    return readLimit(limit);
  };
  const isFhaLow = score === FHA_TEN_PERCENT_DOWN || score === FHA_CLOSED;
  const lines: Record<'conventional' | 'fha' | 'va' | 'usda', ProgramLines> = {
    conventional: {
      standard: find('fannieManual36'),
      outer: find('fannieDu50'),
      minimumDownPercent: '3',
      notes: [AUTOMATED, texts.threePercentNote],
    },
    fha: {
      standard: find('fhaManual3143'),
      outer: find(isFhaLow ? 'fhaManual3143' : 'fhaManual4050'),
      minimumDownPercent: isFhaLow ? '10' : '3.5',
      notes: [
        AUTOMATED,
        ...(score === FHA_CLOSED ? [texts.fhaScoreNote] : []),
        ...(score === FHA_TEN_PERCENT_DOWN ? [texts.fhaDownNote] : []),
      ],
    },
    va: {
      standard: find('va41Guide'),
      outer: find('va41Guide'),
      minimumDownPercent: '0',
      notes: [texts.vaEligibilityNote, texts.vaGuidelineNote],
    },
    usda: {
      standard: find('usda2941'),
      outer: find(score === undefined || USDA_OUTER.includes(score) ? 'usda3244' : 'usda2941'),
      minimumDownPercent: '0',
      notes: [texts.usdaEligibilityNote],
    },
  };
  return { lines, table: table satisfies TableUse };
}

function readLimit({ frontMaxPercent, backMaxPercent, source, name }: DtiLimit): SourcedLines {
  return { front: frontMaxPercent, back: backMaxPercent, words: name, source };
}
