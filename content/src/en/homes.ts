export const homes = 'Homes';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const lead = 'Each home you look at, with its monthly cost and cash to close from your plan.';
export const onlyBuyers =
  'You and your co-buyer see this list. An agent sees it only if you share your homes with them, and never your scores, notes or highest price.';
export const didNotLoad = 'Your homes did not load';
export const everythingIsSafe = 'What you entered is safe. Try again.';
export const loading = 'Loading';
export const addHome = 'Add a home';
export const pasteListing = 'Paste a listing';
export const enterContract = 'Enter a signed contract';
export const noneTitle = 'No homes yet';
export const noneLead =
  'Add the first one. An address is enough; with a price you see what it costs with your plan’s loan.';
export const count = (homes: number) => (homes === 1 ? '1 home' : `${homes} homes`);
export const droppedCount = (homes: number) => `Dropped (${homes})`;
export const stages = { looking: 'Looking', seen: 'Visited', dropped: 'Dropped' } as const;
/** Said of a home instead of the stage while an offer is out, or was accepted. */
export const offerStates = { live: 'Offer made', contract: 'Under contract' } as const;
/** The offer that counts on a home, said first: who moves next and by when, what is on the table, and what it takes. */
export const offerIsNext = {
  /** Somebody made it, and the other side answers. */
  buyer: { by: (time: string) => `The seller’s answer is due ${time}`, any: 'The seller answers next' },
  seller: { by: (time: string) => `Your answer is due ${time}`, any: 'You answer next' },
} as const;
export const offerAt = {
  buyer: (address: string, price: string) => `${address}: you offered ${price}`,
  seller: (address: string, price: string) => `${address}: they counter at ${price}`,
  contract: (address: string, price: string) => `${address}: ${price} agreed`,
} as const;
export const offerTakes = (month: string, cash: string) => `${month} a month and ${cash} at closing.`;
export const openOffer = { buyer: 'See the offer', seller: 'Answer', contract: 'See the contract' } as const;
/** Below the price of a home: whose it is. */
export const priceOf = {
  asked: 'asked',
  buyer: 'you offered',
  /** To a helper, who is none of the buyers. */
  buyers: 'offered',
  seller: 'they counter',
  contract: 'agreed',
} as const;
/** A price with whose it is: "$305,000 agreed". */
export const pricedBy = (price: string, whose: keyof typeof priceOf) => `${price} ${priceOf[whose]}`;
export const overPlan = (amount: string) => `${amount} over plan`;
export const underPlan = (amount: string) => `${amount} under plan`;
export const monthly = 'Monthly cost';
export const cashToClose = 'Cash to close';
export const needsPrice = 'Enter a price to see what it costs.';
export const needsLoan = 'Your plan’s down payment leaves nothing to borrow at this price.';
export const withDownPayment = (amount: string) => `With ${amount} down.`;
export const assumed = {
  propertyTaxYearly: 'Property tax is our estimate.',
  homeInsuranceYearly: 'Insurance is our estimate.',
} as const;
export const bothAssumed = 'Property tax and insurance are our estimates.';
export const savingsShort = (amount: string) => `${amount} more than your savings.`;
export const savingsLeft = (months: string) => `Leaves savings for ${months} months of payments.`;
export const facts = ({ beds, baths, feet }: { beds: string; baths: string; feet: string }) =>
  [beds && `${beds} bed`, baths && `${baths} bath`, feet && `${feet} sq ft`].filter(Boolean).join(', ');
export const compareThis = (address: string) => `Compare ${address}`;
export const compare = 'Compare';
export const compareChosen = (chosen: number) => `Compare ${chosen} homes`;
export const chooseTwo = 'Choose two to four homes to compare them side by side.';
export const scoreOf = (name: string, score: number) => `${name}: ${score} of 5`;
export const ofFive = (score: number) => `${score} of 5`;
export const you = 'You';
export const allHomes = 'All homes';
export const gone = 'This home is no longer in the list';
export const goneLead = 'It may have been removed by your co-buyer.';

