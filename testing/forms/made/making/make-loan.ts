import type { AirTable, ApTable, Column, LoanFacts, Range } from '../model/form-model.ts';
import { roundToDollar } from '../model/printing.ts';
import type { Random } from '../model/random.ts';

/** What of a loan both forms need and neither prints. */
export type MadeLoan = LoanFacts & {
  /** Unrounded, in dollars: computed here with floating point, apart from the rules of the product. */
  exactPayment: number;
  mi: number;
  tax: number;
  insurance: number;
  dues: number;
  hasEscrow: boolean;
  perDiem: number;
  interestOnlyYears: number;
};

const STREETS = [
  'Maple Avenue',
  'Oak Street',
  'Pine Ridge Road',
  'Lakeview Drive',
  'Second Street',
  'Harbor Lane',
  'Birch Court',
];
const CITIES = [
  'Springfield, IL 62704',
  'Austin, TX 78701',
  'Salem, OR 97301',
  'Dayton, OH 45402',
  'Macon, GA 31201',
  'Fresno, CA 93721',
];
const FIRST = ['Maria', 'James', 'Aisha', 'Robert', 'Linh', 'Daniel', 'Grace', 'Omar', 'Emily', 'Victor'];
const LAST = ['Jones', 'Stone', 'Garcia', 'Nguyen', 'Okafor', 'Smith', 'Keller', 'Brown', 'Rossi', 'Walker'];
const BANKS = [
  'Ficus Bank',
  'First Harbor Mortgage',
  'Union Home Lending',
  'Blue Ridge Savings Bank',
  'Prairie Credit Union',
];

export const makeName = (random: Random) => `${random.pick(FIRST)} ${random.pick(LAST)}`;
export const makeCouple = (random: Random) =>
  random.isTrue(60) ? `${makeName(random)} and ${makeName(random)}` : makeName(random);
export const makeAddress = (random: Random): [string, string] => [
  `${random.between(1, 9999)} ${random.pick(STREETS)}`,
  random.pick(CITIES),
];

/** The payment of a level loan, in dollars. */
export function levelPayment(dollars: number, ratePercent: number, months: number): number {
  const monthly = ratePercent / 1200;
  return (dollars * monthly) / (1 - (1 + monthly) ** -months);
}

/** A loan to buy a home: fixed or adjustable after five years, with or without mortgage insurance and escrow. */
export function makeLoan(random: Random): MadeLoan {
  const price = random.between(120, 900) * 100_000;
  const loan = roundToDollar(Math.round((price * random.between(70, 97)) / 100));
  const isAdjustable = random.isTrue(25);
  const isInterestOnly = isAdjustable && random.isTrue(30);
  const years = isAdjustable ? 30 : random.pick([15, 20, 30, 30, 30]);
  const eighths = random.between(24, 68);
  const rate = String(eighths / 8);
  const exactPayment = isInterestOnly
    ? (loan / 100) * (eighths / 8 / 1200)
    : levelPayment(loan / 100, eighths / 8, years * 12);
  const loanToValue = loan / price;
  const mi = loanToValue > 0.8 ? Math.round((loan * random.between(30, 90)) / 10_000 / 12) : 0;
  const tax = random.between(5_000, 90_000);
  const insurance = random.between(4_000, 25_000);
  const dues = random.isTrue(30) ? random.between(20, 200) * 100 : 0;
  const hasEscrow = random.isTrue(80);
  const escrow = hasEscrow ? tax + insurance : 0;
  const pi = Math.round(exactPayment * 100);
  const columns = isAdjustable
    ? makeAdjustableColumns(loan / 100, eighths / 8, { pi, mi, escrow, isInterestOnly })
    : makeFixedColumns(random, { pi, mi, escrow, years });
  const most = columns.at(-1)?.pi[1];
  const inEscrow: [string, boolean][] = [
    ['Property Taxes', hasEscrow],
    ['Homeowner’s Insurance', hasEscrow],
    ...(dues > 0 ? [['Other: Homeowner’s Association Dues', false] as [string, boolean]] : []),
  ];
  // Of a loan that begins with interest alone the share is a little more than this, which no test works out.
  const interest = levelPayment(loan / 100, eighths / 8, years * 12) * years * 12 - loan / 100;
  return {
    ...{
      lender: random.pick(BANKS),
      borrowers: makeCouple(random),
      mailing: makeAddress(random),
      property: makeAddress(random),
    },
    ...{ price, loan, rate, years, pi, columns, inEscrow, exactPayment, mi, tax, insurance, dues, hasEscrow },
    rateMax: isAdjustable ? String(eighths / 8 + 5) : null,
    product: isAdjustable
      ? isInterestOnly
        ? '5 Year Interest Only, 5/1 Adjustable Rate'
        : '5/1 Adjustable Rate'
      : 'Fixed Rate',
    loanType: random.pick(['Conventional', 'Conventional', 'Conventional', 'FHA', 'VA']),
    piMax: isAdjustable ? (most ?? 0) : null,
    penalty: random.isTrue(10)
      ? { most: roundToDollar(Math.round(loan * 0.02)), years: random.pick([2, 3]) }
      : null,
    taxesMonth: tax + insurance + dues,
    apr: (eighths / 8 + random.between(20, 480) / 1000).toFixed(3).replace(/\.?0+$/, ''),
    tip: ((interest / (loan / 100)) * 100).toFixed(2),
    lateDays: random.pick([10, 15, 15]),
    lateFee: random.pick(['5%', '4%', '3%']),
    mayAssume: random.isTrue(15),
    air: isAdjustable ? makeAir(eighths / 8, random) : null,
    ap: isInterestOnly ? makeAp(columns) : null,
    perDiem: Math.round((loan * eighths) / 8 / 36_000),
    interestOnlyYears: isInterestOnly ? 5 : 0,
  };
}

