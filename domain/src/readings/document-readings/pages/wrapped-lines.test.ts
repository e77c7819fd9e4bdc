import { describe, expect, it } from 'vitest';
import { listRows } from './find-rows.ts';
import type { Cell } from './page-text.ts';
import { joinWrappedLines } from './wrapped-lines.ts';

/** Letters 5 points wide and 8 high; lines 10 points apart. */
const cell = (text: string, line: number, left: number): Cell => {
  const box = { x: left, y: line * 10 - 8, width: text.length * 5, height: 8 };
  return { text, page: 2, baseline: line * 10, box };
};
type Piece = readonly [text: string, line: number, left?: number];

const read = (pieces: readonly Piece[]) =>
  joinWrappedLines(
    listRows(pieces.map(([text, line, left = 40]) => cell(text, line, left))).map((row) => ({
      words: row.filter(({ text }) => !text.startsWith('$')),
      amounts: row.filter(({ text }) => text.startsWith('$')),
    })),
    (words) => /^[A-J]\. /.test(words),
  ).map(({ words, amounts, isUncertain = false }) => [
    words.map(({ text }) => text).join(' '),
    amounts.map(({ text }) => text).join(' '),
    isUncertain,
  ]);

const LONG: Piece[] = [
  ['Title – Lender’s Title Policy', 1],
  ['$500', 1, 250],
  ['Notary', 2],
  ['$5', 2, 250],
];

describe('lines of a table that are printed in several', () => {
  it.each<[string, Piece[], unknown[]]>([
    [
      'a word that had no room',
      [
        ['Verification of Employment', 3],
        ['$70', 3, 250],
        ['Services', 4],
      ],
      ['Verification of Employment Services', '$70', true],
    ],
    [
      'an amount beside the second line',
      [
        ['Condominium Questionnaire', 3],
        ['Preparation', 4],
        ['$70', 4, 250],
      ],
      ['Condominium Questionnaire Preparation', '$70', true],
    ],
    [
      'an amount in the middle of both',
      [
        ['Condominium Questionnaire', 3],
        ['$70', 3.5, 250],
        ['Preparation', 4],
      ],
      ['Condominium Questionnaire Preparation', '$70', true],
    ],
    [
      'a detail in parentheses',
      [
        ['Prepaid Interest (15', 3],
        ['$70', 3, 250],
        ['days)', 4],
      ],
      ['Prepaid Interest (15 days)', '$70', true],
    ],
    [
      'a payee beside the first of two lines',
      [
        ['Verification of Income', 3],
        ['to Acme Co.', 3, 190],
        ['$70', 3, 250],
        ['and Assets', 4],
      ],
      ['Verification of Income and Assets to Acme Co.', '$70', true],
    ],
    [
      'a line of its own',
      [
        ['Appraisal Fee', 3],
        ['$70', 3, 250],
        ['Other', 4],
      ],
      ['Appraisal Fee', '$70', true],
    ],
    [
      'a line that the form has printed',
      [
        ['Appraisal Fee', 3],
        ['$70', 3, 250],
        ['Assessments to', 4],
      ],
      ['Appraisal Fee', '$70', false],
    ],
  ])('%s', (_, pieces, line) => {
    expect(read([...LONG, ...pieces])[2]).toEqual(line);
  });

  it('go by their numbers where they have them', () => {
    const lines = read([
      ...([
        ['01', 1],
        ['Appraisal', 1, 60],
        ['$70', 1, 250],
        ['Desk Review', 2, 60],
      ] as Piece[]),
      ...([
        ['02', 3],
        ['Tax Service', 3, 60],
        ['$80', 3, 250],
        ['03', 4],
        ['04', 5],
      ] as Piece[]),
    ]);
    expect(lines.slice(0, 3)).toEqual([
      ['01 Appraisal Desk Review', '$70', true],
      ['02 Tax Service', '$80', false],
      ['03', '', false],
    ]);
  });
});
