import * as z from 'zod/mini';
import { shownWorking } from '../tool-fields.ts';
import { estimateScenarios } from './estimate-input.ts';

/** Where a line's amount comes from: what was entered, an assumption, or arithmetic on both. */
const lineOrigin = z.enum(['given', 'assumed', 'computed', 'text']);

const estimateLine = z.object({
  id: z.string(),
  label: z.string(),
  /** As it is printed: "$1,802", "4.274%", "NO". */
  value: z.string(),
  origin: lineOrigin,
  note: z.optional(z.string()),
  /** The entry of `workings` that explains it. */
  figure: z.optional(z.string()),
});
export type EstimateLine = z.infer<typeof estimateLine>;

const estimateSection = z.object({
  id: z.string(),
  title: z.string(),
  lines: z.array(estimateLine),
  total: z.optional(estimateLine),
});
export type EstimateSection = z.infer<typeof estimateSection>;

const estimatePage = z.object({ title: z.string(), sections: z.array(estimateSection) });
export type EstimatePage = z.infer<typeof estimatePage>;

/** A figure that was not given. `field` is the input that replaces it. */
const assumption = z.object({
  field: z.string(),
  label: z.string(),
  value: z.string(),
  reason: z.string(),
  source: z.object({ title: z.string(), url: z.optional(z.string()) }),
  asOf: z.string(),
});
export type EstimateAssumption = z.infer<typeof assumption>;

const scenarioSummary = z.object({
  scenario: z.enum(estimateScenarios),
  ratePercent: z.string(),
  monthlyTotal: z.string(),
  cashToClose: z.string(),
  in5YearsTotal: z.string(),
  apr: z.string(),
});
export type ScenarioSummary = z.infer<typeof scenarioSummary>;

/** Printed as on the form: whole dollars with commas, "-" for no mortgage insurance. */
export const estimateResult = z.object({
  ...shownWorking,
  warning: z.string(),
  scenario: z.enum(estimateScenarios),
  on: z.string(),
  page1: z.object({
    loanAmount: z.string(),
    interestRate: z.string(),
    pi: z.string(),
    projected: z.array(
      z.object({
        years: z.string(),
        pi: z.string(),
        mi: z.string(),
        escrow: z.string(),
        total: z.string(),
      }),
    ),
    taxesInsuranceAssessments: z.string(),
    closingCosts: z.string(),
    loanCosts: z.string(),
    otherCosts: z.string(),
    lenderCredits: z.string(),
    cashToClose: z.string(),
  }),
  page2: z.object({
    A: z.string(),
    B: z.string(),
    C: z.string(),
    D: z.string(),
    E: z.string(),
    F: z.string(),
    G: z.string(),
    H: z.string(),
    I: z.string(),
    J: z.string(),
  }),
  page3: z.object({
    in5YearsTotal: z.string(),
    in5YearsPrincipal: z.string(),
    apr: z.string(),
    tip: z.string(),
  }),
  /** The three pages line by line, in the order of 12 CFR 1026.37. */
  pages: z.array(estimatePage),
  assumptions: z.array(assumption),
  /** What a reader should know before relying on it: a missing figure, a limit that is passed. */
  notices: z.array(z.string()),
  /** The same inputs in the three scenarios. */
  scenarios: z.array(scenarioSummary),
});
export type EstimateResult = z.infer<typeof estimateResult>;
