export const whichIsRight = (sentence: string) => `${sentence} Which is right?`;
export const anotherLendersServicesThatCannot = (lowB: string, offer: string) =>
  `Another lender’s services that cannot be shopped for (B) come to $${lowB}, yours to $${offer}. Which of them costs more with you?`;
export const iMayShopForServices = (offer: string, lowC: string) =>
  `I may shop for the services in C, $${offer} here and $${lowC} elsewhere. May I have your written list of providers?`;
export const estimateOfTaxesAndInsurance =
  'The estimate of taxes and insurance differs between lenders, though the home is the same. What is yours taken from?';
export const anotherLenderOffersForOrigination = (
  ratePercent: string,
  best: string,
  rate: string,
  own: string,
) =>
  `Another lender offers ${ratePercent} for origination charges less credits of $${best}. Yours is ${rate} for $${own}. Can you match it?`;
export const othersOfferALowerRate = `Others offer a lower rate for more points. What is your rate at their points, and at none?`;
export const isRateLockedAndUntil = 'Is the rate locked, and until which day?';
export const anotherOfferIsLocked =
  'Another offer is locked for longer. What would it cost to lock yours as long?';
export const yourLoanHasAPrepayment = 'Your loan has a prepayment penalty. What is the rate without one?';
export const yourLoanHasABalloon = 'Your loan has a balloon payment. What would a loan without one cost?';
export const anotherLendersMortgageInsuranceCosts =
  'Another lender’s mortgage insurance costs less. Which insurer can you use instead?';
