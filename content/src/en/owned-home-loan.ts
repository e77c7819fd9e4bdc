export const enterFirst = 'Enter your loan';
export const enterLead =
  'Choose what you have at hand: the form follows that paper. Every field can be changed later.';
export const papers = {
  closing: 'Closing Disclosure, page 1',
  statement: 'Mortgage statement',
  form1098: 'Form 1098',
} as const;
export const fromPaper = (paper: string) => `From: ${paper}`;
export const dialogTitle = 'Your loan';
export const begunFrom = (document: string) =>
  `Filled in with what “${document}” says for certain. Compare it with the paper, and add the rest.`;
export const paperLeads = {
  closing: 'In the order of page 1 of the Closing Disclosure; then what other papers have.',
  statement: 'In the order of a monthly statement; then what your note or Closing Disclosure has.',
  form1098: 'In the order of Form 1098; then what your note or Closing Disclosure has.',
} as const;
export const restOf = {
  closing: 'From your note and statements',
  statement: 'From your note or Closing Disclosure',
  form1098: 'From your note or Closing Disclosure',
} as const;

export const fields = {
  servicer: 'Servicer',
  loanKind: 'Loan type',
  amount: 'Loan amount',
  ratePercent: 'Interest rate, percent a year',
  termMonths: 'Loan term in months',
  firstPaymentOn: 'First payment due',
  originalValue: 'Original value',
  mortgageInsuranceMonthly: 'Mortgage insurance a month',
  escrowMonthly: 'Escrow a month',
  balance: 'Principal balance',
  balanceOn: 'Day of that balance',
} as const;
/** The same fields as a paper calls them. */
export const paperFields = {
  closing: {
    mortgageInsuranceMonthly: 'Mortgage Insurance, from Projected Payments',
    escrowMonthly: 'Estimated Escrow, from Projected Payments',
  },
  statement: {
    balance: 'Outstanding principal',
    balanceOn: 'Statement date',
    escrowMonthly: 'Escrow (taxes and insurance)',
  },
  form1098: {
    servicer: 'Recipient/Lender',
    balance: 'Box 2: outstanding mortgage principal',
    balanceOn:
      'Day of box 2: December 31 before the form’s year, or the day in that year on which the loan began or changed hands',
  },
} as const;
/** Hints of one paper alone. */
export const paperHints = {
  closing: {},
  statement: {},
  form1098: {
    balanceOn:
      'Box 2 is what you owed on January 1, usually before the payment due that day. With December 31 that payment is still counted.',
  },
} as const;
export const hints = {
  termMonths: '30 years are 360.',
  firstPaymentOn: 'In your note or first-payment letter, often the first of the second month after closing.',
  originalValue: 'The lesser of price and appraisal when you bought. Empty: the price is used.',
  mortgageInsurance: 'Enter 0 if you pay none.',
  balance: 'Counts before what the schedule would have.',
  fixedRate: 'Fixed rate. An adjustable rate is not scheduled here.',
} as const;
export const loanKinds = {
  conventional: 'Conventional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
  other: 'Other',
} as const;

export const owedToday = 'You owe today';
export const nothingOwed = 'Nothing is owed any longer, by the schedule.';
export const countedFrom = {
  note: 'Counted from the note: payments due until today are taken as made, and principal you entered is taken off.',
  statement: (day: string) =>
    `Counted from your statement of ${day}: payments due since then are taken as made.`,
} as const;
export const nextPayment = (amount: string, day: string) => `Next payment: ${amount}, due ${day}`;
export const parts = {
  principal: 'Principal',
  interest: 'Interest',
  escrow: 'Escrow',
  mortgageInsurance: 'Mortgage insurance',
} as const;
export const partsCaption = 'What the next payment is made of';
export const totalOfParts = 'Total';
export const notEntered = 'not entered';
export const paidOffOn = (day: string) => `Paid off with the payment of ${day}, if nothing changes.`;
export const checkStatement = 'Your statement decides. If it differs, enter its balance and day.';
export const loanData = 'Loan data';
export const changeFrom = 'To change it, choose the paper you have at hand.';
export const percentText = (rate: string) => `${rate}%`;
export const monthsText = (months: number) => `${months} months`;

