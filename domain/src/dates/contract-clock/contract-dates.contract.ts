import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { MAX_TERM_DAYS } from '../../offers/contract-deadlines/contract-term.ts';
import { dollarsField, percentField, shownWorking } from '../../tools/tool-fields.ts';
import * as texts from '../en.ts';
import { clockKinds } from './rule-rows.ts';

const days = z.optional(
  z
    .int(texts.enterTermDays)
    .check(z.minimum(0, texts.enterTermDays), z.maximum(MAX_TERM_DAYS, texts.enterTermDays)),
);

/** A contract as a buyer types it: its days, its terms, and what moving the closing would be held against. */
export const contractDatesInput = z.object({
  acceptance: calendarDateField,
  /** On or after the acceptance. */
  closing: calendarDateField,
  /** The day the lender had the whole application. */
  application: z.optional(calendarDateField),
  depositDays: days,
  /** Whether the days of the earnest money are business days. */
  depositInBusinessDays: z._default(z.boolean(), true),
  attorneyReviewDays: days,
  inspectionDays: days,
  appraisalDays: days,
  financingDays: days,
  titleDays: days,
  /** Whether the last day of a contingency on a weekend or holiday moves to the next business day. */
  rollsForward: z._default(z.boolean(), false),
  movedClosing: z.optional(calendarDateField),
  lockUntil: z.optional(calendarDateField),
  /** What the lender asks for a day more, in percent of the loan. */
  lockPercentPerDay: z.optional(percentField),
  loanAmount: z.optional(dollarsField),
});
export type ContractDatesInput = z.output<typeof contractDatesInput>;

export const contractDatesResult = z.object({
  /** How many deadlines there are, and the next of them from today on; null once all have passed. */
  count: z.int(),
  next: z.nullable(z.object({ key: z.string(), title: z.string(), day: z.string() })),
  /** The last day of the contract's own contingencies; null where none was entered. */
  lastContingency: z.nullable(z.string()),
  /** The last day to have the Closing Disclosure in hand. */
  disclosureDue: z.string(),
  rows: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      kind: z.enum(clockKinds),
      day: z.string(),
      formula: z.string(),
      notes: z.array(z.string()),
      source: z.string(),
    }),
  ),
  /** What another closing day would move; null where none was entered. */
  move: z.nullable(
    z.object({
      problem: z.nullable(z.string()),
      moved: z.array(
        z.object({
          key: z.string(),
          title: z.string(),
          before: z.nullable(z.string()),
          after: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** Null without a lock, a new closing day, or where the lock holds. */
  lockDaysShort: z.nullable(z.int()),
  /** Dollars; null where the lender's price or the loan is not known. */
  lockCost: z.nullable(z.string()),
  ...shownWorking,
});
export type ContractDatesResult = z.infer<typeof contractDatesResult>;
