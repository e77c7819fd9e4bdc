/** Where the names and addresses of the state agencies are from. */
export const directoryOfAgencies =
  'National Council of State Housing Agencies, directory of state agencies, and the agencies’ own pages';

/** The documents that rules were read in. */
export const documentTitles = {
  answerOfTheAlabamaHousingFinance: 'Answer of the Alabama Housing Finance Authority, August 13, 2026',
  chfaOperationsManualRevisedApril2026: 'CHFA operations manual, revised April 2026',
  fannieMae97LoanToValue: 'Fannie Mae, 97% loan-to-value options',
  fannieMaeLoanLevelPriceAdjustment:
    'Fannie Mae, Loan-Level Price Adjustment Matrix of November 17, 2025: HomeReady',
  fha203BLeastDownPayment: 'FHA 203(b): least down payment by credit score',
  fhfaDecision2025145March25: 'FHFA Decision 2025-145, March 25, 2025',
  fhlbankBostonComparisonOfIts2026: 'FHLBank Boston, comparison of its 2026 homeownership programs',
  fhlbankChicagoPressReleaseOfJanuary: 'FHLBank Chicago, press release of January 20, 2026: Downpayment Plus',
  fhlbankCincinnatiPressReleaseOfJanuary:
    'FHLBank Cincinnati, press release of January 24, 2025: Welcome Home Program',
  fhlbankDesMoinesProductGuideOf: 'FHLBank Des Moines, product guide of November 8, 2024',
  fhlbankNewYorkHomebuyerDreamProgram: 'FHLBank New York, Homebuyer Dream Program, rounds of 2024 and 2025',
  fhlbankPittsburghFirstFrontDoorAnd: 'FHLBank Pittsburgh, First Front Door and Keys to Equity',
  fhlbankSanFranciscoWISH: 'FHLBank San Francisco, WISH',
  fhlbankTopekaHomeownershipSetAsideProgram: 'FHLBank Topeka, Homeownership Set-aside Program, sheet of 2024',
  findAHousingCounselorCFPBAnd: 'Find a housing counselor (CFPB and HUD)',
  floridaHousingFinanceCorporationHometownHeroes:
    'Florida Housing Finance Corporation, Hometown Heroes bond guide, March 31, 2026',
  floridaHousingFinanceCorporationTBAGuide: 'Florida Housing Finance Corporation, TBA guide, August 1, 2025',
  georgiaDreamStandardMatrix: 'Georgia Dream, standard matrix',
  goldenStateFinanceAuthorityGSFAPlatinum: 'Golden State Finance Authority, GSFA Platinum, August 2026',
  hudMortgageeLetter202509Residency:
    'HUD Mortgagee Letter 2025-09: residency, for case numbers from May 25, 2025',
  indianaHousingAndCommunityDevelopmentAuthority:
    'Indiana Housing and Community Development Authority, program guides',
  irsForm8396MortgageInterestCredit: 'IRS Form 8396, Mortgage Interest Credit',
  kansasHousingResourcesCorporationFactSheet:
    'Kansas Housing Resources Corporation, fact sheet of March 19, 2026',
  kentuckyHousingCorporationDownPaymentAssistance:
    'Kentucky Housing Corporation, down payment assistance, July 2026',
  louisianaHousingCorporationGuidelinesAndAnswer:
    'Louisiana Housing Corporation, guidelines and answer of August 13, 2026',
  marylandMortgageProgramComplianceManual2:
    'Maryland Mortgage Program, compliance manual 2.10(F), January 28, 2026',
  masshousingDownPaymentAssistanceJuly2026: 'MassHousing, down payment assistance, July 2026',
  metrodpaGuideOfUSBank: 'metroDPA, guide of U.S. Bank, revised June 10, 2026',
  michiganStateHousingDevelopmentAuthorityMI:
    'Michigan State Housing Development Authority, MI 10K DPA Loan, read October 5, 2026',
  missouriHousingDevelopmentCommissionFirstPlace:
    'Missouri Housing Development Commission, First Place manual, March 2026',
  nebraskaInvestmentFinanceAuthorityHomebuyerAssistance:
    'Nebraska Investment Finance Authority, Homebuyer Assistance, August 2026',
  nevadaHousingDivisionHomeIsPossible: 'Nevada Housing Division, Home Is Possible, August 2026',
  northCarolinaHousingFinanceAgencyProgram:
    'North Carolina Housing Finance Agency, program guide of June 2026, 4.13',
  ohioHousingFinanceAgencyLenderGuidelines: 'Ohio Housing Finance Agency, lender guidelines of July 1, 2026',
  oklahomaHousingFinanceAgencyDREAMGuides: 'Oklahoma Housing Finance Agency, DREAM guides, September 2025',
  phfaKeystoneAdvantageJuly2026First:
    'PHFA, Keystone Advantage, July 2026; First Mortgage Programs Overview, March 2026',
  rihousing15KDPAJuly2026: 'RIHousing, 15K DPA, July 2026',
  scHousingProgramGuideOfFebruary: 'SC Housing, program guide of February 2, 2026',
  sonymaDPALPlus2026TermSheet: 'SONYMA, DPAL Plus 2026 term sheet',
  tennesseeHousingDevelopmentAgencyOriginatingAgents:
    'Tennessee Housing Development Agency, Originating Agents Guide',
  texasDepartmentOfHousingAndCommunity: 'Texas Department of Housing and Community Affairs, program matrix',
  usdaSection502GuaranteedLoansIncome: 'USDA Section 502 guaranteed loans: income, place and fees',
  utahHousingCorporationForm300Revised: 'Utah Housing Corporation, Form 300, revised July 6, 2026',
  vaHomeLoans: 'VA home loans',
  virginiaDHCDGuidelineRevisedOctober2024:
    'Virginia DHCD, guideline revised October 2024, and answer of October 5, 2026',
  washingtonStateHousingFinanceCommissionDown:
    'Washington State Housing Finance Commission, down payment assistance, August 2026',
  whedaEasyCloseMatrix: 'WHEDA, Easy Close matrix',
} as const;
