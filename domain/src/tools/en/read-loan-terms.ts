export const lowestRateMustNotLie = 'The lowest rate must not lie over the highest one.';
export const enterFewerInterestOnlyMonths = 'Enter fewer interest-only months than the loan has payments.';
export const enterNoMoreMonthsThan = 'Enter no more months than the loan has payments.';
export const equalPrincipalIsWorkedOut =
  'Equal principal is worked out for a fixed rate without interest-only months.';
export const leavePaymentOutWhereLoan = 'Leave the payment out where the loan sets another one on the way.';
export const enterEitherRateChanges = 'Enter either the rate changes or how the rate may move, not both.';
export const enterRateChangesInTheir = 'Enter the rate changes in their order, the first after payment 1.';
export const firstMonthsInterest = (interest: string, payment: string) =>
  `The first month’s interest is $${interest}. A payment of $${payment} would never pay the loan off; enter more than the interest.`;
