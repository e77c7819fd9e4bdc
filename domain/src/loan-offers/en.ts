export const whichIsRight = (sentence: string) => `${sentence} Which is right?`;
export const sectionBQuestion = (lowB: string, offer: string) =>
  `Another lender’s services that cannot be shopped for (B) come to $${lowB}, yours to $${offer}. Which of them costs more with you?`;
export const sectionCQuestion = (offer: string, lowC: string) =>
  `I may shop for the services in C, $${offer} here and $${lowC} elsewhere. May I have your written list of providers?`;
export const taxesInsuranceQuestion =
  'The estimate of taxes and insurance differs between lenders, though the home is the same. What is yours taken from?';
export const lowerRateQuestion = `Others offer a lower rate for more points. What is your rate at their points, and at none?`;
export const rateLockQuestion = 'Is the rate locked, and until which day?';
export const longerLockQuestion =
  'Another offer is locked for longer. What would it cost to lock yours as long?';
export const prepaymentPenaltyQuestion = 'Your loan has a prepayment penalty. What is the rate without one?';
export const balloonQuestion = 'Your loan has a balloon payment. What would a loan without one cost?';
export const mortgageInsurerQuestion =
  'Another lender’s mortgage insurance costs less. Which insurer can you use instead?';
export const loanCostsD = 'Loan costs (D)';
export const prepaidInterest = 'Prepaid interest';
export const principalAndInterest = (paid: number) => `${paid} × principal and interest`;
export const mortgageInsurance = (insured: number) => `${insured} × mortgage insurance`;
export const lenderCredits = 'Lender credits';
export const loanAmountsNotice =
  'The loan amounts differ, so these are not the same loan. Ask for offers on one amount.';
export const loanTermsNotice =
  'The terms differ. A shorter loan takes more each month and less in all; compare like with like.';
export const principalPaidNotice = (name: string | undefined) =>
  `Counting what the payments take off the loan, ${name} is ahead after 5 years: more of what you pay there comes back as a smaller debt.`;
export const insuranceYearsNotice =
  'Where no years of mortgage insurance are given, it is counted for as long as you stay. Put in the years from page 1.';
export const sumDiffers = (parts: string, sum: string, total: string, written: string) =>
  `${parts} make $${sum}, but ${total} says $${written}.`;
export const closingCostsDiffer = (sum: string, written: string, hasCredits: boolean) =>
  `D + I${hasCredits ? ' less lender credits' : ''} make $${sum}, but J says $${written}.`;
export const paymentDiffers = (own: string, payment: string) =>
  `Amount, rate and term make a payment of $${own}, but it says $${payment}. Is it another kind of loan?`;
export const aprBelowRate = (apr: string, ratePercent: string) =>
  `The APR of ${apr} is below the rate of ${ratePercent}. With a fixed rate only credits can bring that about; with an adjustable one, a lower index can.`;
export const totalPaidDiffers = (paid: string, written: string) =>
  `Its lines make about $${paid} in 5 years, but page 3 says $${written}.`;
export const principalPaidDiffers = (principal: string, written: string) =>
  `Amount, rate and term pay off $${principal} in 5 years, but page 3 says $${written}.`;
export const prepaidInterestExcess = 'Prepaid interest is part of F, but it is more than F.';
export const originationMatchQuestion = (ratePercent: string, best: string, rate: string, own: string) =>
  `Another lender offers ${ratePercent} for origination charges less credits of $${best}. Yours is ${rate} for $${own}. Can you match it?`;
