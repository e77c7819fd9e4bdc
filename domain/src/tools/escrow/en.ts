export const regulationXEscrow =
  'Regulation X, 12 CFR 1024.17 (escrow: aggregate accounting, cushion of at most one sixth)';
export const homeownersInsurance = 'Homeowner’s insurance';
export const propertyTax = 'Property tax';
export const heldForMonths = (item: string, monthly: string, months: number) =>
  `${item} (${monthly} a month for ${months} ${months === 1 ? 'month' : 'months'})`;
export const depositFormula =
  'Amount a month x months held at closing. A servicer may keep up to one sixth of a year as a cushion';
export const amountAMonth = 'Amount a month';
export const months = 'Months';
export const earlyBillsLabel = (item: string, months: readonly string[]) =>
  `${item} due in ${months.join(' and ')}, before the first payment`;
export const earlyBillsFormula =
  'Bills of the month of closing and the one after it. What the seller has paid already comes off';
export const billsLessPrepaid =
  'Bills of the month of closing and the one after it, less what is prepaid. What the seller has paid already comes off';
export const closing = 'Closing';
export const firstPayment = 'First payment';
export const bills = 'Bills';
export const prepaid = 'Prepaid';
export const firstDepositLabel = 'First deposit for insurance and property tax';
export const firstDepositFormula =
  'Cushion - lowest balance of the year that begins with the first payment, from nothing: a twelfth of its bills is paid in each month, and each bill paid out when it is due';
export const insuranceAMonth = 'Insurance a month';
export const taxAMonth = 'Tax a month';
export const lowestBalance = 'Lowest balance';
export const amountInMonth = (amount: string, month: string) => `${amount} in ${month}`;
export const cushion = 'Cushion';
export const enterAMonth = 'Enter a month as a number.';
export const monthTooLow = 'January is month 1.';
export const monthTooHigh = 'December is month 12.';
export const monthsNotWhole = 'Enter a whole number of months.';
export const monthsNegative = 'Enter 0 or more months.';
export const monthsTooMany = 'Enter at most 36 months.';
export const balanceNotRead = 'Enter dollars and cents in digits, like -120.50.';
export const billsTooMany = 'Enter at most 60 bills.';
export const cushionNotAllowed = 'Enter 0, 1 or 2 months: a sixth of a year at most.';
export const daysNotWhole = 'Enter a whole number of days.';
export const daysNegative = 'Enter 0 or more.';
export const daysTooMany = 'Enter at most 31.';
export const yearBasisUnknown = 'Enter 360 or 365.';
export const chooseAKind =
  'Choose a kind: escrowAggregate, escrowAnalysis, prepaidEstimate or escrowEstimate.';
export const escrowSource = 'Regulation X, 12 CFR 1024.17';
export const estimatesOfCfpb = 'The estimates of CFPB\'s "owning a home" tools; an assumption, change it';
export const annualFormula = 'All bills of the year';
export const monthlyFormula = 'A twelfth of the year, rounded to the cent';
export const cushionFormula = 'A twelfth of the year x months of cushion';
export const lowPointFormula =
  'The lowest balance of a year that starts from nothing: a twelfth is paid in each month, and each bill paid out in its own';
export const cushionLowestBalance = 'Cushion - lowest balance';
export const surplusFormula =
  'Balance - what it should be, if above 0; from 50 dollars on it is paid back within 30 days';
export const shortageFormula =
  "What it should be - balance (one below 0 counts as 0, and as a deficiency), if above 0; from a month's payment on it is spread over 12 months or more";
export const deficiencyFormula = 'What the balance is below 0';
export const prepaidInterestFormula = 'Loan x rate / 100 / days of the year, rounded to the cent, x days';
export const prepaidInsuranceFormula = 'Price x percent / 100 / 12 x months';
export const interestInsurance = 'Interest + insurance';
export const wholeDollarsFormula = 'The same in whole dollars';
export const monthlyEscrowFormula = 'Price x (tax + insurance percent) / 100 / 12';
export const initialEscrowFormula = 'The same x months, rounded once';
