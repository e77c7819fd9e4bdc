import type { Flow } from '../loans/annual-rate.ts';
import { computeAprOfFlows, writeDisclosedPercent } from '../loans/apr.ts';
import { countPeriodsPerYear } from '../loans/unit-periods.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import type { AprInput, AprResult } from './apr.contract.ts';
import { InputRefusal } from './input-refusal.ts';
import { readAprFlows } from './read-apr-flows.ts';
import { showWorking } from './show-working.ts';

const FORMULA =
  'The i at which the sum of advances / ((1 + f i)(1 + i)^t) equals the same sum of payments; APR = 100 x i x unit-periods a year';
const APPENDIX_J = {
  title: 'Regulation Z, 12 CFR 1026 appendix J (b)(8)',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/J/',
};

/** The APR of any closed-end credit. Throws InputRefusal where the inputs leave it open or no rate fits. */
export function computeApr(input: AprInput): AprResult {
  const { advances, payments, unitPeriod } = readAprFlows(input);
  const periods = countPeriodsPerYear(unitPeriod);
  const [financed, paid] = [addFlows(advances), addFlows(payments)];
  if (financed.isZero()) throw new InputRefusal({ advances: 'Nothing is financed, so there is no rate.' });
  const apr = computeAprOfFlows(advances, payments, periods);
  if (apr === null) {
    throw new InputRefusal({
      payments: paid.lessThan(financed)
        ? `The payments come to $${writeDollars(paid)}, less than the $${writeDollars(financed)} that is financed, so there is no rate.`
        : 'No rate makes these payments worth what is financed: too much is paid at the start.',
    });
  }
  const figures = {
    aprPercent: apr.toFixed(12),
    aprPercentDisclosed: writeDisclosedPercent(apr),
    unitPeriodsPerYear: periods.toDecimalPlaces(12).toFixed(),
    amountFinanced: writeDollars(financed),
    totalOfPayments: writeDollars(paid),
    financeCharge: writeDollars(paid.minus(financed)),
  };
  const { amountFinanced, totalOfPayments, unitPeriodsPerYear, financeCharge } = figures;
  return {
    ...figures,
    workings: [
      showWorking(
        'aprPercent',
        FORMULA,
        { amountFinanced, totalOfPayments, unitPeriodsPerYear },
        figures.aprPercent,
        APPENDIX_J,
      ),
      showWorking(
        'financeCharge',
        'Total of payments - amount financed',
        { totalOfPayments, amountFinanced },
        financeCharge,
      ),
    ],
    tables: [],
  };
}

function addFlows(flows: readonly Flow[]): Decimal {
  return flows.reduce((sum, { amount, count }) => sum.plus(amount.times(count)), new Decimal(0));
}
