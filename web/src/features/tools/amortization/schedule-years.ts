import * as texts from '@porchlight/content/en/tools/amortization.ts';
import type { ToolSheet } from '../tool-definition.ts';

/** One payment of a schedule, as on the wire. */
export type ScheduleYearRow = {
  number: number;
  payment: string;
  interest: string;
  principal: string;
  balance: string;
  /** What came on top of the payment. */
  extra?: string;
};

export type ScheduleYear = {
  year: number;
  payment: string;
  interest: string;
  principal: string;
  extra: string;
  balance: string;
  rows: readonly ScheduleYearRow[];
};

/** A schedule by years of so many payments, with what each comes to and what is owed at its end. */
export function groupRowsByYear(rows: readonly ScheduleYearRow[], perYear = 12): ScheduleYear[] {
  return Array.from({ length: Math.ceil(rows.length / perYear) }, (_, place) => {
    const payments = rows.slice(place * perYear, (place + 1) * perYear);
    return {
      year: place + 1,
      payment: sumDollars(payments.map(({ payment }) => payment)),
      interest: sumDollars(payments.map(({ interest }) => interest)),
      principal: sumDollars(payments.map(({ principal }) => principal)),
      extra: sumDollars(payments.map(({ extra = '0.00' }) => extra)),
      balance: payments.at(-1)?.balance ?? '0.00',
      rows: payments,
    };
  });
}

/** A schedule as a sheet, a line a payment. The column of extra payments is left out where there are none. */
export function getScheduleSheet(rows: readonly ScheduleYearRow[]): ToolSheet {
  const hasExtra = hasExtraPayments(rows);
  return {
    header: [
      texts.number,
      texts.payment,
      texts.interest,
      texts.principal,
      ...(hasExtra ? [texts.extra] : []),
      texts.balance,
    ],
    rows: rows.map(({ number, payment, interest, principal, extra = '0.00', balance }) => [
      String(number),
      payment,
      interest,
      principal,
      ...(hasExtra ? [extra] : []),
      balance,
    ]),
  };
}

export function hasExtraPayments(rows: readonly ScheduleYearRow[]): boolean {
  return rows.some(({ extra = '0.00' }) => extra !== '0.00');
}

/** Adds dollars of at most two places, exactly. */
export function sumDollars(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + countCents(amount), 0n);
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function countCents(amount: string): bigint {
  const [dollars = '0', fraction = ''] = amount.split('.');
  return BigInt(`${dollars}${fraction.padEnd(2, '0')}`);
}
