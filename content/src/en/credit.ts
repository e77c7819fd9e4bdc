export const credit = 'Credit';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const lead = 'Your lender’s score, what it costs on your loan, and what to do about it.';
export const onlyYou =
  'Only you see this page. If you share your scores, your co-buyer sees those and nothing else. A score that is entered in the plan is seen by both of you.';
export const partsLabel = 'Parts of this page';
export const parts = {
  scores: 'Scores',
  worth: 'What it is worth',
  plan: 'Plan',
  disputes: 'Reports and disputes',
} as const;
export const didNotLoad = 'Your credit page did not load';
export const everythingIsSafe = 'What you entered is safe. Try again.';
export const loading = 'Loading';
export const change = 'Change';
export const saved = 'Saved';
export const removed = 'Removed';
export const notSaved = 'Not saved';
export const chooseOne = 'Choose one';
export const bureaus = { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' } as const;
export const models = {
  'fico-2': 'FICO Score 2 (Experian)',
  'fico-4': 'FICO Score 4 (TransUnion)',
  'fico-5': 'FICO Score 5 (Equifax)',
  'fico-8': 'FICO Score 8',
  'fico-9': 'FICO Score 9',
  'fico-10': 'FICO Score 10',
  'fico-10t': 'FICO Score 10 T',
  'vantagescore-3': 'VantageScore 3.0',
  'vantagescore-4': 'VantageScore 4.0',
} as const;
export const opensElsewhere = '(opens in a new tab)';
export const found = (part: string) => `Credit: ${part}`;
/** What a search finds each part by. */
export const foundBy = {
  scores: 'Credit score, FICO, VantageScore, middle score, credit score notice, key factors.',
  worth:
    'What a credit score costs on a loan: price adjustments of Fannie Mae and Freddie Mac, minimum scores.',
  plan: 'Credit cards, balances, limits, utilization, statement date, applying to several lenders.',
  disputes: 'Credit reports, errors, dispute letters to Equifax, Experian and TransUnion, medical debt.',
} as const;

// Scores.

export const lenderScore = 'The score a lender would use';
export const noLenderScore = 'No lender’s score yet';
export const lenderScoreLead =
  'Mortgage lenders use older FICO versions (2, 4 and 5), which most apps do not show. When a lender gives you a notice with your scores, enter them here as printed.';
export const ofYou = 'You';
export const missing = 'none entered';
export const middleOfThree = (score: number) => `${score} is the middle of the three.`;
export const lowerOfTwo = (score: number) =>
  `${score} is the lower of the two. A third could change which one counts.`;
export const onlyOne = (score: number) =>
  `${score} is the only one entered. The other two could change which one counts.`;
export const lowestOfBuyers = (score: number) =>
  `With two buyers on the loan, the lower of your two scores sets the price: ${score}.`;
export const partnerMissing = (name: string) =>
  `${name} has not shared a lender’s score. With both of you on the loan, theirs counts too.`;
export const howWeKnow =
  'Middle of three and lower of two is how lenders commonly describe it. Ask your lender which score they use for you.';
export const addScore = 'Add a score';
export const changeScore = (name: string) => `Change ${name}`;
export const yourScores = 'Scores you entered';
export const noScores =
  'Nothing entered yet. Start with a lender’s notice of your scores, or with the score in an app.';
export const partnersScores = (name: string) => `${name}’s scores`;
export const partnerHasNone = (name: string) => `${name} shares scores with you and has not entered any yet.`;
export const lenders = 'Lender’s score';
export const someLenders = 'A few lenders';
export const notLenders = 'Not the lender’s';
export const someLendersNote =
  'Since April 22, 2026 approved lenders in a limited rollout may use VantageScore 4.0. Others use FICO 2, 4 and 5.';
export const notLendersNote = 'Mortgage lenders price with FICO 2, 4 and 5. They can differ from this one.';
export const fromDocument = 'Read from your document';
export const factors = 'Key factors on the notice';
export const factorsLead = 'The notice’s own list for this score, and a place to start.';
export const value = 'Score';
export const model = 'Score model';
export const modelHint = 'Printed next to the score. If the notice says only “FICO”, ask which version.';
export const bureau = 'Credit bureau';
export const day = 'Date of the score';
export const rangeLow = 'Range from (optional)';
export const rangeHigh = 'Range to (optional)';
export const factor = (place: number) => `Key factor ${place} (optional)`;
export const scoresFormTitle = { add: 'Add a score', change: 'Change this score' } as const;
export const begunFromPlan = 'The score is from your plan.';
export const scoresFormLead = 'Copy it as the notice or the app shows it.';
export const history = 'History';
export const historySays = (count: number, from: string, to: string) =>
  `${count} scores from ${from} to ${to}.`;
export const historyNote = 'Different models use different formulas: compare a line with itself only.';
export const historyTable = 'Scores by date';
export const showTable = 'Show as a table';
export const columns = {
  day: 'Date',
  who: 'Whose',
  score: 'Score',
  model: 'Model',
  bureau: 'Bureau',
} as const;
export const sharing = 'Sharing';
export const share = (name: string) => `Share my scores with ${name}`;
export const shareHint = (name: string) =>
  `${name} then sees your scores, their dates and key factors. Not your cards, report items or letters. You can stop at any time.`;
export const shared = (name: string) => `${name} sees your scores`;
export const stopped = (name: string) => `${name} no longer sees your scores`;
export const noPartner = 'When someone who buys with you has joined, you can share your scores here.';

// Plan.

export const cards = 'Your credit cards';
export const cardsLead =
  'Copy balance and limit from the last statement. The balance on the statement date is what bureaus see.';
export const noCards = 'No cards yet. Add one to see how little money brings it under a line.';
export const addCard = 'Add a card';
export const changeCard = (name: string) => `Change ${name}`;
export const planFormTitle = { add: 'Add a card', change: 'Change this card' } as const;
export const planFormLead = 'A name you recognize is enough. Never enter a card number.';
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
