import { describe, expect, it } from 'vitest';
import { isQuiet, waitForQuietToEnd } from './quiet-hours.ts';

const NEW_YORK = 'America/New_York';
const overNight = { from: '21:00', until: '08:00' };
const atNoon = { from: '12:00', until: '13:30' };
const endsInSpring = { from: '22:00', until: '02:30' };
const endsInFall = { from: '22:00', until: '01:30' };

describe('it is quiet', () => {
  it.each([
    ['no quiet hours', null, '2026-11-21T07:00:00.000Z', false],
    ['before they begin', overNight, '2026-11-21T01:59:59.999Z', false],
    ['as they begin', overNight, '2026-11-21T02:00:00.000Z', true],
    ['after midnight', overNight, '2026-11-21T08:00:00.000Z', true],
    ['in their last minute', overNight, '2026-11-21T12:59:59.000Z', true],
    ['as they end', overNight, '2026-11-21T13:00:00.000Z', false],
    ['within one day', atNoon, '2026-11-21T17:30:00.000Z', true],
    ['before them on that day', atNoon, '2026-11-21T16:30:00.000Z', false],
    ['equal times', { from: '08:00', until: '08:00' }, '2026-11-21T13:00:00.000Z', false],
    ['until midnight', { from: '20:00', until: '00:00' }, '2026-11-21T04:59:00.000Z', true],
    ['from midnight', { from: '00:00', until: '06:00' }, '2026-11-21T05:00:00.000Z', true],
    ['the hour after the one skipped', endsInSpring, '2026-03-08T07:00:00.000Z', false],
  ])('%s', (_, hours, instant, expected) => {
    expect(isQuiet(new Date(instant), hours, NEW_YORK)).toBe(expected);
  });
});

describe('an email that waits for quiet hours to end goes out', () => {
  it.each([
    ['at once where it is not quiet', overNight, '2026-11-21T15:00:00.000Z', '2026-11-21T15:00:00.000Z'],
    ['at once without quiet hours', null, '2026-11-21T07:00:00.000Z', '2026-11-21T07:00:00.000Z'],
    ['the next morning', overNight, '2026-11-21T02:10:00.000Z', '2026-11-21T13:00:00.000Z'],
    ['the same morning', overNight, '2026-11-21T11:10:00.000Z', '2026-11-21T13:00:00.000Z'],
    ['after a night of 23 hours', overNight, '2026-03-08T02:30:00.000Z', '2026-03-08T12:00:00.000Z'],
    ['after a night of 25 hours', overNight, '2026-11-01T01:30:00.000Z', '2026-11-01T13:00:00.000Z'],
    ['when the clocks skip the end', endsInSpring, '2026-03-08T06:50:00.000Z', '2026-03-08T07:00:00.000Z'],
    ['at the first of two ends', endsInFall, '2026-11-01T05:10:00.000Z', '2026-11-01T05:30:00.000Z'],
    ['at the second, from its own hour', endsInFall, '2026-11-01T06:10:00.000Z', '2026-11-01T06:30:00.000Z'],
  ])('%s', (_, hours, instant, expected) => {
    expect(waitForQuietToEnd(new Date(instant), hours, NEW_YORK).toISOString()).toBe(expected);
  });

  it('never in quiet hours and never earlier, at any hour of the two nights that clocks change', () => {
    for (const start of ['2026-03-07T12:00:00.000Z', '2026-10-31T12:00:00.000Z']) {
      for (let quarter = 0; quarter < 192; quarter++) {
        const instant = new Date(Date.parse(start) + quarter * 15 * 60_000);
        for (const hours of [overNight, atNoon, endsInSpring, endsInFall]) {
          const goes = waitForQuietToEnd(instant, hours, NEW_YORK);
          expect(isQuiet(goes, hours, NEW_YORK)).toBe(false);
          expect(goes.getTime()).toBeGreaterThanOrEqual(instant.getTime());
          expect(goes.getTime() - instant.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
        }
      }
    }
  });
});
