import { isCalendarDate } from '../../kernel/calendar-dates.ts';
import { faultWords as words } from '../en/program-desk.ts';
import type { EntryFault } from './entry-faults.ts';

/** Rules of one program, at most. */
export const MAX_RULES = 40;

/** The days of an entry, of any form, that are after `today`: nothing can have been read or have ended then. */
export function listFutureDays(entry: unknown, today: string): EntryFault[] {
  const rules = readPart(entry, 'rules');
  const listed = Array.isArray(rules) ? rules.slice(0, MAX_RULES) : [];
  const days: (readonly [field: string, day: unknown])[] = [
    ['document.readOn', readPart(readPart(entry, 'document'), 'readOn')],
    ...listed.map(
      (rule, place) =>
        [`rules[${place}].document.readOn`, readPart(readPart(rule, 'document'), 'readOn')] as const,
    ),
    ['ended', readPart(entry, 'ended')],
  ];
  return days.flatMap(([field, day]) =>
    typeof day === 'string' && isCalendarDate(day) && day > today ? [{ field, says: words.future }] : [],
  );
}

const readPart = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
