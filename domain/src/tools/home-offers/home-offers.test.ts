import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { conditionEndpoint, conditionInput } from '../condition/condition.contract.ts';
import { computeCondition } from '../condition/condition.ts';
import { contractChainEndpoint, contractChainInput } from '../contract-days/contract-chain.contract.ts';
import { computeContractChain } from '../contract-days/contract-chain.ts';
import {
  contractDeadlineEndpoint,
  contractDeadlineInput,
} from '../contract-days/contract-deadline.contract.ts';
import { computeContractDeadline } from '../contract-days/contract-deadline.ts';
import { readRefusal } from '../read-refusal.ts';
import { listUnexplained } from '../unexplained-figures.ts';
import conditions from '../vectors/conditions.json' with { type: 'json' };
import contractDays from '../vectors/contract-days.json' with { type: 'json' };
import offers from '../vectors/offers.json' with { type: 'json' };
import { appraisalGapEndpoint, appraisalGapInput } from './appraisal-gap.contract.ts';
import { computeGap } from './appraisal-gap.ts';
import { escalationEndpoint, escalationInput } from './escalation.contract.ts';
import { computeEscalation } from './escalation.ts';
import { offerStateEndpoint, offerStateInput } from './offer-state.contract.ts';
import { computeOfferState } from './offer-state.ts';
import { sellerCreditEndpoint, sellerCreditInput } from './seller-credit.contract.ts';
import { computeSellerCredit } from './seller-credit.ts';

const ON = '2026-11-26';
type Answer = Parameters<typeof listUnexplained>[0];
const tool =
  <Input>(schema: z.ZodMiniType<Input>, compute: (input: Input, on: string) => Answer) =>
  (input: unknown): Answer =>
    compute(schema.parse(input), ON);

const tools = {
  escalation: tool(escalationInput, computeEscalation),
  appraisal_gap: tool(appraisalGapInput, computeGap),
  seller_credit: tool(sellerCreditInput, computeSellerCredit),
  offer_state: tool(offerStateInput, computeOfferState),
  contract_deadline: tool(contractDeadlineInput, computeContractDeadline),
  contract_chain: tool(contractChainInput, computeContractChain),
  condition: tool(conditionInput, computeCondition),
};
type Kind = keyof typeof tools;
const vectors: { id: string; kind: string; inputs: unknown; expected: object }[] = [
  ...offers,
  ...contractDays,
  ...conditions,
];

test.each(vectors)('vector $id', ({ kind, inputs, expected }) => {
  const answer = tools[kind as Kind](inputs);
  expect(answer).toMatchObject(expected);
  expect(listUnexplained(answer)).toEqual([]);
});

test.each<[Kind, { '~orpc': { meta: { example?: unknown } } }]>([
  ['escalation', escalationEndpoint],
  ['appraisal_gap', appraisalGapEndpoint],
  ['seller_credit', sellerCreditEndpoint],
  ['offer_state', offerStateEndpoint],
  ['contract_deadline', contractDeadlineEndpoint],
  ['contract_chain', contractChainEndpoint],
  ['condition', conditionEndpoint],
])('the worked example of %s is true', (kind, endpoint) => {
  const { input, answer } = endpoint['~orpc'].meta.example as { input: unknown; answer: object };
  expect(tools[kind](input)).toMatchObject(answer);
});

