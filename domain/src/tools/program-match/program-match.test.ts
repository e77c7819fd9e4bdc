import { getRefusal } from '@porchlight/testing/tools/get-refusal.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ProgramMatchResult, programMatchInput } from './program-match.contract.ts';
import { computeProgramMatch } from './program-match.ts';

const ON = '2026-11-25';

/** What the tool answers to an input as it comes over the wire. */
const answer = (input: object): ProgramMatchResult => computeProgramMatch(programMatchInput.parse(input), ON);

test('small letters are a state too', () => {
  expect(answer({ program: 'fhlb-boston-ebp', buyer: { state: 'ma' } }).ask).not.toContain('state');
  expect(answer({ program: 'fhlb-boston-ebp', buyer: { state: 'oh' } })).toMatchObject({
    verdict: 'no',
    because: ['state'],
  });
});

test('what is missing is named one by one', () => {
  expect(answer({ program: 'fhlb-boston-ebp', buyer: { state: 'MA', income: '1' } })).toMatchObject({
    verdict: 'need',
    because: [],
    ask: ['first_time', 'ami', 'own_funds', 'occupancy'],
  });
});

describe('incomes at the ends', () => {
  const buyer = { state: 'MA', firstTime: true, ami: '100000', ownFunds: '500', occupancy: 'primary' };
  test.each([
    ['0', 'yes', null],
    ['80000.00', 'yes', null],
    ['80000.01', 'no', '0.01'],
    ['10000000', 'no', '9920000'],
    ['10000000000', 'no', '9999920000'],
  ])('%s is %s, short by %s', (income, verdict, shortBy) => {
    expect(answer({ program: 'fhlb-boston-ebp', buyer: { ...buyer, income } })).toMatchObject({
      verdict,
      shortBy,
    });
  });
});

describe('what has no answer is refused with the field to look at', () => {
  test.each([
    ['buyer.ami', { ami: '0' }],
    ['buyer.mrbLimit', { mrbLimit: '0.00' }],
    ['buyer.loanAmount', { price: '100', loanAmount: '100.01' }],
  ])('%s', (field, buyer) => {
    const refusal = getRefusal(() => answer({ program: 'fha-203b', buyer }));
    expect(Object.keys(refusal)).toEqual([field]);
  });

  test.each([
    { program: 'no-such-program', buyer: {} },
    { program: '', buyer: {} },
    { program: 'fha-203b' },
    { program: 'fha-203b', buyer: { state: 'ZZ' } },
    { program: 'fha-203b', buyer: { income: '-1' } },
    { program: 'fha-203b', buyer: { income: 80000 } },
    { program: 'fha-203b', buyer: { score: 299 } },
    { program: 'fha-203b', buyer: { score: 851 } },
    { program: 'fha-203b', buyer: { downPercent: '101' } },
    { program: 'fha-203b', buyer: { units: 5 } },
    { program: 'fha-203b', buyer: { occupancy: 'sometimes' } },
  ])('%j', (input) => {
    expect(z.safeParse(programMatchInput, input).success).toBe(false);
  });
});
