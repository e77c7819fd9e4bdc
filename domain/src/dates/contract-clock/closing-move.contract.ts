import * as z from 'zod/mini';
import { buyerEndpoint } from '../../kernel/endpoint.ts';
import { calendarDateField } from '../../kernel/fields.ts';
import { movedDate } from '../purchase-dates/purchase-dates.contract.ts';

const lockMove = z.object({
  until: calendarDateField,
  /** 0 where the lock holds through the new closing day. */
  daysShort: z.int(),
  /** Whole cents; null where the lock terms or the loan are not in the plan. */
  costCents: z.nullable(z.int()),
  /** The day through which it would then hold. */
  holdsUntil: z.nullable(calendarDateField),
  /** Whether the lock agreement allows that long an extension. */
  isPossible: z.nullable(z.boolean()),
});

/** What another closing day does beyond the list of dates. */
export const closingMove = z.object({
  /** Deadlines that the list of dates does not keep, and terms of the contract that are counted from closing. */
  others: z.array(movedDate),
  /** Null where no end of a rate lock is known. */
  lock: z.nullable(lockMove),
  /** The reader's own documents that are too old by then; `isNew` where they were still good on the closing day as it is. */
  tooOld: z.array(z.object({ key: z.string(), title: z.string(), problem: z.string(), isNew: z.boolean() })),
});
export type ClosingMove = z.infer<typeof closingMove>;

export const closingMoveContract = {
  preview: buyerEndpoint()
    .route({
      method: 'POST',
      path: '/dates/closing-preview',
      tags: ['Dates'],
      summary: 'Show what another closing day does',
      description:
        'Stores nothing. Beside what moves: the rate lock it outruns and documents too old by then.',
    })
    .meta({ stores: 'nothing' })
    .input(z.object({ day: calendarDateField }))
    .output(closingMove),
};
