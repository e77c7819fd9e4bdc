import { describe, expect, it } from 'vitest';
import {
  computeLastGoodDay,
  type DocumentValidity,
  describeExpiry,
  findDocumentDateProblem,
  findExpiryNotice,
} from './document-age.ts';

const payStub: DocumentValidity = { days: 30, neededUntil: 'loan-application' };
const statement: DocumentValidity = { days: 120, neededUntil: 'funding' };
const photoId: DocumentValidity = { printed: true, neededUntil: 'funding' };

describe('the last day on which a paper is taken', () => {
  it.each([
    // Fannie Mae B1-1-03: dated no earlier than 30 days before the application.
    ['a pay stub', payStub, '2026-10-21', '2026-11-20'],
    // Freddie Mac 5102.4: dated no more than 120 days before the note.
    ['a bank statement', statement, '2026-07-23', '2026-11-20'],
    ['a photo ID', photoId, '2028-02-29', '2028-02-29'],
  ])('of %s', (_, validFor, date, last) => {
    expect(computeLastGoodDay(validFor, date)).toBe(last);
  });
});

describe('a paper’s date', () => {
  it.each([
    ['good on its last day', payStub, '2026-10-21', undefined],
    ['a day too old', payStub, '2026-10-20', { kind: 'too-old', goodUntil: '2026-11-19' }],
    ['of today', payStub, '2026-11-20', undefined],
    ['of a place where it is tomorrow', payStub, '2026-11-21', undefined],
    ['that has not come', payStub, '2026-11-22', { kind: 'not-yet' }],
    ['on which an ID ends, far ahead', photoId, '2031-01-01', undefined],
    ['on which an ID ended', photoId, '2026-11-19', { kind: 'too-old', goodUntil: '2026-11-19' }],
  ])('%s', (_, validFor, date, problem) => {
    expect(findDocumentDateProblem(validFor, date, '2026-11-20')).toEqual(problem);
  });
});

describe('a notice about a paper’s age', () => {
  const LAST = '2026-12-20';
  it.each([
    ['fifteen days before', '2026-12-05', '2026-11-01', undefined],
    ['fourteen days before', '2026-12-06', '2026-11-01', 14],
    ['late, after days without a server', '2026-12-10', '2026-11-01', 14],
    ['three days before', '2026-12-17', '2026-11-01', 3],
    ['on its last day', '2026-12-20', '2026-11-01', 3],
    ['the day after', '2026-12-21', '2026-11-01', 'expired'],
    ['long after', '2027-03-01', '2026-11-01', 'expired'],
    ['accepted ten days before, and told then', '2026-12-10', '2026-12-10', undefined],
    ['accepted ten days before, three days before', '2026-12-17', '2026-12-10', 3],
    ['accepted two days before', '2026-12-18', '2026-12-18', undefined],
    ['accepted two days before, the day after', '2026-12-21', '2026-12-18', 'expired'],
  ])('%s', (_, today, acceptedOn, notice) => {
    expect(findExpiryNotice(LAST, acceptedOn, today)).toBe(notice);
  });

  it('names the day', () => {
    expect(describeExpiry(3, LAST)).toBe('It is good until Dec 20, 2026. Upload a newer one before then.');
    expect(describeExpiry('expired', LAST)).toBe('It was good until Dec 20, 2026 and is asked for again.');
  });
});
