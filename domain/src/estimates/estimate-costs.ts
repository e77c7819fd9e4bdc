import { Decimal, roundToDollars } from '../kernel/decimals.ts';
import { addDollarSign, formatAmount } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import { escrowRule, listEscrowAtClosing } from '../tools/escrow/escrow-at-closing.ts';
import type { EstimateInput } from '../tools/estimate/estimate-input.ts';
import * as texts from './en/estimate-costs.ts';
import type { Basis } from './estimate-basis.ts';
import type { FeeLine } from './estimate-fees.ts';
import { rules } from './estimate-workings.ts';
import type { FeeSection } from './fee-kinds.ts';

export type CostSectionName = FeeSection | 'F' | 'G';

/** One line of page 2 with its unrounded amount. */
export type CostLine = Omit<FeeLine, 'isFinanceCharge'> & { isFinanceCharge?: boolean };

/** The costs of page 2. Totals add the rounded lines, as printed (12 CFR 1026.37(o)(4)); `loanCostsUnrounded` is page 3's. */
export type Costs = {
  sections: Record<CostSectionName, CostLine[]>;
  totals: Record<CostSectionName | 'D' | 'I' | 'J', Decimal>;
  loanCostsUnrounded: Decimal;
  prepaidInterest: Decimal;
  /** Finance charges paid at closing, prepaid interest among them. */
  financeCharges: Decimal;
  lenderCredits: Decimal;
  cash: CashToClose;
};

/** Whole dollars, each with the sign it is added with (12 CFR 1026.37(h)(1)). */
export type CashToClose = Record<
  'closingCosts' | 'financed' | 'downPayment' | 'deposit' | 'sellerCredits' | 'total',
  Decimal
>;

/** Sections A to J and the cash to close. `perDiem` is a day's interest in whole cents. */
export function computeCosts(
  input: EstimateInput,
  basis: Basis,
  { fees, loan, perDiem }: { fees: Record<FeeSection, FeeLine[]>; loan: Decimal; perDiem: Decimal },
): Costs {
  const prepaidInterest = perDiem.times(basis.interestDays);
  const sections = {
    ...fees,
    F: listPrepaids(basis, perDiem, prepaidInterest),
    G: listEscrow(basis),
  };
  const sum = (name: CostSectionName) => addRounded(sections[name]);
  const [A, B, C, E, F, G, H] = [sum('A'), sum('B'), sum('C'), sum('E'), sum('F'), sum('G'), sum('H')];
  const D = A.plus(B).plus(C);
  const I = E.plus(F).plus(G).plus(H);
  const lenderCredits = roundToDollars(new Decimal(input.lenderCredits ?? 0));
  const J = D.plus(I).minus(lenderCredits);
  const loanCosts = [...fees.A, ...fees.B, ...fees.C];
  const charges = [...loanCosts, ...fees.E, ...fees.H].filter(({ isFinanceCharge }) => isFinanceCharge);
  return {
    sections,
    totals: { A, B, C, D, E, F, G, H, I, J },
    loanCostsUnrounded: addAmounts(loanCosts),
    prepaidInterest,
    financeCharges: addAmounts(charges).plus(prepaidInterest),
    lenderCredits,
    cash: computeCash(input, basis, J, loan),
  };
}

function computeCash(input: EstimateInput, basis: Basis, closingCosts: Decimal, loan: Decimal): CashToClose {
  const financed = roundToDollars(basis.baseLoan.minus(loan));
  const parts = {
    closingCosts,
    financed,
    downPayment: roundToDollars(basis.downPayment),
    deposit: roundToDollars(new Decimal(input.deposit ?? 0)).negated(),
    sellerCredits: roundToDollars(new Decimal(input.sellerCredits ?? 0)).negated(),
  };
  const total = Object.values(parts).reduce((sum, part) => sum.plus(part), new Decimal(0));
  return { ...parts, total };
}

function listPrepaids(basis: Basis, perDiem: Decimal, prepaidInterest: Decimal): CostLine[] {
  const { insuranceMonthly, premiumMonths, taxMonthly, taxMonths, interestDays, ratePercent } = basis;
  const has = (field: string) => basis.assumptions.some((entry) => entry.field === field);
  const day = addDollarSign(perDiem.toFixed(2));
  return [
    {
      id: 'hoiPremium',
      label: texts.homeownersInsurancePremium(premiumMonths),
      amount: insuranceMonthly.times(premiumMonths),
      isAssumed: has('escrowHoiMonthly'),
      formula: texts.insurancePremiumFormula,
      inputs: { [texts.insuranceAMonth]: money(insuranceMonthly), months: String(premiumMonths) },
      source: null,
    },
    {
      id: 'prepaidInterest',
      label: texts.prepaidInterestLabel(day, interestDays, formatPercent(ratePercent)),
      amount: prepaidInterest,
      isAssumed: has('closingDate') || has('ratePercent'),
      formula: texts.prepaidInterestFormula,
      inputs: { [texts.day]: day, days: String(interestDays) },
      source: rules.loanEstimate,
    },
    {
      id: 'prepaidTaxes',
      label: texts.propertyTaxes(taxMonths),
      amount: taxMonthly.times(taxMonths),
      isAssumed: has('escrowTaxMonthly'),
      formula: texts.propertyTaxFormula,
      inputs: { [texts.taxAMonth]: money(taxMonthly), months: String(taxMonths) },
      source: null,
    },
  ];
}

function listEscrow({ escrow, insuranceMonthly, taxMonthly, ...basis }: Basis): CostLine[] {
  const has = (field: string) => basis.assumptions.some((entry) => entry.field === field);
  const isAssumed = {
    insurance: has('escrowHoiMonthly'),
    tax: has('escrowTaxMonthly') || has('taxDueMonths'),
  };
  const lines = listEscrowAtClosing({
    ...escrow,
    insuranceMonthly,
    taxMonthly,
    premiumMonths: basis.premiumMonths,
    taxPrepaid: taxMonthly.times(basis.taxMonths),
  });
  return lines.map(({ items, ...line }) => ({
    ...line,
    isAssumed: items.some((item) => isAssumed[item]),
    source: escrowRule,
  }));
}

function addRounded(lines: readonly CostLine[]): Decimal {
  return lines.reduce((sum, { amount }) => sum.plus(roundToDollars(amount)), new Decimal(0));
}

function addAmounts(lines: readonly CostLine[]): Decimal {
  return lines.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
}

function money(amount: Decimal): string {
  return addDollarSign(formatAmount(amount.toDecimalPlaces(2), 'plain'));
}
