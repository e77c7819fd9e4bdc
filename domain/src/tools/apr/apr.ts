import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import type { Flow } from '../../loans/annual-rate.ts';
import { computeAprOfFlows, formatDisclosedPercent } from '../../loans/apr.ts';
import { countPeriodsPerYear, type UnitPeriod } from '../../loans/unit-periods.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { type AprInput, type AprResult, aprInput, aprResult } from './apr.contract.ts';
import * as texts from './en.ts';
import { getAprFlows } from './read-apr-flows.ts';

const FORMULA = texts.aprFormula;
const YEAR_FORMULA = texts.yearHas365Days52;
const BASES = {
  given: texts.asGiven,
  derived: texts.unitPeriodDerived,
  assumed: texts.unitPeriodAssumed,
};
const url = 'https://www.consumerfinance.gov/rules-policy/regulations/1026/J/';
const EQUATION = { title: texts.regulationZ12Cfr1026, url };
const PERIODS = { title: texts.unitPeriodSource, url };

/** The APR of any closed-end credit. Throws InputRefusal where the inputs leave it open or no rate fits. */
export function computeApr(input: AprInput): AprResult {
  const { advances, payments, unitPeriod, unitPeriodBasis } = getAprFlows(input);
  const periods = countPeriodsPerYear(unitPeriod);
  const [financed, paid] = [addFlows(advances), addFlows(payments)];
  if (financed.isZero()) throw new InputRefusal({ advances: texts.nothingFinanced });
  const apr = computeAprOfFlows(advances, payments, periods);
  if (apr === null) {
    throw new InputRefusal({
      payments: paid.lessThan(financed)
        ? texts.paymentsBelowFinanced(toFixedDollars(paid), toFixedDollars(financed))
        : texts.rateNotFound,
    });
  }
  const figures = {
    aprPercent: apr.toFixed(12),
    aprPercentDisclosed: formatDisclosedPercent(apr),
    unitPeriodsPerYear: periods.toDecimalPlaces(12).toFixed(),
    amountFinanced: toFixedDollars(financed),
    totalOfPayments: toFixedDollars(paid),
    financeCharge: toFixedDollars(paid.minus(financed)),
  };
  const { amountFinanced, totalOfPayments, unitPeriodsPerYear, financeCharge } = figures;
  return {
    ...figures,
    unitPeriod,
    unitPeriodBasis,
    workings: [
      showWorking(
        'aprPercent',
        FORMULA,
        { amountFinanced, totalOfPayments, unitPeriodsPerYear },
        figures.aprPercent,
        EQUATION,
      ),
      showWorking(
        'unitPeriodsPerYear',
        YEAR_FORMULA,
        { unitPeriod: nameUnitPeriod(unitPeriod), basis: BASES[unitPeriodBasis] },
        unitPeriodsPerYear,
        PERIODS,
      ),
      showWorking(
        'financeCharge',
        texts.financeChargeFormula,
        { totalOfPayments, amountFinanced },
        financeCharge,
      ),
    ],
    tables: [],
  };
}

/** "month", "4 weeks". */
function nameUnitPeriod({ base, multiple }: UnitPeriod): string {
  return multiple === 1 ? base : `${multiple} ${base}s`;
}

function addFlows(flows: readonly Flow[]): Decimal {
  return flows.reduce((sum, { amount, count }) => sum.plus(amount.times(count)), new Decimal(0));
}

export const aprTool = defineTool({
  name: 'apr',
  summary: 'The annual percentage rate by Regulation Z',
  description:
    'The actuarial method of 12 CFR 1026 appendix J, with simple interest over an odd first fraction. Takes advances and payments by their days, or already counted in unit-periods (`t`, `f`), or a mortgage by its terms, prepaid finance charges and monthly insurance. The unit-period follows from the days by paragraph (b)(4) where none is given; the answer names it. Payments may come before the first advance. Refused where the payments come to less than was advanced.',
  input: aprInput,
  result: aprResult,
  compute: computeApr,
  example: {
    input: {
      advances: [{ date: '1978-01-10', amount: '5000' }],
      payments: { first: '1978-02-10', count: 24, amount: '230' },
      unitPeriod: { base: 'month', multiple: 1 },
    },
    answer: { aprPercent: '9.685708062281', aprPercentDisclosed: '9.686', financeCharge: '520.00' },
  },
});
