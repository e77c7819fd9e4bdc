export const regulationZ12Cfr1026 = 'Regulation Z, 12 CFR 1026.37 (content of the Loan Estimate)';
export const regulationZ12Cfr102637 = 'Regulation Z, 12 CFR 1026.37(o)(4) (rounding)';
export const regulationZ12Cfr10264 = 'Regulation Z, 12 CFR 1026.4 (finance charge)';
export const regulationZ12Cfr1026Appendix = 'Regulation Z, 12 CFR 1026 Appendix J (annual percentage rate)';
export const regulationZ12Cfr102619 =
  'Regulation Z, 12 CFR 1026.19(e)(2)(ii) (written estimates before the Loan Estimate)';
