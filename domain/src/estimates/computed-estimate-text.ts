import type { EstimateScenario } from '../tools/estimate.contract.ts';

/** What the operator writes around a computed estimate. Its lines are named by 12 CFR 1026.37 and stand in the domain. */
export type ComputedEstimateText = {
  title: string;
  notOfficial: string;
  /** Stands on every page. */
  mark: string;
  /** Stands beside a line or figure that was assumed. */
  assumed: string;
  scenarios: {
    title: string;
    lead: string;
    names: Record<EstimateScenario, { name: string; detail: string }>;
    figures: { rate: string; monthly: string; cash: string; inFiveYears: string; apr: string };
  };
  assumptions: { title: string; lead: string; none: string };
};
