import { describe, expect, it } from 'vitest';
import type { FormReading, ReadForm } from '../document-readings/form-reading.ts';
import { pickPapers } from './same-paper.ts';

const box = { x: 0, y: 0, width: 1, height: 1 };

function makePaper(form: ReadForm, day: string | null, lender = 'Ficus Bank'): FormReading {
  const said = { date_issued: day, lender };
  const fields = Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, { value, page: 1, box, state: 'read' as const }]),
  );
  return { form, fields, lines: {}, checks: {} };
}

const first = makePaper('loan_estimate', '2026-02-01');
const revised = makePaper('loan_estimate', '2026-03-01');
const ofOther = makePaper('loan_estimate', '2026-02-02', 'Oak Mortgage');
const withoutDay = makePaper('loan_estimate', null);
const closing = makePaper('closing_disclosure', '2026-04-01');
const corrected = makePaper('closing_disclosure', '2026-04-05');

describe('the papers that are held against each other', () => {
  it.each<[string, FormReading[], ReturnType<typeof pickPapers>]>([
    ['nothing', [], undefined],
    ['estimates alone', [first, revised], undefined],
    ['a Closing Disclosure alone', [closing], undefined],
    ['both, in any order', [closing, revised, first], { estimates: [first, revised], closing }],
    [
      'one without a day comes first',
      [closing, first, withoutDay],
      { estimates: [withoutDay, first], closing },
    ],
    ['without the estimate of another lender', [ofOther, first, closing], { estimates: [first], closing }],
    ['another lender’s where there is no other', [ofOther, closing], { estimates: [ofOther], closing }],
    [
      'the corrected Closing Disclosure and the one before it',
      [corrected, closing, first],
      { estimates: [first], closing: corrected, earlierClosing: closing },
    ],
  ])('%s', (_name, readings, picked) => {
    expect(pickPapers(readings)).toEqual(picked);
  });
});
