export const enterAYear = 'Enter a year.';
export const enterAYearFrom2000 = 'Enter a year from 2000.';
export const enterAYearUp = 'Enter a year up to 2099.';
export const enter1To4Units = 'Enter 1 to 4 units.';
export const enterACountysFiveDigits = "Enter a county's five digits, like 06037.";
export const enterACounty = 'Enter a county.';
export const useAtMost80Characters = 'Use at most 80 characters.';

export const noCountyHasNumberCheck = (fips: string) =>
  `No county has the number ${fips}. Check its five digits: two of the state, three of the county, like 06037 for Los Angeles County.`;
export const nationalBaselineOfYear = 'The national baseline of the year, by units';
export const countysLimitOfYear = "The county's limit of the year, by units";
export const highestLimitOfAnyCounty = 'The highest limit of any county of that kind, by units';
export const limitOfEveryCounty = 'The limit of every county that has no higher one, by units';
export const highestFhaLimit = 'The highest FHA limit of any county of that kind, by units';
export const lowestFhaLimit = 'The lowest FHA limit of any county, by units';
export const oneUnitBaselineX65 = 'One-unit baseline x 65 / 100, cut to whole dollars';
export const nationalHousingAct12U = 'National Housing Act, 12 U.S.C. 1709(b)(2)';
export const oneUnitBaselineX150 = 'One-unit baseline x 150 / 100';
export const noListOfCounties = (year: number, asked: string) =>
  `No list of the counties of ${year} is held here, so ${asked} was not looked up.`;
export const thisIsCountysOwnConforming = "This is the county's own conforming limit.";
export const thisIsNationalBaselineCountys =
  "This is the national baseline. The county's limit may be higher, up to the ceiling.";
export const fhaLimitIsCountys = "FHA's limit is the county's own, from HUD's list.";
export const countysFhaLimit = "The county's FHA limit of the year, by units";
export const fhaLimitLiesBetweenFloor =
  "FHA's limit lies between floor and ceiling by county; HUD's own search shows it.";
export const withPartOfVaEntitlement =
  'With part of the VA entitlement used up, the county limit decides how much VA guarantees without a down payment.';
export const withFullEntitlementVaSets =
  'With full entitlement VA sets no limit to the loan; the lender still decides how much it lends.';
