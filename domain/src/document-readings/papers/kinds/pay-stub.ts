import { Decimal } from '../../../kernel/decimals.ts';
import type { CostLine } from '../../form-reading.ts';
import { plain } from '../../pages/find-cells.ts';
import { nameOfAddress, onlyAmount } from '../engine/find-in-rows.ts';
import { readAfter } from '../engine/find-value.ts';
import type { FoundField, LabelledField, PaperPage, PaperSchema } from '../engine/paper-schema.ts';
import { readPaperAmount } from '../engine/paper-values.ts';
import { areInOrder, holdOneWay, type PaperValues, sumOf } from '../engine/prove-paper.ts';
import { findHeading, findInTable, listRows } from '../engine/table-cells.ts';

const GROSS = [/^(total )?gross (pay|earnings|wages)/i, /^total (earnings|gross)/i, /^gross/i];
const NET = [/^(total )?net (pay|check|earnings|wages|amount)/i, /^take[- ]home pay/i];
const CURRENT = [/^(this period|current( (amount|period|total|pay))?|this (check|pay)|amount|period)/i];
const YEAR = [/^(ytd|y-t-d|year[- ]to[- ]date)( (amount|total))?/i];
const DEDUCTIONS = [/^total deductions( and taxes)?/i, /^(employee )?deductions/i];
const TAXES = [/^(total )?(employee )?taxes( withheld)?/i, /^total (tax(es)?|withholdings?)/i];
const BEFORE_TAX = [/^(total )?pre[- ]?tax deductions/i];
const AFTER_TAX = [/^(total )?(post|after)[- ]?tax deductions/i];

/** Of a row under a heading, whichever of both the employer prints across; else the only amount beside the label. */
const figure = (
  rows: readonly RegExp[],
  columns: readonly RegExp[],
  alone: readonly RegExp[],
): (FoundField | LabelledField)[] => [
  (pages) => findInTable(pages, rows, columns),
  (pages) => findInTable(pages, columns, rows),
  onlyAmount(alone),
  // A heading of its own, with its amount below it.
  { labels: alone, is: 'amount-with-cents', where: 'below' },
];

/** A pay stub or earnings statement. Employers print it as they like: what the headings do not say is not read. */
export const payStub: PaperSchema = {
  kind: 'pay_stub',
  known: {
    title:
      /^(earnings statement|pay ?(stub|slip|statement|advice)|statement of earnings|payroll advice|payslip)/i,
    labels: [
      /^(pay|check|payment|advice) date/i,
      /^(pay )?period|^pay begin(ning)? date/i,
      /^(pay )?period end(ing)?|^pay end(ing)? date/i,
      ...[GROSS[0], NET[0], YEAR[0]].filter((label) => label !== undefined),
      /^(regular|salary|overtime)( pay| earnings| hours)?/i,
      /^(federal (income )?tax|fed withholding|federal withholding)/i,
      /^(social security|fica|medicare|oasdi)/i,
    ],
    fewest: 5,
  },
  needs: ['gross', 'net', 'pay_date'],
  fields: {
    employer: [{ labels: [/^(employer|company)( name)?/i], is: 'words' }, nameOfAddress(0)],
    employee: [{ labels: [/^employee( name)?/i, /^name/i, /^pay to the order of/i], is: 'words' }],
    period_start: [
      {
        labels: [
          /^(pay )?period (start|begin(ning)?|from)( date)?/i,
          /^pay begin(ning)?( date)?/i,
          /^beginning date|^start date/i,
        ],
        is: 'day',
      },
      { labels: [/^(pay )?period/i, /^(pay ?stub )?for (the )?period/i], is: 'period-start' },
    ],
    period_end: [
      {
        labels: [
          /^(pay )?period (end(ing)?|to|through)( date)?/i,
          /^pay end(ing)?( date)?/i,
          /^ending date|^end date/i,
        ],
        is: 'day',
      },
      { labels: [/^(pay )?period/i, /^(pay ?stub )?for (the )?period/i], is: 'period-end' },
    ],
    pay_date: [{ labels: [/^(pay|check|payment|advice|deposit) date/i, /^paid on/i], is: 'day' }],
    gross: figure(GROSS, CURRENT, [...GROSS.slice(0, 2), /^current gross/i]),
    net: figure(NET, CURRENT, [...NET, /^current net( pay)?/i]),
    gross_year_to_date: figure(GROSS, YEAR, [
      /^(ytd|year[- ]to[- ]date) gross( pay| earnings)?/i,
      /^gross (pay |earnings )?(ytd|year[- ]to[- ]date)/i,
    ]),
    net_year_to_date: figure(NET, YEAR, [
      /^(ytd|year[- ]to[- ]date) net( pay)?/i,
      /^net (pay )?(ytd|year[- ]to[- ]date)/i,
    ]),
    deductions: figure(DEDUCTIONS, CURRENT, DEDUCTIONS.slice(0, 1)),
    taxes: figure(TAXES, CURRENT, TAXES),
    before_tax: figure(BEFORE_TAX, CURRENT, BEFORE_TAX),
    after_tax: figure(AFTER_TAX, CURRENT, AFTER_TAX),
  },
  lines: (pages) => ({ withheld: listWithheld(pages) }),
  checks: [
    {
      name: 'gross-deductions=net',
      fields: ['gross', 'net', 'deductions', 'taxes', 'before_tax', 'after_tax'],
      sections: ['withheld'],
      proves: true,
      holds: holdsNet,
    },
    {
      name: 'year_to_date>=gross',
      fields: ['gross', 'gross_year_to_date'],
      proves: false,
      holds: ({ amount }) => {
        const [gross, year] = [amount('gross'), amount('gross_year_to_date')];
        return gross === undefined || year === undefined ? undefined : year.gte(gross);
      },
    },
    {
      name: 'period_in_order',
      fields: ['period_start', 'period_end'],
      proves: false,
      holds: ({ text }) => areInOrder(text('period_start'), text('period_end')),
    },
  ],
};

