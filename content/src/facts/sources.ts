import type { GlossarySource } from '@porchlight/domain/guide/glossary.ts';

/** The day most of the sources below were last looked up. */
const checkedOn = '2026-11-20';

const regulations = 'https://www.consumerfinance.gov/rules-policy/regulations';

/** Where the figures and rules in the guide and the glossary come from; one entry each, used by name. */
export const sources = {
  ability: {
    source:
      'Regulation Z, 12 CFR 1026.43 (ability to repay and qualified mortgages); thresholds for 2026 in 90 FR 57890',
    url: `${regulations}/1026/43/`,
    checkedOn,
  },
  appraisalCopies: {
    source: 'Regulation B, 12 CFR 1002.14 (copies of appraisals)',
    url: `${regulations}/1002/14/`,
    checkedOn,
  },
  appraisalFee: {
    source:
      'Planning range. Money, citing the National Association of Realtors, gives $500 as the typical fee for a single-family home in 2023, with some below $300 and some above $1,000',
    url: 'https://money.com/how-much-does-an-appraisal-cost/',
    checkedOn,
  },
  application: {
    source: 'Regulation Z, 12 CFR 1026.2(a)(3) (what makes an application)',
    url: `${regulations}/1026/2/`,
    checkedOn,
  },
  buyerAgreements: {
    source: 'National Association of Realtors, practice changes of August 17, 2024, as reported by RISMedia',
    url: 'https://www.rismedia.com/2024/08/16/national-association-realtors-issues-final-reminder-new-practice-change-implementation/',
    checkedOn,
  },
  closingCosts: {
    source:
      'Bankrate, What are closing costs, as cited by Opendoor; many other guides give the same share of the price',
    url: 'https://www.opendoor.com/articles/home-appraisal-process',
    checkedOn,
  },
  closingDisclosure: {
    source: 'CFPB, Closing Disclosure explainer; Regulation Z, 12 CFR 1026.19(f)',
    url: 'https://www.consumerfinance.gov/owning-a-home/closing-disclosure/',
    checkedOn,
  },
  conformingLimits: {
    source:
      'Federal Housing Finance Agency, conforming loan limit values for 2026 (announced November 25, 2025)',
    url: 'https://www.fhfa.gov/data/conforming-loan-limit-cll-values',
    checkedOn,
  },
  consumerBureau: {
    source: 'Consumer Financial Protection Bureau, Submit a complaint; 855-411-CFPB (2372)',
    url: 'https://www.consumerfinance.gov/complaint/',
    checkedOn,
  },
  conventionalScore: {
    source:
      'Fannie Mae, Desktop Underwriter 12.0 of November 16, 2025 (no minimum of its own); that most lenders keep 620 stands in a public pricing table',
    checkedOn: '2026-11-24',
  },
  creditDenial: {
    source:
      'Regulation B, 12 CFR 1002.9 (notice of action taken); 15 U.S.C. 1681m and 1681j(b) (free report after a denial)',
    url: `${regulations}/1002/9/`,
    checkedOn,
  },
  creditDispute: {
    source: 'Fair Credit Reporting Act, 15 U.S.C. 1681i(a) (disputes: 30 days, at most 15 more)',
    url: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    checkedOn: '2026-11-24',
  },
  creditInquiries: {
    source: 'CFPB, What happens when a mortgage lender checks my credit?',
    url: 'https://www.consumerfinance.gov/ask-cfpb/what-exactly-happens-when-a-mortgage-lender-checks-my-credit-en-2005/',
    checkedOn,
  },
  creditReports: {
    source:
      'Federal Trade Commission; the three bureaus made free weekly reports permanent in 2023, as reported by KX News',
    url: 'https://www.kxnet.com/news/top-stories/you-now-have-permanent-access-to-free-weekly-credit-reports/',
    checkedOn,
  },
  creditWeights: {
    source: 'FICO’s average weights (amounts owed 30%), as CIS Credit and others give them',
    checkedOn: '2026-11-24',
  },
  documentAge: {
    source:
      'Fannie Mae Selling Guide B1-1-03 and B3-3.1-02 (allowable age of documents); customary lender checklists',
    url: 'https://selling-guide.fanniemae.com/',
    checkedOn,
  },
  earnestMoney: {
    source: 'Market custom; Findwell real estate dictionary, Earnest money',
    url: 'https://www.findwell.com/real-estate-dictionary/definition/earnest-money/',
    checkedOn,
  },
  equalCredit: {
    source: 'Equal Credit Opportunity Act, 15 U.S.C. 1691',
    url: 'https://www.law.cornell.edu/uscode/text/15/1691',
    checkedOn,
  },
  escrowAccounts: {
    source: 'Regulation X, 12 CFR 1024.17 (escrow accounts)',
    url: `${regulations}/1024/17/`,
    checkedOn,
  },
  esign: {
    source: 'E-SIGN Act, 15 U.S.C. 7001',
    url: 'https://www.law.cornell.edu/uscode/text/15/7001',
    checkedOn,
  },
  fairHousing: {
    source: 'Fair Housing Act, 42 U.S.C. 3604, 3605 and 3610; 24 CFR 103 (complaints to HUD)',
    url: 'https://www.law.cornell.edu/uscode/text/42/3604',
    checkedOn,
  },
  feeTolerance: {
    source: 'Regulation Z, 12 CFR 1026.19(e)(3) and (f)(2) (good faith and corrected disclosures)',
    url: `${regulations}/1026/19/`,
    checkedOn,
  },
  fhaDown: {
    source: 'HUD Handbook 4000.1, II.A.2 (minimum required investment and credit score)',
    checkedOn,
  },
  fhaInsurance: {
    source: 'HUD Mortgagee Letter 2023-05 (FHA mortgage insurance premiums)',
    checkedOn,
  },
  fhaLoan: {
    source: 'HUD, FHA 203(b) purchase loan; score floors as several lenders give them',
    url: 'https://www.hud.gov/program_offices/housing/sfh/ins/203b--df',
    checkedOn: '2026-11-24',
  },
  fhaRatios: {
    source: 'HUD Handbook 4000.1, II.A.5 (qualifying ratios for manual underwriting)',
    checkedOn,
  },
  firstTimeBuyer: {
    source: '42 U.S.C. 12713 and the HUD definition; programs may set another period',
    url: 'https://www.law.cornell.edu/uscode/text/42/12713',
    checkedOn,
  },
  flood: {
    source: 'Flood Disaster Protection Act, 42 U.S.C. 4012a; NFIP waiting period, 42 U.S.C. 4013(c)',
    url: 'https://www.law.cornell.edu/uscode/text/42/4012a',
    checkedOn,
  },
  homeWarranty: {
    source:
      'First Premier Home Warranty, What are home warranty coverage prices?; other providers charge more',
    url: 'https://firstpremierhomewarranty.com/what-are-home-warranty-coverage-prices/',
    checkedOn,
  },
  hopeHotline: {
    source: 'Homeownership Preservation Foundation, Homeowner’s HOPE Hotline; HUD-approved counselors',
    url: 'https://homeownershippreservation.org/',
    checkedOn: '2026-11-21',
  },
  housingCounselors: {
    source: 'CFPB, Find a housing counselor; HUD’s line for counseling agencies, 800-569-4287',
    url: 'https://www.consumerfinance.gov/find-a-housing-counselor/',
    checkedOn: '2026-11-21',
  },
  inspectionFee: {
    source: 'U.S. Department of Housing and Urban Development, as quoted by Capital One',
    url: 'https://www.capitalone.com/learn-grow/life-events/how-much-does-a-home-inspection-cost/',
    checkedOn,
  },
  leadPaint: {
    source: 'Residential Lead-Based Paint Hazard Reduction Act, 42 U.S.C. 4852d',
    url: 'https://www.law.cornell.edu/uscode/text/42/4852d',
    checkedOn,
  },
  priceGrid: {
    source:
      'Fannie Mae Loan-Level Price Adjustment Matrix, as independent transcriptions up to September 9, 2026 agree',
    checkedOn: '2026-11-24',
  },
  lenderScores: {
    source:
      'FHFA and HUD on credit scores, April 22, 2026, as reported by Orrick; versions used, as Accounting Insights and 7 Locks Lending give them',
    checkedOn: '2026-11-24',
  },
  loanEstimate: {
    source: 'Regulation Z, 12 CFR 1026.19(e) (Loan Estimate: timing, fees before it, intent to proceed)',
    url: `${regulations}/1026/19/`,
    checkedOn,
  },
  lowDownPayment: {
    source: 'Fannie Mae, 97% loan-to-value options for first-time and lower-income buyers',
    url: 'https://selling-guide.fanniemae.com/',
    checkedOn,
  },
  maintenance: {
    source:
      'Cooperative Extension, How much money should homeowners set aside each year for maintenance and repairs?',
    url: 'https://personal-finance.extension.org/how-much-money-should-homeowners-set-aside-each-year-for-maintenance-and-repairs-to-their-home/',
    checkedOn,
  },
  medicalCollections: {
    source:
      'The three bureaus’ own practice, and E.D. Tex., July 11, 2025 (federal rule vacated), as reported by the Associated Press',
    checkedOn: '2026-11-24',
  },
  mortgageInsuranceEnd: {
    source: 'Homeowners Protection Act, 12 U.S.C. 4901 and 4902',
    url: 'https://www.law.cornell.edu/uscode/text/12/4902',
    checkedOn,
  },
  mortgageInterest: {
    source: 'Interest on up to $750,000 of debt, as kept in 2025: Berger CPA First and Daily of USA',
    checkedOn: '2026-11-24',
  },
  processingTime: {
    source:
      'Planning range. HomeReadyCalc gives one to three weeks for underwriting alone and 30 to 60 days from application to closing',
    url: 'https://homereadycalc.com/blog/underwriting-process-timeline',
    checkedOn,
  },
  radon: {
    source: 'U.S. Environmental Protection Agency, Radon',
    url: 'https://www.epa.gov/radon',
    checkedOn,
  },
  ratiosFannie: {
    source: 'Fannie Mae Selling Guide B3-6-02 (debt-to-income ratios)',
    url: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
    checkedOn,
  },
  ratiosVa: {
    source: '38 CFR 36.4340 (VA underwriting standards)',
    url: 'https://www.law.cornell.edu/cfr/text/38/36.4340',
    checkedOn,
  },
  referralFees: {
    source: 'Real Estate Settlement Procedures Act, 12 U.S.C. 2607 (kickbacks) and 2608 (title insurance)',
    url: 'https://www.law.cornell.edu/uscode/text/12/2607',
    checkedOn,
  },
  rescission: {
    source: 'Regulation Z, 12 CFR 1026.23 (right of rescission)',
    url: `${regulations}/1026/23/`,
    checkedOn,
  },
  saleOfHome: {
    source: 'Internal Revenue Code section 121; IRS Publication 523',
    url: 'https://www.irs.gov/publications/p523',
    checkedOn,
  },
  servicingTransfer: {
    source: 'Regulation X, 12 CFR 1024.33 and Appendix MS-2 (notice of servicing transfer)',
    url: `${regulations}/1024/33/`,
    checkedOn,
  },
  truthInLending: {
    source: 'Regulation Z, 12 CFR 1026.22 (annual percentage rate), 1026.37 and 1026.38 (the two forms)',
    url: `${regulations}/1026/37/`,
    checkedOn,
  },
  usdaLoan: {
    source: 'U.S. Department of Agriculture, guaranteed loan program for single-family homes',
    url: 'https://www.rd.usda.gov/programs-services/single-family-housing-programs/single-family-housing-guaranteed-loan-program',
    checkedOn: '2026-11-24',
  },
  usdaRatios: {
    source: 'USDA HB-1-3555, chapter 11 (ratio analysis)',
    checkedOn,
  },
  vaFundingFee: {
    source: 'Department of Veterans Affairs, funding fee for loans closed from April 7, 2023',
    url: 'https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/',
    checkedOn,
  },
  walkThrough: {
    source: 'Customary contract term; Trusted Agents real estate glossary, Walk-through',
    url: 'https://trustedreagents.com/real-estate-glossary/walk-through/',
    checkedOn,
  },
  wireFraud: {
    source: 'CFPB tips on mortgage closing scams, as published by the American Land Title Association',
    url: 'https://alta.org/news-and-publications/news/20190611-CFPB-Unveils-Tips-to-Protect-Against-Mortgage-Closing-Scams',
    checkedOn,
  },
} as const satisfies Record<string, GlossarySource>;
