import { formatCount } from '../../kernel/formats.ts';
export const enterOneLine = (most: number) => `Enter up to ${most} characters, on one line.`;
export const enterAnAmount = 'Enter an amount in dollars, such as 1,250.00.';
export const enterAPrice = 'Enter an amount above $0, such as 350,000.';
export const enterAWholeNumber = (from: number, to: number) => `Enter a whole number from ${from} to ${to}.`;
export const enterARate = 'Enter the yearly rate of the note, above 0% and up to 25%, such as 6.375.';
export const chooseOne = 'Choose one of these.';
export const chooseAState = 'Choose a state.';
export const answerYesOrNo = 'Answer yes or no.';
export const unknownField = 'This is not a field of this record.';
export const dayNotAhead = 'Enter a day up to today.';
export const paymentBeforeClosing = 'The first payment comes after the day you closed. Check both days.';
export const balanceAboveLoan = 'The balance cannot be above the amount of the loan.';
export const balanceNeedsDay = 'Enter the day of the statement that shows this balance.';
export const partsAboveTotal =
  'Principal, interest, escrow and extra come to more than the total. Check the amounts.';
export const enterText = (most: number) => `Enter up to ${formatCount(most)} characters.`;
export const enterThis = 'Enter this.';
export const enterRecipient = 'Enter the company and its address, in one to six lines.';
