import { type PlaceCode, places } from '../../kernel/states.ts';

export const ohioFirstLoans =
  'The agency’s guidelines name 3% with a conventional first loan and 3.5% with a government one.';
export const governmentLoans = 'Government loans are FHA, VA and USDA.';
export const utahFirstLoans = 'The agency’s form names FHA and VA first loans.';
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
/** What each program is called, by its id. */
export const programNames = {
  chenoa: 'Chenoa Fund',
  'fannie-97': 'Fannie Mae standard 97% loan for first-time buyers',
  'fannie-homeready': 'HomeReady',
  'fha-203b': 'FHA 203(b) purchase loan',
  'fhlb-atlanta': 'Homeownership set-aside (FHLBank Atlanta)',
  'fhlb-boston-ebp': 'Equity Builder Program',
  'fhlb-boston-how': 'Housing Our Workforce',
  'fhlb-boston-luh': 'Lift Up Homeownership',
  'fhlb-chicago-dpp': 'Downpayment Plus',
  'fhlb-cincinnati-whp': 'Welcome Home Program',
  'fhlb-dallas-help': 'HELP (FHLBank Dallas)',
  'fhlb-desmoines-homestart': 'Home$tart',
  'fhlb-desmoines-nahi': 'Native American Homeownership Initiative',
  'fhlb-indianapolis-hop': 'Homeownership Opportunities Program (FHLBank Indianapolis)',
  'fhlb-ny-hdp': 'Homebuyer Dream Program',
  'fhlb-pittsburgh-ffd': 'First Front Door',
  'fhlb-pittsburgh-keys': 'Keys to Equity',
  'fhlb-sf-wish': 'WISH',
  'fhlb-topeka-hsp': 'Homeownership Set-aside Program',
  'freddie-home-possible': 'Home Possible',
  'freddie-homeone': 'HomeOne',
  gnnd: 'Good Neighbor Next Door',
  'gse-spcp': 'Special purpose credit programs of Fannie Mae and Freddie Mac',
  'hud-counseling': 'HUD-approved housing counseling',
  mcc: 'Mortgage credit certificate',
  naca: 'NACA purchase program',
  'section-184': 'Indian Home Loan Guarantee (Section 184)',
  'state-ak': 'First-time homebuyer loans and closing cost help',
  'state-al': 'Step Up',
  'state-ar': 'ADFA Down Payment Assistance',
  'state-az': 'HOME Plus and Arizona Is Home',
  'state-ca': 'CalHFA MyHome Assistance',
  'state-ca-2': 'GSFA Platinum',
  'state-co': 'CHFA down payment assistance',
  'state-co-2': 'metroDPA',
  'state-ct': 'Time To Own',
  'state-dc': 'DC Open Doors',
  'state-de': 'Delaware homebuyer assistance',
  'state-fl': 'Florida Hometown Heroes',
  'state-fl-2': 'FL Assist',
  'state-ga': 'Georgia Dream',
  'state-hi': 'Hula Mae',
  'state-ia': 'FirstHome and Homes for Iowans',
  'state-id': 'Idaho Housing down payment assistance',
  'state-il': 'IHDAccess Repayable',
  'state-in': 'Next Home and First Step',
  'state-ks': 'First Time Homebuyer Program',
  'state-ky': 'KHC Down Payment Assistance',
  'state-la': 'MRB Home and Delta 100',
  'state-ma': 'MassHousing Down Payment Assistance',
  'state-md': 'Maryland Mortgage Program',
  'state-me': 'First Home Loan with Advantage',
  'state-mi': 'MI 10K DPA Loan',
  'state-mn': 'Start Up and Deferred Payment Loan',
  'state-mo': 'First Place Cash Assistance',
  'state-ms': 'Smart6 and Easy8',
  'state-mt': 'Bond Advantage down payment assistance',
  'state-nc': 'NC Home Advantage Mortgage',
  'state-nd': 'FirstHome and Start',
  'state-ne': 'Homebuyer Assistance (HBA)',
  'state-nh': 'Home Flex Plus',
  'state-nj': 'NJHMFA Down Payment Assistance',
  'state-nm': 'FIRSTHome and FIRSTDown',
  'state-nv': 'Home Is Possible',
  'state-ny': 'SONYMA Down Payment Assistance Loan (DPAL, DPAL Plus)',
  'state-oh': 'Your Choice! Down Payment Assistance',
  'state-ok': 'OHFA DREAM',
  'state-or': 'Flex Lending',
  'state-pa': 'Keystone Advantage Assistance Loan',
  'state-ri': '15K DPA',
  'state-sc': 'Palmetto Home Advantage',
  'state-sd': 'First-time Homebuyer and Fixed Rate Plus',
  'state-tn': 'Great Choice Plus',
  'state-tx': 'My First Texas Home',
  'state-ut': 'UHC down payment assistance',
  'state-va': 'HOMEownership Down Payment Assistance',
  'state-vt': 'ASSIST and First Generation',
  'state-wa': 'Home Advantage DPA',
  'state-wi': 'Easy Close Advantage',
  'state-wv': 'Low Down Home Loan',
  'state-wy': 'Home Stretch',
  'usda-direct': 'USDA Section 502 direct loan',
  'usda-guaranteed': 'USDA Section 502 guaranteed loan',
  'va-guaranty': 'VA-guaranteed purchase loan',
  'va-nadl': 'VA Native American Direct Loan',
} as const;
export type NamedProgram = keyof typeof programNames;
export const lenderDecides = 'The lender still decides on your credit and income.';
export const throughALender = 'Apply through a lender or bank that is a member of the Home Loan Bank.';
export const counselingFirst = 'Complete homebuyer counseling.';
export const counselingIfFirst = 'First-time buyers complete homebuyer counseling.';
export const classFirst = 'Take a homebuyer education class.';
export const financialClass = 'Take a financial literacy class.';
export const educationAllFirst =
  'One borrower takes a homebuyer education class, when all who will live there are first-time buyers.';
