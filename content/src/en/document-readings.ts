import type { Sentence } from '../texts.ts';
import { findLabel } from './document-readings-forms.ts';

export const whatWasRead = 'What was read';
export const readItAgain = 'Read it again';
export const readIt = 'Read this document';
export const notReadYet = 'Not read yet';
export const notReadLead =
  'It is read on this site’s own machine and sent to nobody. Each figure shows where it stands on the page.';
export const waitingTitle = 'Waiting to be read';
export const beingRead = 'Being read';
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`;
export const waitingLead = 'You can close this and go on. What is read is kept with the document.';
export const readingFailed = 'This document could not be read';
export const readerStoppedTwice =
  'Reading it stopped twice before it was done. Your document is safe, and you can enter its figures by hand.';
export const nothingWasRead = 'No figures were read';
export const notesTitle = 'Before you rely on it';
export const didNotLoad = 'What was read did not load';
export const loadFailedLead = 'Your document is safe. Check your connection and try again.';

const figures = (count: number) => `${count} figure${count === 1 ? '' : 's'}`;
export const summary = (count: number, certain: number, toCheck: number) =>
  [
    `${figures(count)} read, ${certain} of them proved by the paper’s own sums or confirmed by hand.`,
    ...(toCheck === 0 ? [] : [`${toCheck === 1 ? '1 needs' : `${toCheck} need`} a look.`]),
  ].join(' ');
export const readSoFar = 'Read so far';
export const soFar = (count: number) =>
  `${figures(count)} of the pages that are done. They are proved and can be confirmed once all pages are read.`;
export const pleaseCheck = 'Please check';
export const pleaseCheckWhy =
  'These do not fit a sum of the paper, or could not be read. Compare each with the page, or type what it says.';
export const onPage = (page: number) => `On page ${page}`;
export const linesOf = (section: string) => `Lines of ${section}`;
export const states = {
  read: 'Read',
  proved: 'Proved by a sum',
  check: 'Please check',
  unread: 'Not read',
  confirmed: 'Confirmed',
} as const;
export const stateSoFar = 'So far';
export const recognized = 'Read from a picture';
export const showOnPage = (label: string) => `Show ${label} on the page`;
export const whereItStands = (label: string, page: number) => `${label}, on page ${page}`;
export const paperValueLabel = 'What the paper says';
export const couldNotRead = 'We could not read this';
export const emptyButton = 'It is empty on the paper';
export const confirm = 'Confirm';
export const confirming = 'Confirming…';
export const wasReadAs = (value: string) => `Was read as ${value}`;
export const otherShape =
  'That is not written like what was read: an amount like 1,234.56, a day, or a few words. Nothing was changed.';

export const useInPlan = 'Use in your plan';
export const planLead = 'Proved or confirmed figures that your plan does not have yet.';
export const takeIt = <Part>(hidden: (words: string) => Part, fact: string): Sentence<Part> => [
  'Use',
  hidden(` ${fact}`),
];
export const takeInstead = <Part>(hidden: (words: string) => Part, fact: string): Sentence<Part> => [
  'Use instead',
  hidden(` of the ${fact} in your plan`),
];
export const useAll = 'Use all';
export const planSays = (value: string) => `Your plan says ${value}.`;
export const nowInPlan = (facts: string) => `Now in your plan: ${facts}.`;
export const seePlan = 'See your plan';
export const notTaken = 'Nothing was added to your plan';
export const confirmFirst = (labels: string) => `Confirm these to use them in your plan: ${labels}.`;
export const allInPlan = 'Your plan has what this document says.';

// Fields.

/** What the fields of papers are called, in the words that the papers themselves print. A field that is not here is written out from its name. */
export const fieldLabels: Readonly<Record<string, string>> = {
  date_issued: 'Date issued',
  applicants: 'Applicants',
  property: 'Property',
  sale_price: 'Sale price',
  lender: 'Lender',
  borrower: 'Borrower',
  seller: 'Seller',
  closing_date: 'Closing date',
  disbursement_date: 'Disbursement date',
  settlement_agent: 'Settlement agent',
  term: 'Loan term',
  purpose: 'Purpose',
  product: 'Product',
  loan_type: 'Loan type',
  rate_lock: 'Rate lock',
  lock_until: 'Rate lock until',
  costs_expire: 'Estimated closing costs expire',
  loan_amount: 'Loan amount',
  amount_can_increase: 'Loan amount can increase',
  rate: 'Interest rate',
  rate_can_increase: 'Interest rate can increase',
  rate_max: 'Highest interest rate',
  pi: 'Monthly principal and interest',
  pi_can_increase: 'Principal and interest can increase',
  pi_max: 'Highest principal and interest',
  prepayment_penalty: 'Prepayment penalty',
  prepayment_penalty_max: 'Highest prepayment penalty',
  balloon: 'Balloon payment',
  balloon_amount: 'Amount of the balloon payment',
  columns: 'Years of projected payments',
  pi_month: 'Principal and interest, by years',
  mi_month: 'Mortgage insurance, by years',
  escrow_month: 'Estimated escrow, by years',
  total_month: 'Estimated total monthly payment, by years',
  taxes_insurance_month: 'Estimated taxes, insurance and assessments',
  in_escrow: 'In escrow',
  A: 'A. Origination charges',
  B: 'B. Services you cannot shop for',
  C: 'C. Services you can shop for',
  D: 'D. Total loan costs',
  E: 'E. Taxes and other government fees',
  F: 'F. Prepaids',
  G: 'G. Initial escrow payment at closing',
  H: 'H. Other',
  I: 'I. Total other costs',
  J: 'J. Total closing costs',
  lender_credits: 'Lender credits',
  closing_costs_financed: 'Closing costs financed',
  down_payment: 'Down payment or funds from borrower',
  deposit: 'Deposit',
  funds_for_borrower: 'Funds for borrower',
  seller_credits: 'Seller credits',
  adjustments: 'Adjustments and other credits',
  cash_to_close: 'Cash to close',
  closing_costs_page_1: 'Closing costs, on page 1',
  loan_costs_page_1: 'Loan costs, on page 1',
  other_costs_page_1: 'Other costs, on page 1',
  lender_credits_page_1: 'Lender credits, on page 1',
  cash_to_close_page_1: 'Cash to close, on page 1',
  five_years_total: 'Paid in five years',
  five_years_principal: 'Principal paid off in five years',
  apr: 'Annual percentage rate (APR)',
  tip: 'Total interest percentage (TIP)',
  late_payment: 'Late payment',
  servicing: 'Servicing',
  assumption: 'Assumption',
  total_of_payments: 'Total of payments',
  finance_charge: 'Finance charge',
  amount_financed: 'Amount financed',
  monthly_escrow_payment: 'Monthly escrow payment',
  initial_escrow_payment: 'Initial escrow payment',
  escrowed_costs_year_1: 'Escrowed property costs over year 1',
  non_escrowed_costs_year_1: 'Non-escrowed property costs over year 1',
  costs_year_1_without_escrow: 'Property costs over year 1, without escrow',
  mic: 'Mortgage insurance case number',
  ap_interest_only: 'Interest-only payments',
  ap_optional_payments: 'Optional payments',
  ap_step_payments: 'Step payments',
  ap_seasonal_payments: 'Seasonal payments',
  ap_first_change: 'First change of the payment',
  ap_subsequent_changes: 'Later changes of the payment',
  ap_maximum_payment: 'Highest payment',
  air_index_margin: 'Index and margin',
  air_initial_rate: 'Initial interest rate',
  air_rate_range: 'Lowest and highest interest rate',
  air_first_change: 'First change of the interest rate',
  air_subsequent_changes: 'Later changes of the interest rate',
  air_limit_first_change: 'Limit on the first change of the rate',
  air_limit_subsequent_changes: 'Limit on later changes of the rate',
  annual_premium: 'Premium for a year',
  period_start: 'From',
  period_end: 'Until',
  score: 'Credit score',
  bureau: 'Credit bureau',
  model: 'Score model',
};

export const labelField = (name: string): string => findLabel(fieldLabels, name);

export const yes = 'Yes';
export const no = 'No';
export const empty = 'Empty on the paper';
/** "Apr 16, 2013, 5:00 p.m. EDT", of an hour from 0 to 23. */
export const untilTime = (day: string, hour: number, minute: string, zone: string) =>
  `${day}, ${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'a.m.' : 'p.m.'} ${zone}`.trim();

/** Other words that people search for a figure by. */
export const fieldSynonyms: Readonly<Record<string, string>> = {
  lock_until: 'Rate lock date, lock expiration, when the rate lock ends',
  rate: 'My rate, mortgage rate, loan rate',
  cash_to_close: 'Estimated cash to close, money to bring to closing',
  closing_date: 'Closing day, date of closing',
  apr: 'APR',
  pi: 'Monthly payment, P&I',
  J: 'Closing costs',
  deposit: 'Earnest money',
  score: 'FICO score',
  annual_premium: 'Home insurance premium',
};
