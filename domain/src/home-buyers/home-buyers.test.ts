import { describe, expect, it } from 'vitest';
import { buyerStages, readHomeBuyerKey, readMilestoneState, writeHomeBuyerKey } from './home-buyers.ts';

describe('the key of a home buyer', () => {
  it.each([
    { kind: 'final-step', id: '0198f2c6-7d2e-7f3a-8a51-0d6a4b1c2e3f' },
    { kind: 'account', id: 'Xk3_9-abcDEF' },
  ] as const)('goes into an address and comes back: $kind', (key) => {
    expect(readHomeBuyerKey(writeHomeBuyerKey(key))).toEqual(key);
  });

  it.each(['', 'account.', 'final-step.12', 'lead.abc', "account.a'b", `account.${'x'.repeat(65)}`])(
    'is none: %s',
    (text) => {
      expect(readHomeBuyerKey(text)).toBeUndefined();
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
    expect(readMilestoneState(card)).toBe(state);
  });
});

it('starts at preparing and goes on with the stages of the guide (specification 3)', () => {
  expect(buyerStages[0]).toBe('preparing');
  expect(buyerStages).toHaveLength(7);
});
