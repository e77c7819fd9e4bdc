/** The head of an owned home's first page. */
export const summary = 'Your home in figures';
export const owed = 'owed';
export const yours = 'yours';
export const nextPayment = (day: string) => `next payment, due ${day}`;
export const payment = 'next payment';
export const notKnown = 'Not known yet';
export const nothing = '$0';

/** Where each figure comes from. */
export const fromStatement = (day: string) => `From your statement of ${day}, each payment since as made`;
export const fromNote = 'From your note, each payment as made';
export const byIndex = (value: string, area: string, quarter: string) =>
  `${value} by the house price index for ${area}, ${quarter}, less what is owed`;
export const byOwner = (value: string, day: string) => `${value} by your figure of ${day}, less what is owed`;
export const byPrice = (value: string, day: string) =>
  `By the ${value} you paid on ${day}, less what is owed`;
export const worth = (value: string) => `Your home at ${value}, less what is owed`;
export const comesWithLoan = 'Comes with your loan';
export const fromSchedule = 'Principal and interest by the note, the rest as you entered it';
export const withoutEscrow = 'Without taxes and insurance: no escrow is entered';
export const enterLoan = 'Enter your loan';
export const enterValue = 'Enter what it may be worth';
export const enterEscrow = 'Enter the escrow';
export const nothingOwed = 'Nothing is owed by the schedule';
export const valueLoading = 'Looking up the house price index';

export const nothingToDo = 'Nothing is due. Dates come with what you enter in each part.';
export const loanTask = 'Enter your loan';
export const loanTaskWhy = 'Then what you owe, what is yours and your next payment are here.';
export const servicerLate = 'Your servicer’s answer is late';
export const servicerLateWhy = 'Its days under federal rules have passed.';
export const by = (day: string) => `By ${day}`;
export const since = (day: string) => `Since ${day}`;
export const isToday = 'Today';
export const open = 'Open';

export const partsTitle = 'What is in the payment';
