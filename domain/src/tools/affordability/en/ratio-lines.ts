export const longStandingPlanningRule =
  'A long-standing planning rule of lenders and counselors; 36% is also Fannie Mae’s line for files judged by hand (B3-6-02)';
export const hudHandbook40001Fha =
  'HUD Handbook 4000.1, FHA loans judged by hand; 43% is also what our guide prefers';
export const fannieMaeSellingGuideB3 =
  'Fannie Mae Selling Guide B3-6-02, the most its automated system takes';
export const automatedSystemWeighsWholeFile =
  'An automated system weighs the whole file: it may refuse below these lines and accept above them.';
export const threePercentDownIsForCertain =
  '3% down is for certain first-time and lower-income buyers; others pay 5% or more.';
export const fhaInsuresNoLoanBelow = 'FHA insures no loan below a score of 500.';
export const withAScoreOf500 = 'With a score of 500 to 579 FHA asks for 10% down.';
export const forVeteransServiceMembers =
  'For veterans, service members and some surviving spouses, with full entitlement.';
export const va41IsAGuideline =
  'VA’s 41% is a guideline: what counts as well is the income left after taxes, debts and housing.';
export const forHomesInEligibleRural =
  'For homes in eligible rural areas and households within the county’s income limit. Check both with USDA.';
