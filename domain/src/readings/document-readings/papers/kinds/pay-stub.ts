import { Decimal } from '../../../../kernel/decimals.ts';
import type { ReadCostLine } from '../../form-reading.ts';
import { plain } from '../../pages/find-cells.ts';
import type { Cell } from '../../pages/page-text.ts';
import { inRow, onlyAmount } from '../engine/find-in-rows.ts';
import { findNameAboveAddress } from '../engine/find-names.ts';
import { payTotal } from '../engine/find-pay-total.ts';
import { getValueAfter } from '../engine/find-value.ts';
import type { FoundField, LabelledField, PaperPage, PaperSchema } from '../engine/paper-schema.ts';
import { parsePaperAmount } from '../engine/paper-values.ts';
import { listPeriodHeadings, type PayPeriod } from '../engine/pay-periods.ts';
import { areInOrder, checkOneWay, type PaperValues, sumOf } from '../engine/prove-paper.ts';
import { findHeading, listTableRows } from '../engine/table-cells.ts';

const GROSS = [/^(total )?gross (pay|earnings|wages)/i, /^total (earnings|gross|pay)/i, /^gross/i];
const NET = [/^(total )?net (pay|earnings|wages|amount)/i, /^net check/i, /^take[- ]home pay/i];
const DEDUCTIONS = [/^total deductions( and taxes)?/i, /^(employee )?deductions/i];
const TAXES = [/^(total )?(employee )?taxes( withheld)?/i, /^total (tax(es)?|withholdings?)/i];
const BEFORE_TAX = [/^(total )?pre[- ]?tax deductions/i];
const AFTER_TAX = [/^(total )?(post|after)[- ]?tax deductions/i];

/** A total under or beside the heading of its period; else by a label that names both. */
const figure = (
  labels: readonly RegExp[],
  period: PayPeriod,
  both: readonly RegExp[] = [],
): (FoundField | LabelledField)[] => [
  payTotal(labels, period),
  onlyAmount(both),
  { labels: both, is: 'amount-with-cents', where: 'below' },
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
      /^(total )?gross (pay|earnings|wages)/i,
      /^(total )?net (pay|check|earnings|wages|amount)/i,
      /^(ytd|y-t-d|year[- ]to[- ]date)( (amount|total))?/i,
      /^(regular|salary|overtime)( pay| earnings| hours)?/i,
      /^(federal (income )?tax|fed withholding|federal withholding)/i,
      /^(social security|fica|medicare|oasdi)/i,
    ],
    fewest: 5,
  },
  isOnePage: true,
  needs: ['gross', 'net', 'pay_date'],
  fields: {
    employer: [{ labels: [/^(employer|company)( name)?/i], is: 'words' }, findNameAboveAddress('company')],
    employee: [
      { labels: [/^employee( name)?/i, /^name/i, /^pay to the order of/i], is: 'name' },
      findNameAboveAddress('person'),
    ],
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
    pay_date: [
      { labels: [/^(pay|check|payment|advice|deposit) (date|day)/i, /^paid on/i], is: 'day' },
      inRow(/\b(?:pay|check) (?:day|date):? (.{6,18})/i, 'day'),
    ],
    gross: figure(GROSS, 'current', [/^current gross( pay| earnings)?/i]),
    net: figure(NET, 'current', [/^current net( pay)?/i]),
    gross_year_to_date: figure(GROSS, 'year', [
      /^(ytd|year[- ]to[- ]date) gross( pay| earnings)?/i,
      /^gross (pay |earnings )?(ytd|year[- ]to[- ]date)/i,
    ]),
    net_year_to_date: figure(NET, 'year', [
      /^(ytd|year[- ]to[- ]date) net( pay)?/i,
      /^net (pay )?(ytd|year[- ]to[- ]date)/i,
    ]),
    deductions: figure(DEDUCTIONS, 'current'),
    taxes: figure(TAXES, 'current'),
    before_tax: figure(BEFORE_TAX, 'current'),
    after_tax: figure(AFTER_TAX, 'current'),
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
      // What is paid is a part of what is earned; a tenth of it or less is rather a figure of the year beside one of the period.
      name: 'net_within_gross',
      fields: ['gross', 'net'],
      proves: false,
      holds: ({ amount }) => isPartOf(amount('net'), amount('gross')),
    },
    {
      name: 'net_within_gross_of_year',
      fields: ['gross_year_to_date', 'net_year_to_date'],
      proves: false,
      holds: ({ amount }) => isPartOf(amount('net_year_to_date'), amount('gross_year_to_date')),
    },
    {
      name: 'period_in_order',
      fields: ['period_start', 'period_end'],
      proves: false,
      holds: ({ text }) => areInOrder(text('period_start'), text('period_end')),
    },
  ],
};

function isPartOf(net: Decimal | undefined, gross: Decimal | undefined): boolean | undefined {
  return net === undefined || gross === undefined ? undefined : net.lte(gross) && net.times(10).gte(gross);
}

/** Whether deductions count the taxes among them is the employer's habit: one of the ways has to agree to the cent. */
function holdsNet({ amount, lines: { withheld = [] } }: PaperValues) {
  const [all, taxes] = [amount('deductions'), amount('taxes')].map((each) => each?.abs());
  const [before, after] = ['before_tax', 'after_tax'].map((name) => amount(name)?.abs());
  const none = new Decimal(0);
  const isApart = before !== undefined || after !== undefined;
  const lines = withheld.map((line) => new Decimal(line.amount).abs());
  return checkOneWay(
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

/** Lines of the current period that are printed below zero, as some payroll services print all that is withheld; deposits are below the net. */
function listWithheld(pages: readonly PaperPage[]): ReadCostLine[] {
  return pages.flatMap(({ cells }) => {
    const rows = listTableRows(cells);
    const periods = listPeriodHeadings(cells);
    const headings = rows.find((row) =>
      (['current', 'year'] as const).every((period) =>
        periods.some((each) => each.period === period && row.includes(each.cell)),
      ),
    );
    const current = periods.find(
      ({ cell, period }) => period === 'current' && headings?.includes(cell),
    )?.cell;
    if (headings === undefined || current === undefined) return [];
    const net = rows.findIndex((row) =>
      row.some((cell) => NET.some((label) => getValueAfter(cell, label) === '')),
    );
    return rows.slice(0, net < 0 ? undefined : net).flatMap((row): ReadCostLine[] => {
      const [label] = row;
      const cell = row.find(
        (each) =>
          each !== label && readWithheld(each)?.startsWith('-') && findHeading(headings, each) === current,
      );
      const value = cell && readWithheld(cell);
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

/** A mark behind an amount refers to a note below. */
const readWithheld = ({ text }: Cell) => parsePaperAmount(text.replace(/ ?\*{1,3}$/, ''));
