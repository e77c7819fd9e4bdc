export const enterAnAmount = 'Enter dollars such as 750, 1097.50 or -250.';
export const risenFormula = 'What each charge that must not rise rose by, with a credit for it counted in';
export const tenFormula = 'Closing Disclosure less 110% of the Loan Estimate, of charges that were made';
export const overFormula = 'Both together';
export const askNote =
  'Ask your lender which changed circumstance allows this, and what was paid back. A revised Loan Estimate in time can be the reason.';
export const fineNote = 'Nothing rose beyond what the rule allows, as the lines are grouped here.';
export const waitFormula = 'APR now less APR disclosed, beside the tolerance; product; prepayment penalty';
export const fellNote =
  'The APR fell by more than the tolerance. No new wait follows where the finance charge was overstated too: ask your lender.';
export const waitNote = 'The corrected form has to be in your hands three business days before you sign.';
export const noWaitNote = 'Other corrections are shown by closing, without another wait.';
