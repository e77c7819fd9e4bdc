export const enterTheBills = 'Enter the projected bills, each with its month and amount.';
export const enterTheMonths = 'Enter the months of last year.';
export const mostBills = (most: number) => `Enter up to ${most} bills. A bill of every month is one line.`;
export const twelveMonths = 'A year has 12 months. Remove the months beyond them.';
export const yearsOverlap = (start: string, first: string) =>
  `Your statement for the year from ${start} covers ${first} too. If a new servicer began a new year, enter in the earlier statement how many months its year ran.`;
export const monthsOutOfOrder = (before: string, expected: string, month: string) =>
  `After ${before} comes ${expected}, not ${month}. Check the months of last year.`;
export const overAndShort = 'An account is either over or short. Check the surplus, shortage and deficiency.';
export const refundBeforeAnalysis = 'The refund cannot come before the analysis. Check both days.';
export const enterASignedAmount =
  'Enter an amount in dollars, such as 1,250.00, or -120.00 if it is below zero.';

export const refundTitle = 'Escrow surplus refund due';
export const refundNote = (amount: string) =>
  `The yearly analysis shows ${amount} over. A surplus of $50 or more is refunded within 30 days of the analysis if your payments are current (12 CFR 1024.17(f)(2)). Enter the refund on the statement when it comes.`;
export const nextStatementTitle = 'Yearly escrow statement due';
export const nextStatementNote =
  'The servicer sends it within 30 days of the end of the escrow year (12 CFR 1024.17(i)). Enter it to check it.';

export const receivedBeforeSent = 'It cannot be received before it was sent. Check both days.';
export const needsReceipt = 'Enter the day the servicer received it first: its days are counted from then.';
export const beforeReceipt = 'This cannot come before the servicer received it. Check both days.';
export const extendedTooLate = (day: string) =>
  `The servicer may take 15 more days only if it wrote by ${day}. If it wrote later, leave this empty.`;
export const acknowledgeTitle = 'Servicer’s acknowledgment due';
export const acknowledgeNote =
  'Five days after receipt, without Saturdays, Sundays and federal holidays (12 CFR 1024.35(d), 1024.36(c)).';
export const answerTitle = {
  error: 'Answer to your notice of error due',
  information: 'Answer to your request for information due',
};
export const answerNote =
  'Thirty days after receipt, without Saturdays, Sundays and federal holidays; 15 more if the servicer wrote in that time and said why (12 CFR 1024.35(e), 1024.36(d)).';
export const documentsTitle = 'Documents the servicer relied on due';
export const documentsNote =
  'Fifteen days after you asked for them, without Saturdays, Sundays and federal holidays (12 CFR 1024.35(e)(4)).';
