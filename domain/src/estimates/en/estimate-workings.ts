export const loanEstimateSource = 'Regulation Z, 12 CFR 1026.37 (content of the Loan Estimate)';
export const roundingSource = 'Regulation Z, 12 CFR 1026.37(o)(4) (rounding)';
export const financeChargeSource = 'Regulation Z, 12 CFR 1026.4 (finance charge)';
export const aprSource = 'Regulation Z, 12 CFR 1026 Appendix J (annual percentage rate)';
export const earlyEstimateSource =
  'Regulation Z, 12 CFR 1026.19(e)(2)(ii) (written estimates before the Loan Estimate)';
