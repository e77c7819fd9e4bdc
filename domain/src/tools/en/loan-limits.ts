export const enterAYear = 'Enter a year.';
export const yearTooEarly = 'Enter a year from 2000.';
export const yearTooLate = 'Enter a year up to 2099.';
export const unitsProblem = 'Enter 1 to 4 units.';
export const countyNumberProblem = "Enter a county's five digits, like 06037.";
export const enterACounty = 'Enter a county.';
export const countyTooLong = 'Use at most 80 characters.';

export const countyNumberUnknown = (fips: string) =>
  `No county has the number ${fips}. Check its five digits: two of the state, three of the county, like 06037 for Los Angeles County.`;
export const limitFromBaseline = 'The national baseline of the year, by units';
export const limitFromCounty = "The county's limit of the year, by units";
export const ceilingFormula = 'The highest limit of any county of that kind, by units';
export const baselineFormula = 'The limit of every county that has no higher one, by units';
export const highestFhaLimit = 'The highest FHA limit of any county of that kind, by units';
export const lowestFhaLimit = 'The lowest FHA limit of any county, by units';
export const floorPercentFormula = 'One-unit baseline x 65 / 100, cut to whole dollars';
export const floorPercentSource = 'National Housing Act, 12 U.S.C. 1709(b)(2)';
export const ceilingPercentFormula = 'One-unit baseline x 150 / 100';
export const countyListMissing = (year: number, asked: string) =>
  `No list of the counties of ${year} is held here, so ${asked} was not looked up.`;
export const countyLimitNote = "This is the county's own conforming limit.";
export const baselineNote =
  "This is the national baseline. The county's limit may be higher, up to the ceiling.";
export const fhaCountyNote = "FHA's limit is the county's own, from HUD's list.";
export const countysFhaLimit = "The county's FHA limit of the year, by units";
export const fhaRangeNote =
  "FHA's limit lies between floor and ceiling by county; HUD's own search shows it.";
export const vaPartialNote =
  'With part of the VA entitlement used up, the county limit decides how much VA guarantees without a down payment.';
export const vaFullNote =
  'With full entitlement VA sets no limit to the loan; the lender still decides how much it lends.';
