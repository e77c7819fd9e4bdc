import { parseForm } from '@porchlight/domain/readings/document-readings/parse-form.ts';
import { drawClosing } from '@porchlight/testing/forms/made/drawing/draw-closing.ts';
import { drawEstimate } from '@porchlight/testing/forms/made/drawing/draw-estimate.ts';
import { h25b } from '@porchlight/testing/forms/made/making/h25b.ts';
import { makePair } from '@porchlight/testing/forms/made/making/make-closing.ts';
import { Random } from '@porchlight/testing/forms/made/model/random.ts';
import { misreadPages } from '@porchlight/testing/forms/made/pages/misread-pages.ts';
import { describeClosing } from '@porchlight/testing/forms/made/truth/closing-truth.ts';
import { compareTruth } from '@porchlight/testing/forms/made/truth/compare-truth.ts';
import { describeEstimate } from '@porchlight/testing/forms/made/truth/estimate-truth.ts';
import { parseRecognized } from '@porchlight/testing/forms/recognized/recognized-pages.ts';
import { describe, expect, it } from 'vitest';
import { loadPageText } from './page-text.ts';

describe('CFPB’s pictures of H-25(B), as they were recognized', () => {
  const reading = parseForm(parseRecognized('closing-disclosure-h25b'));
  const outcomes = compareTruth(describeClosing(h25b), reading, true);

  it('have no figure that is wrong and not flagged', () => {
    expect(outcomes.filter(({ result }) => result === 'wrong')).toEqual([]);
  });

  it('have every amount of every line, and all totals proved', () => {
    const amounts = Object.values(reading.lines).flatMap((lines) => lines.map(({ amount }) => amount));
    const expected = Object.values(describeClosing(h25b).lines).flatMap((lines) =>
      lines.map(([, amount]) => amount),
    );
    expect(amounts).toEqual(expected);
    for (const name of [
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
      'G',
      'H',
      'I',
      'J',
      'cash_to_close',
      'due_from_borrower',
      'loan_amount',
      'pi',
      'rate',
    ])
      expect([name, reading.fields[name]?.state]).toEqual([name, 'proved']);
  });

  it('have a minus sign proved that was found apart from its figure', () => {
    expect(reading.lines.G?.at(-1)).toMatchObject({
      label: 'Aggregate Adjustment',
      amount: '-0.01',
      state: 'proved',
    });
  });
});

describe('CFPB’s pictures of H-24(B), as they were recognized', () => {
  const { fields, checks } = parseForm(parseRecognized('loan-estimate-h24b'));

  // forms_h24_h25 of the vectors: page 1 to 3 of the sample.
  it.each([
    ['loan_amount', '162000', 'proved'],
    ['rate', '3.875', 'proved'],
    ['pi', '761.78', 'proved'],
    ['A', '1802', 'proved'],
    ['B', '672', 'proved'],
    ['C', '3198', 'proved'],
    ['D', '5672', 'proved'],
    ['E', '85', 'proved'],
    ['F', '867', 'proved'],
    ['G', '413', 'proved'],
    ['H', '1017', 'proved'],
    ['I', '2382', 'proved'],
    ['J', '8054', 'proved'],
    ['cash_to_close', '16054', 'proved'],
    ['tip', '69.45', 'proved'],
    ['five_years_total', '56582', 'check'],
    ['five_years_principal', '15773', 'proved'],
    ['apr', '4.274', 'check'],
  ])('%s is %s, %s', (name, value, state) => {
    expect(fields[name]).toMatchObject({ value, state });
  });

  it('add up', () => {
    expect(Object.entries(checks).filter(([, holds]) => !holds)).toEqual([]);
  });
});

/** Many more are tried by bench/readings/measure-readings.ts with `misread`. */
const SEEDS = [301, 302, 303, 304];

describe('slips of recognition in forms that were made', () => {
  it.each(SEEDS)('of number %i are found by the sums or flagged', async (seed) => {
    const { estimate, closing } = makePair(seed);
    const forms = [
      { truth: describeEstimate(estimate), pdf: await drawEstimate(estimate, 'Helvetica') },
      { truth: describeClosing(closing), pdf: await drawClosing(closing, 'Times') },
    ];
    for (const { truth, pdf } of forms) {
      const read = await loadPageText(pdf);
      if (read.state !== 'read') throw new Error(read.state);
      const pages = misreadPages(read.pages, new Random(seed), { figures: 40, labels: 60 });
      const outcomes = compareTruth(truth, parseForm(pages), true);
      expect(outcomes.filter(({ result }) => result === 'wrong')).toEqual([]);
      expect(outcomes.filter(({ result }) => result === 'right').length).toBeGreaterThan(30);
    }
  });
});
