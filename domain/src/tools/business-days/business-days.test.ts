import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../kernel/calendar-dates.ts';
import { addBusinessDays, isSpecificBusinessDay } from '../../programs/dates/business-days.ts';
import {
  countBackFromConsummation,
  countFromLoanEstimate,
  findEarliestConsummation,
} from '../../programs/dates/disclosure-dates.ts';
import { InputRefusal } from '../input-refusal.ts';
import vectors from '../vectors/business-days.json' with { type: 'json' };
import { type BusinessDaysResult, businessDaysInput } from './business-days.contract.ts';
import { computeBusinessDays } from './business-days.ts';

const answer = (input: object): BusinessDaysResult =>
  computeBusinessDays(businessDaysInput.parse(input), '2026-11-21');

describe('the business days tool', () => {
  test('answers every kind with its own working', () => {
    const kinds = new Set(vectors.map(({ inputs }) => inputs.kind));
    expect([...kinds].sort()).toEqual(
      [...businessDaysInput.def.options]
        .map((option) => option.shape.kind.def.values[0])
        .filter((kind) => kind !== 'addBusinessDays' && kind !== 'revisedLe')
        .sort(),
    );
    for (const { inputs } of vectors) {
      const [first] = answer(inputs).workings;
      expect(first?.value).not.toBe('');
      const open = listUnexplained(answer(inputs));
      expect(open.filter((name) => !/^(days|months|businessDays|latest)$/.test(name))).toEqual([]);
      expect(first?.source === null).toBe(inputs.kind === 'rateLockDays');
    }
  });
});

