export const fhaUpfrontFormula = (percent: string, isFinanced: boolean) =>
  `Base loan × ${percent}${financed(isFinanced)}`;
export const baseLoan = 'base loan';
export const fhaAnnualFormula =
  'Average of the balances of the year × annual rate ÷ 12, without the upfront premium; less each year';
export const vaFundingFee = 'VA funding fee';
export const vaFeeNote =
  'First use of the benefit, nobody exempt. Later use costs more; some veterans and survivors pay none.';
export const loanTimesPercent = (percent: string, isFinanced: boolean) =>
  `Loan × ${percent}%${financed(isFinanced)}`;
export const usdaUpfrontFormula = (percent: string, isFinanced: boolean) =>
  isFinanced ? `Loan with the fee in it × ${percent}%, financed in the loan` : `Loan × ${percent}%`;
export const loanAmount = 'loan amount';
export const usdaAnnualFormula =
  'Loan amount × annual rate ÷ 12, in the first year; later years on the balance';

const financed = (isFinanced: boolean) => (isFinanced ? ', financed in the loan' : '');
