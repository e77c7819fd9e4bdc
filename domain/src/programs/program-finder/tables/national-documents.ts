import { documentTitles } from '../en.ts';
import type { RuleDocument } from '../program.ts';
import { READ_ON } from '../rule-makers.ts';

export const fhaScores: RuleDocument = {
  title: documentTitles.fha203BLeastDownPayment,
  url: 'https://www.hud.gov/program_offices/housing/sfh/ins/203b--df',
  readOn: READ_ON,
  quotedBy: 'several lenders’ pages that agree',
};
export const fhaResidency: RuleDocument = {
  title: documentTitles.hudMortgageeLetter202509Residency,
  url: 'https://mortgagenuggets.com/',
  readOn: READ_ON,
  quotedBy: 'mortgagenuggets.com, March 28, 2025',
};
export const vaLoans: RuleDocument = {
  title: documentTitles.vaHomeLoans,
  url: 'https://www.va.gov/housing-assistance/home-loans/',
  readOn: '2026-11-20',
  quotedBy: 'three pages that agree on the funding fee table',
};
export const usda: RuleDocument = {
  title: documentTitles.usdaSection502GuaranteedLoansIncome,
  url: 'https://www.rd.usda.gov/programs-services/single-family-housing-programs/single-family-housing-guaranteed-loan-program',
  readOn: READ_ON,
  quotedBy: 'pages of lenders that agree',
};
export const homeReady: RuleDocument = {
  title: documentTitles.fannieMaeLoanLevelPriceAdjustment,
  url: 'https://singlefamily.fanniemae.com/originating-underwriting/mortgage-products/homeready-mortgage',
  readOn: READ_ON,
  quotedBy: 'a copy of the matrix',
};
export const fannie97: RuleDocument = {
  title: documentTitles.fannieMae97LoanToValue,
  url: 'https://singlefamily.fanniemae.com/originating-underwriting/mortgage-products/97-loan-value-options',
  readOn: READ_ON,
  quotedBy: 'copies of the price matrix',
};
export const form8396: RuleDocument = {
  title: documentTitles.irsForm8396MortgageInterestCredit,
  url: 'https://www.irs.gov/forms-pubs/about-form-8396',
  readOn: READ_ON,
};
export const counseling: RuleDocument = {
  title: documentTitles.findAHousingCounselorCFPBAnd,
  url: 'https://www.consumerfinance.gov/find-a-housing-counselor/',
  readOn: '2026-11-20',
};
export const endOrder: RuleDocument = {
  title: documentTitles.fhfaDecision2025145March25,
  url: 'https://www.fhfa.gov/',
  readOn: READ_ON,
  quotedBy: 'National Mortgage Professional, March 26, 2025',
};
