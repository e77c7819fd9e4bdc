export const enterDueThrough = 'Enter the last day on which the payment is not late, days of grace included.';
export const enterPaymentReceived = 'Enter the day on which the old servicer received the payment.';
export const askedBefore = 'Enter a day on or after the one on which the servicer received the notice.';

export const transferRule =
  'Regulation X, 12 CFR 1024.33(b)(3), (c)(1), as quoted in public reprints; the official page was not read by us';
export const errorRule = 'Regulation X, 12 CFR 1024.35(d), (e), (i)(1)';
export const informationRule = 'Regulation X, 12 CFR 1024.36(c), (d)';

export const fifteenBefore = 'The day of the transfer - 15 days';
export const fifteenAfter = 'The day of the transfer + 15 days';
export const sixtyDays = '60 days, the day of the transfer being the first';
export const failedServicer =
  'Where the old servicer failed or was dismissed, notice may come as late as 30 days after the transfer.';
export const keepProof =
  'Keep proof of the day on which the old servicer received your payment. It has to send the payment on to the new one, or back to you.';
export const confirmDays = 'Check these days against both notices: they name the day of the transfer.';

export const fiveDays = 'Receipt + 5 days, without Saturdays, Sundays and federal holidays';
export const answerDays = 'Receipt + the days of the rule, without Saturdays, Sundays and federal holidays';
export const daysOfRule =
  'By what was written about: 30 days, 7 for a payoff amount, 10 for who owns the loan';
export const fifteenMore =
  'Receipt + the days of the rule + 15, where the servicer writes within the first and says why';
export const fifteenForDocuments = 'The day they were asked for + 15 days, counted the same way';
export const sixtyCalendarDays = 'Receipt + 60 calendar days';
export const ownAddress =
  'These days are counted from receipt at the address that the servicer names for notices of error and requests. It may not charge you for answering.';
export const foreclosureApart = 'Errors about a foreclosure have shorter days of their own.';
