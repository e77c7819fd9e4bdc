import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';

type Field =
  | 'acceptance'
  | 'closing'
  | 'application'
  | 'depositDays'
  | 'depositInBusinessDays'
  | 'attorneyReviewDays'
  | 'inspectionDays'
  | 'appraisalDays'
  | 'financingDays'
  | 'titleDays'
  | 'rollsForward'
  | 'movedClosing'
  | 'lockUntil'
  | 'lockPercentPerDay'
  | 'loanAmount';
type Line = 'next' | 'count' | 'lastContingency' | 'disclosureDue' | 'move' | 'lockDaysShort' | 'lockCost';

/** The page of the dates of a purchase contract. */
export const contractDatesText: ToolText<Field, Line> = {
  title: 'Dates of a contract',
  lead: 'Every deadline from acceptance to closing, each with how it is counted and where the rule stands. Enter the terms of your own contract: they decide.',
  groups: {
    days: 'Three days',
    terms: 'Days after acceptance, as your contract has them',
    move: 'If the closing moves',
  },
  fields: {
    acceptance: {
      label: 'Acceptance',
      hint: 'The day the signed acceptance reached you or your agent. It is day 0.',
    },
    closing: { label: 'Closing day' },
    application: { label: 'Loan application complete', hint: 'The day the lender had everything it needs.' },
    depositDays: {
      label: 'Earnest money due after',
      hint: 'Days. Leave empty what your contract does not have.',
    },
    depositInBusinessDays: { label: 'The days of the earnest money are business days' },
    attorneyReviewDays: { label: 'Attorney review', hint: 'Business days' },
    inspectionDays: { label: 'Inspection', hint: 'Calendar days, as are those below' },
    appraisalDays: { label: 'Appraisal' },
    financingDays: { label: 'Financing' },
    titleDays: { label: 'Title review' },
    rollsForward: {
      label: 'A last day on a weekend or holiday moves to the next business day',
      hint: 'So in California’s usual form. Check your contract.',
    },
    movedClosing: { label: 'Another closing day', hint: 'To see what moves with it.' },
    lockUntil: { label: 'Rate lock ends' },
    lockPercentPerDay: {
      label: 'Lock extension, a day',
      hint: 'In percent of the loan, from your lock agreement.',
    },
    loanAmount: { label: 'Loan' },
  },
  lines: {
    next: 'Next deadline',
    count: 'Deadlines',
    lastContingency: 'Last contingency ends',
    disclosureDue: 'Closing Disclosure in hand by',
    move: 'Deadlines that move with the closing',
    lockDaysShort: 'Days the rate lock is short',
    lockCost: 'Extending the lock',
  },
  assumptions: [
    'The terms are examples until you enter your own. Your contract and its addenda decide.',
    'Business days are Monday to Friday without federal holidays, neither on their day nor on the one on which they are kept. A holiday of your state may move a date further.',
    'The federal waiting periods count Saturdays. Lenders are taken to be closed on Saturdays where their own business days count.',
    'Papers may be as old as Fannie Mae’s guide allows; other programs have other rules.',
    'A deadline runs to the end of its day here. Where your contract names an hour, it is over at that hour.',
    'This is not legal advice. Ask your agent or attorney about a date that money depends on.',
  ],
};

/** The words of its answer, and of the text below it. */
export const contractDatesWords = {
  next: (title: string) => `Next: ${title}`,
  allPassed: 'All deadlines have passed',
  ofAll: (count: number) => `${count} in all, listed below`,
  table: 'All deadlines, the earliest first',
  columns: ['Deadline', 'Day', 'Set by'] as const,
  kinds: {
    contract: 'Contract',
    federal: 'Federal rule',
    lender: 'Lenders’ guides',
    advice: 'Our advice',
  },
  sourced: (formula: string, source: string) => `${formula} Source: ${source}.`,
  moves: 'What moves with the closing',
  movedColumns: ['Deadline', 'Now', 'Then'] as const,
  nothingMoves: 'Nothing moves.',
  none: 'None',
  askLender: 'Ask the lender what a day costs.',
  addToCalendar: 'Add all to your calendar (ICS)',
  calendar: 'Dates of a contract',
} as const;
