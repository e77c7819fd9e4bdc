import { Decimal, roundToCents } from '../../kernel/decimals.ts';
import { pickTable, type TableUse } from '../data-table.ts';
import { computeDownPercent } from '../shown-ratios.ts';
import { type VaPurpose, vaFundingFeeTables } from './va-funding-fee-table.ts';

/** How often the VA benefit has been used: this is the first time, or a later one. */
export type VaUse = 'first' | 'subsequent';

/** The fee in dollars, and the loan with the fee in it where it is financed. `downPercent` is cut after two places. */
export type VaFundingFee = {
  ratePercentText: string;
  fee: Decimal;
  loan: Decimal;
  financedLoan: Decimal;
  downPercent: Decimal;
  table: TableUse;
};

/**
 * The VA funding fee (38 U.S.C. 3729; Circular 26-23-06): a percentage of the loan that depends, for a purchase, on the down
 * payment in percent of the price and on earlier use of the benefit. Exempt are veterans with compensation for a
 * service-connected disability, surviving spouses with DIC, and those on active duty with a Purple Heart.
 */
export function computeVaFundingFee(
  request: { price: Decimal; downPayment: Decimal; use: VaUse; purpose: VaPurpose; exempt: boolean },
  on: string,
): VaFundingFee {
  const { content, use: table } = pickTable(vaFundingFeeTables, on);
  const { price, downPayment, purpose } = request;
  const downPercent = price.isZero() ? new Decimal(0) : computeDownPercent(downPayment, price);
  const loan = price.minus(downPayment);

  const pickRate = (): string => {
    if (request.exempt) return '0';
    const time = request.use === 'first' ? 'first' : 'later';
    if (purpose === 'cash_out') return content.cashOut[time];
    if (purpose !== 'purchase') return content.others[purpose];
    return content.steps.find(({ fromDownPercent }) => downPercent.gte(fromDownPercent))?.[time] ?? '0';
  };

  const ratePercentText = pickRate();
  const fee = roundToCents(loan.times(ratePercentText).div(100));
  return { ratePercentText, fee, loan, financedLoan: loan.plus(fee), downPercent, table };
}
