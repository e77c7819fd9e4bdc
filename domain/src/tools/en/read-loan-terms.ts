export const rateLimitsProblem = 'The lowest rate must not lie over the highest one.';
export const interestOnlyProblem = 'Enter fewer interest-only months than the loan has payments.';
export const afterMonthsProblem = 'Enter no more months than the loan has payments.';
export const equalPrincipalProblem =
  'Equal principal is worked out for a fixed rate without interest-only months.';
export const paymentProblem = 'Leave the payment out where the loan sets another one on the way.';
export const rateChangesConflict = 'Enter either the rate changes or how the rate may move, not both.';
export const rateChangesOrder = 'Enter the rate changes in their order, the first after payment 1.';
export const firstMonthsInterest = (interest: string, payment: string) =>
  `The first month’s interest is $${interest}. A payment of $${payment} would never pay the loan off; enter more than the interest.`;
