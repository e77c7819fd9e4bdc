import { describe, expect, it } from 'vitest';
import { emptyAnswers } from '../leads/questionnaire/questionnaire.ts';
import { getApplicationFacts } from './application-facts.ts';

describe('the facts of an application', () => {
  it.each([
    [{}, {}],
    [
      { purchasePrice: '$400,000', downPayment: '80k' },
      { price: 40_000_000, downPayment: 8_000_000 },
    ],
    [{ purchasePrice: '0', downPayment: '0' }, { downPayment: 0 }],
    [{ purchasePrice: 'a lot', downPayment: '200,000,000' }, {}],
    [
      { timeline: '3-6months', propertyType: 'condo', occupancy: 'secondHome' },
      { timeline: '3-6months', propertyType: 'condo', occupancy: 'secondHome' },
    ],
  ] as const)('that says %j are %j, and nothing that was not answered', (answers, facts) => {
    expect(getApplicationFacts({ ...emptyAnswers, ...answers })).toStrictEqual(facts);
  });
});
