export const title = 'New servicer';
export const lead =
  'Loans change servicers. Your rate, term and balance do not change with it. Enter the day from the notice, and the days that protect you join your dates.';
export const add = 'My loan is moving';
export const dialogTitle = 'Loan transfer';
export const dialogLead = 'From the notice of your old servicer, the new one, or both.';
export const fields = {
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
