import { describe, expect, it, test } from 'vitest';
import type { MilestoneSlug } from '../kernel/milestone-slugs.ts';
import { staffProposalsContract } from './proposals.contract.ts';
import {
  findProposalKey,
  listProposableDates,
  listProposableMilestones,
  parseProposal,
  proposableFacts,
} from './proposals.ts';

const today = '2026-11-30';
const card = (slug: MilestoneSlug, more: object = {}) => ({
  ...{ slug, docsDue: 0, isAvailable: true, isCompleted: false, isSetAside: false },
  ...more,
});
const date = (key: string) => ({ key, title: `Title of ${key}`, hint: '' });
const milestones = [
  { slug: 'offer' as const, dates: [date('inspection-day'), date('contract-closing-date')] },
  { slug: 'processing' as const, dates: [date('rate-lock-ends'), date('appraisal-visit')] },
  { slug: 'ctc' as const, dates: [date('closing-day')] },
];

describe('dates that may be proposed', () => {
  const listKeys = (...cards: Parameters<typeof listProposableDates>[0]) =>
    listProposableDates(cards, milestones).map(({ key, milestone }) => [key, milestone]);
  const inputs = [
    'closing-day',
    'application-complete',
    'loan-estimate-provided',
    'intent-to-proceed-given',
    'closing-disclosure-mailed',
  ].map((key) => [key, null]);

  it('are those of the list of dates, and of open milestones, the closing day once', () => {
    expect(listKeys(card('offer'), card('processing', { isAvailable: false }))).toEqual([
      ...inputs,
      ['inspection-day', 'offer'],
      ['rate-lock-ends', null],
    ]);
    expect(listKeys(card('processing'))).toEqual([
      ...inputs,
      ['rate-lock-ends', null],
      ['appraisal-visit', 'processing'],
    ]);
  });
});

describe('the key of a proposal', () => {
  test.each([
    ['contract-closing-date', 'closing-day'],
    ['closing-day', 'closing-day'],
    ['rate-lock-ends', 'rate-lock-ends'],
    ['ratePercent', 'ratePercent'],
  ])('about %s is %s', (key, expected) => {
    expect(findProposalKey(key)).toBe(expected);
  });
});

describe('a milestone that may be proposed as completed', () => {
  test.each([
    ['open', {}, true],
    ['locked', { isAvailable: false }, false],
    ['completed', { isCompleted: true }, false],
    ['set aside', { isSetAside: true }, false],
    ['owing a document', { docsDue: 1 }, false],
  ])('is one that is %s: %o', (_what, more, isThere) => {
    expect(listProposableMilestones([card('interest', more)])).toEqual(isThere ? ['interest'] : []);
  });
});

describe('facts that may be proposed', () => {
  it('are no score, no highest price, no closing day and no offers', () => {
    for (const fact of ['creditScore', 'priceRange', 'closingDay', 'offers'] as const)
      expect(proposableFacts).not.toContain(fact);
    expect(proposableFacts).toContain('ratePercent');
    expect(proposableFacts).toContain('propertyTaxYearly');
  });
});

describe('a proposal', () => {
  const proposable = {
    dates: [{ key: 'closing-day', title: 'Closing day', milestone: null }],
    milestones: ['interest' as const],
  };

  test.each([
    ['date', 'closing-day', '2027-01-07', { value: '2027-01-07' }],
    ['fact', 'ratePercent', '6.25', { value: '6.25' }],
    ['fact', 'incomeWages', { cents: 9_600_000, per: 'year' }, { value: { cents: 9_600_000, per: 'year' } }],
    ['milestone', 'interest', undefined, { value: null }],
    ['milestone', 'interest', 'ignored', { value: null }],
    ['date', 'closing-day', '2027-02-30', { field: 'value' }],
    ['date', 'closing-day', null, { field: 'value' }],
    ['date', 'inspection-day', '2027-01-07', { field: 'key' }],
    ['fact', 'ratePercent', '6.25%', { field: 'value' }],
    ['fact', 'propertyTaxYearly', -1, { field: 'value' }],
    ['fact', 'creditScore', { score: 740, model: 'fico', bureau: 'unknown', on: null }, { field: 'key' }],
    ['fact', 'priceRange', { from: 1, to: 2 }, { field: 'key' }],
    ['fact', 'toString', '1', { field: 'key' }],
    ['milestone', 'offer', undefined, { field: 'key' }],
  ] as const)('of the %s %s with %o is %o', (kind, key, value, expected) => {
    expect(parseProposal({ kind, key, value }, proposable, today)).toMatchObject(expected);
  });

  const propose = (input: object) =>
    staffProposalsContract.propose['~orpc'].inputSchema?.['~standard'].validate({
      ...{ purchaseId: 'c3a0f6d2-1b7e-4e58-9d14-6f2a8b0c5e97', kind: 'date', key: 'closing-day' },
      ...input,
    });

  test.each([
    ['why', { why: ' \n ' }],
    ['why', { why: 'x'.repeat(301) }],
    ['kind', { why: 'It is so.', kind: 'price' }],
    ['key', { why: 'It is so.', key: '' }],
  ])('is refused for its %s: %o', (field, input) => {
    expect(propose(input)).toMatchObject({ issues: [{ path: [field] }] });
  });

  it('has a reason without the space around it', () => {
    expect(propose({ why: ' The lender is ready. ' })).toMatchObject({
      value: { why: 'The lender is ready.' },
    });
  });
});