describe('what is odd is answered', () => {
  const loan = { loan: 'conventional', ltv: '95', price: '400000', asked: '9000', closingCosts: '8000' };
  const term = { dayZero: '2026-07-03', days: 3, counting: 'business' };
  test.each<[string, Kind, object, object]>([
    [
      'cents stay',
      'escalation',
      { base: '400000.50', increment: '1', cap: '500000' },
      { price: '400000.50' },
    ],
    [
      'an appraisal above the price',
      'appraisal_gap',
      { price: '420000', appraisal: '450000', downPercent: '10' },
      { gap: '0.00', coveredByPromise: true, cashDownNeeded: '42000.00', moreCashThanPlanned: '0.00' },
    ],
    [
      'a financed fee above 100%',
      'seller_credit',
      { ...loan, loan: 'va', ltv: '102.15' },
      { limitPercent: 4 },
    ],
    [
      'VA’s ordinary costs',
      'seller_credit',
      { ...loan, loan: 'va', ltv: '100', asked: '30000', closingCosts: '28000', ordinaryCosts: '10000' },
      { limit: '16000.00', usable: '26000.00', lost: '4000.00', note: null },
    ],
    ['an investment', 'seller_credit', { ...loan, occupancy: 'investment' }, { limitPercent: 2 }],
    ['day zero on a holiday', 'contract_deadline', term, { deadline: '2026-07-08' }],
    [
      'an hour on a night on which clocks change',
      'contract_deadline',
      { dayZero: '2027-03-04', days: 10, clock: '02:30', timeZone: 'America/Denver' },
      { deadline: '2027-03-14', endsAt: '2027-03-14T09:00:00.000Z' },
    ],
    [
      'the end of a day',
      'contract_deadline',
      { dayZero: '2026-06-10', days: 0, timeZone: 'America/New_York' },
      { endsAt: '2026-06-11T04:00:00.000Z' },
    ],
    [
      'an extension to an earlier day moves nothing',
      'contract_chain',
      { acceptance: '2026-06-10', inspectionDays: 10, extend: { inspection: '2026-06-19' } },
      { inspection: '2026-06-20', moved: [], ignored: [{ term: 'inspection' }], financing: null },
    ],
    [
      'a rolled chain',
      'contract_chain',
      { acceptance: '2026-06-10', inspectionDays: 10, closingDays: 45, roll: 'next_business_day' },
      { inspection: '2026-06-22', closing: '2026-07-27' },
    ],
    [
      'an offer that ran out cannot be accepted',
      'offer_state',
      { events: ['offer', 'expiry', 'acceptance_by_seller'] },
      { live: null, standing: 'none', refused: [{ place: 2, says: /No offer/ }] },
    ],
    [
      'a counter to nothing',
      'offer_state',
      { events: ['counter_by_seller'] },
      { live: null, originalCanBeAccepted: false, refused: [{ place: 0 }] },
    ],
    ['an expiry of nothing', 'offer_state', { events: ['expiry'] }, { refused: [{ place: 0 }] }],
    [
      'an open offer',
      'offer_state',
      { events: ['offer'] },
      { originalCanBeAccepted: true, mustMove: 'seller' },
    ],
    [
      'an answer without a name is the other side’s',
      'offer_state',
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
  ])('%s', (_name, kind, input, expected) => {
    const answer = tools[kind](input);
    expect(answer).toMatchObject(matchWords(expected));
    expect(listUnexplained(answer)).toEqual([]);
  });

  /** Expressions stand for any text they match. */
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
  test.each<[Kind, object, string]>([
    ['escalation', { ...clause, base: '0' }, 'base'],
    ['escalation', { ...clause, increment: '0' }, 'increment'],
    ['escalation', { ...clause, cap: '399999' }, 'cap'],
    ['appraisal_gap', { ...gap, price: '0' }, 'price'],
    ['appraisal_gap', { ...gap, appraisal: '0.00' }, 'appraisal'],
    ['seller_credit', { ...credit, price: '0' }, 'price'],
    ['seller_credit', { ...credit, value: '0' }, 'value'],
    ['seller_credit', { ...credit, ordinaryCosts: '3' }, 'ordinaryCosts'],
    ['contract_deadline', { dayZero: '2026-06-10', days: 1, clock: '17:00' }, 'timeZone'],
    ['contract_chain', { acceptance: '2026-06-10' }, 'inspectionDays'],
    [
      'contract_chain',
      { acceptance: '2026-06-10', titleDays: 1, extend: { closing: '2026-07-01' } },
      'extend',
    ],
  ])('%s %j', (kind, input, field) => {
    expect(readRefusal(() => tools[kind](input))).toHaveProperty(field);
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
