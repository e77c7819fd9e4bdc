import { Decimal, roundToCents, toFixedDollars } from '../../kernel/decimals.ts';
import { defineTool } from '../define-tool.ts';
import { originationCharges, servicesNotShoppedFor, servicesShoppedFor } from '../official-form.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import {
  type CashToCloseInput,
  type CashToCloseResult,
  cashToCloseInput,
  cashToCloseResult,
} from './cash-to-close.contract.ts';
import { computePrepaids, type Prepaids } from './closing-prepaids.ts';
import * as texts from './en.ts';

type Section = { lines: { name: string; amount: string }[]; total: string };
type Rounding = (amount: Decimal) => Decimal;

const MIDDLE = 2;
const form = {
  title: texts.regulationZ12Cfr1026,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/37/',
};

/**
 * What a buyer brings on closing day, by the form's table "Calculating Cash to Close": closing costs less what the loan pays of
 * them, the down payment, less deposit and credits; below zero it comes back. The Loan Estimate's lines are rounded first and
 * added then (12 CFR 1026.37(o)(4)), which is why H-24(B) says 16,054.
 */
export function computeCashToClose(input: CashToCloseInput, _on: string): CashToCloseResult {
  const given = { ...input, ...sortShares(input) };
  const round: Rounding = given.rounding === 'loanEstimate' ? (amount) => amount.round() : roundToCents;
  const dollars = (amount: string) => new Decimal(amount);

  const fee = dollars(given.upfrontFee);
  const totalLoan = dollars(given.loanAmount).plus(given.upfrontFeeFinanced ? fee : 0);
  const prepaids = computePrepaids(given, totalLoan);
  const isEstimate = [given.A, given.B, given.C, given.E, given.H].every((lines) => lines === undefined);
  const F = writeSection(prepaids.paidAhead, round);
  const G = writeSection(prepaids.escrow, round);
  const credits = round(dollars(given.lenderCredits));
  const itemized = isEstimate ? null : itemize(given, fee, round);

  const range = itemized
    ? sameThrice(itemized.costs.plus(F.total).plus(G.total).minus(credits))
    : estimateCosts(given, [F, G], round).map((costs) => costs.plus(round(fee)).minus(credits));
  const [low, middle, high] = range as [Decimal, Decimal, Decimal];
  const close = (costs: Decimal) => settle(given, totalLoan, costs, round);
  const settled = close(middle);

  return {
    cashToClose: toFixedDollars(settled.cash),
    cashToCloseLow: toFixedDollars(close(low).cash),
    cashToCloseHigh: toFixedDollars(close(high).cash),
    isCashToBuyer: settled.cash.isNegative() && !settled.cash.isZero(),
    isEstimate,
    totalLoan: toFixedDollars(totalLoan),
    downPayment: toFixedDollars(settled.downPayment),
    totalClosingCosts: toFixedDollars(middle),
    totalClosingCostsLow: toFixedDollars(low),
    totalClosingCostsHigh: toFixedDollars(high),
    closingCostsFinanced: toFixedDollars(settled.financed),
    sections: {
      A: itemized?.A ?? null,
      B: itemized?.B ?? null,
      C: itemized?.C ?? null,
      D: itemized ? toFixedDollars(addTotals(itemized.A, itemized.B, itemized.C)) : null,
      E: itemized?.E ?? null,
      F,
      G,
      H: itemized?.H ?? null,
      I: itemized ? toFixedDollars(addTotals(itemized.E, F, G, itemized.H)) : null,
      J: toFixedDollars(middle),
    },
    prepaidInterestDays: prepaids.days,
    prepaidInterestPerDay: toFixedDollars(prepaids.perDay),
    calculation: settled.lines,
    workings: explain(given, prepaids, settled.lines, settled.cash, middle),
    tables: [],
  };
}

/** The lower share of the loan is the low one, in whichever field it was put. */
function sortShares({ closingCostsLowPercent: low, closingCostsHighPercent: high }: CashToCloseInput) {
  const isInOrder = new Decimal(low).lte(high);
  return isInOrder ? {} : { closingCostsLowPercent: high, closingCostsHighPercent: low };
}

function itemize(given: CashToCloseInput, fee: Decimal, round: Rounding) {
  const write = (lines: Record<string, string> | undefined) =>
    writeSection(
      Object.entries(lines ?? {}).map(([name, amount]) => ({ name, amount: new Decimal(amount) })),
      round,
    );
  const programFee = fee.isZero() ? [] : [{ name: texts.programsUpfrontFee, amount: fee }];
  const B = write(given.B);
  const withFee = writeSection(
    [...B.lines.map(({ name, amount }) => ({ name, amount: new Decimal(amount) })), ...programFee],
    round,
  );
  const sections = { A: write(given.A), B: withFee, C: write(given.C), E: write(given.E), H: write(given.H) };
  return { ...sections, costs: addTotals(...Object.values(sections)) };
}

