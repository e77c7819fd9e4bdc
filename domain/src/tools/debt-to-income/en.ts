export const enterAWholeNumber = 'Enter a whole number of people.';
export const enterAtLeast1Person = 'Enter at least 1 person.';
export const enterAtMost30People = 'Enter at most 30 people.';
export const enterAnIncomeAbove0 = 'Enter an income above 0 dollars: there is no share of nothing.';
export const housingPaymentX100Gross = 'Housing payment x 100 / gross income';
export const housingPaymentOtherDebtsX = '(Housing payment + other debts) x 100 / gross income';
export const sameRoundedToAWhole = 'The same, rounded to a whole percent';
export const chooseRegionOrEnterState = 'Choose the region, or enter the state of the home.';
export const grossIncomeIncomeTaxesSocial =
  'Gross income - income taxes - Social Security and Medicare - housing - debts - upkeep and utilities - child care';
export const vaTableByRegionFamily = "VA's table by region, family size (7 at most) and loan";
export const requiredX120100 = 'Required x 120 / 100';
