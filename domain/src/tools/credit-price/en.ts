export const downPaymentProblem = 'The down payment is more than the price.';
export const nothingIsLent = 'With this down payment there is no loan to price.';
export const enterThePrice = 'Enter the price of the home.';
export const loanFormula = 'Price - down payment';
export const price = 'Price of the home';
export const downPayment = 'Down payment';
export const loan = 'Loan';
export const loanOverPrice = 'Loan / price, cut after two places, then up to a whole percent';
export const truncatedLtv = 'Cut after two places';
export const rowOfGrid = 'The figure of the grid for this row and this band of loan-to-value';
export const row = 'Row';
export const bandOfLtv = 'Band of loan-to-value';
export const rowsAdded = 'The rows of the grid, added';
export const percentOfLoan = 'Percent x loan';
export const percentLabel = 'Percent of the loan';
export const waived = 'Waived: nothing is charged, whatever the score is';
export const program = 'Program';
export const savingOfBand = '(Percent at your score - percent at the higher band) x loan';
export const percentAt = (score: number) => `Percent at ${score}`;
export const scoreBand = (from: number, to: number) => `${from} to ${to}`;
export const scoreAndUp = (from: number) => `${from} or more`;
export const scoreBelow = (to: number) => `${to} or less`;
export const programNames = {
  homeready: 'HomeReady',
  first_time_buyer: 'First-time buyer within the income limit',
};
export const parts: Record<string, string> = {
  score_ltv: 'Score',
  condo: 'Condominium',
  units_2_4: 'Two to four units',
  manufactured: 'Manufactured home',
  second_home: 'Second home',
  investment: 'Rental or investment',
  arm: 'Adjustable rate',
  subordinate_financing: 'Second loan',
};
