export const pageTitle = 'More about this loan';
export const comparisons = 'Comparisons';
export const otherConsiderations = 'Other considerations';
export const fiveYears = '5 years';
export const months = (months: number) => `${months} months`;
export const paidLabel = (years: string) =>
  `In ${years}: total you will have paid in principal, interest, mortgage insurance and loan costs`;
export const paidFormula = (months: number) =>
  `${months} × payment + mortgage insurance due in that time + loan costs (D) + prepaid interest, all unrounded`;
export const mortgageInsurance = 'mortgage insurance';
export const prepaidInterest = 'prepaid interest';
export const principalLabel = (years: string) => `In ${years}: principal you will have paid off`;
export const principalFormula = (months: number) => `Loan amount − what is owed after ${months} payments`;
export const loanAmount = 'loan amount';
export const aprLabel = 'Annual percentage rate (APR)';
export const aprFormula =
  'The yearly rate at which all payments, with mortgage insurance while it is due, are worth the loan less its finance charges at closing (actuarial method)';
export const financeCharges = 'finance charges at closing';
export const aprNote = 'Your costs over the loan term, as a rate. It is not your interest rate.';
export const tipLabel = 'Total interest percentage (TIP)';
export const tipFormula = '(Interest over the whole term + prepaid interest) ÷ loan amount × 100';
export const interestOverTerm = 'interest over the term';
export const tipNote = 'The interest you will pay over the loan term, as a share of the loan.';
export const appraisalNote =
  'A lender may order one and charge you for it. You are entitled to a copy, even if the loan does not close.';
export const assumptionNote = 'Whether a later buyer may take the loan over on the same terms.';
export const homeownersInsurance = 'Homeowner’s insurance';
export const homeownersInsuranceNote =
  'Lenders require it. You choose the company, as long as the lender finds it acceptable.';
export const latePayment = 'Late payment';
export const latePaymentNote = 'What a late payment costs, and after how many days.';
export const noPromise = 'No promise';
export const refinancingLaterDepends =
  'Refinancing later depends on your finances, the home’s value and the market. You may not be able to.';
export const servicingNote =
  'Whether the lender keeps the loan and takes your payments, or transfers that to someone else.';
export const appraisal = 'Appraisal';
export const ask = 'Ask';
export const assumption = 'Assumption';
export const required = 'Required';
export const refinance = 'Refinance';
export const servicing = 'Servicing';
