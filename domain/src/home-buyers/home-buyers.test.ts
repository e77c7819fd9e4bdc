import { describe, expect, it } from 'vitest';
import { buyerStages, getMilestoneState, parseHomeBuyerId } from './home-buyers.ts';
import { countSilentDays, deriveStanding, getDueDays, PAST_ALL_MILESTONES } from './staff-purchases.ts';

describe('the id of a home buyer in an address', () => {
  it.each([
    ['Xk3_9-abcDEF', 'Xk3_9-abcDEF'],
    ['account.Xk3_9-abcDEF', 'Xk3_9-abcDEF'],
    ['0198f2c6-7d2e-7f3a-8a51-0d6a4b1c2e3f', '0198f2c6-7d2e-7f3a-8a51-0d6a4b1c2e3f'],
    ['final-step.0198f2c6-7d2e-7f3a-8a51-0d6a4b1c2e3f', '0198f2c6-7d2e-7f3a-8a51-0d6a4b1c2e3f'],
  ])('%s is %s', (text, id) => {
    expect(parseHomeBuyerId(text)).toBe(id);
  });

  it.each(['', 'account.', 'lead.abc', "account.a'b", 'a b', `account.${'x'.repeat(65)}`])(
    'is none: %s',
    (text) => {
      expect(parseHomeBuyerId(text)).toBeUndefined();
    },
  );
});

describe('a milestone in the console', () => {
  it.each([
    [{ isAvailable: true, isCompleted: true, progress: 100 }, 'completed'],
    [{ isAvailable: false, isCompleted: true, progress: 100 }, 'completed'],
    [{ isAvailable: false, isCompleted: false, progress: 40 }, 'locked'],
    [{ isAvailable: true, isCompleted: false, progress: 0 }, 'not-started'],
    [{ isAvailable: true, isCompleted: false, progress: 1 }, 'under-way'],
  ] as const)('%o is %s', (card, state) => {
    expect(getMilestoneState(card)).toBe(state);
  });
});

it('starts at preparing and goes on with the stages of the guide (specification 3)', () => {
  expect(buyerStages[0]).toBe('preparing');
  expect(buyerStages).toHaveLength(7);
});

describe('where a purchase is', () => {
  const card = (id: number, more = {}) => ({
    ...{ id, docsDue: 2, isAvailable: true, isCompleted: false, isSetAside: false },
    ...more,
  });
  it.each([
    ['the first milestone that is open', [card(1), card(2)], 1, 4],
    [
      'past what is completed or set aside, which ask for nothing more',
      [card(1, { isCompleted: true }), card(2, { isSetAside: true }), card(3)],
      3,
      2,
    ],
    [
      'in a locked milestone, which asks for nothing yet',
      [card(3, { isCompleted: true }), card(4, { isAvailable: false })],
      4,
      0,
    ],
    ['past them all', [card(10, { isCompleted: true })], PAST_ALL_MILESTONES, 0],
  ])('is %s', (_what, cards, milestone, owes) => {
    expect(deriveStanding(cards)).toEqual({ milestone, owes });
  });

  it.each([
    ['2026-05-01T10:00:00Z', 0],
    ['2026-04-30T10:00:01Z', 0],
    ['2026-04-30T10:00:00Z', 1],
    ['2026-04-01T09:00:00Z', 30],
    ['2026-05-02T10:00:00Z', 0],
  ])('is silent since %s for %i days', (at, days) => {
    expect(countSilentDays(new Date(at), new Date('2026-05-01T10:00:00Z'))).toBe(days);
  });
});

describe('what the overview calls due', () => {
  it.each([
    ['2026-11-30', '2026-10-31', '2026-12-07'],
    ['2027-01-05', '2026-12-06', '2027-01-12'],
    ['2028-02-25', '2028-01-26', '2028-03-03'],
  ])('on %s is of %s to %s', (today, first, last) => {
    expect(getDueDays(today)).toEqual({ first, last });
  });
});
