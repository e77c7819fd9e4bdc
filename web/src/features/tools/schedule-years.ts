import type { Sheet } from './tool-definition.ts';

/** One payment of a schedule, as on the wire. */
export type ScheduleRow = {
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
  rows: readonly ScheduleRow[];
};

/** A schedule by years of twelve payments, with what each comes to and what is owed at its end. */
export function groupByYear(rows: readonly ScheduleRow[]): ScheduleYear[] {
  return Array.from({ length: Math.ceil(rows.length / 12) }, (_, place) => {
    const months = rows.slice(place * 12, place * 12 + 12);
    return {
      year: place + 1,
      payment: sumDollars(months.map(({ payment }) => payment)),
      interest: sumDollars(months.map(({ interest }) => interest)),
      principal: sumDollars(months.map(({ principal }) => principal)),
      extra: sumDollars(months.map(({ extra = '0.00' }) => extra)),
      balance: months.at(-1)?.balance ?? '0.00',
      rows: months,
    };
  });
}

/** A schedule as a sheet, a line a payment. The column of extra payments is left out where there are none. */
export function readScheduleSheet(rows: readonly ScheduleRow[]): Sheet {
  const hasExtra = hasExtraPayments(rows);
  return {
    header: ['Number', 'Payment', 'Interest', 'Principal', ...(hasExtra ? ['Extra'] : []), 'Balance'],
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

export function hasExtraPayments(rows: readonly ScheduleRow[]): boolean {
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
