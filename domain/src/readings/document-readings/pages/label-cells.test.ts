import { describe, expect, it } from 'vitest';
import { listFormCells } from './form-cells.ts';
import type { TextItem } from './page-text.ts';

/** A piece whose letters are 4.5 points wide, 9 points high, from its left edge on a line of 11 points. */
type Piece = readonly [text: string, left: number, line?: number, height?: number];
const toItem = ([text, left, line = 0, height = 9]: Piece): TextItem => ({
  ...{ text, box: { x: left, y: 100 + line * 11 - height, width: text.length * 4.5, height } },
});

function read(pieces: readonly Piece[]): string[] {
  const page = { number: 1, width: 612, height: 792, items: pieces.map(toItem) };
  return listFormCells([page]).flatMap(({ cells }) => cells.map(({ text }) => text));
}

describe('labels and values of a page with text', () => {
  it.each<[string, Piece[], string[]]>([
    ['a label with its value', [['Loan Amount $162,000 NO', 40]], ['Loan Amount', '$162,000', 'NO']],
    ['an amount with its answer', [['$9,629.28 YES', 40]], ['$9,629.28', 'YES']],
    [
      'a percentage with a space',
      [
        ['Interest Rate', 40],
        ['6.625', 200],
        ['%', 226],
      ],
      ['Interest Rate', '6.625 %'],
    ],
    [
      'a dollar sign apart',
      [
        ['Appraisal Fee', 40],
        ['$', 200],
        ['405', 240],
      ],
      ['Appraisal Fee', '$405'],
    ],
    [
      'a dollar sign behind words',
      [
        ['Appraisal Fee $', 40],
        ['405', 130],
      ],
      ['Appraisal Fee', '$405'],
    ],
    [
      'the sign of the next column',
      [
        ['7,210.54 $', 300],
        ['496.83', 380],
      ],
      ['7,210.54', '$496.83'],
    ],
    [
      'a deposit in brackets',
      [
        ['Deposit', 40],
        ['$', 200],
        ['(10,000)', 230],
      ],
      ['Deposit', '$(10,000)'],
    ],
    [
      'a section letter in its own cell',
      [
        ['E', 40],
        ['Taxes and Other Government Fees', 60],
      ],
      ['E. Taxes and Other Government Fees'],
    ],
    ['a section without its letter', [['Origination Charges', 40]], ['A. Origination Charges']],
    [
      'a section with a period and space',
      [
        ['J.', 40],
        ['TOTAL CLOSING COSTS', 60],
      ],
      ['J. TOTAL CLOSING COSTS'],
    ],
    [
      'a row label on two lines',
      [
        ['Estimated Total Monthly', 40],
        ['Payment', 40, 1],
      ],
      ['Estimated Total Monthly Payment'],
    ],
    [
      'an abbreviation on the next line',
      [
        ['Annual Percentage Rate', 40],
        ['(APR)', 40, 1],
      ],
      ['Annual Percentage Rate (APR)'],
    ],
    [
      'a label around its amount',
      [
        ['Estimated Cash to', 40],
        ['$27,700', 200],
        ['Close', 40, 1],
      ],
      ['Estimated Cash to Close', '$27,700'],
    ],
    [
      'a title on two lines',
      [
        ['Closing', 40, 0, 15],
        ['Disclosure', 40, 1.5, 15],
      ],
      ['Closing Disclosure'],
    ],
    [
      'five years on two rows',
      [
        ['In 5', 40],
        ['Years', 40, 1],
      ],
      ['In 5 Years'],
    ],
    ['heads that grew together', [['At Closing Before Closing', 300]], ['At Closing', 'Before Closing']],
    [
      'heads that broke within a piece',
      [
        ['Loan', 200],
        ['Estimate Final', 222],
      ],
      ['Loan Estimate', 'Final'],
    ],
    [
      'small capitals',
      [
        ['L', 40, 0, 12],
        ['OAN', 45, 0, 8],
        ['T', 62, 0, 12],
        ['ERMS', 67, 0, 8],
      ],
      ['LOAN TERMS'],
    ],
    ['boxes of the keyboard', [['[X] Conventional [ ] FHA', 40]], ['☒ Conventional', '☐ FHA']],
    ['a fee that is no label', [['Title – Lender’s Title Policy', 40]], ['Title – Lender’s Title Policy']],
    ['a line of costs in its own capitals', [['PREPAID INTEREST', 40]], ['PREPAID INTEREST']],
  ])('%s', (_, pieces, cells) => {
    expect(read(pieces)).toEqual(cells);
  });

  it('parts columns that are closer than words of a wide typeface, where other lines begin there', () => {
    const names = ['Omega Real Estate', 'Alpha Real Estate', '8660 Second Street', 'Macon, GA 31201'];
    const lines = names.map((text, line): Piece => [text, 200, line]);
    expect(read([...lines, ['victor@omegarealest.co', 96, 4], ['daniel@alpharealest.com', 200, 4]])).toEqual([
      ...names,
      'victor@omegarealest.co',
      'daniel@alpharealest.com',
    ]);
  });
});