export const educationAbove95 =
  'One borrower takes a homebuyer education class, when all are first-time buyers and the loan is above 95% of the value.';
export const repaidMonthly = 'A first mortgage. You pay it back month by month.';
export const grantFiveYears =
  'A grant: no monthly payment. You commit to keep the home for 5 years. Ask what is owed if you sell or refinance sooner.';
export const grantForgiven =
  'A grant that is forgiven over time: no monthly payment. Ask how long you have to stay.';
export const grantAsk = 'A grant: no monthly payment. Ask what is owed if you sell or refinance early.';
export const secondAsk =
  'A second loan on the home. We have not read how it is paid back: ask for the rate, the term and when it falls due.';
export const repaymentUnknown =
  'We have not read how it is paid back. Ask the agency before you count on it.';
export const nothingToRepay = 'Nothing to pay back.';
export const fhaCountyLimit =
  'FHA limits the loan by county: in 2026 from $541,287 to $1,249,125 for one home.';
export const vaGives =
  'No down payment and no mortgage insurance. A one-time funding fee, from which some veterans are exempt.';
export const vaCertificate = 'Get your Certificate of Eligibility from VA; a lender can ask for it.';
export const fhaGives =
  'A down payment from 3.5% with a score of 580 or more, from 10% with 500 to 579. Mortgage insurance for the premium.';
export const usdaGives = 'No down payment. An upfront fee and a yearly fee, both set by fiscal year.';
export const usdaIncomeLimit =
  'USDA’s own income limits by county: one for 1 to 4 people, a higher one for 5 to 8. So an income above 115% of the median for your household may still be within yours. Look yours up at eligibility.sc.egov.usda.gov, or ask a lender.';
export const usdaMap = 'Check the address on USDA’s eligibility map.';
export const threeDown = 'A down payment from 3%.';
export const threeDownUnadjusted =
  'A down payment from 3%, and no price adjustments for score and down payment.';
export const homeReadyIncome = 'It has an income limit that we have not read in Fannie Mae’s own document.';
export const ended = 'Ended. Nothing to apply for.';
export const mccAgency = 'Your state or county; IRS Form 8396';
export const mccGives =
  'A federal income tax credit each year: the certificate’s rate (10 to 50 percent) of the mortgage interest you paid, at most $2,000 a year if the rate is above 20 percent. What you cannot use carries forward three years.';
export const mccRepay =
  'Nothing monthly. Part of it may have to be paid back if you sell within nine years. The interest you deduct is less by the credit.';
