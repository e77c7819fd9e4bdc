import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import {
  computeRatios,
  isWithinDtiLimit,
  listDtiLimits,
  type Ratios,
  roundVaRatio,
} from '../../programs/debt-to-income/debt-to-income.ts';
import {
  computeResidualIncome,
  findRequiredResidual,
  needsMoreResidual,
} from '../../programs/debt-to-income/residual-income.ts';
import { findVaRegion } from '../../programs/debt-to-income/residual-income-table.ts';
import { defineTool } from '../define-tool.ts';
import { getIncome } from '../income.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { type DtiInput, type DtiResult, dtiInput, dtiResult } from './dti.contract.ts';
import * as texts from './en.ts';

/** Debt-to-income ratios, which programs' lines they keep, and VA's residual income where it is asked for. */
export function computeDti(input: DtiInput, on: string): DtiResult {
  const day = input.on ?? on;
  const given = getIncome({
    monthly: ['grossMonthlyIncome', input.grossMonthlyIncome],
    annual: ['grossAnnualIncome', input.grossAnnualIncome],
  });
  const { income } = given;
  if (income.isZero()) {
    const [field = ''] = Object.keys(given.shown);
    throw new InputRefusal({
      [field]: texts.incomeMissing,
    });
  }
  const { housingPaymentPitia, otherMonthlyDebts } = input;
  const ratios = computeRatios(income, new Decimal(housingPaymentPitia), new Decimal(otherMonthlyDebts));
  const { limits, table } = listDtiLimits(day);
  const chosen = limits.filter(({ program }) => input.program === undefined || program === input.program);
  const frontPercent = ratios.front.toFixed(2);
  const backPercent = ratios.back.toFixed(2);
  const vaRatioPercent = roundVaRatio(ratios.back).toString();
  const residual = answerResidual(input, given, ratios, day);
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
        texts.frontRatioFormula,
        { housingPaymentPitia, ...given.shown },
        frontPercent,
      ),
      showWorking(
        'backPercent',
        texts.backRatioFormula,
        { housingPaymentPitia, otherMonthlyDebts, ...given.shown },
        backPercent,
      ),
      showWorking(
        'vaRatioPercent',
        texts.vaRatioFormula,
        { backPercent: `${backPercent} %` },
        vaRatioPercent,
        { title: '38 CFR 36.4340(d)' },
      ),
      ...(residual?.workings ?? []),
    ],
    tables: [table, ...(residual ? [residual.table] : [])],
  };
}

function answerResidual(
  input: DtiInput,
  { income, shown }: ReturnType<typeof getIncome>,
  ratios: Ratios,
  on: string,
) {
  if (input.residual === undefined) return null;
  const { federalStateTax, socialSecurityMedicare, maintenanceUtilities, childCare, ...household } =
    input.residual;
  const left = computeResidualIncome({
    grossIncome: income,
    incomeTax: new Decimal(federalStateTax),
    socialSecurityMedicare: new Decimal(socialSecurityMedicare),
    housingPayment: new Decimal(input.housingPaymentPitia),
    maintenanceUtilities: new Decimal(maintenanceUtilities),
    debts: new Decimal(input.otherMonthlyDebts),
    childCare: new Decimal(childCare),
  });
  const { familySize, loanAmount } = household;
  const region = household.region ?? (household.state && findVaRegion(household.state));
  if (!region) throw new InputRefusal({ 'residual.region': texts.regionMissing });
  const asked = findRequiredResidual({ region, familySize, loanAmount: new Decimal(loanAmount) }, on);
  const result = {
    residual: toFixedDollars(left),
    required: toFixedDollars(asked.required),
    requiredIfDtiOver41: toFixedDollars(asked.requiredAbove41),
    passes: left.gte(asked.required),
    passes120: left.gte(asked.requiredAbove41),
    isMoreAskedFor: needsMoreResidual(roundVaRatio(ratios.back)),
  };
  const { housingPaymentPitia, otherMonthlyDebts } = input;
  const outgoings = { housingPaymentPitia, otherMonthlyDebts, maintenanceUtilities, childCare };
  const { source } = asked.table;
  const workings = [
    showWorking(
      'residual.residual',
      texts.residualIncomeFormula,
      { ...shown, federalStateTax, socialSecurityMedicare, ...outgoings },
      result.residual,
      source,
    ),
    showWorking(
      'residual.required',
      texts.requiredResidualFormula,
      { region, familySize: String(familySize), loanAmount },
      result.required,
      source,
    ),
    showWorking(
      'residual.requiredIfDtiOver41',
      texts.requiredX120100,
      { required: result.required },
      result.requiredIfDtiOver41,
      { title: '38 CFR 36.4340(c)(4)' },
    ),
  ];
  return { result, workings, table: asked.table };
}

export const dtiTool = defineTool({
  name: 'dti',
  summary: 'Debt-to-income ratios against the lines of the programs',
  description:
    "Ratios are compared as they are shown, with two places, and exactly on a line is within it; VA's is rounded to a whole percent first. A line says what a program looks at first; it is no approval. With `residual` the income left over is held against VA's table too.",
  input: dtiInput,
  result: dtiResult,
  compute: computeDti,
  example: {
    input: {
      grossMonthlyIncome: '6000',
      housingPaymentPitia: '1860',
      otherMonthlyDebts: '720',
      on: '2026-11-21',
    },
    answer: {
      frontPercent: '31.00',
      backPercent: '43.00',
      within: { fhaManual3143: true, usda2941: false, fannieDu50: true, va41Guide: false },
    },
  },
});
