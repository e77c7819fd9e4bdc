export const newTitle = 'Enter a statement';
export const changeTitle = 'Change the statement';
export const back = 'Escrow check';
export const lead =
  'Copy the figures as the statement has them, also those that look wrong. Leave out what it does not say.';
export const copied = 'The bills of your last statement are filled in. Change what is new.';
export const save = 'Save';
export const remove = 'Delete this statement';
export const gone = 'This statement is not here any longer.';
export const emptyAnswer = 'The most the servicer may ask appears here as you type.';

export const sections = {
  year: 'The coming year',
  bills: 'Projected bills',
  balance: 'Balance and cushion',
  result: 'Over or short',
  payment: 'Escrow payment',
  lastYear: 'Last year, month by month',
  lastTotals: 'Last year’s payment',
} as const;
export const leads = {
  bills: 'What the servicer expects to pay for you in the coming year.',
  lastYear:
    'Projected and actual deposits, payments and balances. Optional: the months that do not add up are named.',
  lastTotals:
    'What last year’s payment was set from, to explain a change. Not needed if last year’s statement is entered too.',
} as const;

export const fields = {
  startMonth: 'First month',
  startYear: 'Year',
  analyzedOn: 'Date of the statement or analysis',
  yearMonths: 'Months this escrow year ran',
  startingBalance: 'Starting balance',
  requiredStart: 'Required starting balance',
  cushion: 'Cushion or minimum balance',
  cushionMonths: 'Cushion your mortgage papers allow',
  surplus: 'Surplus',
  surplusUse: 'What happens to the surplus',
  refundedOn: 'Refund received on',
  shortage: 'Shortage',
  deficiency: 'Deficiency',
  fullPayment: 'Paying all of it at once',
  spreadMonths: 'Months it is spread over',
  payment: 'New escrow payment a month',
  oldPayment: 'Escrow payment before',
  isCurrent: 'Were payments on time?',
  lastProjectedStart: 'Projected balance at the start',
  lastActualStart: 'Actual balance at the start',
  lastTax: 'Property tax a year',
  lastInsurance: 'Homeowner’s insurance a year',
  lastOther: 'Mortgage insurance and other bills a year',
  lastShortfallMonthly: 'Part of the payment for an earlier shortage, a month',
} as const;
export const hints = {
  yearMonths: '12, unless a new servicer began a new year before this one ended.',
  startingBalance: 'What the account has when the coming year begins. A minus if it is below zero.',
  cushionMonths: 'Two months is the most under the rule. State law or your papers may allow less.',
  payment: 'Only the escrow part: not principal and interest.',
  isCurrent: 'Each one within 30 days of its due date.',
  fullPayment: 'What the statement prints for a shortage.',
} as const;
export const cushions = { '2': 'Two months', '1': 'One month', '0': 'None' } as const;
export const surplusUses = { refund: 'Refunded', credit: 'Credited to next year' } as const;
export const fullPayments = {
  no: 'Not mentioned',
  offered: 'Offered as a choice',
  asked: 'Asked for',
} as const;

export const billMonth = 'Month';
export const billItem = 'What for';
export const billAmount = 'Amount';
export const billNumber = (number: number) => `Bill ${number}`;
export const everyMonth = 'Every month';
export const items = {
  tax: 'Property tax',
  insurance: 'Homeowner’s insurance',
  mortgageInsurance: 'Mortgage insurance',
  other: 'Other',
} as const;
export const addBill = 'Add a bill';
export const removeBill = (number: number) => `Remove bill ${number}`;
export const chooseMonth = 'Choose a month.';
export const enterBillAmount = 'Enter an amount above $0, such as 1,800.';
export const noMinus = 'A bill or payment cannot be below zero. Enter it without the minus.';
export const enterCellAmount = (name: string) => `${name}: enter an amount in dollars, such as 1,250.00.`;

export const firstMonth = 'First month of last year';
export const enterMonths = 'Enter the 12 months';
export const addMonth = 'Add a month';
export const removeMonth = 'Remove the last month';
export const monthsLimitNote = 'A year has 12 months.';
export const sides = { projected: 'Projected', actual: 'Actual' } as const;
/** Above the first of three fields on a phone. */
export const sideCell = (side: string, cell: string) => `${side}: ${cell.toLowerCase()}`;
export const cells = { deposit: 'Deposit', paid: 'Paid out', balance: 'Balance' } as const;
export const cellName = (month: string, side: string, cell: string) =>
  `${month}, ${side.toLowerCase()}: ${cell}`;
export const monthsOff = (month: string, count: number) =>
  count === 1
    ? `Last year, ${month} does not add up.`
    : `Last year, ${month} and ${count - 1} more do not add up.`;
