export const emptyTitle = 'Check your yearly escrow statement';
export const emptyLead =
  'Type in the statement your servicer sends once a year, and see the most it may ask each month, what does not add up, and why the payment changed.';
export const emptyWhere =
  'It is called “Annual Escrow Account Disclosure Statement” or “Escrow Analysis”, and is due within 30 days of the end of your escrow year. Your servicer’s website usually has it under documents or escrow.';
export const enterStatement = 'Enter a statement';
export const changeStatement = 'Change the statement';
export const statements = 'Your statements';
export const yearFrom = (month: string) => `Year from ${month}`;
export const createStatementDraft = (month: string) => `Show the year from ${month}`;
export const shown = 'Shown above';

/** The answer. */
export const mayAsk = (most: string) => `Your servicer may ask at most ${most} a month.`;
export const within = (asked: string) => `The statement asks ${asked}, which is within the rule.`;
export const tooMuch = (asked: string, over: string) => `The statement asks ${asked}: ${over} more.`;
export const differs = (asked: string) =>
  `The statement asks ${asked}, which is within the rule, but other figures do not match.`;
export const afterTwoMonths = (most: string) =>
  `That is for the first two months, in which a deficiency may be asked for. After them it is at most ${most} a month.`;
export const cannotTell = 'We cannot tell yet whether the payment is within the rule.';
export const because = {
  bills: 'Enter the bills the statement projects for the coming year, each with its month.',
  balance: 'Enter the balance the account starts the coming year with.',
  payment: 'Enter the escrow payment the statement asks.',
  'not-current':
    'Payments were late and the account is below zero. Your loan documents say how a deficiency is repaid then; the limits of the rule are for borrowers who are current.',
} as const;
export const states = {
  within: 'Within the rule',
  'too-much': 'Asks too much',
  differs: 'Figures to ask about',
  'cannot-tell': 'Cannot tell yet',
} as const;

export const compareTitle = 'The statement and the rule';
export const figure = 'Figure';
export const onStatement = 'Statement';
export const byRule = 'Rule';
export const figures = {
  payment: 'Payment a month',
  start: 'Required start',
  cushion: 'Cushion',
  surplus: 'Surplus',
  shortage: 'Shortage',
  deficiency: 'Deficiency',
} as const;
export const notStated = 'Not entered';
export const agrees = 'agrees';
export const inFavorOf = {
  owner: 'differs, in your favor',
  servicer: 'differs, in the servicer’s favor',
} as const;
export const tolerance =
  'For the payment, the start and the cushion the rule sets the most. Balances agree up to $7, payments and the cushion up to $1, and the months of last year up to $2: the rule says nothing about rounding, and HUD allowed whole dollars in 1995.';
export const howCounted = (annual: string, monthly: string) =>
  `The bills come to ${annual} a year, so ${monthly} a month. The required start is what keeps every month of the year at or above the cushion.`;
export const cushionAbove = {
  two: (stated: string, rule: string) =>
    `The cushion of ${stated} is above two months of these bills, ${rule}: the most the rule allows.`,
  less: (stated: string, rule: string) =>
    `The cushion of ${stated} is above ${rule}, what you entered as the most your papers allow.`,
} as const;
export const cushionLess =
  'State law or your mortgage papers may allow a smaller cushion than two months. If they do, choose it in the statement.';

export const choicesTitle = 'What the servicer may do';
export const choicesEmpty = 'The account starts where it should: nothing is over or short.';
export const choiceLeads = {
  surplus: (amount: string) => `A surplus of ${amount}. The servicer:`,
  deficiency: (amount: string) => `A deficiency of ${amount}: the account is below zero. The servicer may:`,
  shortage: (amount: string) => `A shortage of ${amount}. The servicer may:`,
} as const;
export const choices = {
  'surplus-refund-in-30-days': 'refunds it within 30 days of the analysis',
  'surplus-refund': 'refunds it, or',
  'surplus-credit': 'credits it to next year’s payments',
  'surplus-by-documents': 'follows your loan documents, since payments were late',
  'deficiency-nothing': 'leave it',
  'deficiency-in-30-days': 'ask for it within 30 days',
  'deficiency-in-2-payments': 'spread it over 2 or more equal monthly payments',
  'deficiency-by-documents': 'follow your loan documents, since payments were late',
  'shortage-nothing': 'leave it',
  'shortage-in-30-days': 'ask for it within 30 days',
  'shortage-in-12-payments': 'spread it over 12 or more equal monthly payments',
} as const;
export const questionsTitle = 'Ask the servicer';
export const questions = {
  'pay-in-full':
    'Why does the statement offer or ask to pay the whole shortage at once? For a shortage of one month’s payment or more, the rule lists only leaving it or spreading it over 12 or more months (CFPB’s answers on servicing, June 2, 2021). You may still pay more on your own.',
  'spread-too-short': 'Why is the shortage spread over fewer than 12 months? The rule lists 12 or more.',
  'deficiency-at-once':
    'Why is the deficiency due at once? When it is one month’s payment or more, the rule lists leaving it or 2 or more equal payments.',
  'credit-not-refund':
    'Why is the surplus credited and not refunded? A surplus of $50 or more is refunded within 30 days of the analysis when payments are current.',
} as const;

export const monthsOffTitle = 'Months that do not add up';
export const monthOff = {
  projected: (month: string, expected: string, stated: string) =>
    `The statement’s projected ${month} balance should be ${expected}; it says ${stated}.`,
  actual: (month: string, expected: string, stated: string) =>
    `The statement’s ${month} balance should be ${expected}; it says ${stated}.`,
} as const;
export const howMonthsAdd = 'Each balance is the one before it, plus the deposit, less what was paid out.';

