// First year.

export const title = 'Your first year';
export const allDone = 'Everything of your first year is done.';
export const next = (step: string, day: string) => `Next: ${step}, ${day}.`;
export const due = (step: string, day: string) => `To do since ${day}: ${step}.`;
export const doneOn = (day: string) => `Done ${day}`;
export const toDo = 'To do';
export const markDone = (step: string) => `Mark as done: ${step}`;
export const done = 'Done';
export const notDone = 'Not done';
export const markNotDone = (step: string) => `Mark as not done: ${step}`;
export const newlyBuilt = 'Did you buy the house new from its builder?';
export const newlyBuiltHint = 'Then a walk-through before the builder’s warranty ends is added.';
export const isNew = 'You bought it new from its builder.';
export const isNotNew = 'You did not buy it new from its builder.';

// Taxes answer.

/** What the first page of the home and the search say of taxes and insurance. */
export const nextOn = (title: string, day: string) => `${title}, ${day}.`;
export const overdueSince = (title: string, day: string) => `Overdue since ${day}: ${title}.`;
export const aMonth = (amount: string) => `${amount} a month.`;
export const foundBy =
  'Property tax bill, homestead exemption, assessment appeal, homeowner’s insurance renewal and quotes, force-placed insurance, Form 1098, mortgage credit certificate, improvements and basis.';
