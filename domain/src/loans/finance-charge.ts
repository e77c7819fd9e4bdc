/** What is paid for a mortgage at or before closing, by what it is for. */
export type FinanceChargeKind = (typeof financeCharges)[number] | (typeof otherCharges)[number];

/** What is paid for the credit itself (12 CFR 1026.4(a), (b)). */
export const financeCharges = [
  'points',
  'origination',
  'underwriting',
  'processing',
  'lenderAttorney',
  'mortgageBroker',
  'prepaidInterest',
  'floodMonitoring',
  'taxMonitoring',
  'upfrontMortgageInsurance',
  'vaFundingFee',
  'usdaGuaranteeFee',
] as const;

/**
 * What 12 CFR 1026.4(c) and (e) leave out: a fee every applicant pays, and bona fide charges for the property, its title, its taxes
 * and its insurance. (A fee to look a property up once is left out; one to watch it for the life of the loan is not.)
 */
export const otherCharges = [
  'application',
  'appraisal',
  'creditReport',
  'floodDetermination',
  'taxStatusResearch',
  'pestInspection',
  'survey',
  'title',
  'notary',
  'recording',
  'transferTax',
  'propertyInsurance',
  'propertyTax',
  'escrowDeposit',
] as const;

/** Whether a fee is part of the finance charge, so that the APR counts it. */
export function isFinanceCharge(kind: FinanceChargeKind): boolean {
  return financeCharges.some((charge) => charge === kind);
}
