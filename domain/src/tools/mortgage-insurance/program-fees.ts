import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { computeUsdaFees } from '../../programs/mortgage-insurance/usda-fees.ts';
import { computeVaFundingFee } from '../../programs/mortgage-insurance/va-funding-fee.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/mortgage-insurance.ts';
import type { UsdaInput, UsdaResult, VaInput, VaResult } from './mortgage-insurance.contract.ts';

/** VA's funding fee. */
export function computeVaFee(input: VaInput, on: string): VaResult {
  const price = new Decimal(input.price);
  const downPayment = new Decimal(input.downPayment);
  if (downPayment.gt(price)) {
    throw new InputRefusal({ downPayment: texts.downPaymentMustNot });
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
        exempt ? texts.noFeeExempt : texts.loanWithoutFeeXRate,
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
        texts.downPaymentX100Price,
        { price: input.price, downPayment: input.downPayment },
        downPaymentPercent,
      ),
      showWorking('financedLoan', texts.loanFee, { loanAmount, fee }, financedLoan),
    ],
    tables: [answer.table],
  };
}

/** USDA's guarantee fees. */
export function computeUsdaGuarantee(input: UsdaInput, on: string): UsdaResult {
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
        financed ? texts.loanXUpfrontPercent100 : texts.loanXUpfrontPercent100Paid,
        { loanAmount, upfrontPercent: `${fees.upfrontPercentText} %` },
        upfrontFee,
        source,
      ),
      showWorking(
        'financedLoan',
        financed ? texts.loanUpfrontFee : texts.loanFeeIsPaid,
        { loanAmount, ...(financed && { upfrontFee }) },
        financedLoan,
      ),
      showWorking(
        'firstYearMonthlySimple',
        texts.wholeLoanXAnnualPercent,
        { financedLoan, annualRatePercent: `${fees.annualPercentText} %` },
        firstYearMonthlySimple,
        source,
      ),
    ],
    tables: [fees.table],
  };
}
