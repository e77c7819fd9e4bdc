import { findInstant } from '../time-zones.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${MONTHS.join('|')})[a-z]{0,6}\\.?`;
const FORMS: readonly [RegExp, (parts: readonly string[]) => readonly [string, string, string]][] = [
  [/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/, ([y = '', m = '', d = '']) => [y, m, d]],
  [/^(\d{4})(\d\d)(\d\d)(?!\d)/, ([y = '', m = '', d = '']) => [y, m, d]],
  [/^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)(?!\d)/, ([m = '', d = '', y = '']) => [y, m, d]],
  [
    new RegExp(`^${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`),
    ([m = '', d = '', y = '']) => [y, m, d],
  ],
  [
    new RegExp(`^(\\d{1,2})[ -]${MONTH}[ ,-]{1,2}(\\d{4}|\\d\\d)(?!\\d)`),
    ([d = '', m = '', y = '']) => [y, m, d],
  ],
];
const TIME =
  /^(?:[ t]|, ?| at )(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?: ?([ap])\.?m\.?)?(?: ?(z|utc|gmt|[ecmp][sd]t|[+-]\d\d:?\d\d|[+-]\d\d))?$/;
const US_ZONES: Readonly<Record<string, number>> = { e: -5, c: -6, m: -7, p: -8 };

/** Spreadsheets count days from the one before December 31, 1899, and write 5 digits for 1954 to 2119, with the time as a fraction. */
const SERIAL = /^([2-7]\d{4})(\.\d+)?$/;
const SERIAL_START_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The clock's reading in milliseconds as if in UTC; `offset` in minutes where the zone is written beside it. */
type Reading = { day: string; ms: number; offset: number | undefined };

/**
 * The calendar day of a cell, as US spreadsheets, banks and CRMs write it, with or without a time: "1/5/2026", "01-05-26", "2026-01-05 12:00",
 * "20260105", "Jan 5, 2026", "5-Jan-2026", or the number that Excel counts it as, "46027". Undefined where it is none.
 */
export function parseTableDay(text: string): string | undefined {
  return parseReading(text)?.day;
}

/**
 * The instant of a cell in ISO 8601; of one without a zone, as the clocks of `timeZone` show it, and of a day alone its beginning. One that
 * is ISO 8601 with its zone stays as it is. Undefined where it is none.
 */
export function parseTableInstant(text: string, timeZone: string): string | undefined {
  const plain = text.trim();
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(plain)) return plain;
  const reading = parseReading(plain);
  if (reading === undefined) return undefined;
  if (reading.offset !== undefined) return new Date(reading.ms - reading.offset * MINUTE_MS).toISOString();
  const minute = Math.floor((reading.ms % DAY_MS) / MINUTE_MS);
  const below = reading.ms % MINUTE_MS;
  return new Date(findInstant({ day: reading.day, minute }, timeZone).getTime() + below).toISOString();
}

function parseReading(text: string): Reading | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? /, '');
  const serial = SERIAL.exec(plain);
  if (serial !== null) {
    const ms = SERIAL_START_MS + Math.round((Number(plain) * DAY_MS) / 1000) * 1000;
    return { day: new Date(ms).toISOString().slice(0, 10), ms, offset: undefined };
  }
  for (const [form, order] of FORMS) {
    const match = form.exec(plain);
    if (match === null) continue;
    const day = toDay(order(match.slice(1)));
    const time = parseTime(plain.slice(match[0].length));
    return day === undefined || time === undefined
      ? undefined
      : { day, ms: Date.parse(day) + time.ms, offset: time.offset };
  }
  return undefined;
}

function toDay([year, month, day]: readonly [string, string, string]): string | undefined {
  const named = MONTHS.indexOf(month.slice(0, 3)) + 1;
  const full = year.length === 2 ? `20${year}` : year;
  const written = `${full}-${String(named || month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const ms = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(written) ? written : undefined;
}

function parseTime(text: string): { ms: number; offset: number | undefined } | undefined {
  if (text.trim() === '') return { ms: 0, offset: undefined };
  const match = TIME.exec(text);
  if (match === null) return undefined;
  const [, hours = '', minutes = '', seconds = '0', fraction = '', half, zone] = match;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59 || (half !== undefined && Number(hours) > 12))
    return undefined;
  const ms =
    ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 +
    Number(fraction.slice(0, 3).padEnd(3, '0'));
  return { ms, offset: zone === undefined ? undefined : toOffset(zone) };
}

/** Minutes ahead of UTC. */
function toOffset(zone: string): number {
  const [, sign, hours = '', minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  if (sign !== undefined) return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const hour = US_ZONES[zone.charAt(0)];
  return hour === undefined || zone === 'utc' ? 0 : (hour + (zone.charAt(1) === 'd' ? 1 : 0)) * 60;
}
