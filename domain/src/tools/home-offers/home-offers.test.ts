import { askTool } from '@porchlight/testing/tools/ask-tool.ts';
import { getRefusal } from '@porchlight/testing/tools/get-refusal.ts';
import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { conditionInput } from '../condition.ts';
import { contractChainInput } from '../contract-chain.ts';
import { contractDeadlineInput } from '../contract-deadline.ts';
import { appraisalGapInput } from './appraisal-gap.ts';
import { escalationInput } from './escalation.ts';
import { offerStateInput } from './offer-state.ts';
import { sellerCreditInput } from './seller-credit.ts';

describe('what is odd is answered', () => {
  const loan = { loan: 'conventional', ltv: '95', price: '400000', asked: '9000', closingCosts: '8000' };
  const term = { dayZero: '2026-07-03', days: 3, counting: 'business' };
  test.each<[string, string, object, object]>([
    [
      'cents stay',
      'escalation',
      { base: '400000.50', increment: '1', cap: '500000' },
      { price: '400000.50' },
    ],
    [
      'an appraisal above the price',
      'appraisal-gap',
      { price: '420000', appraisal: '450000', downPercent: '10' },
      { gap: '0.00', coveredByPromise: true, cashDownNeeded: '42000.00', moreCashThanPlanned: '0.00' },
    ],
    [
      'a financed fee above 100%',
      'seller-credit',
      { ...loan, loan: 'va', ltv: '102.15' },
      { limitPercent: 4 },
    ],
    [
      'VA’s ordinary costs',
      'seller-credit',
      { ...loan, loan: 'va', ltv: '100', asked: '30000', closingCosts: '28000', ordinaryCosts: '10000' },
      { limit: '16000.00', usable: '26000.00', lost: '4000.00', note: null },
    ],
    ['an investment', 'seller-credit', { ...loan, occupancy: 'investment' }, { limitPercent: 2 }],
    ['day zero on a holiday', 'contract-deadline', term, { deadline: '2026-07-08' }],
    [
      'an hour on a night on which clocks change',
      'contract-deadline',
      { dayZero: '2027-03-04', days: 10, clock: '02:30', timeZone: 'America/Denver' },
      { deadline: '2027-03-14', endsAt: '2027-03-14T09:00:00.000Z' },
    ],
    [
      'the end of a day',
      'contract-deadline',
      { dayZero: '2026-06-10', days: 0, timeZone: 'America/New_York' },
      { endsAt: '2026-06-11T04:00:00.000Z' },
    ],
    [
      'an extension to an earlier day moves nothing',
      'contract-chain',
      { acceptance: '2026-06-10', inspectionDays: 10, extend: { inspection: '2026-06-19' } },
      { inspection: '2026-06-20', moved: [], ignored: [{ term: 'inspection' }], financing: null },
    ],
    [
      'a rolled chain',
      'contract-chain',
      { acceptance: '2026-06-10', inspectionDays: 10, closingDays: 45, roll: 'next_business_day' },
      { inspection: '2026-06-22', closing: '2026-07-27' },
    ],
    [
      'an offer that ran out cannot be accepted',
      'offer-state',
      { events: ['offer', 'expiry', 'acceptance_by_seller'] },
      { live: null, standing: 'none', refused: [{ place: 2, says: /No offer/ }] },
    ],
    [
      'a counter to nothing',
      'offer-state',
      { events: ['counter_by_seller'] },
      { live: null, originalCanBeAccepted: false, refused: [{ place: 0 }] },
    ],
    ['an expiry of nothing', 'offer-state', { events: ['expiry'] }, { refused: [{ place: 0 }] }],
    [
      'an open offer',
      'offer-state',
      { events: ['offer'] },
      { originalCanBeAccepted: true, mustMove: 'seller' },
    ],
    [
      'an answer without a name is the other side’s',
      'offer-state',
      { events: ['offer', 'counter', 'acceptance'] },
      { standing: 'contract', contract: 'counter', refused: [] },
    ],
    [
      'a list of conditions under a heading',
      'condition',
      { text: 'Prior to funding:\n1. Provide W-2 forms.\n2. Item 7 per overlay.' },
      {
        subject: 'W-2',
        when: 'closing',
        conditions: [{ subject: 'W-2' }, { subject: 'unknown', when: 'closing', document: null }],
      },
    ],
    [
      'a list that is too long',
      'condition',
      { text: 'VOD\n'.repeat(1_000) },
      { beyond: { conditions: 800 } },
    ],
    ['a hundred thousand letters', 'condition', { text: 'x'.repeat(100_000) }, { subject: 'unknown' }],
  ])('%s', (_name, tool, input, expected) => {
    const answer = askTool(tool, input);
    expect(answer).toMatchObject(matchWords(expected));
    expect(listUnexplained(answer)).toEqual([]);
  });

  /** Expressions match any text they fit. */
  function matchWords(value: object): object {
    const entries = Object.entries(value).map(([name, part]: [string, unknown]): [string, unknown] => {
      if (part instanceof RegExp) return [name, expect.stringMatching(part)];
      if (Array.isArray(part)) {
        return [name, part.map((each: unknown) => (isObject(each) ? matchWords(each) : each))];
      }
      return [name, part];
    });
    return Object.fromEntries(entries);
  }
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
});

