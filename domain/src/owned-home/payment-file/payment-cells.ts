import { isCalendarDate } from '../../kernel/calendar-dates.ts';

/** A day as US spreadsheets write it, or as calendars do: "1/5/2026", "01-05-26", "2026-01-05", with or without a time after it. */
export function readDayCell(text: string): string | undefined {
  const plain = text.trim().replace(/[ T]\d{1,2}:\d\d.*$/, '');
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain) ?? [];
  const [, month, day, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)$/.exec(plain) ?? [];
  const full = isoYear ?? (year?.length === 2 ? `20${year}` : year);
  if (full === undefined) return undefined;
  const date = [full, (isoMonth ?? month)?.padStart(2, '0'), (isoDay ?? day)?.padStart(2, '0')].join('-');
  return isCalendarDate(date) ? date : undefined;
}

/** Whole cents of "$1,234.56", "1234.5", "(1,234.56)" and "-$1,234.56", the last two below zero; null for an empty cell. */
export function readCentsCell(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '').replace(/USD/i, '');
  if (plain === '' || plain === '-') return null;
  const inner = /^\((.*)\)$/.exec(plain)?.[1];
  const match = /^([-−]?)\$?([-−]?)(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{0,2}))?$/.exec(inner ?? plain);
  const [, before, after, whole = '', cents = ''] = match ?? [];
  if (match === null || (whole === '' && cents === '')) return undefined;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  const isNegative = inner !== undefined || before !== '' || after !== '';
  return isNegative && amount !== 0 ? -amount : amount;
}
