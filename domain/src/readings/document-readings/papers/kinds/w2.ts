import { Decimal } from '../../../../kernel/decimals.ts';
import { inRow } from '../engine/find-in-rows.ts';
import { findValue } from '../engine/find-value.ts';
import type { FoundField, PaperSchema } from '../engine/paper-schema.ts';
import type { PaperCheck } from '../engine/prove-paper.ts';

/** Dollars: 53 weekly payrolls, each rounded by half a cent at most. */
const ROUNDING = '0.27';
/** From these wages on an employer withholds 0.9 % more for Medicare (26 CFR 31.3102-4). */
const ADDITIONAL_FROM = 200_000;

const box = (label: RegExp) => [{ labels: [label], is: 'amount-with-cents' }] as const;

/** Form W-2, whose boxes the IRS fixes (General Instructions for Forms W-2 and W-3). No social security number is read. */
export const w2: PaperSchema = {
  kind: 'w2',
  known: {
    title: /^(20\d{2} )?(form )?w-2\b( wage and tax statement)?/i,
    labels: [
      /^(1 ?)?wages,? ?tips,? ?(and )?other ?comp(ensation|\.)?/i,
      /^(2 ?)?federal income tax withheld/i,
      /^(3 ?)?social security wages/i,
      /^(4 ?)?social security tax withheld/i,
      /^(5 ?)?medicare wages (and|&) tips/i,
      /^(6 ?)?medicare tax withheld/i,
      /^(b ?)?employer('s)? (identification number|fed id number|id number)/i,
    ],
    fewest: 4,
  },
  isOnePage: true,
  hasWrappedLabels: true,
  needs: ['wages'],
  fields: {
    year: [
      inRow(/(?:w-2|wage and tax statement)\D{0,60}?\b(20\d{2})\b/i, 'year'),
      inRow(/\b(20\d{2})\b\D{0,60}(?:w-2|wage and tax statement)/i, 'year'),
      inRow(/^(?:tax year )?(20\d{2})$/i, 'year'),
    ],
    employer: [{ labels: [/^(c ?)?employer's name.*$/i], is: 'words', where: 'below' }],
    employer_number: [
      {
        labels: [/^(b ?)?employer('s)? (identification number|fed id number|id number)( \(ein\))?/i],
        is: 'last-four',
      },
    ],
    employee: [readEmployee, { labels: [/^(e(\/f)? ?)?employee's name.*$/i], is: 'words', where: 'below' }],
    wages: box(/^(1 ?)?wages,? ?tips,? ?(and )?other ?comp(ensation|\.)?/i),
    federal_tax: box(/^(2 ?)?federal income tax withheld/i),
    social_security_wages: box(/^(3 ?)?social security wages/i),
    social_security_tax: box(/^(4 ?)?social security tax withheld/i),
    medicare_wages: box(/^(5 ?)?medicare wages (and|&) tips/i),
    medicare_tax: box(/^(6 ?)?medicare tax withheld/i),
    social_security_tips: box(/^(7 ?)?social security tips/i),
  },
  checks: [
    rate('social_security_rate', ['social_security_wages', 'social_security_tax'], (amount) => {
      const wages = amount('social_security_wages')?.plus(amount('social_security_tips') ?? 0);
      return [wages?.times('0.062'), amount('social_security_tax')];
    }),
    rate('medicare_rate', ['medicare_wages', 'medicare_tax'], (amount) => {
      const wages = amount('medicare_wages');
      const more = wages === undefined ? 0 : Decimal.max(0, wages.minus(ADDITIONAL_FROM)).times('0.009');
      return [wages?.times('0.0145').plus(more), amount('medicare_tax')];
    }),
  ],
};

/** A tax that is a fixed share of its wages (26 U.S.C. 3101). */
function rate(
  name: string,
  fields: readonly string[],
  find: (amount: (field: string) => Decimal | undefined) => [Decimal | undefined, Decimal | undefined],
): PaperCheck {
  return {
    ...{ name, fields, proves: true },
    holds: ({ amount }) => {
      const [expected, found] = find(amount);
      if (expected === undefined || found === undefined) return undefined;
      const off = expected.minus(found).abs();
      // To the cent it proves the tax; the wages only to some cents, so that they stay as they were read.
      if (off.lte('0.005')) return fields.slice(-1);
      return off.lte(ROUNDING) ? [] : false;
    },
  };
}

/** First and last name are in boxes of their own. */
function readEmployee(pages: Parameters<FoundField>[0]): ReturnType<FoundField> {
  const first = findValue(pages, {
    labels: [/^(e ?)?employee's first name( and initial)?/i],
    is: 'words',
    where: 'below',
  });
  const last = findValue(pages, { labels: [/^last name/i], is: 'words', where: 'below' });
  if (first === undefined) return undefined;
  const isApart = last !== undefined && last.cell !== first.cell;
  return { value: isApart ? `${first.value} ${last.value}` : first.value, cell: first.cell };
}