export const mccBefore = 'It has to be issued before you close.';
export const mccIssuer = 'Whether your state or county issues certificates now, and to whom.';
export const counselingGives =
  'A counselor approved by HUD looks at your budget, credit and programs with you, free or at low cost.';
export const assetLimit =
  'It also limits what you own (savings and other assets). We have not read the amount.';
export const cincinnatiWindow =
  'The 2025 round opened on March 3, 2025, first come, first served. We have not seen the 2026 round: ask.';
export const militaryMore = 'Up to $20,000, or $25,000 for military households; at least $10,000.';
export const hawaiiMore = 'Up to $15,000; in Hawaii up to $25,000.';
export const olderAmount = (year: string) => `The amount is that of ${year}. We have not seen a newer one.`;
export const wishMatch = 'Four dollars for each dollar of your own, up to $32,099.';
export const dreamPlus =
  'Up to $20,000 at 80% of the area median or less; Homebuyer Dream Program Plus gives up to $30,000 above that.';
export const dreamPlusLimit = 'Plus ends at 120 to 150 percent of the area median, by place.';
export const nativeLimit = 'The income limit is HUD’s or the one of NAHASDA; we count with HUD’s.';
export const minorityFirstGeneration =
  'It is for minority and first-generation first-time buyers. Ask the lender whether you are one.';
export const otherLimits = 'Its limits on income, price or credit: we have not read them.';
export const denverArea = 'It is run from Denver. Ask whether it serves the county of the home.';
export const noRentedPart = 'No home of which a part is rented out.';
export const kansasHomes =
  'Single-family homes on up to five acres, condominiums, townhomes, half a duplex, manufactured or modular homes.';
export const michiganUnits = 'Whether a building with two to four homes counts is not stated.';
export const gsfaGives = 'Up to 5.5% of the first loan, as a second loan and a gift.';
export const metroGives = '3 or 4% of the loan.';
export const metroRepay =
  'A second loan for 30 years that is deferred: no monthly payment. Ask when it falls due.';
export const marylandGives = '$6,000, or 3 to 6 percent of the first loan, by product.';
export const missouriGives = '4% of the loan.';
export const missouriRepay =
  'A second loan that is forgiven in year 10. Ask what is owed if you sell or refinance sooner.';
export const nebraskaGives = 'Up to 5% of the price.';
export const nebraskaRepay = 'A second loan at 1% for 10 years, paid month by month.';
export const nevadaGives = '3 or 5% of the loan; with 5% the rate of the first loan is slightly higher.';
export const northCarolinaGives = 'Up to 3% of the total loan amount.';
export const northCarolinaRepay =
  'A second loan at 0% for 15 years that is deferred: no monthly payment. Ask when it is forgiven or due.';
export const ohioGives = '3% of the price with a conventional loan, 3.5% with a government loan.';
export const ohioRepay = 'A second loan that is forgiven if you stay. Ask after how long.';
export const oklahomaGives = '3.5% of the loan.';
export const southCarolinaGives = '0, 3 or 4% of the first loan.';
export const southCarolinaRepay =
  'A second loan at 0% for 10 years that is forgiven. Ask what is owed if you sell sooner.';
export const tennesseeGives =
  'Up to 5% of the price, at most $15,000, paid back monthly; or $6,000 or $10,000 that is forgiven.';
export const tennesseeRepay =
  'Either a second loan for 30 years at the rate of the first, paid month by month, or a smaller one without payments that is forgiven.';
export const texasGives = '2 to 5% of the loan.';
export const texasRepay =
  'A second loan: deferred for 30 years, or forgiven after 3 years. No monthly payment; ask which one you get.';
export const utahGives = 'A second loan for the down payment.';
export const utahRepay =
  'Either 30 years at the rate of the first loan plus 1 point (at most 8%), paid month by month, or deferred at 3.5% simple interest.';
export const utahHomes =
  'One or two homes with FHA or VA; two to four with HFA Advantage, a score of 700 and at most 95% of the value.';
export const virginiaGives = '10 to 15% of the price and up to $2,500 of closing costs, at most $40,000.';
export const washingtonGives = '3, 4 or 5% of the loan.';
export const washingtonRepay =
  'A second loan at 0% that is deferred: no monthly payment. Ask when it falls due.';
