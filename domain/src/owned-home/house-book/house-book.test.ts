import { describe, expect, it } from 'vitest';
import { checkRecord, type HomeRecord } from '../home-record.ts';
import { listRecordDates } from '../home-record-kinds.ts';
import { homePaperKind } from '../kinds/home-paper.ts';
import { manualKind } from '../kinds/manual.ts';
import { vendorKind } from '../kinds/vendor.ts';
import { warrantyKind } from '../kinds/warranty.ts';
import { listNeeds } from './next-need.ts';
import { findFirstDue, type Season } from './seasons.ts';
import { upkeepKind } from './upkeep.ts';
import { findNextDue } from './upkeep-due.ts';

const today = '2026-11-26';
const context = { records: [], today };
const row = (kind: string, content: object, changedAt = `${today}T18:00:00.000Z`): HomeRecord => ({
  ...{ id: kind, kind, changedAt, content: content as Record<string, unknown> },
});
const task = {
  ...{ task: 'Clean the gutters', season: 'fall' as Season | null, everyMonths: 12 },
  ...{ firstDueOn: '2026-09-01', lastDoneOn: null as string | null, why: null },
};
const warranty = {
  ...{ what: 'Roof', company: 'Ohio Roofing', phone: '614-555-0100', from: null as string | null },
  ...{ until: '2027-03-31' as string | null, documentId: null },
};

describe('when a task is due next', () => {
  it.each<[string, Partial<typeof task>, string]>([
    ['the first day, as long as it was never done', {}, '2026-09-01'],
    ['done in its season', { lastDoneOn: '2026-10-20' }, '2027-09-01'],
    ['done a week before its season', { lastDoneOn: '2026-08-25' }, '2027-09-01'],
    ['done five months late', { lastDoneOn: '2027-02-01' }, '2027-09-01'],
    ['every two years', { everyMonths: 24, lastDoneOn: '2026-10-20' }, '2028-09-01'],
    ['in winter, across the end of the year', { season: 'winter', lastDoneOn: '2027-01-10' }, '2027-12-01'],
    [
      'every three months without a season',
      { season: null, everyMonths: 3, lastDoneOn: '2026-11-26' },
      '2027-02-26',
    ],
    ['the end of a short month', { season: null, everyMonths: 1, lastDoneOn: '2027-01-31' }, '2027-02-28'],
  ])('%s', (_name, more, expected) => {
    expect(findNextDue({ ...task, ...more })).toBe(expected);
  });

  it('is always after the day it was done, whichever day and season that was', () => {
    for (const season of ['spring', 'summer', 'fall', 'winter'] as const)
      for (let day = 1; day <= 28; day += 3)
        for (let month = 1; month <= 12; month += 1) {
          const lastDoneOn = `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          expect(findNextDue({ ...task, season, lastDoneOn }) > lastDoneOn).toBe(true);
        }
  });

  it.each<[Season, string, string]>([
    ['fall', today, today],
    ['winter', today, '2026-12-01'],
    ['spring', today, '2027-03-01'],
    ['winter', '2027-02-28', '2027-02-28'],
    ['winter', '2027-03-01', '2027-12-01'],
  ])('first: %s on %s', (season, on, expected) => {
    expect(findFirstDue(season, on)).toBe(expected);
  });
});

describe('dates that follow', () => {
  it('a warranty thirty days before its last day, or on it where it was entered later', () => {
    expect(listRecordDates(row('warranty', warranty), context)).toMatchObject([
      { day: '2027-03-01', title: 'Warranty ends soon: Roof' },
    ]);
    expect(listRecordDates(row('warranty', { ...warranty, until: '2026-12-20' }), context)).toMatchObject([
      { day: '2026-12-20', note: expect.stringContaining('Ohio Roofing (614-555-0100)') },
    ]);
    expect(listRecordDates(row('warranty', { ...warranty, until: null }), context)).toEqual([]);
  });

  it('a task on the day it is due', () => {
    expect(listRecordDates(row('upkeep', { ...task, why: 'Ice.' }), context)).toMatchObject([
      { day: '2026-09-01', title: 'Home upkeep: Clean the gutters', note: 'Ice.' },
    ]);
  });
});

describe('what the house needs next', () => {
  it('the earliest first, and a warranty only within its last thirty days', () => {
    const records = [
      row('upkeep', { ...task, firstDueOn: '2026-12-25' }),
      row('warranty', { ...warranty, until: '2026-12-20' }),
    ];
    expect(listNeeds(records, today).map(({ kind }) => kind)).toEqual(['warranty', 'upkeep']);
    expect(listNeeds(records, '2026-11-19').map(({ kind }) => kind)).toEqual(['upkeep']);
    expect(listNeeds(records, '2026-12-21').map(({ kind }) => kind)).toEqual(['upkeep']);
    expect(listNeeds([], today)).toEqual([]);
  });
});

describe('what is refused', () => {
  const manual = {
    appliance: 'Furnace',
    model: null,
    serial: null,
    boughtOn: null,
    link: null,
    documentId: null,
  };
  const vendor = { name: 'Ann', trade: 'Plumber', phone: null, lastUsedOn: null, note: null };
  const fields = (checked: { problems?: object }) => Object.keys(checked.problems ?? {});
  it.each<[string, { problems?: object }, string[]]>([
    [
      'a warranty that ends before it begins',
      checkRecord(warrantyKind, { ...warranty, from: '2027-04-01' }, context),
      ['until'],
    ],
    [
      'a season every six months',
      checkRecord(upkeepKind, { ...task, everyMonths: 6 }, context),
      ['everyMonths'],
    ],
    [
      'a task done tomorrow',
      checkRecord(upkeepKind, { ...task, lastDoneOn: '2026-11-27' }, context),
      ['lastDoneOn'],
    ],
    [
      'a link that is no https',
      checkRecord(manualKind, { ...manual, link: 'javascript:alert(1)' }, context),
      ['link'],
    ],
    [
      'a vendor used tomorrow',
      checkRecord(vendorKind, { ...vendor, lastUsedOn: '2026-11-27' }, context),
      ['lastUsedOn'],
    ],
    [
      'a paper that is nowhere',
      checkRecord(homePaperKind, { what: 'Deed', documentId: null, place: null }, context),
      ['place'],
    ],
    [
      'a document that is no id',
      checkRecord(homePaperKind, { what: 'Deed', documentId: 'x', place: null }, context),
      ['documentId'],
    ],
  ])('%s', (_name, checked, expected) => expect(fields(checked)).toEqual(expected));

  it('and taken: a link, and a note of several lines', () => {
    expect(
      checkRecord(manualKind, { ...manual, link: 'https://example.com/a.pdf' }, context).value,
    ).toBeDefined();
    expect(
      checkRecord(vendorKind, { ...vendor, note: 'Friendly.\nCall first.' }, context).value,
    ).toBeDefined();
  });
});