/** Low, middle and high: shares of the loan, but never below what prepaid interest, insurance and escrow come to by themselves. */
function estimateCosts(given: CashToCloseInput, known: Section[], round: Rounding): Decimal[] {
  const [low, high] = [given.closingCostsLowPercent, given.closingCostsHighPercent].map((percent) =>
    Decimal.max(new Decimal(given.loanAmount).times(percent).div(100), addTotals(...known)),
  ) as [Decimal, Decimal];
  return [low, low.plus(high).div(MIDDLE), high].map(round);
}

/** The table of 12 CFR 1026.37(h)(1) for a purchase. */
function settle(given: CashToCloseInput, totalLoan: Decimal, costs: Decimal, round: Rounding) {
  const beyondPrice = totalLoan.minus(given.price);
  const financed = Decimal.max(0, Decimal.min(beyondPrice, costs));
  const downPayment = round(Decimal.max(0, beyondPrice.neg()));
  const forBorrower = round(Decimal.max(0, beyondPrice.minus(financed)).neg());
  const parts: [string, Decimal][] = [
    [texts.totalClosingCosts, costs],
    [texts.financedClosingCosts, round(financed).neg()],
    [texts.downPayment, downPayment],
    ['Deposit', round(new Decimal(given.deposit)).neg()],
    [texts.fundsForBorrower, forBorrower],
    [texts.sellerCredits, round(new Decimal(given.sellerCredits)).neg()],
    [texts.otherCredits, round(new Decimal(given.otherCredits)).neg()],
  ];
  const cash = parts.reduce((sum, [, amount]) => sum.plus(amount), new Decimal(0));
  const lines = parts.map(([name, amount]) => ({ name, amount: toFixedDollars(amount) }));
  return { cash, lines, downPayment, financed: round(financed) };
}

function writeSection(lines: readonly { name: string; amount: Decimal }[], round: Rounding): Section {
  const written = lines.map(({ name, amount }) => ({ name, amount: toFixedDollars(round(amount)) }));
  return { lines: written, total: toFixedDollars(addAmounts(written.map(({ amount }) => amount))) };
}

function addTotals(...sections: Section[]): Decimal {
  return addAmounts(sections.map(({ total }) => total));
}

function addAmounts(amounts: string[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0));
}

function sameThrice(amount: Decimal): [Decimal, Decimal, Decimal] {
  return [amount, amount, amount];
}

function explain(
  given: CashToCloseInput,
  prepaids: Prepaids,
  lines: { name: string; amount: string }[],
  cash: Decimal,
  costs: Decimal,
): Working[] {
  return [
    showWorking(
      'cashToClose',
      texts.cashFormula,
      Object.fromEntries(lines.map(({ name, amount }) => [name, amount])),
      toFixedDollars(cash),
      form,
    ),
    showWorking(
      'totalClosingCosts',
      texts.closingCostsFormula,
      {
        [texts.loanAmount]: given.loanAmount,
        [texts.lowShare]: `${given.closingCostsLowPercent}%`,
        [texts.highShare]: `${given.closingCostsHighPercent}%`,
        [texts.lenderCredits]: given.lenderCredits,
      },
      toFixedDollars(costs),
      form,
    ),
    ...prepaids.workings,
  ];
}

export const cashToCloseTool = defineTool({
  name: 'cash-to-close',
  summary: 'What a buyer brings on closing day',
  description:
    'The Loan Estimate’s table "Calculating Cash to Close" for a purchase, from costs by its sections A to H, or, without them, from closing costs as a share of the loan. The example is official form H-24(B); as on the form each line is rounded to whole dollars before lines are added. Below zero, cash goes to the buyer.',
  input: cashToCloseInput,
  result: cashToCloseResult,
  compute: computeCashToClose,
  example: {
    input: {
      price: '180000',
      loanAmount: '162000',
      ratePercent: '3.875',
      A: originationCharges,
      B: servicesNotShoppedFor,
      C: servicesShoppedFor,
      E: { recording: '85', transfer: '0' },
      escrowHoiMonthly: '100.83',
      escrowTaxMonthly: '105.30',
      F: { hoiMonths: 6, prepaidInterestDays: 15 },
      G: { months: 2 },
      H: { ownersTitle: '1017' },
      deposit: '10000',
    },
    answer: {
      cashToClose: '16054.00',
      totalClosingCosts: '8054.00',
      downPayment: '18000.00',
      sections: { D: '5672.00', I: '2382.00', J: '8054.00' },
    },
  },
});
