export const sumDiffers = (parts: string, sum: string, total: string, written: string) =>
  `${parts} make $${sum}, but ${total} says $${written}.`;
export const closingCostsDiffer = (sum: string, written: string, hasCredits: boolean) =>
  `D + I${hasCredits ? ' less lender credits' : ''} make $${sum}, but J says $${written}.`;
export const amountRateAndTermMake = (own: string, payment: string) =>
  `Amount, rate and term make a payment of $${own}, but it says $${payment}. Is it another kind of loan?`;
export const aprOfIsBelowRate = (apr: string, ratePercent: string) =>
  `The APR of ${apr} is below the rate of ${ratePercent}. With a fixed rate only credits can bring that about; with an adjustable one, a lower index can.`;
export const itsLinesMakeAbout = (paid: string, written: string) =>
  `Its lines make about $${paid} in 5 years, but page 3 says $${written}.`;
export const amountRateAndTermPay = (principal: string, written: string) =>
  `Amount, rate and term pay off $${principal} in 5 years, but page 3 says $${written}.`;
export const prepaidInterestIsPart = 'Prepaid interest is part of F, but it is more than F.';