export const targetTitle = 'The year, month by month';
export const targetLead =
  'What the account should hold at the end of each month if it starts as the rule allows.';
export const month = 'Month';
export const billsDue = 'Bills';
export const endOfMonth = 'Balance';

/** Why the payment changed. */
export const jumpTitle = 'Why the payment changed';
export const jumpUp = (amount: string, from: string, to: string) =>
  `Up ${amount} a month: from ${from} to ${to}.`;
export const jumpDown = (amount: string, from: string, to: string) =>
  `Down ${amount} a month: from ${from} to ${to}.`;
export const jumpNone = (payment: string) => `It stays at ${payment} a month.`;
export const jumpExplained = (amount: string) => `What you entered explains a change of ${amount} a month.`;
export const jumpParts = {
  tax: 'Property tax',
  insurance: 'Homeowner’s insurance',
  shortfall: 'Last year’s shortfall',
  other: 'Mortgage insurance and other bills',
  rounding: 'Rounding',
  left: 'Not explained by these: ask the servicer',
} as const;
export const jumpTotal = 'Change a month';
export const jumpHow =
  'Tax and insurance: a twelfth of the change in the yearly bill. Shortfall: what is short, divided by the months it is asked over, less what the old payment already had for an earlier one.';
export const jumpUnknown =
  'To see why the payment changed, enter last year’s statement too, or last year’s tax and insurance at the end of this one.';

/** Notices. */
export const noticesTitle = 'Letters to the servicer';
export const noticesLead =
  'A notice of error or a request for information, sent to the address the servicer names for them, has to be acknowledged in 5 days and answered in 30, without Saturdays, Sundays and federal holidays. It costs you nothing. Keep paying meanwhile.';
export const addNotice = 'Add a letter';
export const noticeFromCheck = 'Start a notice of error';
export const noticeTitle = 'Letter to the servicer';
export const noticeLead = 'Enter it when you send it, and its days as they come.';
export const changeNotice = (kind: string) => `Change: ${kind}`;
export const noticeKinds = { error: 'Notice of error', information: 'Request for information' } as const;
export const noticeFields = {
  notice: 'Kind',
  about: 'What is wrong, or what you ask for',
  address: 'Servicer’s address for notices of error and requests',
  sentOn: 'Sent on',
  receivedOn: 'Received by the servicer on',
  acknowledgedOn: 'Acknowledged on',
  extendedOn: 'Servicer wrote that it needs more time on',
  documentsAskedOn: 'You asked for the documents it relied on',
  documentsOn: 'Documents came on',
  answeredOn: 'Answered on',
} as const;
export const noticeHints = {
  address:
    'It is on your statement or the servicer’s website. A letter sent elsewhere may not start the clock.',
  receivedOn: 'From the delivery receipt. The days are counted from here.',
  extendedOn: 'It may take 15 more days if it writes within the first 30 and says why.',
  documentsAskedOn: 'Only for a notice of error.',
} as const;
export const steps = {
  acknowledge: 'Acknowledge it',
  answer: 'Answer it',
  documents: 'Send the documents it relied on',
} as const;
export const stepBy = (day: string) => `by ${day}`;
export const stepExtended = (day: string) => `by ${day}, with 15 more days`;
export const stepStates = {
  done: (day: string) => `Done ${day}`,
  'done-late': (day: string) => `Done ${day}, late`,
  late: () => 'Late',
  ahead: () => 'Ahead',
} as const;
export const sentStep = 'Sent';
export const receivedStep = 'Received by the servicer';
export const notSent = 'Not sent yet';
export const notReceived = 'Enter the day it was received: its days are counted from then.';
export const noBadReport = (day: string) =>
  `Through ${day} the servicer may not report the payment you dispute as late to a credit bureau.`;
export const lateTitle = 'What to do now';
export const lateLead =
  'Call or write once more and name the day it was due. If nothing comes, submit a complaint to the CFPB: companies usually answer in 15 days, and in up to 60.';

/** The text of a letter, from what the check found. */
export const findingYear = (month: string) => `Escrow statement for the year from ${month}.`;
export const findingPayment = (asked: string, annual: string, balance: string, most: string) =>
  `It asks an escrow payment of ${asked} a month. From its own bills (${annual} a year) and starting balance (${balance}), 12 CFR 1024.17 gives at most ${most} a month.`;
export const finding = {
  start: (stated: string, rule: string) =>
    `It says the required starting balance is ${stated}; the rule gives at most ${rule}.`,
  cushion: (stated: string, rule: string) =>
    `It says the cushion is ${stated}; the rule gives at most ${rule}.`,
  surplus: (stated: string, rule: string) => `It says the surplus is ${stated}; the rule gives ${rule}.`,
  shortage: (stated: string, rule: string) => `It says the shortage is ${stated}; the rule gives ${rule}.`,
  deficiency: (stated: string, rule: string) =>
    `It says the deficiency is ${stated}; the rule gives ${rule}.`,
} as const;
export const findingMonths = (count: number) => `${count} more months do not add up.`;
export const findingAsk =
  'Please check these figures, correct what is wrong and send me a corrected statement.';

/** What the first page of the home says. */
export const overviewTooMuch = (asked: string, most: string) =>
  `The statement asks ${asked} a month; the rule allows at most ${most}.`;
export const overviewWithin = (asked: string) => `${asked} a month, within the rule.`;
export const overviewDiffers = (asked: string) =>
  `${asked} a month is within the rule; other figures do not match.`;
export const overviewCannotTell = 'A statement is entered; something is missing to check it.';
export const overviewLate = 'An answer of your servicer is late.';
export const writeLetter = 'Write the letter';
export const change = 'Change';
