import { countDeadline, findDeadlineEnd } from '../../contract-deadlines/count-deadline.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import type { ContractDeadlineInput, ContractDeadlineResult } from './contract-deadline.contract.ts';
import * as texts from './en/contract-days.ts';

/** The last day of a term. Throws InputRefusal where a time of the day has no time zone. */
export function computeContractDeadline(input: ContractDeadlineInput, _on: string): ContractDeadlineResult {
  const { dayZero, clock, timeZone } = input;
  if (clock !== null && timeZone === null) throw new InputRefusal({ timeZone: texts.timeZoneForClock });
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