export const schedule = 'Schedule';
export const scheduleLead =
  'As it stands today, to the cent. Check off what you paid: that is your payment history if you ask to end mortgage insurance.';
export const yearSums = (interest: string, principal: string) =>
  `Interest ${interest}, principal ${principal}`;
export const allYears = (count: number) => `Show all ${count} years`;
export const owedAtEnd = (balance: string) => `${balance} owed at the end`;
export const ofPayment = (principal: string, interest: string) =>
  `Principal ${principal}, interest ${interest}`;
export const paidExtra = (extra: string) => `${extra} on top`;
export const owedAfter = (balance: string) => `${balance} owed after`;
export const paid = (due: string) => `Paid: ${due}`;
export const enteredBelow = 'Entered under Payments';
export const paidLate = (day: string, days: number) =>
  `Paid ${day}, ${days} ${days === 1 ? 'day' : 'days'} after it was due`;
export const markYear = (year: string, count: number) =>
  count === 1
    ? `Check off 1 payment of ${year} as paid on time`
    : `Check off ${count} payments of ${year} as paid on time`;

export const bench = 'Pay extra';
export const benchLead =
  'What more principal does from the next payment on. Tell your servicer that it is for principal.';
export const extraMonthly = 'Extra each month';
export const extraYearly = 'Extra once a year';
export const extraOnce = 'Extra once, with the next payment';
export const benchStart = 'Enter an amount to see months and interest saved.';
export const saves = (months: string, interest: string) =>
  `Paid off ${months} sooner, ${interest} less interest`;
export const savesInterest = (interest: string) => `${interest} less interest, in the same number of months`;
export const benchEnd = (day: string, interest: string) =>
  `The last payment would be ${day}. Interest still to come: ${interest}.`;
export const amountNotRead = 'Enter an amount in dollars, such as 250.';

export const recast = 'Recast, or keep the payment';
export const recastLead =
  'A recast takes a lump sum off the balance and lowers the payment; rate and end date stay. Keeping the payment with the same lump sum ends the loan sooner.';
export const recastAsk =
  'Whether your servicer recasts your loan, from which amount and for what fee, is its own rule. Ask before you pay.';
export const recastGovernment = (kind: string) =>
  `Ask your servicer whether it recasts ${kind} loans at all. Extra payments, above, need no one’s consent.`;
export const lumpSum = 'Lump sum';
export const recastFee = 'Fee, if your servicer named one';
export const lumpTooHigh = 'Enter less than you owe.';
export const recastColumns = { recast: 'With a recast', keep: 'Payment kept' } as const;
/** Payment: principal and interest. */
export const recastRows = {
  payment: 'Payment a month',
  months: 'Payments left',
  interest: 'Interest ahead',
} as const;
export const recastSays = (saving: string) => `A recast lowers the payment by ${saving} a month`;
export const keepSays = (interest: string, months: string) =>
  `Keeping the payment costs ${interest} less interest and ends ${months} sooner.`;
export const feeBack = (months: number) =>
  months === 1 ? 'The fee is earned back in 1 month.' : `The fee is earned back in ${months} months.`;
export const feeNeverBack = 'The lower payments do not earn the fee back.';

export const payoff = 'Payoff';
export const payoffLead =
  'An estimate of what pays the loan off on a day. Pay only what your servicer’s statement says.';
export const payoffDay = 'Pay off on';
export const payoffPast = 'Choose a day from today on, up to five years ahead.';
export const payoffTotal = (amount: string) => `About ${amount}, without fees`;
export const payoffPrincipal = 'Principal';
export const payoffInterest = (days: number, since: string, perDay: string) =>
  days === 1
    ? `Interest of 1 day since ${since}, at ${perDay}`
    : `Interest of ${days} days since ${since}, at ${perDay} a day`;
