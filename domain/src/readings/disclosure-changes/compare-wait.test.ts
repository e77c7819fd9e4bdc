import { describe, expect, it } from 'vitest';
import type { FieldValue, FormReading, ReadForm } from '../document-readings/form-reading.ts';
import { compareDisclosures } from './compare-disclosures.ts';
import { listDisclosureQuestions } from './disclosure-questions.ts';
import { getTypedTerms, makeTypedSet } from './typed-lines.ts';

const place = { page: 1, box: { x: 1, y: 1, width: 1, height: 1 }, state: 'proved' as const };
const form = (name: ReadForm, fields: Record<string, FieldValue>): FormReading => ({
  ...{ form: name, lines: {}, checks: {} },
  fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, { value, ...place }])),
});
const cdWith = (fields: Record<string, FieldValue>) =>
  form('closing_disclosure', { apr: '6.5', product: 'Fixed Rate', prepayment_penalty: false, ...fields });

describe('the wait that may start again', () => {
  it.each([
    ['apr', true],
    ['product', true],
    ['prepayment_penalty', true],
    ['total_interest', false],
  ])('with %s that may have been misread is looked at first: %s', (field, toCheck) => {
    const closing = cdWith({ apr: '6.75', total_interest: '1' });
    const unsure = Object.entries(closing.fields).map(([name, read]) => [
      name,
      name === field ? { ...read, state: 'check' as const } : read,
    ]);
    const read = { ...closing, fields: Object.fromEntries(unsure) };
    const ask = (confirmed: string[]) => {
      const set = { estimates: [form('loan_estimate', {})], closing: read, earlierClosing: cdWith({}) };
      const { comparisons, wait } = compareDisclosures({ ...set, answers: { confirmed } });
      const [first] = comparisons;
      return { wait, count: first === undefined ? 0 : listDisclosureQuestions(first, wait).length };
    };
    expect(ask([])).toMatchObject({ wait: { toCheck }, count: toCheck ? 0 : 1 });
    expect(ask(['wait'])).toMatchObject({ wait: { toCheck: false, threeMoreDays: true }, count: 1 });
  });

  it.each([
    ['an earlier Closing Disclosure', { earlierClosing: cdWith({}) }],
    ['an estimate', {}],
  ])('is the same against %s once the rows are typed', (_name, more) => {
    const papers = {
      ...{ estimates: [form('loan_estimate', { apr: '6.5', product: 'Fixed Rate' })] },
      closing: cdWith({ apr: '6.7', product: '5/1 Adjustable Rate', total_month: ['1', '2'] }),
      ...more,
    };
    const typed = makeTypedSet({ lines: [], aprBefore: '6.5', aprNow: '6.7', terms: getTypedTerms(papers) });
    expect(compareDisclosures(typed).wait).toEqual(compareDisclosures(papers).wait);
  });
});
