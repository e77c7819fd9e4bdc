import { Decimal } from '../../../../kernel/decimals.ts';
import { inRow } from '../engine/find-in-rows.ts';
import type { PaperSchema } from '../engine/paper-schema.ts';
import type { PaperValues } from '../engine/prove-paper.ts';
import { listStatementMonths } from './escrow-statement-months.ts';

/** An initial or annual escrow account statement (12 CFR 1024.17(g) and (i)). */
export const escrowStatement: PaperSchema = {
  kind: 'escrow_statement',
  known: {
    title:
      /^((annual|initial) )?escrow account (disclosure )?(statement|analysis)|^(annual|initial) escrow account|^escrow analysis( statement)?/i,
    labels: [
      /^((monthly|anticipated|projected) )?((payment|deposit)s? )?to (the )?escrow/i,
      /^((anticipated|projected|scheduled) )?((payment|disbursement)s? )?from (the )?escrow|^disbursements?/i,
      /^(projected |required |escrow )?balance|^projected$/i,
      /^(starting|beginning|initial) balance|^initial deposit|^balance forward/i,
      /^(low(est)? point|low balance|cushion|required (minimum|low))/i,
      /^(escrow )?(shortage|surplus|deficiency)/i,
      /^month\b/i,
      /^(your )?(new |total )?(monthly )?(escrow|mortgage) payment/i,
      /^county tax|^property tax|^(homeowner'?s|hazard) insurance/i,
    ],
    fewest: 5,
  },
  hasWrappedLabels: true,
  needs: ['starting_balance'],
  fields: {
    statement: [
      inRow(/\b(annual|initial) escrow account/i, 'words'),
      inRow(/^escrow account disclosure statement (annual|initial)/i, 'words'),
    ],
    statement_date: [{ labels: [/^(statement|analysis|disclosure) date/i, /^date( prepared)?/i], is: 'day' }],
    period_start: [
      { labels: [/^(projection|computation|escrow|analysis)? ?(period|year)/i], is: 'period-start' },
    ],
    period_end: [
      { labels: [/^(projection|computation|escrow|analysis)? ?(period|year)/i], is: 'period-end' },
    ],
    starting_balance: [
      {
        labels: [/^(starting|beginning|initial|opening) (escrow )?(balance|deposit)/i, /^balance forward/i],
        is: 'amount',
      },
    ],
    monthly_payment: [
      {
        labels: [
          /^(your )?(new )?(monthly )?escrow (payment|deposit)( amount)?/i,
          /^monthly (payment|deposit) to (the )?escrow( account)?/i,
        ],
        is: 'amount',
      },
    ],
  },
  lines: (pages) => ({ months: listStatementMonths(pages) }),
  checks: [
    {
      name: 'running_balance',
      fields: ['starting_balance'],
      sections: ['months'],
      proves: true,
      holds: holdsBalances,
    },
    {
      name: 'monthly_payment',
      fields: ['monthly_payment'],
      proves: true,
      holds: ({ amount, lines: { months = [] } }) => {
        const payment = amount('monthly_payment');
        const paid = months.map((line) => new Decimal(line.amount)).filter((each) => !each.isZero());
        return payment === undefined || paid.length < 2 ? undefined : paid.every((each) => each.eq(payment));
      },
    },
  ],
};

/** Each balance is the one before, with what was paid in and without what was paid out. */
function holdsBalances({ amount, lines: { months = [] } }: PaperValues): boolean | undefined {
  let balance = amount('starting_balance');
  if (balance === undefined || months.length < 2) return undefined;
  for (const { amount: paidIn, more = [] } of months) {
    const [paidOut, after] = more;
    if (paidOut === undefined || after === undefined) return undefined;
    balance = balance.plus(paidIn).minus(new Decimal(paidOut).abs());
    if (!balance.eq(after)) return false;
  }
  return true;
}
