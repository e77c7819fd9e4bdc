import type { Source } from '../programs/data-table.ts';
import { showWorking } from '../tools/show-working.ts';
import type { Working } from '../tools/tool-fields.ts';

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
    title: 'Regulation Z, 12 CFR 1026.37 (content of the Loan Estimate)',
    url: `${regulation}/1026/37/`,
  },
  rounding: { title: 'Regulation Z, 12 CFR 1026.37(o)(4) (rounding)', url: `${regulation}/1026/37/` },
  financeCharge: { title: 'Regulation Z, 12 CFR 1026.4 (finance charge)', url: `${regulation}/1026/4/` },
  appendixJ: {
    title: 'Regulation Z, 12 CFR 1026 Appendix J (annual percentage rate)',
    url: `${regulation}/1026/j/`,
  },
  goodFaith: {
    title: 'Regulation Z, 12 CFR 1026.19(e)(2)(ii) (written estimates before the Loan Estimate)',
    url: `${regulation}/1026/19/`,
  },
} as const satisfies Record<string, Source>;
