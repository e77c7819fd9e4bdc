import type { FieldState, FormReading, ReadForm } from '../document-readings/form-reading.ts';
import type { ToleranceGroup } from './compare-charges.ts';
import type { OtherLoan } from './other-loan.ts';

/** Where a service's provider came from, as far as the buyer knows: what decides how far its charge may rise. */
export const providerChoices = ['lender-list', 'own', 'affiliate', 'no-choice'] as const;
export type ProviderChoice = (typeof providerChoices)[number];

/** What a buyer says of the lines, by the id of a charge. */
export type DisclosureAnswers = {
  providers?: Readonly<Record<string, ProviderChoice>>;
  /** Which line of the estimate a line of the Closing Disclosure is (its place, "B.0"); null where it is none of them. */
  pairs?: Readonly<Record<string, string | null>>;
  /**
   * Ids of charges whose figures the buyer confirmed as read, and of sections that are whole as they are listed; `wait` where the figures
   * of the wait are right, `same-loan` where papers that name different ones are of one loan.
   */
  confirmed?: readonly string[];
};

export type DisclosureSet = {
  /** Every Loan Estimate of this lender; they are put in the order of the days they were issued. */
  estimates: readonly FormReading[];
  closing: FormReading;
  /** The Closing Disclosure before a corrected one: what starts the wait again is a change from that. */
  earlierClosing?: FormReading;
  answers?: DisclosureAnswers;
};

export type ChargeSection = 'A' | 'B' | 'C' | 'E' | 'F' | 'G' | 'H' | 'credits';

/** Why a charge is in its group (12 CFR 1026.19(e)(3)(i) to (iii)). */
export type GroupReason =
  | 'lender-charge'
  | 'no-choice'
  | 'affiliate'
  | 'lender-list'
  | 'own-provider'
  | 'transfer-tax'
  | 'recording-fee'
  | 'government-fee'
  | 'mortgage-insurance'
  | 'prepaid-or-escrow'
  | 'not-required'
  | 'lender-credit';

/** One charge on both forms, dollars with two places; a credit is below zero. */
export type MatchedCharge = {
  /** "closing:B.1" for the second line of section B of the Closing Disclosure, "estimate:B.0" where only the estimate has the line. */
  id: string;
  section: ChargeSection;
  /** Its section of the Loan Estimate where it is another one. */
  estimateSection: ChargeSection | null;
  what: string;
  /** What the Loan Estimate calls it, where that differs. */
  estimateWhat: string | null;
  payee: string | null;
  le: string;
  cd: string;
  change: string;
  group: ToleranceGroup;
  because: GroupReason;
  /** A question to the buyer that can move the charge to another group. */
  asksProvider: boolean;
  /** `same` words, `alike`, `said` by the buyer, or on one form alone. */
  match: 'same' | 'alike' | 'said' | 'only-estimate' | 'only-closing';
  /** Points and lender credits may change with a rate that was not locked yet (1026.19(e)(3)(iv)(D)). */
  isOfRate: boolean;
  /** What the Loan Estimate's rounding to whole dollars may hide of it, in dollars. */
  hidden: string;
  /** `check` where a person has to check a figure first: it is not counted until it is confirmed. */
  state: FieldState;
  /** Not counted, because a section that it may belong to is not whole. */
  isOpen: boolean;
};

/** A total of both forms: D, I, J, credits, cash to close. Null where it was not read. */
export type ChangedTotal = { name: string; le: string | null; cd: string | null; change: string | null };

/** A section of one paper that is not whole: its total was not read or its lines do not come to it. It is not counted unless confirmed. */
export type OpenSection = {
  /** "estimate:B" */
  id: string;
  form: ReadForm;
  section: ChargeSection;
  /** The page of the file that the figure is printed on; null where it was not found. */
  page: number | null;
  /** Dollars as read: the total, and what its lines come to; null where the total was not read. */
  total: string | null;
  lines: string;
  /** The buyer says that it is whole as it is listed; of credits, that there are none. */
  isConfirmed: boolean;
};

/** The Closing Disclosure against one Loan Estimate. */
export type EstimateComparison = {
  /** Its place among the estimates as they were given, and its day. */
  estimate: number;
  dateIssued: string | null;
  /** The first estimate counts; a later one only if it was valid: given in time, for a reason that the rule allows (1026.19(e)(3)(iv)). */
  isFirst: boolean;
  charges: readonly MatchedCharge[];
  totals: readonly ChangedTotal[];
  risen: readonly { id: string; what: string; by: string }[];
  /** Of the group that may rise together, as read: what was estimated and charged, and the bound. */
  tenLe: string;
  tenCd: string;
  tenLimit: string;
  /** What it rose beyond that; zero while one of its charges has to be checked. */
  tenOver: string;
  over: string;
  /** Something rose beyond what the rule allows without a reason: a question to the lender, not a finding. */
  ask: boolean;
  /** Ids of the charges that were left out because a figure has to be checked. */
  toCheck: readonly string[];
  /** Sections that are not whole. */
  open: readonly OpenSection[];
  /** Why the papers are not of one loan: nothing is counted then. */
  otherLoan: readonly OtherLoan[];
};

export type WaitComparison = {
  /** What the closing disclosure is held against. */
  against: 'earlier-closing' | 'estimate';
  aprBefore: string;
  aprNow: string;
  /** In percentage points, and the tolerance that it was held against. */
  aprRise: string;
  tolerance: string;
  productBefore: string | null;
  productNow: string | null;
  threeMoreDays: boolean;
  because: readonly ('apr' | 'product' | 'penalty')[];
  aprFell: boolean;
  /** The rise is beyond an eighth and within a quarter of a point, and whether the loan is irregular is not sure from the form. */
  dependsOnRegularity: boolean;
  /** Of the least sure of the rates, products and penalties that were compared. */
  state: FieldState;
  /** One of them has to be checked: nothing is asked of the lender until the buyer confirmed `wait`. */
  toCheck: boolean;
};

export type DisclosureComparison = {
  /** One for each Loan Estimate, by the day it was issued. */
  comparisons: readonly EstimateComparison[];
  /** Null where the forms do not say both rates. */
  wait: WaitComparison | null;
};
