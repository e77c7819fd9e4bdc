import {
  computeRatios,
  isWithinDtiLimit,
  listDtiLimits,
  type Ratios,
  roundVaRatio,
} from '../programs/debt-to-income.ts';
import {
  computeResidualIncome,
  findRequiredResidual,
  needsMoreResidual,
} from '../programs/residual-income.ts';
import { findVaRegion } from '../programs/residual-income-table.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import type { DtiInput, DtiResult } from './dti.contract.ts';
import { InputRefusal } from './input-refusal.ts';
import { showWorking } from './show-working.ts';

/** Debt-to-income ratios, which programs' lines they keep, and VA's residual income where it is asked for. */
export function computeDti(input: DtiInput, on: string): DtiResult {
  const day = input.on ?? on;
  const income = new Decimal(input.grossMonthlyIncome);
  if (income.isZero()) {
    throw new InputRefusal({
      grossMonthlyIncome: 'Enter an income above 0 dollars: there is no share of nothing.',
    });
  }
  const { grossMonthlyIncome, housingPaymentPitia, otherMonthlyDebts } = input;
  const ratios = computeRatios(income, new Decimal(housingPaymentPitia), new Decimal(otherMonthlyDebts));
  const { limits, table } = listDtiLimits(day);
  const chosen = limits.filter(({ program }) => input.program === undefined || program === input.program);
  const frontPercent = ratios.front.toFixed(2);
  const backPercent = ratios.back.toFixed(2);
  const vaRatioPercent = roundVaRatio(ratios.back).toString();
  const residual = answerResidual(input, ratios, day);
  return {
    frontPercent,
    backPercent,
    vaRatioPercent,
    limits: [...chosen],
    within: Object.fromEntries(chosen.map((limit) => [limit.id, isWithinDtiLimit(ratios, limit)])),
    residual: residual?.result ?? null,
    workings: [
      showWorking(
        'frontPercent',
        'Housing payment x 100 / gross income',
        { housingPaymentPitia, grossMonthlyIncome },
        frontPercent,
      ),
      showWorking(
        'backPercent',
        '(Housing payment + other debts) x 100 / gross income',
        { housingPaymentPitia, otherMonthlyDebts, grossMonthlyIncome },
        backPercent,
      ),
      showWorking(
        'vaRatioPercent',
        'The same, rounded to a whole percent',
        { backPercent: `${backPercent} %` },
        vaRatioPercent,
        { title: '38 CFR 36.4340(d)' },
      ),
      ...(residual?.workings ?? []),
    ],
    tables: [table, ...(residual ? [residual.table] : [])],
  };
}

function answerResidual(input: DtiInput, ratios: Ratios, on: string) {
  if (input.residual === undefined) return null;
  const { federalStateTax, socialSecurityMedicare, maintenanceUtilities, childCare, ...household } =
    input.residual;
  const left = computeResidualIncome({
    grossIncome: new Decimal(input.grossMonthlyIncome),
    incomeTax: new Decimal(federalStateTax),
    socialSecurityMedicare: new Decimal(socialSecurityMedicare),
    housingPayment: new Decimal(input.housingPaymentPitia),
    maintenanceUtilities: new Decimal(maintenanceUtilities),
    debts: new Decimal(input.otherMonthlyDebts),
    childCare: new Decimal(childCare),
  });
  const { familySize, loanAmount } = household;
  const region = household.region ?? (household.state && findVaRegion(household.state));
  if (!region)
    throw new InputRefusal({ 'residual.region': 'Choose the region, or enter the state of the home.' });
  const asked = findRequiredResidual({ region, familySize, loanAmount: new Decimal(loanAmount) }, on);
  const result = {
    residual: writeDollars(left),
    required: writeDollars(asked.required),
    requiredIfDtiOver41: writeDollars(asked.requiredAbove41),
    passes: left.gte(asked.required),
    passes120: left.gte(asked.requiredAbove41),
    isMoreAskedFor: needsMoreResidual(roundVaRatio(ratios.back)),
  };
  const { grossMonthlyIncome, housingPaymentPitia, otherMonthlyDebts } = input;
  const outgoings = { housingPaymentPitia, otherMonthlyDebts, maintenanceUtilities, childCare };
  const { source } = asked.table;
  const workings = [
    showWorking(
      'residual.residual',
      'Gross income - income taxes - Social Security and Medicare - housing - debts - upkeep and utilities - child care',
      { grossMonthlyIncome, federalStateTax, socialSecurityMedicare, ...outgoings },
      result.residual,
      source,
    ),
    showWorking(
      'residual.required',
      "VA's table by region, family size (7 at most) and loan",
      { region, familySize: String(familySize), loanAmount },
      result.required,
      source,
    ),
    showWorking(
      'residual.requiredIfDtiOver41',
      'Required x 120 / 100',
      { required: result.required },
      result.requiredIfDtiOver41,
      { title: '38 CFR 36.4340(c)(4)' },
    ),
  ];
  return { result, workings, table: asked.table };
}
