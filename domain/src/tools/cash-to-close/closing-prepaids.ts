import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { formatDollars } from '../../kernel/money.ts';
import { computePrepaidInterest, countPrepaidDays } from '../../loans/prepaid-interest.ts';
import type { CushionMonths } from '../../owned-home/escrow-account/initial-escrow.ts';
import { type EscrowLine, escrowRule, listEscrowAtClosing } from '../escrow/escrow-at-closing.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import type { CashToCloseInput } from './cash-to-close.contract.ts';
import * as texts from './en.ts';

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

const sampleForm = { title: texts.formH24B12 };

/** Interest from the closing day to the month's end, insurance paid ahead, and the first deposit into escrow. */
export function computePrepaids(input: CashToCloseInput, totalLoan: Decimal): Prepaids {
  const days = countInterestDays(input);
  const ratePercent = new Decimal(input.ratePercent);
  const { perDiem, total } = computePrepaidInterest({ principal: totalLoan, ratePercent, days });
  const insurance = new Decimal(input.escrowHoiMonthly);
  const paidAhead = [
    {
      name: texts.homeownersInsuranceMonths(input.F.hoiMonths),
      amount: insurance.times(input.F.hoiMonths),
    },
    { name: texts.prepaidInterestDays(days), amount: total },
  ];
  const escrow = listEscrow(input);
  return {
    days,
    perDay: perDiem,
    paidAhead,
    escrow: escrow.map(({ label, amount }) => ({ name: label, amount })),
    workings: [
      showWorking(
        'prepaidInterest',
        texts.prepaidInterestFormula,
        {
          [texts.loan]: toFixedDollars(totalLoan),
          [texts.rate]: `${input.ratePercent}%`,
          [texts.day]: toFixedDollars(perDiem),
          [texts.days]: String(days),
        },
        toFixedDollars(total),
        sampleForm,
      ),
      explainEscrow(escrow),
    ],
  };
}

/** Counted from the closing day where the input names no number. */
function countInterestDays({ closingDate, F }: CashToCloseInput): number {
  return F.prepaidInterestDays ?? (closingDate === undefined ? USUAL_DAYS : countPrepaidDays(closingDate));
}

function listEscrow(input: CashToCloseInput): EscrowLine[] {
  return listEscrowAtClosing({
    insuranceMonthly: new Decimal(input.escrowHoiMonthly),
    taxMonthly: new Decimal(input.escrowTaxMonthly),
    months: input.G?.months,
    usualMonths: USUAL_ESCROW_MONTHS,
    closingDate: input.closingDate,
    premiumMonths: input.F.hoiMonths,
    taxDueMonths: input.taxDueMonths,
    taxPrepaid: new Decimal(0),
    cushionMonths: input.cushionMonths as CushionMonths,
  });
}

/** One working for all of section G: the lines that are added, and below them what the last one was counted from. */
function explainEscrow(lines: readonly EscrowLine[]): Working {
  const sum = lines.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
  const formulas = new Set(lines.map(({ formula }) => formula));
  const named = lines.map(({ label, amount }) => [label, formatDollars(toFixedDollars(amount))] as const);
  return showWorking(
    'escrow',
    [...formulas].join('. Then: '),
    { ...Object.fromEntries(named), ...lines.at(-1)?.inputs },
    toFixedDollars(sum),
    escrowRule,
  );
}