export const payoffBasis =
  'Payments due before that day are taken as made. Interest for each day: balance × rate ÷ 365; your servicer may count 360. Recording and other fees come on top. What is left in escrow comes back to you separately.';
export const requestPayoff = 'Write the payoff request';
export const searchWords =
  'Mortgage balance, amortization schedule, extra payments, recast, remove PMI, payoff statement, new loan servicer, import payments from CSV.';

// Mortgage insurance.

export const mortgageInsuranceTitle = 'Mortgage insurance';
export const below =
  'The loan began at or below 80% of the original value, so it should carry no private mortgage insurance.';
export const notResidence =
  'The Homeowners Protection Act covers the home you live in. For any other home, ask your servicer when private mortgage insurance ends.';
export const va = 'A VA loan has no monthly mortgage insurance.';
export const usda =
  'The 80% and 78% rules are for private insurance, not for USDA’s annual fee. Ask your servicer whether and when the fee ends on your loan.';
export const fhaEnds = (day: string) =>
  `FHA’s annual premium ends: the payment of ${day} is the first without it`;
export const fhaEndsWhy = (percent: number) =>
  `The loan began at or below ${percent}% of the value, so the premium is due for 11 years. The 80% and 78% rules are not for FHA.`;
export const fhaStays = 'FHA’s annual premium lasts as long as the loan';
export const fhaStaysWhy = (percent: number) =>
  `It lasts for the whole term where the loan began above ${percent}% of the value, or the term is not longer than 11 years. The 80% and 78% rules are not for FHA; a new loan of another kind ends it.`;
export const fhaAsk =
  'How long FHA’s annual premium lasts depends on the day your case number was assigned and on the loan without the upfront premium. Ask your servicer for the day it ends.';
export const fhaSource = 'HUD Mortgagee Letter 2023-05';

export const answerAhead = (day: string) => `You can ask to end it from ${day}`;
export const answerNow = 'You can ask to end it now';
export const answerEnded = 'It should have ended';
export const answerEndedWhy = (day: string) =>
  `By the schedule it ended by itself on ${day}, if your payments were current. If you still pay it, ask your servicer in writing why.`;
export const premium = (amount: string) => `You pay ${amount} a month.`;
export const premiumNone = 'You entered that you pay none.';
export const premiumUnknown = 'Enter in your loan what you pay a month: the days below then join your dates.';
export const valueAssumed = (value: string) =>
  `Counted from the price, ${value}. If the appraisal was lower, enter it as the original value.`;
export const ofValue = (value: string) => `Original value: ${value}`;

export const exits = {
  bySchedule: {
    title: '80% by the schedule',
    law: '12 U.S.C. 4901(2), 4902(a)',
    what: 'You may ask in writing',
  },
  byPayments: {
    title: '80% as really paid',
    law: '12 U.S.C. 4901(2), 4902(a)',
    what: 'You may ask in writing',
  },
  automatic: {
    title: '78% by the schedule',
    law: '12 U.S.C. 4902(b)',
    what: 'It ends by itself if payments are current',
  },
  final: {
    title: 'Midpoint of the term',
    law: '12 U.S.C. 4902(c)',
    what: 'It ends at the latest, if payments are current',
  },
} as const;
export const atBalance = (balance: string) => `at a balance of ${balance}`;
export const reached = 'Reached';
export const notReached = 'Not on this schedule';
export const conditions =
  'When you ask, your payments have to be current with a good history, and the servicer may ask for evidence that the value has not fallen and that no second lien is on the home.';

export const history = 'Payment history';
export const historyGood =
  'What you checked off meets the rule: nothing 30 days late in the last 12 months, nothing 60 days late in the 12 before.';
