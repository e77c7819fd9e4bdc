export const enterThePrice = 'Enter a price above zero.';
export const downPaymentIsMore = 'The down payment is more than the price.';
export const creditIsMore = 'The seller’s credit is more than the price.';
export const enterAnAppraisal = 'Enter an appraised value above zero, or leave it empty.';
export const enterAnIncrement = 'Enter an increment above zero.';
export const capBelowPrice = 'Enter a cap at or above the price.';
export const depositIsMore = 'The earnest money is more than the price.';
export const ownMoney = 'Your own offer';

export const clauseAsWritten = 'An escalation clause as usually written; the words of your own decide';
export const baseStands = 'The price: no other offer is at or above it';
export const otherAndIncrement = 'The lower of the cap and the best other offer + the increment';
export const lowerOfPriceAndValue = 'A loan’s share is taken of the lower of price and appraised value';
export const gapLessPromise = 'Gap - promise, never below zero';
export const limitOfProgram = 'By program, use and loan-to-value';
export const priceLessAppraisal = 'Price - appraised value, never below zero';
export const shareOfLower =
  'The lower of price and appraised value x (price - down payment) / price, as first offered';
export const priceLessLoan = 'Price - loan';
export const loanOverValue = 'Loan x 100 / the lower of price and appraised value';
export const percentOfLoan = 'Loan x closing costs in percent / 100';
export const percentOfLower = 'The lower of price and appraised value x the program’s limit / 100';
export const lowestOfThree = 'The lowest of the credit, the program’s limit and the closing costs';
export const askedLessUsable = 'Credit - what can be used';
export const shareOfLostCredit =
  'FHA alone: lost credit x loan-to-value (HUD Handbook 4000.1 II.A.4.d, inducements to purchase)';
export const cashFormula = 'Down payment and gap + closing costs - what can be used of the credit';
export const levelPayment = 'Loan x i / (1 - (1 + i)^-months), i the yearly rate / 12';
export const cutPrice = 'The same with the price lower by the credit, and no credit';
export const difference = 'With the price cut - with the credit';
export const paymentDifference = 'Payment with the credit - payment with the price cut';
export const monthsToCatchUp = 'Cash saved by the credit / payment saved by the cut, up to a whole month';
export const noAppraisal = 'the price';
export const lastContingency = 'Last contingency';
export const paidWithoutProtection = 'What is paid, once no contingency stands';
