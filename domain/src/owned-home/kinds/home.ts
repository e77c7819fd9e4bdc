import * as z from 'zod/mini';
import { addDays } from '../../kernel/calendar-dates.ts';
import * as texts from '../en.ts';
import { listFirstYearDates } from '../first-year/first-year-dates.ts';
import { defineRecordKind } from '../home-record.ts';
import { dayField, homeStateField, line, priceField, yesNoField } from '../record-fields.ts';

/** The home itself, as its Closing Disclosure or deed has it. `price` is what was paid, in cents. */
export const homeKind = defineRecordKind({
  name: 'home',
  most: 1,
  onlyId: '00000000-0000-4000-8000-0000000000a1',
  fields: {
    address: line(160),
    state: homeStateField,
    county: z.nullable(line(80)),
    /** The day of closing, at most one day ahead of the writer's. */
    boughtOn: dayField,
    price: priceField,
    /** The owner lives there: several rules hold for principal residences alone. */
    isPrincipalResidence: yesNoField,
    /** The area of FHFA's house price index that the owner chose: five digits of a metro or the state; null where none was chosen. */
    metro: z.nullable(line(5)),
  },
  findProblems: ({ boughtOn }, { records, today }): Record<string, string> => {
    if (boughtOn > addDays(today, 1)) return { boughtOn: texts.dayNotAhead };
    // The kind of loans reads this one, so that its rows are found by name.
    const firstPaymentOn = records.find(({ kind }) => kind === 'loan')?.content.firstPaymentOn;
    return typeof firstPaymentOn === 'string' && firstPaymentOn <= boughtOn
      ? { boughtOn: texts.paymentBeforeClosing }
      : {};
  },
  listDates: listFirstYearDates,
});
