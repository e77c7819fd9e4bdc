import { findWrittenDay } from './written-days.ts';

/**
 * Dollars as printed, without sign and commas: "$1,028" is "1028"; "– $10,000", "$-10,000" and "($10,000)" are "-10000". Undefined where none
 * is printed.
 */
export function parsePrintedAmount(text: string): string | undefined {
  const [, open, outer, inner, whole, cents, close] =
    /^(\((?=\s?\$|.*[,.]))?([-–—−]\s?)?\$?\s?([-–—−]\s?)?([\d,]*\d)(\.\d{2})?(\s?\))?$/.exec(
      text.trim().replace(/^\$ ?\(/, '($'),
    ) ?? [];
  if (whole === undefined || (open === undefined) !== (close === undefined)) return undefined;
  const minus = open ?? outer ?? inner;
  if (/,/.test(whole) && !/^\d{1,3}(,\d{3})+$/.test(whole)) return undefined;
  const digits = whole.replaceAll(',', '');
  const value = `${digits}${cents ?? ''}`;
  return `${minus === undefined || /^[0.]+$/.test(value) ? '' : '-'}${value}`;
}

/** The first amount with a dollar sign within words. */
export function findAmount(text: string): string | undefined {
  const [found] = /\$\s?[\d,]*\d(\.\d{2})?/.exec(text) ?? [];
  return found === undefined ? undefined : parsePrintedAmount(found);
}

/** The first percentage within words: "12%" is "12", "4.617 %" is "4.617". */
export function findPercent(text: string): string | undefined {
  return /(\d{1,3}(?:\.\d+)?)\s?%/.exec(text)?.[1];
}

/** A day as US forms write it, as a calendar day: "2/15/2013" and "February 15, 2013" are "2013-02-15". */
export function findDay(text: string): string | undefined {
  return findNumberDay(text) ?? findWrittenDay(text);
}

function findNumberDay(text: string): string | undefined {
  const [, month, day, year] = /(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  if (month === undefined || day === undefined || year === undefined) return undefined;
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A day with its hour and zone: "4/16/2013 at 5:00 p.m. EDT" is "2013-04-16T17:00 EDT"; the day alone where no hour is printed. */
export function findMoment(text: string): string | undefined {
  const day = findDay(text);
  const [, hour, minute, half, zone] =
    /at ?(\d{1,2}): ?(\d{2}) ?([ap])\.? ?m\.? ?([A-Z]{2,4})?/i.exec(text) ?? [];
  if (day === undefined || hour === undefined || minute === undefined) return day;
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${day}T${String(hours).padStart(2, '0')}:${minute}${zone === undefined ? '' : ` ${zone}`}`;
}

/** How long a loan runs, as printed: "30 years", "10 years, 6 months"; undefined where no years or months are. */
export function findTerm(text: string): string | undefined {
  return /^\d{1,3} ?(?:years?|yrs?\.?|months?|mo\.?)\b(?:,? ?\d{1,2} ?months?\b)?/i.exec(text.trim())?.[0];
}

/** YES or NO at the beginning of an answer. */
export function loadAnswer(text: string): boolean | undefined {
  const [, answer] = /^(yes|no)\b/i.exec(text.trim()) ?? [];
  return answer === undefined ? undefined : answer.toLowerCase() === 'yes';
}
