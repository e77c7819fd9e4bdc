import { totalEstimate } from '../model/estimate-totals.ts';
import type { EstimateLine, MadeEstimate } from '../model/form-model.ts';
import { printPlain, roundToDollar } from '../model/printing.ts';
import { Random } from '../model/random.ts';
import { FEES, HABITS, type Habit } from './fee-names.ts';
import { type MadeLoan, makeLoan } from './make-loan.ts';

/** A Loan Estimate by a number: the same number, the same form. Its sums are of whole dollars as printed. */
export function makeEstimate(seed: number): {
  form: MadeEstimate;
  loan: MadeLoan;
  exact: ExactFees;
  habit: Habit;
} {
  const random = new Random(seed);
  const loan = makeLoan(random);
  const habit = random.pick(HABITS);
  const exact = makeFees(random, loan);
  const sections = describeFees(loan, exact, habit);
  const credits = random.isTrue(30) ? -random.between(100, 4_000) * 100 : 0;
  const deposit = random.isTrue(80) ? random.between(1, 20) * 100_000 : 0;
  const sellerCredits = random.isTrue(30) ? -random.between(500, 8_000) * 100 : 0;
  const adjustments = random.isTrue(20) ? random.between(-900, 900) * 100 : 0;
  const day = `2026-${String(random.between(1, 9)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  const draft = { ...loan, sections, credits, deposit, sellerCredits, adjustments };
  const totals = totalEstimate(draft);
  const form: MadeEstimate = {
    ...draft,
    ...{
      dateIssued: day,
      costsExpire: `2026-${String(Number(day.slice(5, 7)) + 1).padStart(2, '0')}-${day.slice(8)}`,
    },
    lockUntil: random.isTrue(60)
      ? `2026-${String(Number(day.slice(5, 7)) + 2).padStart(2, '0')}-${day.slice(8)}`
      : null,
    ...countFiveYears(loan, exact, totals.D),
    servicing: random.pick(['service', 'transfer']),
  };
  return { form, loan, exact, habit };
}

/** Fees before they are rounded, in cents, by their unchanged words. */
export type ExactFees = Record<'A' | 'B' | 'C' | 'H', readonly { label: string; cents: number }[]> & {
  points: { percent: string; cents: number } | null;
  recording: number;
  transfer: number;
  interestDays: number;
  insuranceMonths: number;
  taxMonths: number;
  escrowMonths: number;
};

function makeFees(random: Random, loan: MadeLoan): ExactFees {
  const choose = (section: 'A' | 'B' | 'C' | 'H', least: number, most: number, top: number) =>
    random
      .shuffle(FEES[section])
      .slice(0, random.between(least, most))
      .map((label) => ({ label, cents: random.between(1_500, top) }));
  const eighths = random.between(1, 12);
  const percent = String(eighths / 8);
  return {
    A: choose('A', 1, random.isTrue(20) ? 9 : 4, 180_000),
    B: choose('B', 2, random.isTrue(20) ? 11 : 6, 70_000),
    C: choose('C', 2, random.isTrue(20) ? 11 : 7, 150_000),
    H: choose('H', 0, 3, 120_000),
    points: random.isTrue(50) ? { percent, cents: Math.round((loan.loan * eighths) / 800) } : null,
    ...{
      recording: random.between(3_000, 30_000),
      transfer: random.isTrue(40) ? random.between(10_000, 400_000) : 0,
    },
    ...{
      interestDays: random.between(1, 30),
      insuranceMonths: random.pick([6, 12]),
      taxMonths: random.pick([0, 0, 3, 6]),
    },
    escrowMonths: random.between(2, 4),
  };
}

function describeFees(loan: MadeLoan, exact: ExactFees, habit: Habit): MadeEstimate['sections'] {
  const line = (label: string, cents: number, detail: string | null = null): EstimateLine => ({
    ...{ label, cents: roundToDollar(cents), detail },
  });
  const fees = (section: 'A' | 'B' | 'C' | 'H') =>
    exact[section].map(({ label, cents }) => line(habit(label), cents));
  const points = exact.points;
  const interest = `( $${printPlain(loan.perDiem)} per day for ${exact.interestDays} days @ ${loan.rate}% )`;
  const escrow = (label: string, each: number) =>
    line(label, each * exact.escrowMonths, `$${printPlain(each)} per month for ${exact.escrowMonths} mo.`);
  return {
    A: [
      ...(points === null ? [] : [line(`${points.percent}% of Loan Amount (Points)`, points.cents)]),
      ...fees('A'),
    ],
    B: fees('B'),
    C: fees('C'),
    E: [
      line('Recording Fees and Other Taxes', exact.recording),
      ...(exact.transfer > 0 ? [line('Transfer Taxes', exact.transfer)] : []),
    ],
    F: [
      line(
        'Homeowner’s Insurance Premium',
        loan.insurance * exact.insuranceMonths,
        `( ${exact.insuranceMonths} months )`,
      ),
      line('Prepaid Interest', loan.perDiem * exact.interestDays, interest),
      ...(exact.taxMonths > 0
        ? [line('Property Taxes', loan.tax * exact.taxMonths, `( ${exact.taxMonths} months )`)]
        : []),
    ],
    G: loan.hasEscrow
      ? [escrow('Homeowner’s Insurance', loan.insurance), escrow('Property Taxes', loan.tax)]
      : [],
    H: fees('H'),
  };
}

/** 60 payments, insurance, loan costs and prepaid interest; what of it is principal (12 CFR 1026.37(l)(1)). */
function countFiveYears(
  loan: MadeLoan,
  exact: ExactFees,
  d: number,
): Pick<MadeEstimate, 'fiveYearsTotal' | 'fiveYearsPrincipal'> {
  const total = loan.exactPayment * 60 * 100 + loan.mi * 60 + d + loan.perDiem * exact.interestDays;
  let balance = loan.loan / 100;
  for (let month = 0; month < 60; month += 1)
    balance -= loan.exactPayment - (balance * Number(loan.rate)) / 1200;
  const principal = loan.interestOnlyYears > 0 ? 0 : loan.loan - balance * 100;
  return {
    fiveYearsTotal: roundToDollar(Math.round(total)),
    fiveYearsPrincipal: roundToDollar(Math.round(principal)),
  };
}