/** Whether deductions count the taxes among them is the employer's habit: one of the ways has to agree to the cent. */
function holdsNet({ amount, lines: { withheld = [] } }: PaperValues) {
  const [all, taxes] = [amount('deductions'), amount('taxes')].map((each) => each?.abs());
  const [before, after] = ['before_tax', 'after_tax'].map((name) => amount(name)?.abs());
  const none = new Decimal(0);
  const isApart = before !== undefined || after !== undefined;
  const lines = withheld.map((line) => new Decimal(line.amount).abs());
  return holdOneWay(
    sumOf([amount('gross'), amount('net')?.negated()]),
    [
      { sum: all, of: ['deductions'] },
      { sum: sumOf([taxes, all]), of: ['taxes', 'deductions'] },
      {
        sum: isApart ? sumOf([taxes, before ?? none, after ?? none]) : undefined,
        of: ['taxes', 'before_tax', 'after_tax'],
      },
      { sum: lines.length < 2 ? undefined : sumOf(lines), of: ['withheld'] },
    ],
    ['gross', 'net'],
  );
}

/** Lines of the current period that are printed below zero, as some payroll services print all that is withheld. */
function listWithheld(pages: readonly PaperPage[]): CostLine[] {
  return pages.flatMap(({ cells }) => {
    const rows = listRows(cells);
    const headings = rows.find(
      (row) =>
        CURRENT.some((label) => row.some((cell) => readAfter(cell, label) === '')) &&
        YEAR.some((label) => row.some((cell) => readAfter(cell, label) === '')),
    );
    const current = headings?.find((cell) => CURRENT.some((label) => readAfter(cell, label) === ''));
    if (headings === undefined || current === undefined) return [];
    return rows.flatMap((row): CostLine[] => {
      const [label] = row;
      const cell = row.find(
        (each) =>
          each !== label &&
          readPaperAmount(each.text)?.startsWith('-') &&
          findHeading(headings, each) === current,
      );
      const value = cell && readPaperAmount(cell.text);
      if (label === undefined || cell === undefined || value === undefined || !/\p{L}/u.test(label.text))
        return [];
      return [
        {
          label: plain(label.text),
          amount: value,
          detail: null,
          page: cell.page,
          box: cell.box,
          state: 'read',
        },
      ];
    });
  });
}
