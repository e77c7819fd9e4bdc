export const asOf = (asOf: string) => `. As of ${asOf}.`;
export const source = 'Source:';
export const published = (published: string) => `, published ${published}. `;
export const computedOn = (on: string) => `Worked out as of ${on}.`;
export const notChosen = 'Not chosen';
export const pageOf = (number: number, count: number) => `Page ${number} of ${count}`;
export const estimates = 'Estimates';
export const aMonth = (monthly: string) => `${monthly} a month`;
export const toClose = (cash: string) => `${cash} to close`;
export const atAssumedRate = (rate: string) => `at an assumed ${rate}`;
export const atYourRate = (rate: string) => `at ${rate}`;
export const assumedDownPayment = (amount: string) => `with ${amount} down assumed`;
export const principalAndInterest = 'Principal and interest';
export const mortgageInsurance = 'Mortgage insurance';
export const taxAndInsurance = 'Property tax and home insurance';
export const none = 'None';
export const loanAmount = 'Loan amount';
export const assumptions = (count: number) => (count === 1 ? '1 assumption' : `${count} assumptions`);
export const assumptionsLead = 'Change any of them, and the figures follow.';
export const everyLine = 'Every line, on three pages';
export const everyLineLead =
  'The pages of a Loan Estimate with your figures. Each line opens to its formula and source.';
export const sampleBelow = 'Compare with the full sample Loan Estimate below';
export const enterAPrice = 'Enter a price to see your monthly payment.';
export const workingOut = 'Working out your monthly payment...';
export const planningOnly =
  'With property tax, insurance and mortgage insurance where it is due. A planning figure, not an offer.';

export const print = 'Print';
export const whatIsThis = (term: string) => `What is this: ${term}`;
