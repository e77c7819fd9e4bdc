export const peopleNotWhole = 'Enter a whole number of people.';
export const tooFewPeople = 'Enter at least 1 person.';
export const tooManyPeople = 'Enter at most 30 people.';
export const incomeMissing = 'Enter an income above 0 dollars: there is no share of nothing.';
export const frontRatioFormula = 'Housing payment x 100 / gross income';
export const backRatioFormula = '(Housing payment + other debts) x 100 / gross income';
export const vaRatioFormula = 'The same, rounded to a whole percent';
export const regionMissing = 'Choose the region, or enter the state of the home.';
export const residualIncomeFormula =
  'Gross income - income taxes - Social Security and Medicare - housing - debts - upkeep and utilities - child care';
export const requiredResidualFormula = "VA's table by region, family size (7 at most) and loan";
export const requiredX120100 = 'Required x 120 / 100';
