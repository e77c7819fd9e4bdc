import { Decimal } from '../../kernel/decimals.ts';
import type { Flow } from '../../loans/annual-rate.ts';
import { findEarliest, listMortgagePayments, placeAmounts } from '../../loans/apr.ts';
import { deriveSeriesPeriod, deriveUnitPeriod } from '../../loans/unit-period-choice.ts';
import { countUnitPeriods, type UnitPeriod } from '../../loans/unit-periods.ts';
import { InputRefusal } from '../input-refusal.ts';
import type { AprInput, AprResult } from './apr.contract.ts';
import * as texts from './en.ts';

type Basis = AprResult['unitPeriodBasis'];
type AprFlows = { advances: Flow[]; payments: Flow[]; unitPeriod: UnitPeriod; unitPeriodBasis: Basis };
type Payments = NonNullable<AprInput['payments']>;
type Amounts = NonNullable<AprInput['advances']>;
type Dated = { date: string; amount: string };
type Series = Exclude<Payments, readonly unknown[]>;

const NONE = new Decimal(0);
const MONTH: UnitPeriod = { base: 'month', multiple: 1 };

/** What was advanced and what is paid, by unit-periods. Throws InputRefusal where something is missing. */
export function getAprFlows(input: AprInput): AprFlows {
  return input.loanAmount === undefined
    ? loadCredit(input)
    : readMortgage(input, new Decimal(input.loanAmount));
}

function loadCredit(input: AprInput): AprFlows {
  const { advances, payments, amountFinanced } = input;
  if (payments === undefined) throw new InputRefusal({ payments: texts.enterPayments });
  if (advances === undefined && amountFinanced === undefined) {
    throw new InputRefusal({ advances: texts.advancesMissing });
  }
  const advanced = (advances ?? []).filter((amount) => 'date' in amount);
  const start = advanced.length > 0 ? findEarliest([...advanced, ...listEnds(payments)]) : undefined;
  const { unitPeriod, unitPeriodBasis } = chooseUnitPeriod(input.unitPeriod, advanced, payments);
  return {
    advances: advances === undefined ? [advanceAtOnce(amountFinanced)] : place(advances, start, unitPeriod),
    payments: Array.isArray(payments)
      ? place(payments, start, unitPeriod)
      : placeSeries(payments, start, unitPeriod),
    unitPeriod,
    unitPeriodBasis,
  };
}

function readMortgage(input: AprInput, loan: Decimal): AprFlows {
  const { ratePercent, termMonths, prepaidFinanceCharges = {}, miMonthly = '0', miPayments = 0 } = input;
  if (ratePercent === undefined) throw new InputRefusal({ ratePercent: texts.noteRateMissing });
  if (termMonths === undefined) throw new InputRefusal({ termMonths: texts.paymentCountMissing });
  const charges = Object.values(prepaidFinanceCharges);
  const left = charges.reduce((rest, charge) => rest.minus(charge), loan);
  if (left.isNegative()) {
    throw new InputRefusal({ prepaidFinanceCharges: texts.chargesExceedLoan });
  }
  const terms = { principal: loan, ratePercent: new Decimal(ratePercent), termMonths };
  return {
    advances: [advanceAtOnce(input.amountFinanced ?? left.toFixed())],
    payments: listMortgagePayments(terms, [{ amount: new Decimal(miMonthly), payments: miPayments }]),
    unitPeriod: MONTH,
    unitPeriodBasis: 'derived',
  };
}

/** The days of payments that the term may begin with: all of them, or the ends of a series. */
function listEnds(payments: Payments): Dated[] {
  if (Array.isArray(payments)) return payments.filter((amount) => 'date' in amount);
  const { first, count, amount, last } = payments;
  if (last === undefined) return [{ date: first, amount }];
  return count === 1 ? [last] : [{ date: first, amount }, last];
}

/**
 * Counted amounts and a series without its last day do not show how far apart they are: a month is assumed there, and the answer says so.
 */
function chooseUnitPeriod(
  given: AprInput['unitPeriod'],
  advances: readonly Dated[],
  payments: Payments,
): Pick<AprFlows, 'unitPeriod' | 'unitPeriodBasis'> {
  if (given !== undefined) return { unitPeriod: given, unitPeriodBasis: 'given' };
  const paid = listEnds(payments);
  const isWhole = Array.isArray(payments) ? paid.length === payments.length : paid.length >= payments.count;
  const [first, last] = paid;
  if (!Array.isArray(payments) && payments.count > 2 && first !== undefined && last !== undefined) {
    const unitPeriod = deriveSeriesPeriod(first.date, last.date, payments.count);
    return { unitPeriod, unitPeriodBasis: 'derived' };
  }
  if (!isWhole || advances.length === 0) return { unitPeriod: MONTH, unitPeriodBasis: 'assumed' };
  const listDates = (amounts: readonly Dated[]) => amounts.map(({ date }) => date);
  return {
    unitPeriod: deriveUnitPeriod(listDates(advances), listDates(paid)),
    unitPeriodBasis: 'derived',
  };
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
  readDated([{ date: first, amount }], start);
  if (last !== undefined && last.date < first) {
    throw new InputRefusal({ payments: texts.lastPaymentEarly });
  }
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
      advances: texts.advanceDaysMissing,
    });
  }
  return amounts.map(({ date, amount }) => ({ date, amount: new Decimal(amount) }));
}
