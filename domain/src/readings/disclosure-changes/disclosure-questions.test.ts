import { describe, expect, it } from 'vitest';
import { compareDisclosures } from './compare-disclosures.ts';
import {
  countFiguresToAsk,
  formatLenderMessage,
  formatUnsignedAmount,
  listDisclosureQuestions,
} from './disclosure-questions.ts';
import { makeTypedSet, type TypedDisclosureLine } from './typed-lines.ts';

const line = (
  section: TypedDisclosureLine['section'],
  what: string,
  le: string | null,
  cd: string | null,
  provider: TypedDisclosureLine['provider'] = null,
): TypedDisclosureLine => ({ section, what, le, cd, provider });

function compare(lines: TypedDisclosureLine[], rates: readonly [string, string] | undefined = undefined) {
  const { comparisons, wait } = compareDisclosures(
    makeTypedSet({ lines, aprBefore: rates?.[0] ?? null, aprNow: rates?.[1] ?? null }),
  );
  const [first] = comparisons;
  if (first === undefined) throw new Error('nothing was compared');
  return { first, questions: listDisclosureQuestions(first, wait) };
}

describe('lines that were typed', () => {
  it.each<[string, TypedDisclosureLine[], string, number]>([
    ['the same on both', [line('A', 'Application Fee', '300', '300')], '0.00', 0],
    ['a charge of the lender that rose', [line('A', 'Underwriting Fee', '1097', '1247')], '150.00', 1],
    ['one that the estimate has not', [line('B', 'Courier Fee', null, '45')], '45.00', 1],
    ['one that was taken off', [line('A', 'Courier Fee', '45', null)], '0.00', 0],
    ['a provider of the buyer’s own', [line('C', 'Survey Fee', '165', '240', 'own')], '0.00', 0],
    [
      'a tenth together',
      [line('C', 'Title – Search', '500', '600', 'lender-list'), line('E', 'Recording Fees', '100', '104')],
      '44.00',
      1,
    ],
    ['an affiliate', [line('C', 'Title – Search', '500', '600', 'affiliate')], '100.00', 1],
    ['credits that shrank', [line('credits', '', '500', '400')], '100.00', 1],
    ['a credit that disappeared', [line('credits', '', '500', null)], '500.00', 1],
    ['a credit that is new', [line('credits', '', null, '500')], '0.00', 0],
    [
      'credits in two rows',
      [line('credits', '', '500', '400'), line('credits', '', '200', '200')],
      '100.00',
      1,
    ],
    [
      'a credit that makes up for another',
      [line('credits', '', '500', null), line('credits', '', null, '500.00')],
      '0.00',
      0,
    ],
    ['a credit that shrank by cents', [line('credits', '', '500.40', '500.00')], '0.40', 1],
    ['a transfer tax', [line('E', 'Transfer Tax', '0', '950')], '950.00', 1],
    ['prepaid insurance', [line('F', 'Homeowner’s Insurance Premium', '605', '1209.96')], '0.00', 0],
    ['two lines of one name', [line('A', 'Fee', '10', '30'), line('A', 'Fee', '30', '10')], '20.00', 1],
  ])('%s', (_name, lines, over, count) => {
    const { first } = compare(lines);
    expect([first.over, countFiguresToAsk(first)]).toEqual([over, count]);
  });
});

describe('questions', () => {
  it('carry both figures, and never call anything a violation', () => {
    const { first, questions } = compare(
      [
        line('A', 'Underwriting Fee', '1097', '1247'),
        line('B', 'Courier Fee', null, '45'),
        line('C', 'Title – Search', '500', '600', 'lender-list'),
        line('credits', '', '500', '400'),
      ],
      ['6.5', '6.75'],
    );
    const texts = questions.map(({ text }) => text);
    expect(texts[0]).toMatch(
      /^Underwriting Fee: \$1,097\.00 on the Loan Estimate, \$1,247\.00 .* \$150\.00 more\./,
    );
    expect(texts.join('\n')).toMatch(/Courier Fee: not on the Loan Estimate, \$45\.00/);
    expect(texts.join('\n')).toMatch(/Lender credits: \$500\.00 .* \$400\.00 .* \$100\.00 less/);
    expect(texts.join('\n')).toMatch(/Up to \$550\.00 is within 10 percent .* \$50\.00 more/);
    expect(texts.at(-1)).toMatch(/APR: 6\.5% before, 6\.75% now, 0\.25 percentage points more/);
    const message = formatLenderMessage(questions, { over: first.over, issued: 'Feb 15, 2026' });
    expect(message?.body).toMatch(/Loan Estimate of Feb 15, 2026/);
    expect(message?.body).toMatch(/\$345\.00 less/);
    expect(`${message?.subject}${message?.body}`).not.toMatch(/violat/i);
    expect(formatLenderMessage([], { over: '0.00', issued: null })).toBeUndefined();
  });

  it.each([
    ['1234567.50', '1,234,567.50'],
    ['-100.00', '100.00'],
    ['950.00', '950.00'],
  ])('write %s as %s', (amount, written) => {
    expect(formatUnsignedAmount(amount)).toBe(written);
  });
});
