import { isCalendarDate } from '../../kernel/calendar-dates.ts';
import { parseDollars } from '../../kernel/money.ts';
import { parseTableDay } from '../../kernel/tables/table-days.ts';

/** A day of this century as spreadsheets and banks write it (`parseTableDay`). */
export function readDayCell(text: string): string | undefined {
  const day = parseTableDay(text);
  return day !== undefined && isCalendarDate(day) ? day : undefined;
}

/**
 * Whole cents of "$1,234.56", "1234.5", "(1,234.56)", "-$1,234.56" and "1,234.56-", the last three below zero; null for an empty cell. What may be
 * meant in two ways is undefined (`findAmountQuestion` asks), as is anything that is no amount.
 */
export function readCentsCell(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '').replace(/USD/i, '').replace('−', '-');
  if (plain === '' || plain === '-') return null;
  const inner = /^\((.*)\)$/.exec(plain)?.[1];
  const unsigned = inner ?? plain.replace(/^-|^\$-|-$/, '');
  const [whole = '', fraction = ''] = parseDollars(unsigned)?.split('.') ?? [];
  if (whole === '' || !/^\d{0,2}0*$/.test(fraction)) return undefined;
  const amount = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  const isNegative = inner !== undefined || unsigned.replace('$', '') !== plain.replace('$', '');
  return isNegative && amount !== 0 ? -amount : amount;
}