export const historyBad =
  'What you checked off does not meet the rule: nothing 30 days late in the last 12 months, nothing 60 days late in the 12 before.';
export const historyNone =
  'Check off your payments in the schedule, with the day you paid each, and this says whether they meet the rule.';
export const historyKnown = (months: number) => `${months} of the last 24 payments are checked off.`;
export const lateLine = (due: string, paid: string, days: number) =>
  `Due ${due}, paid ${paid}: ${days} ${days === 1 ? 'day' : 'days'} late`;

export const byValue = 'By what the home is worth today';
export const byValueLead =
  'Not a right under that law: the owner of your loan sets the rules. Ask for them, and for the appraisal it accepts, before you pay for one.';
export const valueToday = 'What you think it is worth';
export const valueGiven = (day: string) => `Your last entry under Value, of ${day}.`;
export const shareOwed = (percent: string) => `You owe ${percent} of that.`;
export const askNow = 'Write the request';
export const askByValue = 'Ask by current value';

// Transfers.

export const transfersTitle = 'New servicer';
export const lead =
  'Loans change servicers. Your rate, term and balance do not change with it. Enter the day from the notice, and the days that protect you join your dates.';
export const add = 'My loan is moving';
export const transfersDialogTitle = 'Loan transfer';
export const dialogLead = 'From the notice of your old servicer, the new one, or both.';
export const transfersFields = {
  oldServicer: 'Old servicer',
  newServicer: 'New servicer',
  effectiveOn: 'Day the transfer takes effect',
  oldNoticeOn: 'Date on the old servicer’s notice',
  newNoticeOn: 'Date on the new servicer’s notice',
} as const;
export const effectiveHint = 'The first day on which the new servicer takes payments.';
export const noticeHint = 'Empty until it comes. The same day twice if they wrote together.';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const payTo = (servicer: string, day: string) => `From ${day}, pay ${servicer}`;
export const guardUntil = (servicer: string, day: string) =>
  `Through ${day}, a payment that ${servicer} received on time may not be treated as late`;
export const guardOver = (day: string) => `The 60 days ended ${day}`;
export const noticeOf = (servicer: string) => `From ${servicer}`;
export const timings = {
  'in-time': 'In time',
  late: 'Late',
  combined: 'In time, in one notice of both',
  unknown: 'None entered',
} as const;
export const noticeBy = (day: string) => `due by ${day}`;
export const lateNotice =
  'A late notice does not undo the transfer. Keep both notices: they show why a payment went to the old servicer.';
export const paymentsIn = 'Payments you entered in these days';
export const noPaymentsIn = 'None is entered.';
export const onTime = (paid: string, due: string) => `Paid ${paid}, due ${due}: on time, at either servicer`;
export const afterDue = (paid: string, due: string) =>
  `Paid ${paid}, due ${due}: check the days of grace on your note, and keep proof of the day it was received`;
export const steps = 'Do this';
export const stepTexts = {
  newCalled: 'Call the new servicer at a number you looked up yourself, and confirm that it has your loan',
  autopayStopped: 'Stop automatic payments to the old servicer, bill pay of your bank included',
  autopayStarted: 'Set up payments to the new servicer',
  balancesCompared: 'Compare balance and escrow balance of the last old statement and the first new one',
  insurerNotified: 'Have your homeowner’s insurer name the new servicer as mortgagee',
} as const;
export const fraud = 'Check before you pay anyone new';
export const fraudText =
  'Criminals write “your loan has moved, send payments here”. A real transfer is in writing from your old servicer, too. Call a number from an old statement, never one from the message; do not wire money or change account details because of a call, text or email.';
export const source =
  '12 CFR 1024.33(b)(3) and (c)(1), read in public reprints; check the days against your notices.';
export const ask =
  'A payment was treated as late? Write a notice of error: your servicer’s address for such letters is on your statement.';
