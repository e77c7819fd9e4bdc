import * as z from 'zod/mini';
import { calendarDateField } from '../kernel/fields.ts';
import { isTimeZone } from '../kernel/time-zones.ts';
import { dayCountings, lastDayRolls, MAX_TERM_DAYS } from '../offers/contract-deadlines/contract-term.ts';
import { countDeadline, findDeadlineEnd } from '../offers/contract-deadlines/count-deadline.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/contract-days.ts';
import { InputRefusal } from './input-refusal.ts';
import { showWorking } from './show-working.ts';
import { shownWorking } from './tool-fields.ts';

/** A zone of the IANA database: "America/Chicago". */
export const timeZoneField = z.string().check(z.refine(isTimeZone, texts.enterTimeZone));

export const contractDeadlineInput = z.object({
  /** The day the term is counted from; it is not counted itself. */
  dayZero: calendarDateField,
  /** -365 to 365: below zero is counted back. 0 is day zero itself. */
  days: z
    .int(texts.enterTermDays)
    .check(z.minimum(-MAX_TERM_DAYS, texts.enterTermDays), z.maximum(MAX_TERM_DAYS, texts.enterTermDays)),
  /** Business days are Monday to Friday without federal holidays, nor the days on which they are kept. */
  counting: z._default(z.enum(dayCountings), 'calendar'),
  /** What happens to a last day that is a Saturday, a Sunday or a federal holiday. */
  roll: z._default(z.enum(lastDayRolls), 'none'),
  /** The time at which it is over, on the clocks of the home: "17:00". Without one it runs to the end of the day. */
  clock: z._default(
    z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, texts.enterClockTime))),
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

/** The last day of a term. Throws InputRefusal where a time of the day has no time zone. */
export function computeContractDeadline(input: ContractDeadlineInput, _on: string): ContractDeadlineResult {
  const { dayZero, clock, timeZone } = input;
  if (clock !== null && timeZone === null) throw new InputRefusal({ timeZone: texts.clockNeedsZone });
  const counted = countDeadline(dayZero, input);
  // Without a zone nothing but the words of the end is asked, which are the same in each.
  const end = findDeadlineEnd(counted.day, clock === null ? null : readMinute(clock), timeZone ?? 'UTC');
  const endsAt = timeZone === null ? null : end.endsAt.toISOString();
  const { days, counting, roll } = input;
  const inputs = { dayZero, days: String(days), counting, roll };
  const source = { title: texts.termAsEntered };
  return {
    deadline: counted.day,
    countedTo: counted.countedTo,
    endsAt,
    formula: `${counted.formula} ${end.sentence}`,
    notes: [...counted.notes, ...end.notes],
    workings: [
      showWorking(
        'deadline',
        texts.lastDay,
        { ...inputs, countedTo: counted.countedTo },
        counted.day,
        source,
      ),
      ...(endsAt === null || timeZone === null
        ? []
        : [
            showWorking(
              'endsAt',
              texts.lastDayInstant,
              { deadline: counted.day, ...(clock !== null && { clock }), timeZone },
              endsAt,
              source,
            ),
          ]),
    ],
    tables: [],
  };
}

function readMinute(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

export const contractDeadlineTool = defineTool({
  name: 'contract-deadline',
  summary: 'The last day of a term of a purchase contract',
  description:
    'Counts a term as the contract writes it: calendar or business days, rolled or not, with the time of the day where the home is. Only federal holidays are known: a holiday of the state may move it further. Your contract decides.',
  input: contractDeadlineInput,
  result: contractDeadlineResult,
  compute: computeContractDeadline,
  example: {
    input: { dayZero: '2026-06-10', days: 17, counting: 'calendar', roll: 'next_business_day' },
    answer: {
      deadline: '2026-06-29',
      countedTo: '2026-06-27',
    },
  },
});
