import * as z from 'zod/mini';
import { dayCountings, lastDayRolls, MOST_TERM_DAYS } from '../../contract-deadlines/contract-term.ts';
import { calendarDateField } from '../../kernel/fields.ts';
import { isTimeZone } from '../../kernel/time-zones.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { shownWorking } from '../tool-fields.ts';
import * as texts from './en/contract-days.ts';

/** A zone of the IANA database: "America/Chicago". */
export const timeZoneField = z.string().check(z.refine(isTimeZone, texts.enterATimeZone));

export const contractDeadlineInput = z.object({
  /** The day the term is counted from; it is not counted itself. */
  dayZero: calendarDateField,
  /** -365 to 365: below zero is counted back. 0 is day zero itself. */
  days: z
    .int(texts.enterTermDays)
    .check(z.minimum(-MOST_TERM_DAYS, texts.enterTermDays), z.maximum(MOST_TERM_DAYS, texts.enterTermDays)),
  /** Business days are Monday to Friday without federal holidays, nor the days on which they are kept. */
  counting: z._default(z.enum(dayCountings), 'calendar'),
  /** What happens to a last day that is a Saturday, a Sunday or a federal holiday. */
  roll: z._default(z.enum(lastDayRolls), 'none'),
  /** The time at which it is over, on the clocks of the home: "17:00". Without one it runs to the end of the day. */
  clock: z._default(
    z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, texts.enterAClockTime))),
    null,
  ),
  /** Where the home is; needed for `clock`. */
  timeZone: z._default(z.nullable(timeZoneField), null),
});
export type ContractDeadlineInput = z.output<typeof contractDeadlineInput>;

export const contractDeadlineResult = z.object({
  deadline: z.string(),
  /** The day to which was counted, before the roll. */
  countedTo: z.string(),
  /** The instant at which it is over, in UTC; null without a time zone. */
  endsAt: z.nullable(z.string()),
  /** How it came about, in sentences. */
  formula: z.string(),
  notes: z.array(z.string()),
  ...shownWorking,
});
export type ContractDeadlineResult = z.infer<typeof contractDeadlineResult>;

export const contractDeadlineEndpoint = toolEndpoint({
  path: '/tools/contract-deadline',
  summary: 'The last day of a term of a purchase contract',
  description:
    'Counts a term as the contract writes it: calendar or business days, rolled or not, with the time of the day where the home is. Only federal holidays are known: a holiday of the state may move it further. Your contract decides.',
  input: contractDeadlineInput,
  result: contractDeadlineResult,
  example: {
    input: { dayZero: '2026-06-10', days: 17, counting: 'calendar', roll: 'next_business_day' },
    answer: {
      deadline: '2026-06-29',
      countedTo: '2026-06-27',
    },
  },
});
