export const paymentsYearYearMonthMonth = (count: number) =>
  `${count} payments, year by year and month by month`;
export const paymentsYearYearOneOne = (count: number) => `${count} payments, year by year and one by one`;
export const showYearsOnly = 'Show years only';
export const showEveryMonth = 'Show every month';
export const showEveryPayment = 'Show every payment';
export const year = 'Year';
export const paid = 'Paid';
export const interest = 'Interest';
export const principal = 'Principal';
export const extra = 'Extra';
export const stillOwed = 'Still owed';
export const number = 'Number';
export const payment = 'Payment';
export const balance = 'Balance';
