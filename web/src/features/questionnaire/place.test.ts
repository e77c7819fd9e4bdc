import { type Answers, emptyAnswers } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { describe, expect, test } from 'vitest';
import { formatPlace, getPlace } from './place.ts';

const chosen: Answers = {
  ...emptyAnswers,
  timeline: 'immediately',
  propertyType: 'condo',
  occupancy: 'secondHome',
};

function readFrom(search: string, answers: Answers, isStored = false) {
  return getPlace(new URLSearchParams(search), {
    answers,
    submissionId: undefined,
    areAmountsCarried: false,
    isStored,
  });
}

describe('the address of the application', () => {
  test.each([
    ['', 1],
    ['?step=2', 2],
    ['?step=5', 5],
    ['?step=6', 5],
    ['?step=0', 1],
    ['?step=-1', 1],
    ['?step=2.5', 1],
    ['?step=two', 1],
    ['?step=', 1],
  ])('%s leads to step %i once the options are chosen', (search, step) => {
    expect(readFrom(search, chosen)).toBe(step);
  });

  test('leads to the first open question when it names a later one', () => {
    expect(readFrom('?step=4', { ...emptyAnswers, timeline: '6+months' })).toBe(2);
  });

  test('leads to the estimate only after the application was stored', () => {
    expect(readFrom('?step=estimate', chosen)).toBe(5);
    expect(readFrom('?step=estimate', emptyAnswers)).toBe(1);
    expect(readFrom('?step=estimate', chosen, true)).toBe('estimate');
  });

  test.each([1, 2, 5, 'estimate'] as const)('of %s leads back there', (place) => {
    expect(readFrom(formatPlace(place), chosen, true)).toBe(place);
  });
});
