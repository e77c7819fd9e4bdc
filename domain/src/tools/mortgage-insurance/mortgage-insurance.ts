import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { computeUsdaFees } from '../../programs/mortgage-insurance/usda-fees.ts';
import { computeVaFundingFee } from '../../programs/mortgage-insurance/va-funding-fee.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { computeConventionalInsurance } from './conventional-insurance.ts';
import * as texts from './en.ts';
import { computeFhaFees } from './fha-fees.ts';
import {
  type MortgageInsuranceInput,
  type MortgageInsuranceResult,
  mortgageInsuranceInput,
  mortgageInsuranceResult,
  type UsdaInput,
  type UsdaResult,
  type VaInput,
  type VaResult,
} from './mortgage-insurance.contract.ts';

/** What insuring a loan costs and when it ends, by program. `on` picks the tables where the input names no day. */
export function computeMortgageInsurance(input: MortgageInsuranceInput, on: string): MortgageInsuranceResult {
  const day = input.on ?? on;
  switch (input.program) {
    case 'conventional':
      return computeConventionalInsurance(input, day);
    case 'fha':
      return computeFhaFees(input, day);
    case 'va':
      return computeVaFee(input, day);
    case 'usda':
      return computeUsdaGuarantee(input, day);
  }
}

export const mortgageInsuranceTool = defineTool({
  name: 'mortgage-insurance',
  summary: 'Mortgage insurance and program fees',
  description:
    'By `program`: private insurance of a `conventional` loan with the dates it ends on (Homeowners Protection Act, from the cent-rounded schedule), the upfront and annual premium of an `fha` loan, the funding fee of a `va` loan, the guarantee fees of a `usda` loan, whose upfront fee is a percent of the loan with the fee in it where it is `financed`. Private insurers print no prices: where no premium is named, one is assumed and marked so, with a range. `tables` says which table each figure is from and warns where it has ended.',
  input: mortgageInsuranceInput,
  result: mortgageInsuranceResult,
  compute: computeMortgageInsurance,
  example: {
    input: {
      program: 'conventional',
      loanAmount: '162000',
      originalValue: '180000',
      ratePercent: '3.875',
      termMonths: 360,
      annualPercent: '0.61',
      firstPaymentDate: '2027-01-01',
      on: '2026-11-21',
    },
    answer: {
      monthlyPremium: '82.35',
      cancellation80pctPaymentNumber: 68,
      balanceThen80: '143884.37',
      termination78pctPaymentNumber: 80,
      balanceThen78: '140254.51',
      finalTerminationMidpointPaymentNumber: 180,
      finalTerminationMidpointDate: '2042-01-01',
    },
  },
});

/** VA's funding fee. */
function computeVaFee(input: VaInput, on: string): VaResult {
  const price = new Decimal(input.price);
  const downPayment = new Decimal(input.downPayment);
  if (downPayment.gt(price)) {
    throw new InputRefusal({ downPayment: texts.downPaymentProblem });
  }
  const { use, purpose, exempt } = input;
  const answer = computeVaFundingFee({ price, downPayment, use, purpose, exempt }, on);
  const loanAmount = toFixedDollars(answer.loan);
  const fee = toFixedDollars(answer.fee);
  const financedLoan = toFixedDollars(answer.financedLoan);
  const downPaymentPercent = answer.downPercent.toFixed(2);
  return {
    program: 'va',
    loanAmount,
    downPaymentPercent,
    ratePercent: answer.ratePercentText,
    fee,
    financedLoan,
    exempt,
    reason: input.reason ?? null,
    workings: [
      showWorking(
        'fee',
        exempt ? texts.noFeeExempt : texts.vaFeeFormula,
        {
          loanAmount,
          ratePercent: `${answer.ratePercentText} %`,
          downPaymentPercent: `${downPaymentPercent} %`,
          use,
          purpose,
        },
        fee,
        answer.table.source,
      ),
      showWorking(
        'loanAmount',
        texts.priceDownPayment,
        { price: input.price, downPayment: input.downPayment },
        loanAmount,
      ),
      showWorking(
        'downPaymentPercent',
        texts.downPercentFormula,
        { price: input.price, downPayment: input.downPayment },
        downPaymentPercent,
      ),
      showWorking('financedLoan', texts.loanFee, { loanAmount, fee }, financedLoan),
    ],
    tables: [answer.table],
  };
}

/** USDA's guarantee fees. */
function computeUsdaGuarantee(input: UsdaInput, on: string): UsdaResult {
  const { loanAmount, financed } = input;
  const fees = computeUsdaFees(new Decimal(loanAmount), financed ? 'financed' : 'inCash', on);
  const upfrontFee = toFixedDollars(fees.upfrontFee);
  const financedLoan = toFixedDollars(fees.totalLoan);
  const firstYearMonthlySimple = toFixedDollars(fees.firstYearMonthly);
  const { source } = fees.table;
  return {
    program: 'usda',
    upfrontPercent: fees.upfrontPercentText,
    upfrontFee,
    financedLoan,
    annualRatePercent: fees.annualPercentText,
    firstYearMonthlySimple,
    workings: [
      showWorking(
        'upfrontFee',
        financed ? texts.usdaFinancedFee : texts.usdaCashFee,
        { loanAmount, upfrontPercent: `${fees.upfrontPercentText} %` },
        upfrontFee,
        source,
      ),
      showWorking(
        'financedLoan',
        financed ? texts.loanUpfrontFee : texts.usdaCashLoan,
        { loanAmount, ...(financed && { upfrontFee }) },
        financedLoan,
      ),
      showWorking(
        'firstYearMonthlySimple',
        texts.usdaMonthlyFormula,
        { financedLoan, annualRatePercent: `${fees.annualPercentText} %` },
        firstYearMonthlySimple,
        source,
      ),
    ],
    tables: [fees.table],
  };
}
