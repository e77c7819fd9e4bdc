import type { EstimateScenario } from '../tools/estimate/estimate-input.ts';
import type { ToolFieldText } from '../tools/tool-pages.ts';

/** What a reader may put in place of an answer or an assumption. */
export const estimateFieldNames = [
  'salePrice',
  'downPayment',
  'program',
  'termMonths',
  'ratePercent',
  'pointsPercent',
  'state',
  'closingDate',
  'taxDueMonths',
  'escrowTaxMonthly',
  'escrowHoiMonthly',
  'hoaMonthly',
  'miPercent',
  'deposit',
  'lenderCredits',
] as const;
export type EstimateFieldName = (typeof estimateFieldNames)[number];

/** What the operator writes around a computed estimate. Its lines are named by 12 CFR 1026.37 and are in the domain. */
export type ComputedEstimateText = {
  title: string;
  notOfficial: string;
  /** Printed on every page. */
  mark: string;
  /** Shown beside a line or figure that was assumed. */
  assumed: string;
  scenarios: {
    title: string;
    lead: string;
    names: Record<EstimateScenario, { name: string; detail: string }>;
    figures: { rate: string; monthly: string; cash: string; inFiveYears: string; apr: string };
  };
  assumptions: { title: string; lead: string; none: string };
  figures: {
    title: string;
    lead: string;
    /** Shown where the questionnaire has no price. */
    examplePrice: string;
    stale: string;
    /** Shown before an assumption's value. */
    assumedAs: string;
    startAgain: string;
    fees: { title: string; lead: string; total: string };
  };
  fields: Record<EstimateFieldName, ToolFieldText>;
  downloads: { json: string; pdf: string; making: string; failed: string; note: string };
};
