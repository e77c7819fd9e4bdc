import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, formatCalendar } from './icalendar.ts';

const product = '-//Porchlight//Dates//EN';

const closing: CalendarEvent = {
  uid: 'a1b2@porchlight.example',
  date: '2026-12-31',
  title: 'Closing day',
  description: 'Bring a photo ID.',
  url: 'https://porchlight.example/portal/milestones/ctc',
  changedAt: new Date('2026-11-21T12:34:56.789Z'),
};

const write = (...events: CalendarEvent[]) => formatCalendar({ product, events });

/** The values a calendar program reads, by the names of RFC 5545. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      isDay: event.startDate.isDate,
      sequence: event.sequence,
    };
  });
}

describe('a calendar of days', () => {
  it('reads as RFC 5545 asks, line by line', () => {
    expect(write(closing)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Porchlight//Dates//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:a1b2@porchlight.example',
        'DTSTAMP:20261121T123456Z',
        'LAST-MODIFIED:20261121T123456Z',
        'SEQUENCE:217427696',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Closing day',
        'DESCRIPTION:Bring a photo ID.',
        'URL:https://porchlight.example/portal/milestones/ctc',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    ['2028-02-28', '2028-02-29'],
    ['2027-02-28', '2027-03-01'],
    ['2026-03-08', '2026-03-09'],
    ['2026-11-01', '2026-11-02'],
    ['2099-12-31', '2100-01-01'],
  ])('has %s end before %s', (date, end) => {
    expect(read(write({ ...closing, date }))).toMatchObject([{ start: date, end, isDay: true }]);
  });

  it('counts a later change higher and keeps who it is', () => {
    const later = new Date(closing.changedAt.getTime() + 1_000);
    const [before] = read(write(closing));
    const [after] = read(write({ ...closing, date: '2026-12-30', changedAt: later }));
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
    const last = new Date('2087-12-31T00:00:00.000Z');
    expect(read(write({ ...closing, changedAt: last }))[0]?.sequence).toBeLessThan(2 ** 31);
  });

  it.each([
    ['commas, semicolons and backslashes', 'a, b; c \\ d'],
    ['line breaks of every system', 'one\ntwo\r\nthree\rfour'],
    ['what looks like another property', 'x\r\nEND:VEVENT\r\nBEGIN:VALARM'],
    ['what looks escaped', '\\n \\, \\\\'],
    ['colons and quotes', 'at "9:30": now'],
    ['letters of two, three and four octets', 'é€🏠'.repeat(40)],
    ['a family of joined letters', '👨‍👩‍👧‍👦'.repeat(12)],
    ['one long word', 'x'.repeat(400)],
    ['nothing', ''],
  ])('gives back %s', (_, text) => {
    const [event] = read(write({ ...closing, title: text, description: text }));
    const expected = text.replace(/\r\n?/g, '\n');
    expect([event?.title ?? '', event?.description ?? '']).toEqual([expected, expected]);
  });

  it('leaves out what may not stand in a text', () => {
    const [event] = read(write({ ...closing, title: 'a\u0000b\u0007c\u007fd\te' }));
    expect(event?.title).toBe('abcd\te');
  });

  it.each([60, 66, 67, 68, 74, 75, 76, 150, 300])('folds lines of a title of %i octets at 75', (size) => {
    for (const letter of ['x', 'é', '€', '🏠']) {
      const title = `${'y'.repeat(size % 4)}${letter.repeat(size / 2)}`;
      const text = write({ ...closing, title });
      const lines = text.split('\r\n');
      const lengths = lines.map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
      expect(text).not.toContain('\ufffd');
      expect(read(text)[0]?.title).toBe(title);
    }
  });

  it('says as a feed what it is called and how often it may be read', () => {
    const text = formatCalendar({ product, name: 'Porchlight, dates', events: [closing] });
    expect(text).toContain('\r\nNAME:Porchlight\\, dates\r\n');
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(read(text)).toHaveLength(1);
  });

  it('is a calendar also without a day in it (RFC 5545 3.6)', () => {
    const calendar = new ICAL.Component(ICAL.parse(formatCalendar({ product, name: 'Dates', events: [] })));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  });

  it('is the same for the same days, so that no calendar fetches it twice', () => {
    expect(write(closing, closing)).toBe(write(closing, closing));
  });
});
