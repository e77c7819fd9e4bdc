import { formatCalendarDate, formatMonth } from '../../kernel/calendar-dates.ts';
import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { formatDollars } from '../../kernel/money.ts';
import { type CushionMonths, computeInitialEscrow } from '../../owned-home/escrow-account/initial-escrow.ts';
import type { Source } from '../../programs/data-table.ts';
import * as texts from './en.ts';

/** What escrow pays. */
type EscrowItem = 'insurance' | 'tax';

/** One line of section G in dollars, not rounded, with how it was counted. */
export type EscrowLine = {
  id: string;
  label: string;
  amount: Decimal;
  items: readonly EscrowItem[];
  formula: string;
  inputs: Record<string, string>;
};

/**
 * Dollars a month for insurance and tax, and what decides how much of them is put in at closing: a number of months, or, where none is
 * given and the closing day is known, the months in which the bills are due. `premiumMonths` is how many months of insurance are paid
 * ahead, `taxPrepaid` what section F pays of the tax.
 */
export type EscrowAccount = {
  insuranceMonthly: Decimal;
  taxMonthly: Decimal;
  months: number | undefined;
  usualMonths: number;
  closingDate: string | undefined;
  premiumMonths: number;
  taxDueMonths: readonly number[];
  taxPrepaid: Decimal;
  cushionMonths: CushionMonths;
};

export const escrowRule: Source = {
  title: texts.regulationXEscrow,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/17/',
};

/** The first payment is due on the first of the second month after the one of closing. */
const FIRST_PAYMENT_AFTER = 2;
const YEAR = 12;

const names: Record<EscrowItem, string> = { insurance: texts.homeownersInsurance, tax: texts.propertyTax };

/** The initial escrow payment at closing (section G; 12 CFR 1026.37(g)(3)), the same for every answer that has one. */
export function listEscrowAtClosing(account: EscrowAccount): EscrowLine[] {
  const { months, usualMonths, closingDate } = account;
  if (months !== undefined || closingDate === undefined) return listByMonths(account, months ?? usualMonths);
  return listByBills(account, closingDate);
}

function listByMonths({ insuranceMonthly, taxMonthly }: EscrowAccount, months: number): EscrowLine[] {
  const line = (item: EscrowItem, monthly: Decimal): EscrowLine => ({
    id: item === 'tax' ? 'escrowTax' : 'escrowInsurance',
    label: texts.heldForMonths(names[item], show(monthly), months),
    amount: monthly.times(months),
    items: [item],
    formula: texts.depositFormula,
    inputs: { [texts.amountAMonth]: show(monthly), [texts.months]: String(months) },
  });
  return [line('insurance', insuranceMonthly), line('tax', taxMonthly)];
}

/**
 * By aggregate accounting (12 CFR 1024.17(c)(1)(i), (d)(2)): the deposit for the year that begins with the first payment, and before it
 * the bills of the months since closing, which no payment has been saved up for. A bill of the month of closing counts as still to be
 * paid. Insurance that is paid ahead for more than the first year has no bill in it.
 */
function listByBills(account: EscrowAccount, closingDate: string): EscrowLine[] {
  const { insuranceMonthly, taxMonthly, cushionMonths } = account;
  const closingMonth = Number(closingDate.slice(5, 7));
  const bills = listBills(account, closingMonth);
  const firstPaymentMonth = wrapMonth(closingMonth + FIRST_PAYMENT_AFTER);
  const start = computeInitialEscrow({
    disbursements: bills
      .filter(({ monthsAfter }) => monthsAfter >= FIRST_PAYMENT_AFTER)
      .map(({ monthsAfter, amount }) => ({ month: wrapMonth(closingMonth + monthsAfter), amount })),
    firstPaymentMonth,
    cushionMonths,
  });

  const early = (item: EscrowItem, prepaid: Decimal): EscrowLine[] => {
    const due = bills.filter((bill) => bill.item === item && bill.monthsAfter < FIRST_PAYMENT_AFTER);
    const sum = due.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
    const amount = Decimal.max(0, sum.minus(prepaid));
    if (amount.isZero()) return [];
    const months = due.map(({ monthsAfter }) => formatMonth(wrapMonth(closingMonth + monthsAfter)));
    return [
      {
        id: item === 'tax' ? 'earlyTax' : 'earlyInsurance',
        label: texts.earlyBillsLabel(names[item], months),
        amount,
        items: [item],
        formula: prepaid.isZero() ? texts.earlyBillsFormula : texts.billsLessPrepaid,
        inputs: {
          [texts.closing]: formatCalendarDate(closingDate),
          [texts.firstPayment]: formatMonth(firstPaymentMonth),
          [texts.bills]: show(sum),
          ...(!prepaid.isZero() && { [texts.prepaid]: show(prepaid) }),
        },
      },
    ];
  };
  const deposit: EscrowLine = {
    id: 'escrowDeposit',
    label: texts.firstDepositLabel,
    amount: start.initialDeposit,
    items: ['insurance', 'tax'],
    formula: texts.firstDepositFormula,
    inputs: {
      [texts.insuranceAMonth]: show(insuranceMonthly),
      [texts.taxAMonth]: show(taxMonthly),
      [texts.firstPayment]: formatMonth(firstPaymentMonth),
      [texts.lowestBalance]: texts.amountInMonth(show(start.lowPoint), formatMonth(start.lowMonth)),
      [texts.cushion]: show(start.cushion),
    },
  };
  return [...early('insurance', new Decimal(0)), ...early('tax', account.taxPrepaid), deposit];
}

type Bill = { item: EscrowItem; monthsAfter: number; amount: Decimal };

/** The bills from the month of closing to the end of the first year of payments. */
function listBills(
  { insuranceMonthly, taxMonthly, premiumMonths, taxDueMonths }: EscrowAccount,
  closingMonth: number,
): Bill[] {
  const yearly: Bill[] = [
    { item: 'insurance', monthsAfter: premiumMonths, amount: insuranceMonthly.times(YEAR) },
    ...taxDueMonths.map((month): Bill => {
      const amount = taxMonthly.times(YEAR).div(taxDueMonths.length);
      return { item: 'tax', monthsAfter: (month - closingMonth + YEAR) % YEAR, amount };
    }),
  ];
  return yearly
    .flatMap((bill) => [bill, { ...bill, monthsAfter: bill.monthsAfter + YEAR }])
    .filter(({ monthsAfter }) => monthsAfter < FIRST_PAYMENT_AFTER + YEAR);
}

function show(amount: Decimal): string {
  return formatDollars(toFixedDollars(amount));
}

function wrapMonth(month: number): number {
  return ((month - 1) % YEAR) + 1;
}
