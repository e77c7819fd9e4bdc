import type { Sampled } from '../site/site.ts';

/**
 * Where a value of the sample comes from: `given` by the specification word for word (section 9), `derived` from given
 * ones by arithmetic, or `left-out`, because the sample does not say.
 */
export type SampleOrigin = 'given' | 'derived' | 'left-out';

/**
 * One line of a table: what it is, its value as it is printed, and a plain word on it where it needs one. `term` is the slug
 * of the glossary entry that explains it.
 */
export type SampleLine = { label: string; value: string; origin: SampleOrigin; note?: string; term?: string };

export type SampleSection = { id: string; title: string; lines: readonly SampleLine[]; total?: SampleLine };

export type SamplePage = { title: string; sections: readonly SampleSection[] };

/**
 * The fixed sample Loan Estimate (specification 9): three pages in the order of the official form (12 CFR 1026.37), without its look.
 * `warning` is at the top of the first page in at least 12 points, as anyone but the lender must show it (12 CFR 1026.19(e)(2)(ii)).
 */
export type SampleEstimate = Sampled & {
  title: string;
  warning: string;
  notOfficial: string;
  /** The mark of every page, the mark of a derived line, and what the marks mean. */
  marks: { page: string; derived: string; meaning: string };
  quote: SampleLine;
  pages: readonly [SamplePage, SamplePage, SamplePage];
  /** What the sample leaves out, and what in it does not add up. */
  leavesOut: { title: string; items: readonly string[] };
};

/** Every line of a sample, in reading order. */
export function listSampleLines(estimate: SampleEstimate): SampleLine[] {
  const sections = estimate.pages.flatMap((page) => page.sections);
  const lines = sections.flatMap((section) => [...section.lines, ...(section.total ? [section.total] : [])]);
  return [estimate.quote, ...lines];
}

/** The sample's price in dollars (specification 9), for a buyer who entered none. */
export const sampleEstimatePrice = '289900';
