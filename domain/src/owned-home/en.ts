import { formatCount } from '../kernel/formats.ts';
import { formatCents } from '../kernel/money.ts';

export const enterTheBills = 'Enter the projected bills, each with its month and amount.';
export const enterTheMonths = 'Enter the months of last year.';
export const mostBills = (most: number) => `Enter up to ${most} bills. A bill of every month is one line.`;
export const twelveMonths = 'A year has 12 months. Remove the months beyond them.';
export const yearsOverlap = (start: string, first: string) =>
  `Your statement for the year from ${start} covers ${first} too. If a new servicer began a new year, enter in the earlier statement how many months its year ran.`;
export const wrongMonthOrder = (before: string, expected: string, month: string) =>
  `After ${before} comes ${expected}, not ${month}. Check the months of last year.`;
export const overAndShort = 'An account is either over or short. Check the surplus, shortage and deficiency.';
export const refundBeforeAnalysis = 'The refund cannot come before the analysis. Check both days.';
export const enterSignedAmount =
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
export const enterText = (most: number) => `Enter up to ${formatCount(most)} characters.`;
export const enterALink = 'Enter a web address that begins with https://.';
export const endsBeforeStart = 'The warranty ends before it begins. Check both days.';
export const onceAYear =
  'A season comes once a year: enter 12, 24 or another whole number of years, or choose no season.';
export const whereItIs = 'Choose one of your documents, or say where the paper is.';
export const stepIsDone = 'This step is already marked as done.';
export const warrantyEnds = (what: string) => `Warranty ends soon: ${what}`;
export const warrantyLastDay = (day: string, company: string | null, phone: string | null) =>
  `Its last day is ${day}. Have anything that does not work looked at while it is covered${
    company === null ? '' : `, by ${company}${phone === null ? '' : ` (${phone})`}`
  }.`;
export const upkeepDue = (task: string) => `Home upkeep: ${task}`;
/** Whole cents as a date's note has them. */
const amount = (cents: number) => formatCents(cents, 'cents');
/** Dates that follow from the loan. */
export const askTitle = 'You can ask to end mortgage insurance';
export const askNote = (balance: number, value: number) =>
  `The balance reaches ${amount(balance)}, at or below 80% of the original value of ${amount(value)} (12 U.S.C. 4902(a)). Ask in writing; your payments have to be current.`;
export const insuranceEnds = 'Mortgage insurance ends by itself';
export const endsNote = (balance: number, value: number) =>
  `By the first schedule the balance reaches ${amount(balance)}, at or below 78% of the original value of ${amount(value)} (12 U.S.C. 4902(b)). If your payments are current, check that your next statement is without it.`;
export const atLatestTitle = 'Mortgage insurance ends at the latest';
export const atLatestNote =
  'The month after the midpoint of the term (12 U.S.C. 4902(c)). If your payments are current, check that your next statement is without it.';
export const fhaEnds = 'First payment without FHA mortgage insurance';
export const fhaEndsNote = (percent: number) =>
  `The loan began at or below ${percent}% of the value, so the annual premium ends after 11 years (HUD Mortgagee Letter 2023-05). Check that this payment is without it.`;
/** Dates that follow from a servicing transfer. */
export const payNewServicer = (servicer: string) => `Loan payments go to ${servicer} from this day`;
export const payNewNote = (servicer: string) =>
  `Stop automatic payments to ${servicer} and set up new ones. Call the new servicer at a number from your old statement or its website first, not from a text or an email.`;
export const newNoticeBy = (servicer: string) => `A letter from ${servicer} is due by now`;
export const newNoticeNote =
  'The new servicer has to send its own notice (12 CFR 1024.33(b)(3); check the day against the notice you have). If none came, ask both servicers in writing.';
export const guardEnds = (servicer: string) => `60 days for payments sent to ${servicer} by mistake end`;
export const guardNote =
  'Through this day, a payment that the old servicer received on time may not be treated as late (12 CFR 1024.33(c)(1); check the day against both notices).';
/** What is wrong with a servicing transfer. */
export const sameServicer = 'The old and the new servicer cannot be the same.';
export const transferBeforeClosing = 'The transfer comes after the day you closed. Check both days.';
export const noticeTooFar =
  'This day is more than a year away from the day of the transfer. Check both days.';
/** What is wrong with a line of a file of payments. */
export const dayNotRead = (text: string) => `“${text}” is not a day. Write it as 01/31/2026.`;
export const dayMissing = 'The day it was paid is missing.';
export const amountNotRead = (text: string) => `“${text}” is not an amount. Write it as 1,234.56.`;
export const amountMissing = 'The amount is missing.';
export const amountNegative = (text: string) =>
  `${text} is below zero: a reversal or a bill paid from escrow is not a payment.`;
export const quoteNotClosed = 'A quotation mark on this line is never closed.';
export const columnsMissing = (has: number, wants: number) =>
  `This line has ${has} columns and the first line has ${wants}.`;
export const enterOneLine = (most: number) => `Enter up to ${most} characters, on one line.`;
export const enterAnAmount = 'Enter an amount in dollars, such as 1,250.00.';
export const enterAPrice = 'Enter an amount above $0, such as 350,000.';
export const enterWholeNumber = (from: number, to: number) => `Enter a whole number from ${from} to ${to}.`;
export const enterARate = 'Enter the yearly rate of the note, above 0% and up to 25%, such as 6.375.';
export const chooseOne = 'Choose one of these.';
export const chooseAState = 'Choose a state.';
export const answerYesNo = 'Answer yes or no.';
export const unknownField = 'This is not a field of this record.';
export const dayNotAhead = 'Enter a day up to today.';
export const paymentBeforeClosing = 'The first payment comes after the day you closed. Check both days.';
export const balanceAboveLoan = 'The balance cannot be above the amount of the loan.';
export const balanceNeedsDay = 'Enter the day of the statement that shows this balance.';
export const partsAboveTotal =
  'Principal, interest, escrow and extra come to more than the total. Check the amounts.';
export const enterThis = 'Enter this.';
export const enterRecipient = 'Enter the company and its address, in one to six lines.';
/** What is wrong with a record of taxes or insurance. */
export const yearAhead = (last: number) => `Enter a tax year up to ${last}.`;
export const enterInstallments =
  'Enter the due day and the amount of each installment, with the day it was paid if it was.';
export const dueTooFar =
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
export const policyEndEarly = 'The policy ends on or before the day it begins. Check the policy period.';
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
