import { describe, expect, it } from 'vitest';
import { listRepeated, pickPapers, type ReadPaper } from './same-paper.ts';

const figures = {
  ...{ date_issued: '2026-04-01', lender: 'Ficus Bank', loan_amount: '162000', rate: '3.875', pi: '761.78' },
  ...{ A: '1802', D: '4694', I: '5018', J: '9712', cash_to_close: '14147' },
};
type Said = Partial<Record<keyof typeof figures, string | null>>;

function makePaper(said: Said = {}, doubtful: readonly string[] = [], readAs: Said = {}) {
  const fields: ReadPaper['fields'] = Object.fromEntries(
    Object.entries({ ...figures, ...said }).map(([name, value]) => [
      name,
      {
        ...{ value: value ?? null, page: 1, box: { x: 0, y: 0, width: 1, height: 1 } },
        state: doubtful.includes(name) ? ('check' as const) : ('read' as const),
        ...(name in readAs && { readAs: readAs[name as keyof Said] ?? null }),
      },
    ]),
  );
  return { form: 'closing_disclosure' as const, fields, lines: {}, checks: {} };
}

describe('a paper that is there twice', () => {
  const first = makePaper();
  it.each<[string, ReadPaper, boolean]>([
    ['says the same', makePaper(), true],
    ['was corrected by its owner', makePaper({ rate: '4.125' }, [], { rate: '3.875' }), true],
    ['differs where it was read with doubt', makePaper({ pi: '781.78' }, ['pi']), true],
    ['is of the same day with another figure', makePaper({ J: '9862' }), false],
    ['is of another day', makePaper({ date_issued: '2026-04-05' }), false],
    ['is the other form', { ...makePaper(), form: 'loan_estimate' }, false],
    ['was read in too few places to be sure', makePaper({}, ['rate', 'pi', 'A']), false],
  ])('%s', (_name, paper, isRepeated) => {
    expect(listRepeated<ReadPaper>([first, paper])).toEqual(isRepeated ? [paper] : []);
  });

  it('counts where more of it was read', () => {
    const { A, D, ...fields } = makePaper().fields;
    const partial = { ...makePaper(), fields };
    expect(listRepeated<ReadPaper>([partial, first])).toEqual([partial]);
  });

  it('is no earlier Closing Disclosure of itself', () => {
    const estimate = { ...makePaper(), form: 'loan_estimate' as const };
    expect(pickPapers([first, estimate, makePaper(), { ...estimate }])).toEqual({
      estimates: [estimate],
      closing: first,
    });
  });
});
