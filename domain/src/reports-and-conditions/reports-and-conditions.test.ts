import { describe, expect, test } from 'vitest';
import { checkLenderCondition, checkOrder, newCondition, type OrderInput } from './reports-and-conditions.ts';

const order: OrderInput = {
  ...{ kind: 'appraisal', company: 'Buckeye Appraisals', orderedOn: '2026-11-02', dueOn: '2026-11-16' },
  ...{ receivedOn: null, cost: 60_000, note: '' },
};

describe('something ordered', () => {
  test.each<[string, object, string]>([
    ['a kind that there is not', { kind: 'magic' }, 'kind'],
    ['a cost below zero', { cost: -1 }, 'cost'],
    ['a cost above $100,000', { cost: 10_000_001 }, 'cost'],
    ['a day that does not exist', { orderedOn: '2026-02-30' }, 'orderedOn'],
    ['a day due before it was ordered', { dueOn: '2026-11-01' }, 'dueOn'],
    ['a receipt before it was ordered', { receivedOn: '2026-11-01' }, 'receivedOn'],
    ['a note too long', { note: 'x'.repeat(1_001) }, 'note'],
  ])('is refused with %s', (_, change, field) => {
    expect(Object.keys(checkOrder({ ...order, ...change }).problems ?? {})).toEqual([field]);
  });

  test('needs no day and no company', () => {
    const bare = { ...order, company: null, orderedOn: null, dueOn: null, cost: null };
    expect(checkOrder(bare)).toEqual({ value: bare });
  });
});

test.each<[string, object, string | undefined]>([
  ['as it begins', {}, undefined],
  ['without words', { text: ' ' }, 'text'],
  ['of 2,001 letters', { text: 'x'.repeat(2_001) }, 'text'],
  ['in a state that there is not', { state: 'lost' }, 'state'],
])('a condition %s', (_, change, field) => {
  const { problems = {} } = checkLenderCondition({ ...newCondition('Two pay stubs', null), ...change });
  expect(Object.keys(problems)[0]).toBe(field);
});
