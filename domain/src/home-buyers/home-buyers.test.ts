import { describe, expect, it } from 'vitest';
import { buyerStages, getMilestoneState, parseHomeBuyerId } from './home-buyers.ts';

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
