import { describe, expect, it } from 'vitest';
import { canKeepAccount, findDeletionDue, findDeletionStep } from './account-deletion.ts';
import { findExportEnd, getExportFileName } from './data-export.ts';
import { addYears } from './data-retention.ts';
import { createSafeFileNames } from './safe-file-names.ts';

const at = (text: string) => new Date(`${text}Z`);
const orNull = (text: string | null) => (text === null ? null : at(text));

describe('how long a download counts', () => {
  it.each([
    ['2026-11-21T10:00', null, '2026-11-22T10:00'],
    ['2026-11-21T10:00', '2026-11-21T10:05', '2026-11-28T10:05'],
    ['2026-12-30T10:00', '2026-12-31T00:00', '2027-01-07T00:00'],
  ])('asked for at %s and ready at %s, until %s', (requestedAt, readyAt, end) => {
    expect(findExportEnd({ requestedAt: at(requestedAt), readyAt: orNull(readyAt) })).toEqual(at(end));
  });

  it('is named after the site and the day', () => {
    expect(getExportFileName('Porch & Light', at('2026-11-21T23:59'))).toBe(
      'porch-light-data-2026-11-21.zip',
    );
  });
});

describe('the period before an account is deleted', () => {
  it.each([
    ['2026-11-21T10:00', '2026-12-05T10:00'],
    ['2028-02-20T10:00', '2028-03-05T10:00'],
  ])('asked for at %s, is over at %s', (requestedAt, due) => {
    expect(findDeletionDue(at(requestedAt))).toEqual(at(due));
  });

  it.each([
    ['2026-12-05T09:59:59.999', null, true],
    ['2026-12-05T10:00', null, false],
    ['2026-11-22T10:00', '2026-11-22T09:00', false],
  ])('at %s, begun at %s, can the account be kept: %s', (now, begunAt, canKeep) => {
    const plan = { dueAt: at('2026-12-05T10:00'), remindedAt: null, begunAt: orNull(begunAt) };
    expect(canKeepAccount(plan, at(now))).toBe(canKeep);
  });

  it.each([
    // now, reminded, begun, step, new end
    ['2026-11-21T10:00', null, null, 'wait', undefined],
    ['2026-12-02T09:59:59.999', null, null, 'wait', undefined],
    ['2026-12-02T10:00', null, null, 'remind', '2026-12-05T10:00'],
    ['2026-12-04T10:00', null, null, 'remind', '2026-12-07T10:00'],
    ['2027-01-01T00:00', null, null, 'remind', '2027-01-04T00:00'],
    ['2026-12-02T10:10', '2026-12-02T10:00', null, 'wait', undefined],
    ['2026-12-05T09:59:59.999', '2026-12-02T10:00', null, 'wait', undefined],
    ['2026-12-05T10:00', '2026-12-02T10:00', null, 'erase', undefined],
    ['2026-12-05T10:00', null, '2026-12-05T10:00', 'erase', undefined],
  ])('at %s, reminded at %s, begun at %s: %s', (now, remindedAt, begunAt, step, dueAt) => {
    const plan = {
      dueAt: at('2026-12-05T10:00'),
      remindedAt: orNull(remindedAt),
      begunAt: orNull(begunAt),
    };
    expect(findDeletionStep(plan, at(now))).toEqual(
      dueAt === undefined ? { step } : { step, dueAt: at(dueAt) },
    );
  });
});

describe('years later', () => {
  it.each([
    ['2026-11-21T10:00', 4, '2030-11-21T10:00'],
    ['2028-02-29T10:00', 1, '2029-03-01T10:00'],
    ['2028-02-29T10:00', 4, '2032-02-29T10:00'],
  ])('%s and %i years: %s', (from, years, to) => {
    expect(addYears(at(from), years)).toEqual(at(to));
  });
});

describe('names under which files unpack on any system', () => {
  it.each([
    [['paystub.pdf'], ['paystub.pdf']],
    [
      ['a.pdf', 'a.pdf', 'A.PDF'],
      ['a.pdf', 'a (2).pdf', 'A (3).PDF'],
    ],
    [
      ['a (2).pdf', 'a.pdf', 'a.pdf'],
      ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
    ],
    [['../../etc/passwd'], ['_.._etc_passwd']],
    [['..\\..\\boot.ini'], ['_.._boot.ini']],
    [['/absolute.pdf'], ['_absolute.pdf']],
    [['C:\\x.pdf'], ['C__x.pdf']],
    [['..'], ['document']],
    [[''], ['document']],
    [
      ['CON.pdf', 'nul', 'console.pdf'],
      ['_CON.pdf', '_nul', 'console.pdf'],
    ],
    [['line\nbreak\u0000.pdf'], ['line_break_.pdf']],
    [['fdp.\u202Egnp.exe'], ['fdp._gnp.exe']],
    [['ends with dot. '], ['ends with dot']],
    [['Résumé 工资单 💰.pdf'], ['Résumé 工资单 💰.pdf']],
    [
      ['e\u0301.pdf', '\u00e9.pdf'],
      ['\u00e9.pdf', '\u00e9 (2).pdf'],
    ],
  ])('%j become %j', (names, safe) => {
    expect(createSafeFileNames(names, 'document')).toEqual(safe);
  });

  it('count on where many are named alike, also beside one that has such a number already', () => {
    const names = createSafeFileNames(
      ['scan (3).pdf', ...Array(2_000).fill('scan.pdf'), 'SCAN.pdf'],
      'document',
    );
    expect(new Set(names).size).toBe(2_002);
    expect(names.slice(1, 4)).toEqual(['scan.pdf', 'scan (2).pdf', 'scan (4).pdf']);
    expect(names.at(-1)).toBe('SCAN (2002).pdf');
  });

  it('stay below 255 bytes, with the extension and no half character', () => {
    const [first = '', second = ''] = createSafeFileNames(
      [`${'💰'.repeat(120)}.pdf`, `${'💰'.repeat(121)}.pdf`],
      'x',
    );
    expect(new TextEncoder().encode(first).length).toBeLessThanOrEqual(200);
    expect(first).toMatch(/^💰+\.pdf$/u);
    expect(second).toMatch(/^💰+ \(2\)\.pdf$/u);
  });
});
