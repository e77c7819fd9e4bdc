import { inRow } from '../engine/find-in-rows.ts';
import { getValueAfter, listBelow } from '../engine/find-value.ts';
import type { FoundField, PaperSchema } from '../engine/paper-schema.ts';
import { areInOrder } from '../engine/prove-paper.ts';

const amount = (label: RegExp) => [{ labels: [label], is: 'amount-with-cents' }] as const;
const day = (label: RegExp) => [{ labels: [label], is: 'day' }] as const;

/** Form 1098, Mortgage Interest Statement, whose boxes the IRS fixes (Instructions for Form 1098). */
export const form1098: PaperSchema = {
  kind: 'form_1098',
  known: {
    title: /^((20\d{2} )?(form )?1098\b( \(rev\..*\))?|(20\d{2} )?mortgage interest statement)/i,
    labels: [
      /^(1\.? ?)?mortgage interest received/i,
      /^(2\.? ?)?outstanding mortgage principal/i,
      /^(3\.? ?)?mortgage origination date/i,
      /^(4\.? ?)?refund of overpaid interest/i,
      /^(5\.? ?)?mortgage insurance premiums/i,
      /^(6\.? ?)?points paid on purchase/i,
      /^(11\.? ?)?mortgage acquisition date/i,
    ],
    fewest: 4,
  },
  isOnePage: true,
  hasWrappedLabels: true,
  needs: ['interest'],
  fields: {
    year: [
      inRow(/calendar year\s*(20 ?\d{2})\b/i, 'year'),
      { labels: [/^(for )?calendar year/i], is: 'year' },
      inRow(/\b(20\d{2}) (?:form 1098|mortgage interest statement)/i, 'year'),
      inRow(/(?:form 1098|mortgage interest statement|tax year)(?: for)? (20\d{2})\b/i, 'year'),
      inRow(/^(20\d{2})$/, 'year'),
    ],
    lender: [nameBelow(/^recipient's\/lender's name.*$/i)],
    borrower: [nameBelow(/^payer's\/borrower's name.*$/i)],
    interest: amount(/^(1\.? ?)?mortgage interest received( from payer\(s\)\/borrower\(s\))?/i),
    principal: amount(/^(2\.? ?)?outstanding mortgage principal( as of \d[\d/]+)?/i),
    origination_date: day(/^(3\.? ?)?mortgage origination date/i),
    refund: amount(/^(4\.? ?)?refund of overpaid interest/i),
    mortgage_insurance: amount(/^(5\.? ?)?mortgage insurance premiums/i),
    points: amount(/^(6\.? ?)?points paid on purchase of principal residence/i),
    property_count: [{ labels: [/^(9\.? ?)?number of properties securing the mortgage/i], is: 'count' }],
    property_tax: [
      ...amount(/^(10\.? ?)?(real estate|property) tax(es)?( paid)?/i),
      inRow(/\b10 other\b.*?(?:real estate|property) tax(?:es)?(?: paid)?:? (\$?[\d,]+\.\d{2})/i, 'amount'),
    ],
    acquisition_date: day(/^(11\.? ?)?mortgage acquisition date/i),
  },
  checks: [
    {
      name: 'dates_in_order',
      fields: ['origination_date', 'year'],
      proves: false,
      holds: ({ text }) => areInOrder(text('origination_date')?.slice(0, 4), text('year')),
    },
  ],
};

/** The first line below a label that goes on in a second line of its own. */
function nameBelow(label: RegExp): FoundField {
  return (pages) => {
    for (const { cells } of pages)
      for (const cell of cells) {
        if (getValueAfter(cell, label) === undefined) continue;
        const name = listBelow(cells, cell).find(
          ({ text }) => !/zip|postal code|telephone|province|street address/i.test(text),
        );
        if (name !== undefined && /\p{L}{2}/u.test(name.text)) return { value: name.text, cell: name };
      }
    return undefined;
  };
}
