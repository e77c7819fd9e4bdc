import { addDays } from '../kernel/calendar-dates.ts';

/** A day in someone's calendar. `uid` stays the same for as long as it is the same event, whatever day it moves to. */
export type CalendarEvent = {
  uid: string;
  /** YYYY-MM-DD. */
  date: string;
  title: string;
  description: string;
  /** The page that says more. */
  url: string;
  /** When it was last set: later changes win in whatever program keeps a copy. */
  changedAt: Date;
};

/** How often a program may read a feed again (RFC 7986 5.7), as an RFC 5545 duration. */
const READ_AGAIN_AFTER = 'PT1H';

/** Writes a calendar of whole days (RFC 5545; the feed's name and pace: RFC 7986). The same events give the same bytes. */
export function formatCalendar(calendar: {
  /** Who wrote it, such as `-//Porchlight//Dates//EN`. */
  product: string;
  /** Named where it is a feed, which is read again. */
  name?: string;
  events: readonly CalendarEvent[];
}): string {
  const { product, name, events } = calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : writeFeedLines(name)),
    ...(events.length === 0 ? EMPTY : events.flatMap(writeEvent)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** RFC 5545 3.6 asks for one component at least; a time zone is the one that shows nothing. */
const EMPTY = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function writeFeedLines(name: string): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${READ_AGAIN_AFTER}`,
    `X-PUBLISHED-TTL:${READ_AGAIN_AFTER}`,
  ];
}

function writeEvent({ uid, date, title, description, url, changedAt }: CalendarEvent): string[] {
  const stamp = changedAt.toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${countRevision(changedAt)}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    // The end is the first day that is no longer part of it (RFC 5545 3.6.1).
    `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    // A reminder takes no time of the day away.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Grows with every change without being counted (RFC 5545 3.8.7.4): seconds since 2020, which stay an INTEGER until 2088. */
function countRevision(changedAt: Date): number {
  return Math.max(0, Math.floor((changedAt.getTime() - Date.UTC(2020, 0, 1)) / 1000));
}

/** RFC 5545 3.3.11; what is neither text, tab nor line break is not allowed there at all. */
function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** In octets, without the line break (RFC 5545 3.1). */
const MAX_LINE_LENGTH = 75;

/** Folds the line after a space, never within a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (length + size > MAX_LINE_LENGTH) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += size;
  }
  return folded;
}
