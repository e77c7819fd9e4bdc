import type { FirstAnswers } from '@porchlight/domain/plan/first-visit.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { describe, expect, it } from 'vitest';
import { type FirstDraft, formatFirstDraft, parseFirstDraft } from './first-draft.ts';

const TODAY = '2026-11-25';
const empty = formatFirstDraft({}, null);
const parse = (draft: Partial<FirstDraft>, plan: Facts = {}) =>
  parseFirstDraft({ ...empty, ...draft }, plan, TODAY);

describe('the controls of the six questions', () => {
  it('are empty where nothing is known, and answer nothing', () => {
    expect(parse({})).toEqual({ answers: {}, problems: {} });
  });

  it.each<[Facts, FirstAnswers]>([
    [{ place: { state: 'OH', county: 'Franklin' } }, { place: { state: 'OH', county: 'Franklin' } }],
    [{ price: 33_600_050 }, { price: 33_600_050 }],
    [{ incomeWages: { cents: 700_000, per: 'month' } }, { incomeWages: { cents: 700_000, per: 'month' } }],
    [
      { price: 33_600_000, downPayment: 1_176_000 },
      { price: 33_600_000, down: { share: '3.5' } },
    ],
    [
      { price: 33_600_000, downPayment: 1_200_000 },
      { price: 33_600_000, down: { cents: 1_200_000 } },
    ],
    [{ downPayment: 0 }, { down: { cents: 0 } }],
    [{ timeline: '3-6months' }, { timeline: '3-6months' }],
    [{ people: 2 }, { people: 2 }],
    [{ people: 7 }, { people: 7 }],
  ])('show what is known and answer it again: %j', (known, answers) => {
    expect(parse(formatFirstDraft(known, null))).toEqual({ answers, problems: {} });
  });

  it('show where the buyer is', () => {
    expect(formatFirstDraft({}, 'under-contract').place).toBe('under-contract');
  });

  it.each<[keyof FirstDraft, Partial<FirstDraft>]>([
    ['state', { county: 'Franklin' }],
    ['price', { price: 'three' }],
    ['price', { price: '0' }],
    ['price', { price: '200,000,000' }],
    ['income', { income: 'lots' }],
    ['price', { down: '5' }],
    ['downAmount', { down: 'other', downAmount: 'some' }],
    ['peopleCount', { people: 'other', peopleCount: '0' }],
  ])('have a sentence at %s for %j, and no other', (field, draft) => {
    expect(Object.keys(parse(draft).problems)).toEqual([field]);
  });

  it.each<[string, Partial<FirstDraft>, Facts]>([
    ['a price', { price: '336k' }, {}],
    ['an income', { income: '96,000' }, {}],
    ['the price of the plan', {}, { price: 33_600_000 }],
  ])('take a share down with %s', (_, draft, plan) => {
    expect(parse({ ...draft, down: '5' }, plan).problems).toEqual({});
  });

  it('answer nothing where "other" has no number yet', () => {
    expect(parse({ down: 'other', people: 'other' })).toEqual({ answers: {}, problems: {} });
  });
});
