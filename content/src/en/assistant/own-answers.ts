import type { DateOwner } from '@porchlight/domain/dates/purchase-dates/date-kinds.ts';

export const inYourPlan = (fact: string, value: string) => `${fact} in your plan: ${value}.`;
export const from = (source: string) => `${source}.`;
export const assumed = (fact: string, value: string) =>
  `Nobody has entered it. ${fact} we count with: ${value}.`;
export const notInPlan = (fact: string) =>
  `Your plan does not say it yet: ${fact}. Add it there, and everything counts with it.`;
export const costs = {
  payment: (amount: string) => `Monthly payment by your plan: ${amount}, with taxes, insurance and dues.`,
  cashToClose: (amount: string) =>
    `Cash to close by your plan: ${amount}, with down payment and closing costs.`,
  savingsLeft: (amount: string) => `Savings left after closing by your plan: ${amount}.`,
  closingCosts: (amount: string) => `Closing costs by your plan: ${amount}, without the down payment.`,
} as const;
export const savingsMissing = 'Your plan does not say what you have saved. Add it there, and I can tell.';
export const priceMissing = 'Your plan has no price yet. Add one there, and I can tell what it comes to.';
export const anEstimate = 'An estimate from your figures and our assumptions. Not an offer.';
export const yourPlan = 'Your plan';

export const says = (label: string, value: string, document: string, page: number) =>
  `${label}: ${value}. It is on page ${page} of “${document}”.`;
export const certainty = {
  proved: 'A sum of the document proves it.',
  confirmed: 'You confirmed it.',
  read: 'Nobody has confirmed it yet: compare it with the page.',
  check: 'It does not fit a sum of the document: compare it with the page.',
} as const;
export const alsoSays = (document: string, value: string, page: number) =>
  `“${document}” says ${value}, on page ${page}.`;
export const showIt = 'Show it on the page';

export const dateIs = (title: string, day: string, distance: string) => `${title}: ${day}, ${distance}.`;
export const whoseMove: Record<DateOwner, string> = {
  buyer: 'It is your move.',
  lender: 'It is your lender’s move.',
  seller: 'It is the seller’s move.',
  title: 'It is the title company’s move.',
  agent: 'It is your agent’s move.',
};
export const dateDone = 'It is done.';
export const dateNotSet = 'It is not among your dates yet. Set it there, and reminders follow.';
export const datesAhead = (count: number) =>
  count === 1 ? 'One date is ahead of you:' : `The next ${count} dates ahead of you:`;
export const datesPassed = (title: string, day: string) => `Passed: ${title}, ${day}.`;
export const noDatesAhead = 'None of your dates is ahead: set your closing day, and others follow from it.';
export const yourDates = 'Your dates';

export const noDocuments = 'You have uploaded no documents yet.';
export const documentsUploaded = (count: number) =>
  count === 1
    ? 'One document of yours is in the Document Center:'
    : `${count} documents of yours are in the Document Center:`;
export const documentLine = (name: string, day: string) => `${name}, uploaded ${day}.`;
export const documentsReturned = (count: number) => {
  if (count === 0) return 'None of your documents was sent back.';
  return count === 1 ? 'One document was sent back:' : `${count} documents were sent back:`;
};
export const returnedLine = (name: string, reason?: string) =>
  reason === undefined ? `${name}.` : `${name}: ${reason}`;
export const documentCenter = 'Document Center';
export const ratioIs = (percent: string, payment: string, debts: string) =>
  `Your debt-to-income ratio by your plan: ${percent}, with ${payment} a month for the home and ${debts} of other debts.`;
export const ratioMissing = (facts: string) =>
  `Your plan does not say enough for your ratio yet: ${facts}. Add it there, and I can tell.`;
export const loanNotEntered =
  'No loan of a home of yours is entered: add it from your closing papers or a statement, and I can tell.';

export const offerLive = (by: 'buyer' | 'seller', price: string, address: string) =>
  by === 'buyer'
    ? `Your offer of ${price} for ${address} is with the seller.`
    : `The seller’s counteroffer of ${price} for ${address} waits for you.`;
export const offerAccepted = (price: string, address: string) =>
  `You are under contract for ${address} at ${price}.`;
export const offerEnds = (when: string) => `It ends ${when}.`;
export const noOffer = 'No offer of yours is live: enter it with its home, and its clock is kept.';
export const yourHomes = 'Your homes';

export const peopleAre = (people: string) => `In your purchase: ${people}.`;
export const person = (name: string, role: string, isInvited: boolean) =>
  `${name} (${role}${isInvited ? ', invited' : ''})`;
export const onlyYou = 'Only you are in your purchase so far.';
export const people = 'People';

export const estimatesRead = (count: number) =>
  count === 1 ? 'One Loan Estimate of yours was read:' : `${count} Loan Estimates of yours were read:`;
export const noEstimate = 'No Loan Estimate of yours was read yet: upload it, and its figures are read.';
export const compareEstimates = 'Compare them line by line';

export const nextPaymentIs = (total: string, day: string) => `Your next payment is ${total}, due ${day}.`;
export const paymentParts = (principal: string, interest: string, escrow: string | undefined) =>
  `${principal} of it is principal and ${interest} interest${escrow === undefined ? '' : `; ${escrow} goes to escrow`}.`;
export const escrowIs = (amount: string) => `${amount} of your monthly payment goes to escrow.`;
export const yourHome = 'Your home';
export const open = (title: string) => `Open ${title}`;
export const closingDateMissing =
  'You have not set a closing date, so I cannot tell. The contract names one; set it among your dates, and the others follow.';