describe('what makes no sense is refused with the field to look at', () => {
  const clause = { base: '400000', increment: '3000', cap: '425000' };
  const gap = { price: '420000', appraisal: '405000', downPercent: '10' };
  const credit = { loan: 'va', ltv: '100', price: '400000', asked: '1', closingCosts: '2' };
  test.each<[string, object, string]>([
    ['escalation', { ...clause, base: '0' }, 'base'],
    ['escalation', { ...clause, increment: '0' }, 'increment'],
    ['escalation', { ...clause, cap: '399999' }, 'cap'],
    ['appraisal-gap', { ...gap, price: '0' }, 'price'],
    ['appraisal-gap', { ...gap, appraisal: '0.00' }, 'appraisal'],
    ['seller-credit', { ...credit, price: '0' }, 'price'],
    ['seller-credit', { ...credit, value: '0' }, 'value'],
    ['seller-credit', { ...credit, ordinaryCosts: '3' }, 'ordinaryCosts'],
    ['contract-deadline', { dayZero: '2026-06-10', days: 1, clock: '17:00' }, 'timeZone'],
    ['contract-chain', { acceptance: '2026-06-10' }, 'inspectionDays'],
    [
      'contract-chain',
      { acceptance: '2026-06-10', titleDays: 1, extend: { closing: '2026-07-01' } },
      'extend',
    ],
  ])('%s %j', (tool, input, field) => {
    expect(getRefusal(() => askTool(tool, input))).toHaveProperty(field);
  });

  test.each<[string, z.ZodMiniType, object]>([
    ['a negative price', escalationInput, { ...clause, base: '-1' }],
    ['more than all down', appraisalGapInput, { ...gap, downPercent: '101' }],
    ['an unknown loan', sellerCreditInput, { ...credit, loan: 'jumbo' }],
    ['201% of the value', sellerCreditInput, { ...credit, ltv: '201' }],
    ['400 days', contractDeadlineInput, { dayZero: '2026-06-10', days: 400 }],
    ['half a day', contractDeadlineInput, { dayZero: '2026-06-10', days: 1.5 }],
    ['a day that does not exist', contractDeadlineInput, { dayZero: '2026-02-30', days: 1 }],
    ['25 o’clock', contractDeadlineInput, { dayZero: '2026-06-10', days: 1, clock: '25:00' }],
    ['nowhere', contractDeadlineInput, { dayZero: '2026-06-10', days: 1, timeZone: 'Nowhere/None' }],
    ['400 days of contingency', contractChainInput, { acceptance: '2026-06-10', inspectionDays: 400 }],
    ['days before acceptance', contractChainInput, { acceptance: '2026-06-10', inspectionDays: -1 }],
    ['no events', offerStateInput, { events: [] }],
    ['201 events', offerStateInput, { events: Array(201).fill('offer') }],
    ['an unknown event', offerStateInput, { events: ['handshake'] }],
    ['no condition', conditionInput, { text: ' \n--' }],
    ['100,001 letters', conditionInput, { text: 'x'.repeat(100_001) }],
  ])('%s', (_name, schema, input) => {
    expect(schema.safeParse(input).success).toBe(false);
  });
});