export const wisconsinGives = '6% of the price or of the appraisal, whichever is less.';
export const wisconsinRepay = 'A second loan for 10 years at the rate of the first, paid month by month.';
export const connecticutRepay = 'A second loan that is forgiven if you stay. Ask after how long.';
export const keystoneHomes = 'With HFA Preferred, one home only.';
const list = (names: readonly string[], last: string) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
const namePlaces = (served: readonly PlaceCode[]) =>
  list(
    served.map((place) => places[place]),
    'or',
  );
const percentOf = {
  ami: 'of the area median',
  mrbLimit: 'of the county’s Mortgage Revenue Bond limit',
} as const;
const money = { price: 'Price', loanAmount: 'Loan', income: 'Household income' } as const;
const incomeUpTo = (percent: string, of: keyof typeof percentOf, amount?: string) =>
  `Household income at most ${percent}% ${percentOf[of]}${amount === undefined ? '' : `: ${amount}`}.`;
/** Each rule in our own words. Amounts come written, as "$500". */
export const ruleWords = {
  places: (served: readonly PlaceCode[]) => `The home is in ${namePlaces(served)}.`,
  everywhere: 'The home is anywhere in the United States.',
  primaryHome: 'You will live in it as your main home.',
  firstTime: 'You are a first-time buyer: mostly, no home of your own in the last three years.',
  firstGeneration: 'You are a first-generation buyer: ask the bank how it counts.',
  military: 'You served, serve now, or are a surviving spouse with the benefit.',
  native: 'Your household is Native American, Alaska Native or Native Hawaiian.',
  rural: 'The home is where USDA counts as rural.',
  incomeUpTo,
  incomeSurelyUpTo: (percent: string, of: keyof typeof percentOf, amount?: string) =>
    `${incomeUpTo(percent, of, amount)} Above that, the agency’s own limit decides.`,
  incomeBetween: (above: string, percent: string, of: keyof typeof percentOf) =>
    `Household income above ${above}% and at most ${percent}% ${percentOf[of]}.`,
  atMost: (of: keyof typeof money, amount: string) => `${money[of]} at most ${amount}.`,
  units: (most: number) =>
    most === 1 ? 'A home for one household.' : `At most ${most} homes in the building.`,
  ownFunds: (amount: string) => `At least ${amount} of your own money.`,
  score: (least: number) => `A credit score of at least ${least}.`,
  downAtLeast: (percent: string) => `At least ${percent}% down.`,
  creditAndDown: (steps: readonly (readonly [number, string])[]) =>
    `${list(
      steps.map(([score, percent]) => `at least ${percent}% down with a score of ${score} or more`),
      'or',
    ).replace(/^a/, 'A')}.`,
  lawfulResident: 'You are a U.S. citizen or lawful permanent resident.',
} as const;
/** What would change a no, so that it can follow "What would change it:". */
export const changeWords = {
  places: (served: readonly PlaceCode[]) => `a home in ${namePlaces(served)}`,
  primaryHome: 'living in the home as your main home',
  firstTime: 'being a first-time buyer by its rule',
  firstGeneration: 'being a first-generation buyer by its rule',
  military: 'service, or a surviving spouse’s benefit',
  native: 'a Native American, Alaska Native or Native Hawaiian household',
  rural: 'a home where USDA counts as rural',
  incomeAtMost: (amount: string) => `a household income of ${amount} or less`,
  incomeAbove: (amount: string) => `a household income of ${amount} or more`,
  priceAtMost: (amount: string) => `a price of ${amount} or less`,
  loanAtMost: (amount: string) => `a loan of ${amount} or less`,
  units: (most: number) =>
    most === 1 ? 'a home for one household' : `at most ${most} homes in the building`,
  ownFunds: (amount: string) => `${amount} more of your own money`,
  points: (count: number) => (count === 1 ? '1 point more' : `${count} points more`),
  down: (percent: string) => `${percent} percent down`,
  lawfulResident: 'lawful permanent residence or citizenship',
  or: ', or ',
  and: ' and ',
  alsoNeeded: '; and ',
} as const;
export const rulesNotVerified = 'rules not verified';
export const endedOn = (day: string) => `ended ${day}`;
export const tableNames = {
  national: 'Programs in every state, read November 24, 2026',
  homeLoanBanks: 'Programs of the Federal Home Loan Banks, read November 24, 2026',
  states: 'Programs of the states, read November 24, 2026',
  agencies: 'The agencies’ documents, each named beside its rule',
};
