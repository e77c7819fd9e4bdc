import { Decimal } from '../../../../kernel/decimals.ts';
import type { ReadCostLine } from '../../form-reading.ts';
import { plain } from '../../pages/find-cells.ts';
import { findWrittenDay } from '../../pages/written-days.ts';
import { inRow } from '../engine/find-in-rows.ts';
import type { PaperPage, PaperSchema } from '../engine/paper-schema.ts';
import { parsePaperAmount } from '../engine/paper-values.ts';
import { sumOf } from '../engine/prove-paper.ts';
import { listTableRows } from '../engine/table-cells.ts';

/** A county's or town's bill for real property taxes. */
export const taxBill: PaperSchema = {
  kind: 'tax_bill',
  known: {
    title:
      /^(.{0,60}\b)?((real (estate|property)|(secured )?property|ad valorem) tax(es)? (bill|statement|notice)|tax bill|notice of .{0,60}property tax(es)?|.{0,60}tax collector.*)$/i,
    labels: [
      /^(parcel|property( index)?|account|assessor'?s? parcel) ?(number|no\.?|id|identification( number)?|#)|^(apn|pin|parcel)\b/i,
      /^(tax|fiscal|bill|levy) year/i,
      /^((total|net|gross) )?(assessed|taxable|full|market) value/i,
      /^(first|1st|second|2nd) (installment|half)/i,
      /^(total )?(tax(es)?|amount)( due| levied)/i,
      /^due (date|by|on)/i,
      /^mill(age)? (rate|levy)|^tax rate/i,
      /^delinquent after/i,
    ],
    fewest: 4,
    unless: [/^escrow (balance|payment)/i],
  },
  needs: ['total', 'assessed_value'],
  fields: {
    parcel: [
      {
        labels: [
          /^(parcel|assessor'?s? parcel|property( index)?) ?(number|no\.?|id|identification( number)?|#)( \((apn|pin)\))?/i,
          /^(apn|pin|parcel)\b/i,
          /^account ?(number|no\.?|#)/i,
        ],
        is: 'parcel',
      },
    ],
    year: [
      { labels: [/^(tax|fiscal|bill|levy) year/i], is: 'year' },
      inRow(
        /\b(20\d{2}(?: ?[-/] ?(?:20)?\d{2})?) (?:.{0,60}\b)?(?:property|real estate|tax) .{0,60}(?:bill|statement|notice)/i,
        'year',
      ),
    ],
    owner: [
      { labels: [/^(property )?owner( name|\(s\)|s)?|^assessed owner|^owner of record/i], is: 'words' },
    ],
    assessed_value: [
      {
        labels: [/^(total|net) (assessed|taxable) value/i, /^assessed value/i, /^taxable value/i],
        is: 'amount',
      },
    ],
    total: [
      {
        labels: [/^total (annual )?(tax(es)?|amount)( due| levied| payable)?/i, /^(amount|tax(es)?) due/i],
        is: 'amount',
      },
    ],
  },
  lines: (pages) => ({ installments: listInstallments(pages) }),
  checks: [
    {
      name: 'installments_sum',
      fields: ['total'],
      sections: ['installments'],
      proves: true,
      holds: ({ amount, lines: { installments = [] } }) => {
        const total = amount('total');
        if (total === undefined || installments.length < 2) return undefined;
        return sumOf(installments.map((line) => new Decimal(line.amount)))?.eq(total);
      },
    },
  ],
};

/** Each installment on a line of its own: its words, its amount and the day it is due. */
function listInstallments(pages: readonly PaperPage[]): ReadCostLine[] {
  const found = pages.flatMap(({ cells }) =>
    listTableRows(cells).flatMap((row): ReadCostLine[] => {
      const [label] = row;
      const which = /^(first|second|third|fourth|1st|2nd|3rd|4th) (installment|half|quarter|payment)/i.exec(
        plain(label?.text ?? ''),
      );
      if (label === undefined || which === null) return [];
      const rest = plain(row.map(({ text }) => text).join('  ')).slice(which[0].length);
      const amounts = [...rest.matchAll(/\$? ?[\d,]{1,15}\.\d{2}/g)].flatMap(
        ([text]) => parsePaperAmount(text) ?? [],
      );
      const [value] = amounts;
      // With a penalty beside it nothing says which is due.
      if (value === undefined || amounts.length > 1) return [];
      return [
        {
          label: which[0],
          amount: value,
          detail: findWrittenDay(rest) ?? null,
          page: label.page,
          box: label.box,
          state: 'read',
        },
      ];
    }),
  );
  // A payment stub says each once more.
  return found.filter(
    (line, index) =>
      found.findIndex(({ label }) => label.toLowerCase() === line.label.toLowerCase()) === index,
  );
}
