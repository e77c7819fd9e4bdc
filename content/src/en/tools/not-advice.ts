/** Shown below every calculator. */
export const notAdvice =
  'They teach and compare. They are not an offer of credit, and a lender’s own figures may differ: its Loan Estimate is what counts.';