describe('further questions', () => {
  test.each([
    // Over Thanksgiving 2026, and back over the new year 2028, kept on the last day of 2027.
    ['2026-11-25', 1, 'specific', false, '2026-11-27'],
    ['2026-11-25', 2, 'specific', false, '2026-11-28'],
    ['2026-11-25', 2, 'general', false, '2026-11-30'],
    ['2026-11-25', 2, 'general', true, '2026-11-28'],
    ['2028-01-03', -1, 'specific', false, '2027-12-31'],
    ['2028-01-03', -1, 'general', false, '2027-12-30'],
    ['2026-11-22', 0, 'specific', false, '2026-11-22'],
    ['2099-12-31', 1, 'specific', false, '2100-01-02'],
  ])('%s and %i %s business days (Saturdays: %s) is %s', (date, count, definition, opensSaturdays, end) => {
    expect(answer({ kind: 'addBusinessDays', date, count, definition, opensSaturdays })).toMatchObject({
      date: end,
    });
  });

  test('a revised Loan Estimate is due in three days, and not after the Closing Disclosure', () => {
    const change = { kind: 'revisedLe', changeLearned: '2026-11-24', consummation: '2026-12-10' };
    expect(answer(change)).toMatchObject({
      revisedLeDeliverOrMailBy: '2026-11-30',
      latestRevisedLeReceipt: '2026-12-05',
      mayStillBeRevised: true,
    });
    expect(answer({ ...change, cdGiven: '2026-11-24' })).toMatchObject({ mayStillBeRevised: false });
    expect(answer({ ...change, cdGiven: '2026-11-25' })).toMatchObject({ mayStillBeRevised: true });
  });

  test('a Closing Disclosure that was mailed waits three days more', () => {
    expect(answer({ kind: 'cdThreeDays', cdMailed: '2026-11-20' })).toMatchObject({
      earliestConsummation: '2026-11-28',
    });
  });

  test.each([
    // Sunday; Thanksgiving; New Year's Day, which the Friday after it follows.
    ['2026-11-22', '2026-11-21', '2026-11-18', '2026-11-17', '2026-11-13'],
    ['2026-11-26', '2026-11-25', '2026-11-21', '2026-11-20', '2026-11-17'],
    ['2026-01-01', '2025-12-31', '2025-12-27', '2025-12-26', '2025-12-22'],
  ])('a closing on %s, no business day, is counted back from %s', (consummation, day, cd, revised, first) => {
    const counted = answer({ kind: 'cdThreeDays', consummation });
    expect(counted).toMatchObject({
      latestCdReceipt: cd,
      latestRevisedLeReceipt: revised,
      latestInitialLeDelivery: first,
    });
    for (const { formula } of counted.workings.filter(({ figure }) => !figure.includes('Mail')))
      expect(formula).toContain(`before ${day}, the last business day before`);
    expect(answer({ kind: 'revisedLe', changeLearned: first, consummation })).toMatchObject({
      latestRevisedLeReceipt: revised,
    });
  });

  test('the days counted back from a closing let it happen, counted on from them, and a day later does not', () => {
    for (
      let consummation = '2026-11-15';
      consummation < '2027-01-08';
      consummation = addDays(consummation, 1)
    ) {
      const last = countBackFromConsummation(consummation);
      const [cd, estimate] = [last.latestClosingDisclosureReceipt, last.latestEstimateDelivery];
      const wait = (day: string) => countFromLoanEstimate(day, isSpecificBusinessDay).earliestConsummation;
      expect(findEarliestConsummation(cd) <= consummation, consummation).toBe(true);
      expect(wait(estimate) <= consummation, consummation).toBe(true);
      expect(findEarliestConsummation(addBusinessDays(cd, 1, isSpecificBusinessDay)) > consummation).toBe(
        true,
      );
      expect(wait(addBusinessDays(estimate, 1, isSpecificBusinessDay)) > consummation).toBe(true);
    }
  });

  test('the right to rescind runs from the last event, and three years without notice', () => {
    const closed = { kind: 'rescission', consummation: '2026-12-01' };
    expect(answer({ ...closed, noticeGiven: '2026-12-23' })).toMatchObject({
      rescissionEndsMidnight: '2026-12-28',
    });
    expect(answer({ ...closed, disclosuresGiven: null })).toMatchObject({
      rescissionEndsMidnight: '2029-12-01',
    });
  });

  test.each([
    [{ disclosedApr: '7', actualApr: '7.125001' }, true],
    [{ disclosedApr: '7', actualApr: '6.875' }, false],
    [{ disclosedApr: '7', actualApr: '6.874' }, true],
    [{ disclosedApr: '7', actualApr: '6.5', financeChargeOverstated: true }, false],
    [{ disclosedApr: '7', actualApr: '7.5', financeChargeOverstated: true }, true],
    [{ disclosedApr: '7', actualApr: '7.25', regularTransaction: false }, false],
    [{ disclosedApr: '7', actualApr: '7.2501', regularTransaction: false }, true],
    [{ disclosedApr: '7', actualApr: '7', productChanged: true }, true],
    [{ disclosedApr: '7', actualApr: '7', prepaymentPenaltyAdded: true }, true],
  ])('%o starts a new wait: %s', (input, newThreeDayWait) => {
    expect(answer({ kind: 'cdNewWaitTest', ...input })).toMatchObject({ newThreeDayWait });
  });

  test('a group over its tenth is cured to the cent, within 60 days', () => {
    const fee = (le: string, cd: string) => ({ name: 'recording', le, cd });
    const groups = { zeroCategory: [fee('100', '100.01')], tenPercentCategory: [fee('85.55', '94.12')] };
    expect(answer({ kind: 'feeTolerance', ...groups, consummation: '2026-12-15' })).toMatchObject({
      limitTotal: '94.11',
      tenPercentCure: '0.01',
      zeroCure: '0.01',
      cure: '0.02',
      cureBy: '2027-02-13',
    });
    expect(answer({ kind: 'feeTolerance' })).toMatchObject({
      within: true,
      cure: '0.00',
      limitTotal: '0.00',
    });
  });

  test.each([
    [
      'a fee that was not charged makes no room',
      [
        ['pest', '100', '0'],
        ['title', '1000', '1150'],
      ],
      '1100.00',
      '50.00',
    ],
    ['nothing was charged', [['pest', '100', '0']], '0.00', '0.00'],
    [
      'a fee charged a cent still counts',
      [
        ['pest', '100', '0.01'],
        ['title', '1000', '1150'],
      ],
      '1210.00',
      '0.00',
    ],
    [
      'a new fee counts as a rise',
      [
        ['title', '1000', '1000'],
        ['notary', '0', '101'],
      ],
      '1100.00',
      '1.00',
    ],
  ])('%s', (_, fees, limitTotal, cure) => {
    const tenPercentCategory = fees.map(([name, le, cd]) => ({ name, le, cd }));
    expect(answer({ kind: 'feeTolerance', tenPercentCategory })).toMatchObject({ limitTotal, cure });
  });

  test.each([
    [{ ownedUntil: null }, true],
    [{ ownedUntil: '2023-11-21' }, true],
    [{ ownedUntil: '2026-11-21' }, false],
    [{ ownedUntil: '2026-11-21', exception: 'onlyWithFormerSpouse' }, true],
  ])('%o is a first-time buyer: %s', (buyer, isFirstTimeBuyer) => {
    const purchase = '2026-11-21';
    expect(answer({ kind: 'firstTimeBuyer', purchase, buyers: [buyer] })).toMatchObject({ isFirstTimeBuyer });
    const couple = [buyer, { ownedUntil: null }];
    expect(answer({ kind: 'firstTimeBuyer', purchase, buyers: couple })).toMatchObject({
      isFirstTimeBuyer: true,
    });
  });

  test.each([
    ['fannieMae', 'bankStatement', { noteDate: '2026-06-30' }, '2026-02-28'],
    ['fha', 'payStub', { disbursement: '2026-11-20' }, '2026-07-23'],
    ['va', 'other', { noteDate: '2026-11-20' }, '2026-07-23'],
    ['freddieMac', 'employmentCheck', { noteDate: '2026-11-20' }, '2026-11-05'],
    ['usda', 'other', { application: '2026-11-20' }, null],
  ])('%s takes a %s from %o: %s', (program, document, days, earliest) => {
    expect(answer({ kind: 'documentAge', program, document, ...days })).toMatchObject({
      earliestAcceptableDate: earliest,
      isAcceptable: null,
    });
  });

  test.each([
    [{ kind: 'cdThreeDays' }],
    [{ kind: 'cdThreeDays', consummation: '2026-11-30', cdReceived: '2026-11-25' }],
    [{ kind: 'rescission' }],
    [{ kind: 'rateLockDays', leDate: '2026-11-30', lockUntil: '2026-11-29' }],
    [{ kind: 'documentAge', program: 'guide', document: 'other' }],
    [{ kind: 'documentAge', program: 'fannieMae', document: 'employmentCheck' }],
  ])('%o has no answer', (input) => {
    expect(() => answer(input)).toThrow(InputRefusal);
  });
});