type Parts = { pi: number; mi: number; escrow: number };

function makeFixedColumns(random: Random, { pi, mi, escrow, years }: Parts & { years: number }): Column[] {
  const own: Range = [pi, pi];
  if (mi === 0) return [{ head: `Years 1-${years}`, pi: own, mi, escrow }];
  const last = random.between(5, Math.min(11, years - 2));
  return [
    { head: `Years 1-${last}`, pi: own, mi, escrow },
    { head: `Years ${last + 1}-${years}`, pi: own, mi: 0, escrow },
  ];
}

/** Caps of two points a change and five over the loan, and a floor of two and a quarter. */
function makeAdjustableColumns(
  dollars: number,
  rate: number,
  { pi, mi, escrow, isInterestOnly }: Parts & { isInterestOnly: boolean },
): Column[] {
  const payment = levelPayment(dollars, rate, 360);
  const left = (from: number, monthly: number, each: number, months: number) => {
    let balance = from;
    for (let month = 0; month < months; month += 1) balance += balance * monthly - each;
    return balance;
  };
  const after = isInterestOnly ? dollars : left(dollars, rate / 1200, payment, 60);
  const ranges: Range[] = [];
  let [least, most] = [after, after];
  for (const [index, rise] of [2, 4, 5].entries()) {
    const months = 300 - 12 * index;
    const [low, high] = [Math.max(2.25, rate - rise), rate + rise];
    const [lowPayment, highPayment] = [levelPayment(least, low, months), levelPayment(most, high, months)];
    ranges.push([Math.round(lowPayment) * 100, Math.round(highPayment) * 100]);
    least = left(least, low / 1200, lowPayment, 12);
    most = left(most, high / 1200, highPayment, 12);
  }
  const [first, second, third] = ranges;
  return [
    { head: 'Years 1-5', pi: [pi, pi], mi, escrow },
    { head: 'Year 6', pi: first ?? [0, 0], mi, escrow },
    { head: 'Year 7', pi: second ?? [0, 0], mi, escrow },
    { head: 'Years 8-30', pi: third ?? [0, 0], mi: 0, escrow },
  ];
}

function makeAir(rate: number, random: Random): AirTable {
  return {
    ...{
      index: random.pick(['SOFR', '1-Year CMT']),
      margin: random.pick(['2.75', '3', '2.25']),
      initial: String(rate),
    },
    ...{
      least: '2.25',
      most: String(rate + 5),
      firstChange: 'Beginning of 61st month',
      laterChanges: 'Every 12th month after first change',
    },
    ...{ firstLimit: '2%', laterLimit: '2%' },
  };
}

function makeAp(columns: readonly Column[]): ApTable {
  const print = (cents: number) => `$${(cents / 100).toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',')}`;
  const [least, most] = columns[1]?.pi ?? [0, 0];
  return {
    ...{
      interestOnly: 'YES for your first 60 payments',
      firstChange: 'at 61st payment',
      firstAmount: `${print(least)} – ${print(most)}`,
    },
    ...{
      laterChanges: 'Every year',
      maximum: `${print(columns.at(-1)?.pi[1] ?? 0)} starting at 85th payment`,
    },
  };
}
