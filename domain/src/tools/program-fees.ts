import { computeUsdaFees } from '../programs/usda-fees.ts';
import { computeVaFundingFee } from '../programs/va-funding-fee.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import { InputRefusal } from './input-refusal.ts';
import type { UsdaInput, UsdaResult, VaInput, VaResult } from './mortgage-insurance.contract.ts';
import { showWorking } from './show-working.ts';

/** VA's funding fee. */
export function computeVaFee(input: VaInput, on: string): VaResult {
  const price = new Decimal(input.price);
  const downPayment = new Decimal(input.downPayment);
  if (downPayment.gt(price)) {
    throw new InputRefusal({ downPayment: 'The down payment must not be more than the price.' });
  }
  const { use, purpose, exempt } = input;
  const answer = computeVaFundingFee({ price, downPayment, use, purpose, exempt }, on);
  const loanAmount = writeDollars(answer.loan);
  const fee = writeDollars(answer.fee);
  const financedLoan = writeDollars(answer.financedLoan);
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
        exempt ? 'No fee: exempt' : 'Loan without the fee x rate / 100',
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
        'Price - down payment',
        { price: input.price, downPayment: input.downPayment },
        loanAmount,
      ),
      showWorking(
        'downPaymentPercent',
        'Down payment x 100 / price',
        { price: input.price, downPayment: input.downPayment },
        downPaymentPercent,
      ),
      showWorking('financedLoan', 'Loan + fee', { loanAmount, fee }, financedLoan),
    ],
    tables: [answer.table],
  };
}

/** USDA's guarantee fees. */
export function computeUsdaGuarantee(input: UsdaInput, on: string): UsdaResult {
  const fees = computeUsdaFees(new Decimal(input.loanAmount), on);
  const upfrontFee = writeDollars(fees.upfrontFee);
  const financedLoan = writeDollars(fees.financedLoan);
  const firstYearMonthlySimple = writeDollars(fees.firstYearMonthly);
  const { source } = fees.table;
  const { loanAmount } = input;
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
        'Loan x upfront percent / 100',
        { loanAmount, upfrontPercent: `${fees.upfrontPercentText} %` },
        upfrontFee,
        source,
      ),
      showWorking('financedLoan', 'Loan + upfront fee', { loanAmount, upfrontFee }, financedLoan),
      showWorking(
        'firstYearMonthlySimple',
        "Loan x annual percent / 100 / 12. The bill itself is a little lower: USDA takes each year's average balance",
        { loanAmount, annualRatePercent: `${fees.annualPercentText} %` },
        firstYearMonthlySimple,
        source,
      ),
    ],
    tables: [fees.table],
  };
}
