export const title = 'Payments';
export const none =
  'No payment is entered. Check payments off in the schedule, add one, or import your servicer’s list.';
export const counts = (count: number, total: string) =>
  count === 1 ? `1 payment entered, ${total} in all.` : `${count} payments entered, ${total} in all.`;
export const showAll = (count: number) => `Show all ${count} payments`;
export const lastOnes = 'The latest';
export const add = 'Add a payment';
export const importFile = 'Import a CSV file';
export const dialogTitle = 'A payment';
export const dialogLead = 'As your statement lists it. Leave empty what it does not divide.';
export const fields = {
  paidOn: 'Day it was paid',
  dueOn: 'Due date it was for',
  total: 'Total paid',
  principal: 'Principal',
  interest: 'Interest',
  escrow: 'Escrow',
  extraPrincipal: 'Extra principal',
} as const;
export const dueOnHint = 'Empty for principal paid by itself.';
export const extraHint = 'On top of the payment. 0 if none.';
export const changePayment = (day: string) => `Change the payment of ${day}`;
export const extraOf = (amount: string) => `${amount} extra principal`;

export const importTitle = 'Import payments';
export const importLead =
  'A CSV file from your servicer or bank. It is read on this device; you see what is in it before anything is saved.';
export const chooseFile = 'Choose the CSV file';
export const refusedEmpty =
  'There are no payments in this file: it needs a line with the names of its columns, and a line for each payment.';
export const refusedTooLong = (rows: string, most: string) =>
  `This file has ${rows} rows. A home keeps at most ${most} payments, so nothing was read. Choose a file with the payments of this loan alone.`;
export const refusedTooBig = (most: string) =>
  `This file is larger than ${most}. Choose a file with the payments of this loan alone.`;
export const refusedNotText = 'This is not a CSV file. In a spreadsheet, save it as “CSV (comma separated)”.';
export const columns = 'What the columns are';
export const columnsAsk = 'We did not recognize every column. Choose what each of these is, or leave it out.';
export const column = (number: number) => `Column ${number}`;
export const columnSample = (sample: string) => `For example: ${sample}`;
export const leaveOut = 'Leave it out';
export const chooseColumn = 'Choose what it is';
export const columnNeeded = (what: string) => `No column is chosen for: ${what}.`;
export const columnTwice = (what: string) => `More than one column is chosen for: ${what}.`;
export const changeColumns = 'Change the columns';
export const preview = 'What will be saved';
export const previewCount = (count: number) => (count === 1 ? '1 payment' : `${count} payments`);
export const previewSpan = (from: string, to: string, total: string) => `${from} to ${to}, ${total} in all`;
export const nothingNew = 'Nothing new is in this file.';
export const alreadyStored = (count: number) =>
  count === 1
    ? '1 payment is saved already and is not saved again.'
    : `${count} payments are saved already and are not saved again.`;
export const sameDueDate = (count: number) =>
  count === 1
    ? '1 payment is for a due date you checked off or imported already, and is left out.'
    : `${count} payments are for due dates you checked off or imported already, and are left out.`;
export const repeated = (count: number) =>
  count === 1
    ? '1 line is in this file twice for the same due date and counts once.'
    : `${count} lines are in this file twice for the same due date and count once.`;
export const otherSign = (count: number) =>
  count === 1
    ? '1 line is a refund or another entry of the opposite sign, and is left out.'
    : `${count} lines are refunds or other entries of the opposite sign, and are left out.`;
export const signAsk = 'Which amounts are your payments?';
export const signHint =
  'This file has both signs. We chose the one that more lines have; the others are taken for refunds.';
export const signs = {
  above: (count: number) => `Above zero (${count === 1 ? '1 line' : `${count} lines`})`,
  below: (count: number) => `Below zero (${count === 1 ? '1 line' : `${count} lines`})`,
};
export const noDueDates =
  'No column has the due date, so these payments check off nothing in the schedule. Their extra principal counts.';
export const tooMany = (sum: string, most: string) =>
  `With these there would be ${sum} payments. A home keeps at most ${most}: nothing can be saved from this file.`;
export const wrongLines = (count: number) =>
  count === 1
    ? '1 line cannot be read and will not be saved'
    : `${count} lines cannot be read and will not be saved`;
export const wrongLine = (line: number, problem: string) => `Line ${line}: ${problem}`;
export const moreLines = (count: number) => `and ${count} more`;
export const save = (count: number) => (count === 1 ? 'Save 1 payment' : `Save ${count} payments`);
