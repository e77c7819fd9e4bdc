import { computePrepaidInterest } from '../loans/prepaid-interest.ts';
import { type CushionMonths, computeInitialEscrow, type Disbursement } from '../programs/escrow.ts';
import { addDays, countDaysBetween, formatMonth } from '../shared/calendar-dates.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import type { CashToCloseInput } from './cash-to-close.contract.ts';
import { showWorking } from './show-working.ts';
import type { Working } from './tool-fields.ts';

type Line = { name: string; amount: Decimal };

/** What is paid ahead (section F) and put into escrow (section G), unrounded, and how it was counted. */
export type Prepaids = {
  days: number;
  perDay: Decimal;
  paidAhead: Line[];
  escrow: Line[];
  workings: Working[];
};

/** Days of interest where no closing day is known: the middle of a month, as form H-24(B) has it. */
const USUAL_DAYS = 15;
/** Months of escrow where no closing day is known: what CFPB's "owning a home" estimated with. */
const USUAL_ESCROW_MONTHS = 2;

const regulationX = {
  title: 'Regulation X, 12 CFR 1024.17 (escrow: aggregate accounting, cushion of at most one sixth)',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/17/',
};
const sampleForm = { title: 'Form H-24(B), 12 CFR 1026 appendix H (interest by a year of 360 days)' };

/** Interest from the closing day to the month's end, insurance paid ahead, and the first deposit into escrow. */
export function computePrepaids(input: CashToCloseInput, totalLoan: Decimal): Prepaids {
  const days = countInterestDays(input);
  const ratePercent = new Decimal(input.ratePercent);
  const { perDiem, total } = computePrepaidInterest({ principal: totalLoan, ratePercent, days });
  const insurance = new Decimal(input.escrowHoiMonthly);
  const paidAhead = [
    {
      name: `Homeowner’s insurance (${input.F.hoiMonths} months)`,
      amount: insurance.times(input.F.hoiMonths),
    },
    { name: `Prepaid interest (${days} days)`, amount: total },
  ];
  const escrow = listEscrow(input);
  return {
    days,
    perDay: perDiem,
    paidAhead,
    escrow: escrow.lines,
    workings: [
      showWorking(
        'prepaidInterest',
        'loan x rate / 360, rounded to the cent, x days from the closing day to the end of its month',
        {
          Loan: writeDollars(totalLoan),
          Rate: `${input.ratePercent}%`,
          'A day': writeDollars(perDiem),
          Days: String(days),
        },
        writeDollars(total),
        sampleForm,
      ),
      escrow.working,
    ],
  };
}

/** The closing day itself counts, and so does the last day of its month. */
function countInterestDays({ closingDate, F }: CashToCloseInput): number {
  if (F.prepaidInterestDays !== undefined) return F.prepaidInterestDays;
  if (closingDate === undefined) return USUAL_DAYS;
  const nextMonth = `${addDays(`${closingDate.slice(0, 8)}28`, 4).slice(0, 8)}01`;
  return countDaysBetween(closingDate, nextMonth);
}

function listEscrow(input: CashToCloseInput): { lines: Line[]; working: Working } {
  const { closingDate, G } = input;
  const insurance = new Decimal(input.escrowHoiMonthly);
  const tax = new Decimal(input.escrowTaxMonthly);
  const given = { 'Insurance a month': writeDollars(insurance), 'Tax a month': writeDollars(tax) };
  if (closingDate === undefined || G !== undefined) {
    const months = G?.months ?? USUAL_ESCROW_MONTHS;
    const lines = [
      { name: `Homeowner’s insurance (${months} months)`, amount: insurance.times(months) },
      { name: `Property tax (${months} months)`, amount: tax.times(months) },
    ];
    const sum = insurance.plus(tax).times(months);
    const inputs = { ...given, Months: String(months) };
    const formula = '(insurance + tax) x months';
    return { lines, working: showWorking('escrow', formula, inputs, writeDollars(sum), regulationX) };
  }

  const closingMonth = Number(closingDate.slice(5, 7));
  const firstPaymentMonth = wrapMonth(closingMonth + 2);
  const bills: Disbursement[] = [
    { month: wrapMonth(closingMonth + input.F.hoiMonths), amount: insurance.times(12) },
    ...input.taxDueMonths.map((month) => ({ month, amount: tax.times(12).div(input.taxDueMonths.length) })),
  ];
  const start = computeInitialEscrow({
    disbursements: bills,
    firstPaymentMonth,
    cushionMonths: input.cushionMonths as CushionMonths,
  });
  return {
    lines: [{ name: 'First deposit for insurance and property tax', amount: start.initialDeposit }],
    working: showWorking(
      'escrow',
      'cushion - lowest balance of a year that starts from nothing, a twelfth paid in each month and each bill paid out when it is due',
      {
        ...given,
        'First payment': formatMonth(firstPaymentMonth),
        'Lowest balance': `${writeDollars(start.lowPoint)} in ${formatMonth(start.lowMonth)}`,
        Cushion: writeDollars(start.cushion),
      },
      writeDollars(start.initialDeposit),
      regulationX,
    ),
  };
}

function wrapMonth(month: number): number {
  return ((month - 1) % 12) + 1;
}
