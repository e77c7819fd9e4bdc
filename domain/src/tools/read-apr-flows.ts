import type { Flow } from '../loans/annual-rate.ts';
import { findEarliest, placeAmounts } from '../loans/apr.ts';
import { listMortgagePayments } from '../loans/mortgage-apr.ts';
import { countUnitPeriods, findSinglePeriod, type UnitPeriod } from '../loans/unit-periods.ts';
import { Decimal } from '../shared/decimals.ts';
import type { AprInput } from './apr.contract.ts';
import { InputRefusal } from './input-refusal.ts';

type AprFlows = { advances: Flow[]; payments: Flow[]; unitPeriod: UnitPeriod };
type Amounts = NonNullable<AprInput['advances']>;
type Dated = { date: string; amount: string };
type Series = Exclude<NonNullable<AprInput['payments']>, readonly unknown[]>;

const NONE = new Decimal(0);
const MONTH: UnitPeriod = { base: 'month', multiple: 1 };

/** What was advanced and what is paid, by unit-periods. Throws InputRefusal where something is missing. */
export function readAprFlows(input: AprInput): AprFlows {
  return input.loanAmount === undefined
    ? readCredit(input)
    : readMortgage(input, new Decimal(input.loanAmount));
}

function readCredit(input: AprInput): AprFlows {
  const { advances, payments, amountFinanced } = input;
  if (payments === undefined) throw new InputRefusal({ payments: 'Enter the payments.' });
  if (advances === undefined && amountFinanced === undefined) {
    throw new InputRefusal({ advances: 'Enter what is advanced, or the amount financed.' });
  }
  const dated = (advances ?? []).filter((amount) => 'date' in amount);
  const start = dated.length > 0 ? findEarliest(dated) : undefined;
  const unitPeriod = input.unitPeriod ?? chooseUnitPeriod(dated, payments);
  return {
    advances: advances === undefined ? [advanceAtOnce(amountFinanced)] : place(advances, start, unitPeriod),
    payments: Array.isArray(payments)
      ? place(payments, start, unitPeriod)
      : placeSeries(payments, start, unitPeriod),
    unitPeriod,
  };
}

function readMortgage(input: AprInput, loan: Decimal): AprFlows {
  const { ratePercent, termMonths, prepaidFinanceCharges = {}, miMonthly = '0', miPayments = 0 } = input;
  if (ratePercent === undefined) throw new InputRefusal({ ratePercent: 'Enter the rate of the note.' });
  if (termMonths === undefined)
    throw new InputRefusal({ termMonths: 'Enter the number of monthly payments.' });
  const charges = Object.values(prepaidFinanceCharges);
  const left = charges.reduce((rest, charge) => rest.minus(charge), loan);
  if (left.isNegative()) {
    throw new InputRefusal({ prepaidFinanceCharges: 'The charges come to more than the loan.' });
  }
  const terms = { principal: loan, ratePercent: new Decimal(ratePercent), termMonths };
  return {
    advances: [advanceAtOnce(input.amountFinanced ?? left.toFixed())],
    payments: listMortgagePayments(terms, [{ amount: new Decimal(miMonthly), payments: miPayments }]),
    unitPeriod: MONTH,
  };
}

function chooseUnitPeriod(
  advances: readonly Dated[],
  payments: NonNullable<AprInput['payments']>,
): UnitPeriod {
  const [advance, ...furtherAdvances] = advances;
  const [payment, ...furtherPayments] = Array.isArray(payments) ? payments : [];
  if (advance === undefined || payment === undefined || !('date' in payment)) return MONTH;
  if (furtherAdvances.length > 0 || furtherPayments.length > 0) return MONTH;
  return findSinglePeriod(advance.date, payment.date) ?? MONTH;
}

function advanceAtOnce(amount = '0'): Flow {
  return { amount: new Decimal(amount), first: 0, fraction: NONE, count: 1 };
}

function place(amounts: Amounts, start: string | undefined, unitPeriod: UnitPeriod): Flow[] {
  const dated = amounts.filter((amount) => 'date' in amount);
  if (dated.length > 0) return placeAmounts(readDated(dated, start), start ?? '', unitPeriod);
  return amounts
    .filter((amount) => 't' in amount)
    .map(({ t, f, amount }) => ({
      amount: new Decimal(amount),
      first: t,
      fraction: new Decimal(f),
      count: 1,
    }));
}

/** The payments of a series are a unit-period apart, so that only the first and the last need counting. */
function placeSeries(
  { first, count, amount, last }: Series,
  start: string | undefined,
  unitPeriod: UnitPeriod,
) {
  readDated(last === undefined ? [{ date: first, amount }] : [{ date: first, amount }, last], start);
  const begin = countUnitPeriods(start ?? first, first, unitPeriod);
  const equal = {
    amount: new Decimal(amount),
    first: begin.full,
    fraction: begin.fraction,
    count: last === undefined ? count : count - 1,
  };
  if (last === undefined) return [equal];
  const monthDay = Number(first.slice(8));
  const end = countUnitPeriods(start ?? first, last.date, unitPeriod, monthDay);
  const lastFlow = { amount: new Decimal(last.amount), first: end.full, fraction: end.fraction, count: 1 };
  return equal.count === 0 ? [lastFlow] : [equal, lastFlow];
}

function readDated(amounts: readonly Dated[], start: string | undefined) {
  if (start === undefined) {
    throw new InputRefusal({
      advances: 'Enter the days of the advances: the payments are given by their days.',
    });
  }
  if (amounts.some(({ date }) => date < start)) {
    throw new InputRefusal({ payments: 'Nothing can be paid before the first advance.' });
  }
  return amounts.map(({ date, amount }) => ({ date, amount: new Decimal(amount) }));
}
