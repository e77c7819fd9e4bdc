import type { ToolFieldText } from '../tools/tool-pages.ts';
import type { OfferLineId } from './offer-lines.ts';

/** What the operator writes on the page that compares Loan Estimates. */
export type LoanOffersText = {
  title: string;
  lead: string;
  /** How the keys move, and where the figures are. */
  keys: string;
  privacy: string;
  withoutScripts: string;
  example: string;
  name: ToolFieldText;
  pages: Record<1 | 2 | 3, string>;
  lines: Record<OfferLineId, ToolFieldText>;
  incomplete: string;
  answer: { title: string; cheapest: string; more: string; principal: string; tie: string };
  stay: { title: string; lead: string; always: string };
  differing: { title: string; lead: string; onlyLenders: string; lenders: string; none: string };
  slips: string;
  questions: { title: string; lead: string; none: string };
  assumptions: readonly string[];
};
