import { Decimal } from '../../../../kernel/decimals.ts';
import { inRow } from '../engine/find-in-rows.ts';
import { findNameAboveAddress } from '../engine/find-names.ts';
import { pageNumbers } from '../engine/page-numbers.ts';
import type { FoundField, PaperSchema } from '../engine/paper-schema.ts';
import { areInOrder, checkOneWay, type PaperValues, sumOf } from '../engine/prove-paper.ts';
import { listDeposits } from './bank-statement/deposits.ts';
import { CLOSING, DEPOSITS, listSummary, OPENING, WITHDRAWALS } from './bank-statement/summary.ts';

const amount = (labels: readonly RegExp[]) => [{ labels, is: 'amount-with-cents' }] as const;
const balance = (labels: readonly RegExp[]) => [
  ...amount(labels),
  // "Beginning balance on July 1, 2026  $1,234.56"
  ...labels.map((label) =>
    inRow(new RegExp(`${label.source}(?: (?:on|as of))? .{0,20}?(-?\\$ ?-?[\\d,]+\\.\\d{2})`, 'i'), 'amount'),
  ),
];

/** A statement of a deposit account. The account's number is kept by its last four digits. */
export const bankStatement: PaperSchema = {
  kind: 'bank_statement',
  known: {
    title:
      /^((account|bank|checking|savings|monthly|combined) )?statement( of account)?$|^(your )?account statement/i,
    labels: [
      ...OPENING,
      ...CLOSING,
      DEPOSITS,
      WITHDRAWALS,
      /^(primary )?account (number|no\.?|#)|^account ending/i,
      /^statement (period|date)/i,
      /^(checking|savings|account|balance) summary|^summary of accounts?/i,
      /^transaction (history|detail)|^account activity|^daily (ending )?balance/i,
      /^checks paid/i,
    ],
    fewest: 4,
    unless: [/^minimum payment/i, /^credit limit/i, /^escrow/i, /^outstanding principal/i],
  },
  hasWrappedLabels: true,
  needs: ['opening', 'closing'],
  fields: {
    institution: [
      inRow(
        /^(?!.*\b(?:your|our|this)\b)((?:.{2,40} )?(?:bank|credit union|fcu|federal savings|savings bank|financial|trust company)(?: of .{3,25})?(?:,? (?:n\.?a\.?|fsb|na|inc\.?))?)$/i,
        'words',
      ),
      atCell,
    ],
    account_number: [
      {
        labels: [
          /^(primary |checking |savings )?account (number|no\.?|#)/i,
          /^account ending( in)?/i,
          /^account/i,
        ],
        is: 'last-four',
      },
    ],
    holder: [
      { labels: [/^account (owner|holder)(\(s\)|s)?/i, /^member name|^customer name/i], is: 'words' },
      findNameAboveAddress('person'),
    ],
    period_start: [
      {
        labels: [
          /^statement period/i,
          /^for the period/i,
          /^period( covered)?/i,
          /^for\b/i,
          /^(?=\p{L}{3,9} \d|\d{1,2}\/)/iu,
        ],
        is: 'period-start',
      },
      { labels: [/^(statement )?(period )?(begin(ning)?|start) date/i], is: 'day' },
    ],
    period_end: [
      {
        labels: [
          /^statement period/i,
          /^for the period/i,
          /^period( covered)?/i,
          /^for\b/i,
          /^(?=\p{L}{3,9} \d|\d{1,2}\/)/iu,
        ],
        is: 'period-end',
      },
      { labels: [/^(statement )?(period )?end(ing)? date/i, /^statement date/i], is: 'day' },
    ],
    opening: balance(OPENING),
    deposits: amount([DEPOSITS]),
    withdrawals: amount([WITHDRAWALS]),
    closing: balance(CLOSING),
    pages: [pageNumbers],
  },
  lines: (pages) => ({ summary: listSummary(pages), deposits: listDeposits(pages) }),
  checks: [
    {
      name: 'opening+in-out=closing',
      fields: ['opening', 'closing', 'deposits', 'withdrawals'],
      sections: ['summary'],
      proves: true,
      holds: holdsBalance,
    },
    {
      name: 'deposits_sum',
      fields: ['deposits'],
      sections: ['deposits'],
      proves: true,
      holds: ({ amount: read, lines: { deposits = [] } }) => {
        const total = read('deposits');
        if (total === undefined || deposits.length === 0) return undefined;
        return sumOf(deposits.map((line) => new Decimal(line.amount)))?.eq(total);
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

function holdsBalance({ amount: read, lines: { summary = [] } }: PaperValues) {
  return checkOneWay(
    sumOf([read('closing'), read('opening')?.negated()]),
    [
      {
        sum: summary.length === 0 ? undefined : sumOf(summary.map((line) => new Decimal(line.amount))),
        of: ['summary'],
      },
      {
        sum: sumOf([read('deposits'), read('withdrawals')?.abs().negated()]),
        of: ['deposits', 'withdrawals'],
      },
    ],
    ['opening', 'closing'],
  );
}

/** Beside other words of its line, in a cell of its own. */
function atCell(pages: Parameters<FoundField>[0]): ReturnType<FoundField> {
  const name = /^(?!.*\b(?:your|our|this|account)\b).{2,40} (?:bank|credit union)(?:,? n\.?a\.?)?$/i;
  for (const { cells } of pages) {
    const cell = cells.find(({ text }) => name.test(text) && !/[/:]/.test(text));
    if (cell !== undefined) return { value: cell.text, cell };
  }
  return undefined;
}
