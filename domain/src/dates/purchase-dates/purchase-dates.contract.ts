import * as z from 'zod/mini';
import { buyerEndpoint } from '../../kernel/endpoint.ts';
import { calendarDateField, instantField } from '../../kernel/fields.ts';
import { milestoneSlugs } from '../../kernel/milestone-slugs.ts';
import { dateOwners, dateSources, dateStates, MAX_DATE_NOTE_LENGTH, MAX_TITLE_LENGTH } from './date-kinds.ts';

const dateInput = z.object({ key: z.string(), title: z.string(), day: calendarDateField });
export type DateInput = z.infer<typeof dateInput>;

/** A day of a purchase, and why it is that day. */
export const purchaseDate = z.object({
  key: z.string(),
  title: z.string(),
  day: calendarDateField,
  source: z.enum(dateSources),
  /** Where it is set by hand; null where it follows from others alone. */
  setAt: z.nullable(z.enum(['dates', 'milestone'])),
  milestone: z.nullable(z.enum(milestoneSlugs)),
  /** Who has to act. */
  owner: z.enum(dateOwners),
  /** Whether something is owed by it; otherwise something happens on it or may from it on. */
  isDeadline: z.boolean(),
  reason: z.string(),
  /** The law it follows from. */
  rule: z.nullable(z.object({ title: z.string(), url: z.optional(z.string()) })),
  /** What it was counted from, or is held against. */
  inputs: z.array(dateInput),
  /** What happens once it passes. */
  consequence: z.nullable(z.string()),
  state: z.enum(dateStates),
  /** The day that the buyer gave for what was done or paid. */
  doneOn: z.nullable(calendarDateField),
  problem: z.nullable(z.string()),
  /** What the rule gives, where another day was typed. */
  ruleDay: z.nullable(calendarDateField),
  note: z.nullable(z.string()),
  changedAt: z.nullable(instantField),
  /** Null where the reader made the change, or no one did. */
  changedBy: z.nullable(z.string()),
});
export type PurchaseDate = z.infer<typeof purchaseDate>;

/** Earliest first. `unset` are the days from which more would follow. `today` is the calendar day the states are of. */
export const purchaseDates = z.object({
  today: calendarDateField,
  dates: z.array(purchaseDate),
  unset: z.array(z.object({ key: z.string(), title: z.string(), hint: z.string() })),
});
export type PurchaseDates = z.infer<typeof purchaseDates>;

const standing = z.nullable(z.object({ day: calendarDateField, problem: z.nullable(z.string()) }));

/** A date before and after a move; null where it does not exist then. */
export const movedDate = z.object({ key: z.string(), title: z.string(), before: standing, after: standing });
export type MovedDate = z.infer<typeof movedDate>;

/** The date that is moved, and every other that moves or changes with it, in the order of their days after. */
export const datePreview = z.object({ moved: z.nullable(movedDate), others: z.array(movedDate) });
export type DatePreview = z.infer<typeof datePreview>;

const keyField = z.string().check(z.minLength(1), z.maxLength(80));
const tags = ['Dates'];

export const purchaseDatesContract = {
  list: buyerEndpoint()
    .route({ method: 'GET', path: '/dates', tags, summary: 'List the dates of the purchase' })
    .output(purchaseDates),
  set: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/dates/{key}',
      tags,
      summary: 'Set a date',
      description:
        'A day that others are counted from, or one of your own: `own-` and a UUID, with a title. Of a milestone’s date only `note`, `waived` and `doneOn` are set here, but for `closing-disclosure-received` and `rate-lock-ends`: their day is set here too, also while the milestone is locked.',
    })
    .input(
      z.object({
        key: keyField,
        day: z.optional(calendarDateField),
        title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TITLE_LENGTH))),
        note: z.optional(z.nullable(z.string().check(z.maxLength(MAX_DATE_NOTE_LENGTH)))),
        waived: z.optional(z.boolean()),
        /** The day on which what is owed was done or paid, not later than today; null where it is not done. */
        doneOn: z.optional(z.nullable(calendarDateField)),
      }),
    )
    .output(purchaseDates),
  remove: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/dates/{key}',
      tags,
      summary: 'Remove a date',
      description: 'Removing one that is not set is no error.',
    })
    .input(z.object({ key: keyField }))
    .output(purchaseDates),
  preview: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/dates/preview',
      tags,
      summary: 'Show what moves with a date',
      description: 'Stores nothing. Null removes the date.',
    })
    .meta({ stores: 'nothing' })
    .input(z.object({ key: keyField, day: z.nullable(calendarDateField) }))
    .output(datePreview),
};
