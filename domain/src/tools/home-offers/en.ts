export const priceRequired = 'Enter a price above zero.';
export const appraisalRequired = 'Enter an appraised value above zero.';
export const enterAnIncrement = 'Enter an increment above zero.';
export const capBelowBase = 'Enter a cap at or above the base.';
export const percentLimit = 'Enter at most 200%.';
export const eventsRequired = 'Enter at least one event.';
export const eventsLimit = 'Enter at most 200 events.';
export const ordinaryCostsProblem = 'Enter at most the closing costs: these are part of them.';
export const none = 'none';
export const clauseAsWritten = 'An escalation clause as usually written; the words of your own decide';
export const baseStands = 'The base: no other offer is at or above it';
export const otherAndIncrement = 'The lower of the cap and the best other offer + the increment';
export const loanShareRule = 'A loan’s share is taken of the lower of price and appraised value';
export const priceLessAppraisal = 'Price - appraised value, never below zero';
export const loanKeepsShare =
  'The lower of price and appraised value x (100 - down payment in percent) / 100';
export const priceLessLoan = 'Price - loan';
export const cashLessPlanned = 'Cash needed - what was planned: price x down payment in percent / 100';
export const gapLessPromise = 'Gap - promise, never below zero';
export const plannedDown = 'Price - price x (100 - down payment in percent) / 100';
export const limitOfProgram = 'By program, use and loan-to-value';
export const percentOfLower = 'The lower of price and value x limit / 100, cut to the cent';
export const lowestOfThree = 'The lowest of what was asked, the limit, and the closing costs';
export const vaLowestFormula =
  'The lower of what was asked and what may be paid: ordinary closing costs, and of the other costs as much as the limit allows';
export const askedLessUsable = 'Asked - usable';
export const vaCounts =
  'VA’s limit is for concessions. Ordinary closing costs do not count to it: enter them to see whether more can be used.';
export const lastThatStands = 'The last offer or counteroffer that nothing has ended';
export const commonRule =
  'Contract law as commonly described: an answer that changes a term ends the offer it answers. A source for your state was not read by us; ask your agent or attorney';
