export const cards = 'Your credit cards';
export const cardsLead =
  'Copy balance and limit from the last statement. The balance on the statement date is what bureaus see.';
export const noCards = 'No cards yet. Add one to see how little money brings it under a line.';
export const addCard = 'Add a card';
export const changeCard = (name: string) => `Change ${name}`;
export const formTitle = { add: 'Add a card', change: 'Change this card' } as const;
export const formLead = 'A name you recognize is enough. Never enter a card number.';
export const name = 'Name of the card';
export const balance = 'Balance';
export const limit = 'Credit limit';
export const noLimit = 'No limit reported';
export const statementDay = 'Statement closes on day (optional)';
export const statementDayHint = 'Day of the month, from 1 to 31.';
export const usedOf = (balance: string, limit: string) => `${balance} of ${limit}`;
export const withoutLimit = (balance: string) => `${balance}, no limit reported: it does not count here`;
export const percentUsed = (percent: string) => `${percent}% used`;
export const overLimit = 'Over its limit';
export const closes = (day: string) => `next statement ${day}`;
export const line = 'Bring each card under';
export const lines = { '30': '30%', '10': '10%', '1': '1%' } as const;
export const lineHint = 'Under 30% is the common advice, single digits the better one.';
export const total = 'All cards together';
export const least = 'The least money';
export const forTotal = (percent: string) => `brings the total to ${percent}%`;
export const forEach = (percent: string) => `brings every card to ${percent}% or less`;
export const underAlready = (percent: string) =>
  `All your cards are at ${percent}% or less. Nothing to pay for that.`;
export const noneCounts = 'None of these cards reports a limit, so there is no share to work out.';
export const order = 'Payments, in this order';
export const orderLead =
  'The fullest card first. Pay before the statement closes, so that the lower balance is reported.';
export const pay = (amount: string, card: string) => `Pay ${amount} on ${card}`;
export const leaves = (amount: string) => `leaves ${amount}`;
export const by = (day: string) => `by ${day}`;
export const beforeStatement = 'before its next statement';
export const addToDates = 'Add to Dates';
export const inDates = 'In your dates';
export const datesNote =
  'Whoever sees the dates of your purchase sees the entry. It names neither the card nor an amount.';
export const dateTitle = {
  payment: 'Card payment before the statement',
  decision: 'Answer to a dispute due',
} as const;
export const closingCard = 'Closing a card can raise your use of credit';
export const closingCardLead =
  'Its limit no longer counts, and what you owe elsewhere stays. Keep unused cards open until closing.';
export const window = 'Apply to all lenders within 14 days';
export const windowLead =
  'Each lender checks your credit. The CFPB says mortgage checks within 45 days count as one. Lenders use different score versions, so plan with 14 days to be safe.';
export const firstApplication = 'Day of your first application';
export const windowUntil = (day: string) => `Finish by ${day}.`;
export const ownLook = 'Looking at your own report does not count.';
export const until = 'Until closing day';
export const keepDoing = ['Pay every bill on time, also small ones.', 'Keep your cards open.'] as const;
export const doNot = [
  'Open no new card or loan, and do not co-sign one.',
  'Put no large purchase on credit. Wait with furniture and cars.',
  'Move no money without a paper trail: lenders ask about large deposits.',
  'Start no dispute while your loan is in underwriting. Finish it before you apply.',
] as const;
