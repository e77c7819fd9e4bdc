/** What is wrong with a record of taxes or insurance. */
export const yearAhead = (last: number) => `Enter a tax year up to ${last}.`;
export const enterInstallments =
  'Enter the due day and the amount of each installment, with the day it was paid if it was.';
export const dueFarFromYear =
  'An installment is due more than a year away from the year of the bill. Check the year and the days.';
export const paidAhead = 'An installment was paid up to today, or not yet. Check the days paid.';
export const dayBeforeNotice = 'This day comes before the day of the notice. Check both days.';
export const appealBeforeNotice =
  'The last day to appeal comes before the day of the notice. Check both on the notice.';
export const beforeClosing = 'This day comes before the day you closed. Check it.';
export const approvedBeforeFiled = 'An approval comes after the filing. Check both days.';
export const amountNeedsDay =
  'Enter the day of the bill or letter that shows this amount: it changes every year.';
export const dayNeedsAmount = 'Enter the amount, or leave the day empty.';
export const endsBeforeItBegins = 'The policy ends on or before the day it begins. Check the policy period.';
export const periodTooLong = 'A policy period is three years at most. Check both days.';
export const deductibleAboveCoverage =
  'The deductible is not below the dwelling coverage. Check both on the declarations page.';
export const windNotCovered =
  'This policy does not cover wind and hail: leave this empty, or answer yes above.';
export const interestAbovePrincipal =
  'The interest of a year is higher than the principal. Boxes 1 and 2 may be swapped.';
export const originatedAfterYear = 'The loan began after this tax year. Check boxes 3 and 11, and the year.';
export const sameFormTwice = 'This form is entered already: same year, lender, interest and principal.';
export const enterCertificateRate =
  'Enter the certificate’s own rate, 10 to 50%: it is not the rate of your loan.';
export const chooseADocument = 'Choose one of your documents, or none.';

/** Dates that follow from records. */
export const fileHomestead = 'File for the homestead exemption';
export const fileHomesteadNote =
  'The day that your county printed. Confirm that it received your application.';
export const installmentDue = (office: string, number: number, of: number) =>
  of === 1 ? `Property tax due: ${office}` : `Property tax due: ${office}, ${number} of ${of}`;
export const installmentNote = (amount: string, year: number) => `${amount} of the ${year} bill. You pay it.`;
export const installmentFromEscrow = (amount: string, year: number) =>
  `${amount} of the ${year} bill. Your servicer pays it from escrow: check that it did.`;
export const appealEnds = 'Last day to appeal the assessment';
export const appealNote = (value: string) =>
  `The notice assesses ${value}. The day is printed on it; the office decides what counts as in time.`;
export const gatherEvidence = 'Gather evidence on your assessment';
export const gatherEvidenceNote =
  'Two weeks before the last day to appeal: recent sales of similar homes, errors in the record, photos of damage.';
export const compareQuotes = (company: string) => `Compare insurance quotes (${company})`;
export const compareQuotesNote = (day: string) =>
  `The policy ends on ${day}. Ask for quotes with the same coverage and deductible.`;
export const policyEnds = (company: string) => `Insurance policy ends: ${company}`;
export const replacePolicy = (company: string) => `Replace the insurance policy that ended (${company})`;
export const policyEndsNote =
  'Confirm that it renews or that a new one begins the same day, and that your servicer has the proof.';
export const placedInsurance = (servicer: string) => `${servicer} will charge you for its own insurance`;
export const placedInsuranceNote =
  'The day that its notice names. Send proof of your policy before it, and ask for a written confirmation.';
