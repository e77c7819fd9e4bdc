import { describe, expect, it } from 'vitest';
import { mendCells } from './mend-cells.ts';

const mend = (text: string) =>
  mendCells([{ text, page: 1, baseline: 10, confidence: 0.99, box: { x: 0, y: 0, width: 100, height: 10 } }]);
const texts = (text: string) => mend(text).map((cell) => cell.text);

describe('labels of a recognized page', () => {
  it.each([
    ['Flle #', 'File #'],
    ['Sale Prlce', 'Sale Price'],
    ['EstimatedTotal', 'Estimated Total'],
    ['CLOSI NG DISC LOSUR E', 'Closing Disclosure'],
    ['l. TOTAL OTHER COSTS (Borrower-Paid)', 'I. TOTAL OTHER COSTS (Borrower-Paid)'],
    ['A.Origination Charges', 'A. Origination Charges'],
    ['M. Due to SeIler at CIosing', 'M. Due to Seller at Closing'],
    ['N. Due from Seller at Closlng', 'N. Due from Seller at Closing'],
    ['Adjustments for ltems Unpaid by Seller', 'Adjustments for Items Unpaid by Seller'],
    ['Caiculating Cash to Ciose', 'Calculating Cash to Close'],
  ])('%s is %s', (text, label) => {
    expect(texts(text)).toEqual([label]);
  });

  it.each([
    ['Estimafed Cash', 'Estimated Cash'],
    ['Adjuslments for', 'Adjustments for'],
  ])('%s, a line of a wrapped label, is spelled %s and stays uncertain', (text, line) => {
    expect(mend(text)).toMatchObject([{ text: line, confidence: 0 }]);
  });

  it.each([
    'Appraisal Fee',
    'Homer Lean',
    'Loam Services LLC',
    'Title – Lender’s Title Policy',
    'HOA Dues',
    'Property Tax',
    'Flood Monitoring Fee',
    'Ficus Bank',
    'Lender’s Attorney Fee',
    'Closing Protection Letter',
    '15 years',
  ])('%s is none', (text) => {
    expect(texts(text)).toEqual([text]);
  });

  it.each([
    ['Loan Amount $162,000', ['Loan Amount', '$162,000']],
    ['ClosingDate 4/15/2013', ['Closing Date', '4/15/2013']],
    ['Balloon PaymentNO', ['Balloon Payment', 'NO']],
    ['Deposit – $10,000', ['Deposit', '– $10,000']],
  ])('%s is a label and its value', (text, parts) => {
    expect(texts(text)).toEqual(parts);
  });
});

describe('figures of a recognized page', () => {
  it.each([
    ['$8,79l', '$8,791'],
    ['$O', '$0'],
    ['S15,290', '$15,290'],
    ['$S,791', '$5,791'],
    ['$8.791', '$8,791'],
    ['$8, 791', '$8,791'],
    ['$1.097.00', '$1,097.00'],
    ['$1,097,00', '$1,097.00'],
    ['$B,791', '$8,791'],
    ['– $l0,000.00', '– $10,000.00'],
  ])('%s is written as %s, and stays uncertain', (text, figure) => {
    expect(mend(text)).toMatchObject([{ text: figure, confidence: 0 }]);
  });

  it.each(['$8,791', '4/15/2013', '000654321', '3.875%', 'PT1234', '$8,79', 'B', 'Z765416'])(
    '%s stays as it is',
    (text) => {
      expect(mend(text)).toMatchObject([{ text, confidence: 0.99 }]);
    },
  );
});

describe('words of a recognized page', () => {
  it.each([
    ['8449 0ak Street, Fresno, CA 93721', '8449 Oak Street, Fresno, CA 93721'],
    ['5427 Lakeview Drive, Dayton, 0H 45402', '5427 Lakeview Drive, Dayton, OH 45402'],
    ['H0A Dues', 'HOA Dues'],
    ['Title: Owmer’s Title Policy (optional)', 'Title: Owner’s Title Policy (optional)'],
    ["Homeowmer's Association Dues", "Homeowner's Association Dues"],
    ['Beginning of 6lst month', 'Beginning of 61st month'],
  ])('%s is %s, and stays uncertain', (text, words) => {
    expect(mend(text)).toMatchObject([{ text: words, confidence: 0 }]);
  });

  it.each(['Z0A1234', '100 Ash Lane', 'lst', 'Ist', 'Suite 0', 'A0', '10th', '0H 4540'])(
    '%s stays as it is',
    (text) => {
      expect(mend(text)).toMatchObject([{ text, confidence: 0.99 }]);
    },
  );
});

describe('a minus sign that was found apart from its figure', () => {
  const piece = (text: string, x: number, width: number, [y, height]: [number, number]) => ({
    ...{ text, page: 3, baseline: y + height, confidence: 0.99, box: { x, y, width, height } },
  });
  const figure = piece('295.49', 308, 27, [196, 9]);

  it.each<[string, ReturnType<typeof piece>, string[]]>([
    ['beside it', piece('—', 305, 2, [201, 1]), ['-295.49']],
    ['further away, where it says that there is nothing', piece('—', 285, 2, [201, 1]), ['—', '295.49']],
    ['on the line above', piece('—', 305, 2, [190, 1]), ['—', '295.49']],
  ])('%s', (_name, dash, expected) => {
    expect(mendCells([dash, figure]).map(({ text }) => text)).toEqual(expected);
  });
});

it.each([
  ['Property Taxes', 1],
  ['☒ Property Taxes', 1],
  ['Property Taxcs', 0.6],
  ['Maria Keller', 0.6],
])('%s is as certain as %d where each letter is 0.6', (text, confidence) => {
  const box = { x: 0, y: 0, width: 100, height: 10 };
  expect(mendCells([{ text, page: 1, baseline: 10, confidence: 0.6, box }])[0]?.confidence).toBe(confidence);
});
