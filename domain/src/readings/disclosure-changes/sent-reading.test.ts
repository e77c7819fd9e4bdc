import { describe, expect, it } from 'vitest';
import type { DocumentReading } from '../document-readings/document-readings.contract.ts';
import { compareDisclosures } from './compare-disclosures.ts';
import { parseSentReading } from './sent-reading.ts';

const box = { x: 0, y: 0, width: 10, height: 10 };
const field = (value: string, state: 'read' | 'proved' | 'check' = 'proved') => ({
  value,
  page: 2,
  box,
  state,
});
const sent = (form: DocumentReading['form'], more: Partial<DocumentReading>): DocumentReading => ({
  ...{ form, fields: {}, lines: {}, checks: {}, notes: [] },
  ...more,
});

describe('a paper as the interface answers it', () => {
  it('is nothing to compare where it is neither form', () => {
    expect(parseSentReading(sent(null, {}))).toBeUndefined();
  });

  it('has lines as sure as the total of their section', () => {
    const reading = parseSentReading(
      sent('loan_estimate', {
        fields: { A: field('300'), B: field('550', 'check') },
        lines: {
          A: [['Application Fee', '300']],
          B: [['Appraisal Fee', '550', 'detail']],
          K: [['Price', '1']],
        },
      }),
    );
    expect(reading?.lines.A?.[0]).toMatchObject({ label: 'Application Fee', amount: '300', state: 'proved' });
    expect(reading?.lines.B?.[0]).toMatchObject({ detail: 'detail', state: 'check' });
    // Without a total nothing says that they are right.
    expect(reading?.lines.K?.[0]?.state).toBe('check');
  });

  it('has lines whose words may be misread', () => {
    const lines = {
      A: [
        ['Application Fee', '300'],
        ['Underwrlting', '300'],
      ],
    };
    const reading = parseSentReading(sent('loan_estimate', { lines, uncertainWords: { A: [1] } }));
    expect(reading?.lines.A?.map(({ areWordsUncertain }) => areWordsUncertain)).toEqual([undefined, true]);
  });

  it.each<[string, string | null, readonly string[], string]>([
    ['to the dollar', '850', ['300', '550'], 'proved'],
    ['in cents', '850.10', ['300.00', '550.10'], 'proved'],
    ['with one taken off', '200.00', ['300.00', '-100.00'], 'proved'],
    ['to nothing, where the total is empty', null, ['0'], 'proved'],
    ['to more', '850', ['300', '650'], 'check'],
    ['to a cent less', '850.10', ['300.00', '550.09'], 'check'],
    ['to something, where the total is empty', null, ['300'], 'check'],
    ['to what is no figure', '850', ['300', '55O'], 'check'],
  ])('has lines that add up %s', (_name, total, amounts, state) => {
    const reading = parseSentReading(
      sent('closing_disclosure', {
        fields: { B: { ...field('0'), value: total } },
        lines: { B: amounts.map((amount, place) => [`Fee ${place}`, amount]) },
      }),
    );
    expect(reading?.lines.B?.map((line) => line.state)).toEqual(amounts.map(() => state));
  });

  it('is compared without what has to be looked at first, until it is confirmed', () => {
    const estimate = parseSentReading(
      sent('loan_estimate', { fields: { A: field('300') }, lines: { A: [['Application Fee', '300']] } }),
    );
    const closing = parseSentReading(
      sent('closing_disclosure', {
        fields: { A: field('900.00') },
        lines: { A: [['Application Fee', '350.00']] },
      }),
    );
    if (estimate === undefined || closing === undefined) throw new Error('not read');
    const compare = (confirmed: string[]) =>
      compareDisclosures({ estimates: [estimate], closing, answers: { confirmed } }).comparisons[0];
    // The total says that a line is missing, or that one was misread.
    expect(compare([])).toMatchObject({ over: '0.00', toCheck: [] });
    expect(compare([])?.open).toContainEqual(
      expect.objectContaining({ id: 'closing:A', total: '900.00', lines: '350.00' }),
    );
    expect(compare(['closing:A'])).toMatchObject({ over: '0.00', toCheck: ['closing:A.0'] });
    expect(compare(['closing:A', 'closing:A.0'])).toMatchObject({ over: '50.00', toCheck: [] });
  });
});
