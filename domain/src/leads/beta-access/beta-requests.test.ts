import { describe, expect, it } from 'vitest';
import { type BetaRequest, findAskAgainAt, mayAskForBeta } from './beta-requests.ts';

const requestedAt = new Date('2026-11-01T12:00:00Z');
const decidedAt = new Date('2026-11-02T12:00:00Z');
const declined: BetaRequest = { status: 'declined', requestedAt, decidedAt };

describe('beta access that needs an approval', () => {
  it.each<[string, BetaRequest | undefined, string, boolean]>([
    ['the first time', undefined, '2026-11-01T12:00:00Z', true],
    [
      'while a request waits',
      { status: 'waiting', requestedAt, decidedAt: null },
      '2027-11-01T12:00:00Z',
      false,
    ],
    ['the moment after it was declined', declined, '2026-11-02T12:00:01Z', false],
    ['29 days after that', declined, '2026-12-02T11:59:59Z', false],
    ['30 days after that', declined, '2026-12-02T12:00:00Z', true],
    [
      'after an approval that was lost',
      { status: 'approved', requestedAt, decidedAt },
      '2026-11-03T12:00:00Z',
      true,
    ],
  ])('may be asked for %s: %s', (_, newest, now, expected) => {
    expect(mayAskForBeta(newest, new Date(now))).toBe(expected);
  });

  it('says from when on a declined buyer may ask again', () => {
    expect(findAskAgainAt(declined)).toEqual(new Date('2026-12-02T12:00:00Z'));
    expect(findAskAgainAt({ status: 'waiting', requestedAt, decidedAt: null })).toBeUndefined();
  });
});
