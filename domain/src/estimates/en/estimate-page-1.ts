export const pageTitle = 'Loan terms and payments';
export const loan = 'The loan';
export const loanTerms = 'Loan terms';
export const costsAtClosing = 'Costs at closing';
export const salePrice = 'Sale price';
export const priceAsEntered = 'The price as entered';
export const loanType = 'Loan';
export const fixedLoan = (termMonths: number, program: keyof typeof programs) => {
  const years = termMonths / 12;
  const term = Number.isInteger(years) ? `${years}-year` : `${termMonths}-month`;
  return `${term} fixed, ${programs[program]}`;
};
export const none = 'None';
export const no = 'NO';
export const closingDay = 'Closing day';
export const rateLock = 'Rate lock';
export const rateLockNote = 'A rate can change until a lender locks it in writing.';
export const loanAmount = 'Loan amount';
export const financedLoanFormula = 'Price − down payment + financed costs';
export const priceDownPayment = 'Price − down payment';
export const downPayment = 'down payment';
export const financedCosts = 'financed costs';
export const interestRate = 'Interest rate';
export const rateFormula = 'The rate as it stands';
export const scenarioRateFormula = (scenario: string) =>
  `The rate as it stands, moved by the ${scenario} scenario`;
export const principalInterestLabel = 'Monthly principal and interest';
export const levelPayment = 'L × i ÷ (1 − (1 + i)^−n), with i the rate ÷ 1,200; at 0%, L ÷ n';
export const payments = (termMonths: number) => `${termMonths} payments`;
export const prepaymentPenalty = 'Prepayment penalty';
export const yesAsHigh = (penalty: string) => `YES: as high as $${penalty}`;
export const balloonPayment = 'Balloon payment';
/** `years` as "1" or "2-30". */
export const projectedPayments = (years: string) =>
  `Projected payments, ${years.includes('-') ? 'years' : 'year'} ${years}`;
export const totalPaymentLabel = 'Estimated total monthly payment';
export const totalPaymentFormula =
  'Principal and interest + mortgage insurance + escrow, each as printed, rounded to a dollar';
export const principalAndInterest = 'principal and interest';
export const mortgageInsurance = 'mortgage insurance';
export const taxesInsuranceLabel = 'Taxes, insurance and assessments';
export const taxesInsuranceNote = 'Each month, may rise over time';
export const taxesInsuranceFormula =
  'Property tax + homeowner’s insurance + HOA or condo dues, rounded to a dollar';
export const propertyTax = 'property tax';
export const homeownersInsurance = 'homeowner’s insurance';
export const duesInput = 'HOA or condo dues';
export const escrowNote = 'Property tax and insurance are paid through escrow.';
export const escrowDuesNote =
  'Property tax and insurance are paid through escrow. Dues are paid to the association, apart from the total above.';
export const principalInterestRow = 'Principal and interest';
export const principalInterestFormula = 'The monthly payment of the loan, to the cent';
export const mortgageInsurance2 = 'Mortgage insurance';
export const escrow = 'Escrow';
export const escrowFormula = 'Property tax + homeowner’s insurance, rounded to a dollar';
export const estimatedClosingCosts = 'Estimated closing costs';
export const closingCostsFormula = 'D + I − lender credits';
export const lenderCredits = 'lender credits';
export const cashToClose = 'Estimated cash to close';
export const cashFormula = 'As worked out on page 2';

const programs = { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' };
