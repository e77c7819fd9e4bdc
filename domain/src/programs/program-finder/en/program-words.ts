export const lenderDecides = 'The lender still decides on your credit and income.';
export const throughALender = 'Apply through a lender or bank that is a member of the Home Loan Bank.';
export const counselingFirst = 'Complete homebuyer counseling.';
export const counselingIfFirst = 'First-time buyers complete homebuyer counseling.';
export const classFirst = 'Take a homebuyer education class.';
export const financialClass = 'Take a financial literacy class.';
export const educationIfAllFirst =
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
export const notReadAtAll = 'We have not read how it is paid back. Ask the agency before you count on it.';
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
export const threeDownNoFees = 'A down payment from 3%, and no price adjustments for score and down payment.';
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