/** The window of one home. */
export const formTitle = { add: 'Add a home', change: 'Change this home' } as const;
export const begunFromPlan = 'What is filled in comes from your plan or the listing.';
export const formLead = 'Leave empty what you do not know. What you enter can be changed at any time.';
export const fields = {
  address: 'Address',
  state: 'State',
  timeZone: 'Time zone of the home',
  price: 'Price',
  propertyTaxYearly: 'Property tax a year',
  homeInsuranceYearly: 'Homeowner’s insurance a year',
  duesMonthly: 'HOA dues a month',
  propertyType: 'Property type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square feet',
  yearBuilt: 'Year built',
  link: 'Link to the listing',
  stage: 'Where you are with it',
} as const;
export const noState = 'Not said';
export const timeZoneHint = 'Hours in an offer are read on this clock.';
export const timeZoneKept = 'Hours of the offers on this home are read on this clock, so it stays.';
export const twoZones = 'This state has two time zones. Check which one the home is in.';
export const timeZones = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona (no daylight saving time)',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
  'America/Puerto_Rico': 'Atlantic (no daylight saving time)',
  'Pacific/Guam': 'Chamorro (Guam and the Northern Marianas)',
  'Pacific/Pago_Pago': 'Samoa',
} as const;
export const propertyTypes = {
  singleFamily: 'Single family',
  townhouse: 'Townhouse',
  condo: 'Condo',
  multiFamily: 'Multi-family',
} as const;
export const change = 'Change';
export const changeHome = (address: string) => `Change ${address}`;
export const saved = 'Saved';
export const removed = 'Removed';
export const notSaved = 'Not saved';

/** The window of a pasted listing. */
export const pasteTitle = 'Paste a listing';
export const pasteLead =
  'Copy the text of a listing and paste it here. We read what it says in words and figures; nothing is fetched from another site.';
export const listing = 'Text of the listing';
export const listingTooLong = (most: string) => `Paste at most ${most} letters. Nothing was read.`;
export const nothingFound =
  'We found no price, address or other figure in this text. Enter the home by hand.';
export const readListing = 'Read it';
export const foundTitle = 'Check what we read';
export const foundLead = 'These words of the listing fill the form. You check each before it is saved.';
/** An amount of the listing that is due in another period than the form takes. */
export const convertedAmount = {
  duesMonthly: (amount: string) => `Converted to ${amount} a month.`,
  propertyTaxYearly: (amount: string) => `Converted to ${amount} a year.`,
  homeInsuranceYearly: (amount: string) => `Converted to ${amount} a year.`,
} as const;
export const backToText = 'Back to the text';
export const useFound = 'Continue with these';
export const enterByHand = 'Enter by hand';

/** One home. */
export const costTitle = 'What it costs';
export const costOfOffer = 'With your plan’s loan, by the terms of the offer. The working is in your plan.';
export const costLead = 'With the loan, down payment and closing day of your plan.';
export const openPlan = 'Open your plan';
export const takeIntoPlan = 'Use this home in my plan';
export const usedInPlan = 'Your plan now has this home’s price, taxes, insurance and dues.';
export const opinionTitle = 'What you say';
export const score = 'Your score';
export const noScore = 'No score';
export const scores = { 1: '1, no', 2: '2', 3: '3, maybe', 4: '4', 5: '5, yes' } as const;
export const note = 'Your notes';
export const walkAway = 'Your highest price';
export const walkAwayHint = 'Above this price you stop. Decide it before the first counteroffer.';
export const sayIt = 'Save';
export const opinionOf = (name: string) => `What ${name} says`;
export const saysNothing = 'No score or note yet.';
export const highestPrice = (amount: string) => `Highest price: ${amount}`;
export const noFurther = (amount: string) =>
  `Together you stop at ${amount}, the lower of your two highest prices.`;
export const seeListing = 'See the listing';
export const remove = 'Remove this home';

/** Side by side. */
export const compareTitle = 'Side by side';
export const compareTable = 'Table of the homes';
export const compareLead = 'Best figure of each line in bold.';
export const rows = {
  price: 'Price',
  payment: 'Monthly cost',
  cashToClose: 'Cash to close',
  savingsLeft: 'Savings left',
  propertyTaxYearly: 'Property tax a year',
  homeInsuranceYearly: 'Insurance a year',
  duesMonthly: 'HOA dues a month',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square feet',
  yearBuilt: 'Year built',
} as const;
export const notKnown = 'Not known';
export const foundBy = 'Homes, listings, compare houses, offers, score a home, monthly cost of a home.';
