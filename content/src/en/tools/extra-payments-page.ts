export const whatYouOweBothWays = 'What you owe, both ways';
export const balance = 'Balance';
export const asBilled = 'As billed';
export const withExtraPayments = 'With extra payments';
export const halfEveryTwoWeeks = 'Half every two weeks';
export const everyPaymentExtraOnes = 'Every payment, with the extra ones';
export const everyPayment = 'Every payment';
export const bothLinesSamePutExtra =
  'Both lines are the same: put in an extra payment to see what it changes.';
export const ofExtraPayments = (extraTotal: string) => `${extraTotal} of extra payments`;
export const everyTwoWeeks = (payment: string) => `${payment} every two weeks`;
export const withLastPaymentComesAfter = (more: string, months: string, interestSaved: string) =>
  `With ${more} the last payment comes after ${months}, in the same month as without, and ${interestSaved} of interest is never charged.`;
export const extraPaymentsPageWithLastPayment = (
  more: string,
  months: string,
  months2: string,
  interestSaved: string,
) =>
  `With ${more} the last payment comes after ${months}, ${months2} sooner, and ${interestSaved} of interest is never charged.`;
export const scheduleCsv = 'Schedule (CSV)';
