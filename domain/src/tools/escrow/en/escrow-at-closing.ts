export const regulationX12Cfr1024 =
  'Regulation X, 12 CFR 1024.17 (escrow: aggregate accounting, cushion of at most one sixth)';
export const homeownersInsurance = 'Homeowner’s insurance';
export const propertyTax = 'Property tax';
export const heldForMonths = (item: string, monthly: string, months: number) =>
  `${item} (${monthly} a month for ${months} ${months === 1 ? 'month' : 'months'})`;
export const amountAMonthXMonths =
  'Amount a month x months held at closing. A servicer may keep up to one sixth of a year as a cushion';
export const amountAMonth = 'Amount a month';
export const months = 'Months';
export const dueBeforeFirstPayment = (item: string, months: readonly string[]) =>
  `${item} due in ${months.join(' and ')}, before the first payment`;
export const billsBeforeFirstPayment =
  'Bills of the month of closing and the one after it. What the seller has paid already comes off';
export const billsLessPrepaid =
  'Bills of the month of closing and the one after it, less what is prepaid. What the seller has paid already comes off';
export const closing = 'Closing';
export const firstPayment = 'First payment';
export const bills = 'Bills';
export const prepaid = 'Prepaid';
export const firstDepositForInsurance = 'First deposit for insurance and property tax';
export const cushionLowestBalanceOfYear =
  'Cushion - lowest balance of the year that begins with the first payment, from nothing: a twelfth of its bills is paid in each month, and each bill paid out when it is due';
export const insuranceAMonth = 'Insurance a month';
export const taxAMonth = 'Tax a month';
export const lowestBalance = 'Lowest balance';
export const amountInMonth = (amount: string, month: string) => `${amount} in ${month}`;
export const cushion = 'Cushion';
