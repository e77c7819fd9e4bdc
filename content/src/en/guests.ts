/** What a visitor gets, on the page where they would sign in. */
export const offerTitle = 'Look first, sign up later';
export const offerLines = [
  'What you can afford and what closing costs, from your own numbers.',
  'Every home, offer, date and document of your purchase in one place.',
  'Your Loan Estimate and Closing Disclosure checked line by line.',
] as const;
export const lookAtSample = 'Look around with a sample purchase';
export const startWithout = 'Start without an account';
export const starting = 'Opening the portal…';
export const offerHint = 'No email needed. Kept on this device for 14 days.';
export const cookiesBlocked =
  'Your browser did not keep our cookie, so the portal cannot open. Nothing was stored. Allow cookies for this site and try again, or create an account.';
export const visitEnded =
  'Your visit without an account has ended. What you entered was kept for 14 days, or its cookie was cleared. Start again here, or create an account to keep things.';

/** At the head of every page of the portal. */
export const guestBar = 'Guest';
export const keptUntil = (day: string) => `Kept on this device until ${day}, or until you clear its cookies.`;
export const sampleLead = 'This is a sample purchase.';
export const startMyOwn = 'Start my own';
export const keepByAccount = 'Create an account to keep it';
export const createAccount = 'Create an account';
export const deleteEntries = 'Delete what I entered';
export const deleteForGood = 'Delete it for good?';

export const sampleNames = {
  purchase: 'The house on Maple Avenue',
  loan_estimate: 'Sample Loan Estimate',
  closing_disclosure: 'Sample Closing Disclosure',
} as const;
export const sampleNote = 'Inspector: the water heater is 14 years old. Ask for a credit, not a repair.';

/** In place of pages that need an account. */
export const accountNeededTitle = 'This page needs an account';
export const accountNeededLead =
  'What you entered as a guest is safe, and an account keeps it. With one you can also upload, sign, invite people and choose your emails.';

/** After signing in to an account in the browser of a guest. */
export const entriesTitle = 'You entered something here as a guest';
export const describeEntries = ({ facts, homes, dates }: { facts: number; homes: number; dates: number }) => {
  const parts = [
    count(facts, 'figure of your plan', 'figures of your plan'),
    count(homes, 'home', 'homes'),
    count(dates, 'date', 'dates'),
  ].filter((part) => part !== '');
  return `${parts.join(', ')}. Adding it changes nothing that your purchase has already.`;
};
export const addEntries = 'Add to my purchase';
export const dropEntries = 'Delete it';
export const entriesAdded = 'Added to your purchase';
export const entriesDropped = 'Deleted. Your purchase is unchanged';

const count = (number: number, one: string, many: string) =>
  number === 0 ? '' : `${number} ${number === 1 ? one : many}`;
