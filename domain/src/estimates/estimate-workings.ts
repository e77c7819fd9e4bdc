import type { Source } from '../programs/data-table.ts';
import { showWorking } from '../tools/show-working.ts';
import type { Working } from '../tools/tool-fields.ts';
import * as texts from './en/estimate-workings.ts';

/** Gathers what explains the lines of one estimate. */
export type Workings = {
  /** Keeps one explanation and gives the name under which the line finds it. */
  explain(
    figure: string,
    value: string,
    formula: string,
    inputs?: Readonly<Record<string, string>>,
    source?: Source | null,
  ): string;
  list(): Working[];
};

export function createWorkings(): Workings {
  const kept: Working[] = [];
  return {
    explain(figure, value, formula, inputs = {}, source = null) {
      kept.push(showWorking(figure, formula, inputs, value, source));
      return figure;
    },
    list: () => kept,
  };
}

/** The rules that the lines follow. */
const regulation = 'https://www.consumerfinance.gov/rules-policy/regulations';
export const rules = {
  loanEstimate: {
    title: texts.loanEstimateSource,
    url: `${regulation}/1026/37/`,
  },
  rounding: { title: texts.roundingSource, url: `${regulation}/1026/37/` },
  financeCharge: { title: texts.financeChargeSource, url: `${regulation}/1026/4/` },
  appendixJ: {
    title: texts.aprSource,
    url: `${regulation}/1026/j/`,
  },
  goodFaith: {
    title: texts.earlyEstimateSource,
    url: `${regulation}/1026/19/`,
  },
} as const satisfies Record<string, Source>;
