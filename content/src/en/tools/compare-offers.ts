export const allCalculators = 'All calculators';
export const linesThatDiffer = 'Lines that differ';
export const line = 'Line';
export const notGiven = 'Not given';
export const copyLink = 'Copy link';
export const print = 'Print';
export const allLinesCsv = 'All lines (CSV)';
export const linkCopied = 'Link copied';
export const linkCopiedLead = 'Opening it fills in these offers.';
export const copyFailedTitle = 'The link could not be copied';
export const copyFailedLead =
  'Your browser does not allow it. The address of this page is the same link: copy it from there.';
export const beyondTheLowest = 'Beyond the lowest';
export const mismatchLabel = 'Does not add up';
export const loanEstimates = 'Loan Estimates';
export const addALender = 'Add a lender';
export const emptyAllColumns = 'Clear all';
export const lender = (count: number) => `Lender ${count}`;
export const remove = (title: string) => `Remove ${title}`;
export const enterToYears = 'Enter 1 to 50 years.';
export const amountProblem = 'Enter an amount above zero.';
export const rateProblem = 'Enter at most 100 percent.';
export const offerFieldsLender = 'Lender 1';
export const offerFieldsLender2 = 'Lender 2';
export const breakdownTitle = 'How it is made up';
export const isTheLowest = (name: string) => `${name} is the lowest`;
export const month = (months: string, until: number) => `${months} (month ${until})`;
export const stayUpTo = (to: string) => `If you stay up to ${to}`;
export const stayLongerThan = (months: string) => `If you stay longer than ${months}`;
export const fromMonthTo = (fromText: number, to: string) => `From month ${fromText} to ${to}`;
export const fiveYearLowest = (lender: string) => `Lowest over 5 years: ${lender}`;
export const showTheAnswer = 'Show the answer';
export const partialTitle = 'So far, from pages 1 and 3';
export const partialLead =
  'You can compare these now. The five-year total is each lender’s own figure, before lender credits.';
export const partialOfOne =
  'This is what one Loan Estimate says. Add the Loan Estimate of another lender to compare the two.';
export const partialDifferentLoans =
  'The loan amounts or terms differ, so the lowest figure may belong to a smaller or shorter loan.';
export const partialTable = 'Figures of pages 1 and 3';
export const notRead = 'Not read';
export const stillNeeded = (lender: string) =>
  `To count ${lender} in full, enter from page 2 of its Loan Estimate:`;
export const countInFull = 'Count these in';
export const nothingLacks = 'Nothing is missing: every offer is counted in full.';
