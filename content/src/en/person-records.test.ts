import { expect, test } from 'vitest';
import { dataRetention } from './data-retention.ts';
import { staffPeriods, staffRecordTitles } from './person-records.ts';
import { downloadTitles } from './personal-data.ts';

/** Words that are true for the person whose records they are, and not for the member of staff who looks them up. */
const TO_THE_PERSON = /\b(you|your|yours|we|us|our)\b/i;

test.each(Object.entries(downloadTitles))('staff read of %s in words of their own: %s', (file, title) => {
  const own: Record<string, string | undefined> = staffRecordTitles;
  expect(own[file] ?? title).not.toMatch(TO_THE_PERSON);
});

test.each(Object.entries(dataRetention.periods))(
  'staff read of the period of %s in words of their own',
  (kind, period) => {
    const own: Record<string, { what?: string; since?: string } | undefined> = staffPeriods;
    const { what, since } = { ...period, ...own[kind] };
    expect(what).not.toMatch(TO_THE_PERSON);
    expect(since).not.toMatch(TO_THE_PERSON);
  },
);
