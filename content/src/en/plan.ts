import { places } from '@porchlight/domain/kernel/states.ts';
import type { Fact } from '@porchlight/domain/plan/plan-facts.ts';
import { questionnaire } from './questionnaire.ts';

export const yourPlan = 'Your plan';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const lead =
  'Everything known about your purchase, entered once. The calculators open with these figures, and every change is kept.';
export const groups = {
  household: 'Your household',
  target: 'The home you want',
  loan: 'Your loan',
  costs: 'Costs of the home',
} as const;
export const planLoadFailed = 'Your plan did not load';
export const everythingIsSafe = 'What you entered is safe. Try again.';
export const add = 'Add';
export const addFact = (fact: string) => `Add ${fact}`;
export const change = 'Change';
export const changeFact = (fact: string) => `Change ${fact}`;
export const save = 'Save';
export const cancel = 'Cancel';
export const takeOut = 'Remove';
export const removeFact = (fact: string) => `Remove ${fact}`;
export const openOffers = 'Compare offers';
/** Where a fact is worked with, beside it. */
export const factLinks = {
  creditScore: { label: 'What your score costs', href: '/portal/credit#worth' },
  savings: { label: 'Programs that help with cash', href: '/portal/programs' },
  downPayment: { label: 'Programs that help with cash', href: '/portal/programs' },
};
export const history = 'History';
export const historyOf = (fact: string) => `History of ${fact}`;
export const removed = 'Removed';
export const takeAgain = 'Use again';
export const takeValueAgain = (value: string) => `Use again: ${value}`;
export const historyLoadFailed = 'The history did not load.';
export const noHistoryYet = 'No one has entered this yet.';
export const waiting = 'Waiting to be saved';
export const chooseOne = 'Choose one';
export const you = (day: string) => `You, ${day}`;
export const someone = (name: string, day: string) => `${name}, ${day}`;
export const together = (day: string) => `From when you bought together, ${day}`;
export const youFrom = (tool: string, day: string) => `You, from ${tool}, ${day}`;
export const someoneFrom = (name: string, tool: string, day: string) => `${name}, from ${tool}, ${day}`;
export const yourApplication = (day: string) => `From your application, ${day}`;
export const theirApplication = (name: string, day: string) => `From ${name}’s application, ${day}`;
export const fromContract = (address: string, day: string) => `From your contract for ${address}, ${day}`;
export const fromDocument = (name: string, page: number) => `From ${name}, page ${page}`;
export const ourAssumption = (day: string) => `Our assumption, as of ${day}`;
export const assumedRate = (source: string) => `What we plan with: ${source}`;
export const youHad = (value: string, name: string) => `You had ${value} before ${name} changed it.`;
export const theyHad = (name: string, value: string) => `${name} had ${value}.`;
export const before = (value: string) => `It was ${value} before.`;
export const beforeContract = (value: string) => `Before your contract it was ${value}.`;
export const inContract = (value: string) => `Your contract has ${value}.`;
export const takeBack = 'Take it back';
export const cost = 'What your plan comes to';
export const costLead = 'Estimates from your figures and our assumptions. Not an offer.';
export const costNeeds = 'Add a price, or a price range, to see what your plan comes to.';
export const noLoanLeft = 'With these figures there is nothing to borrow, so there is no loan to estimate.';
export const payment = 'Monthly payment';
export const paymentNote = 'With taxes, insurance and dues';
export const cashToClose = 'Cash to close';
export const cashNote = 'Down payment and closing costs';
export const fiveYears = 'Loan cost in five years';
export const fiveYearsNote = 'Payments and costs of the loan';
export const savingsLeft = 'Savings left';
export const savingsNote = 'After closing, in months of payments';
export const savingsNeeded = 'Add your savings';
export const months = (count: string) => (count === '1' ? '1 month' : `${count} months`);
export const short = (amount: string) => `${amount} short`;
export const priceOfChange = 'What this change costs';
export const priceFigure = 'Figure';
export const priceNow = 'Now';
export const priceAfter = 'After';
export const fromYourApplication = 'Use the answers from your application?';
export const applicationSays = (facts: string) =>
  `You sent us an application. It can fill in: ${facts}. If you agree, these answers become part of your plan.`;
export const applicationDiffers = (facts: string) => `Your plan says something else for: ${facts}.`;
export const takeAnswers = 'Use these answers';
export const replaceToo = 'Replace those too';
export const answersUsed = 'Your answers are in your plan';
export const answersNotUsed = 'Your answers were not taken over';
export const enterAnAmount = 'Enter an amount in dollars, like 289,900.';
export const enterANumber = 'Enter a number.';
export const enterSomething = 'Enter a name.';
export const enterYears = 'Enter a number of years, like 30.';
export const enterADay = 'Enter a month, day and year.';
export const creditScoreText = (score: string, model: string, bureau: string, on: string) =>
  [score, model, bureau, on].filter((part) => part !== '').join(', ');
export const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);
export const monthsCount = (count: number) => (count === 1 ? '1 month' : `${count} months`);
export const peopleCount = (count: number) => (count === 1 ? '1 person' : `${count} people`);
export const range = (from: string, to: string) => `${from} to ${to}`;
export const inCounty = (county: string, state: string) => `${county}, ${state}`;
export const ofTheLoan = (percent: string) => `${percent}% of the loan`;
export const lockStep = (price: string, days: number) =>
  days === 1 ? `${price} a day` : `${price} for each ${days} days`;
export const lender = (place: number) => `Lender ${place}`;
export const lenderAt = (lender: string, rate: string) => `${lender} ${rate}%`;

// Facts.

type FactText = { label: string; hint?: string };

/** What each fact of a plan is called, and what to know when it is entered. */
export const factTexts: Readonly<Record<Fact, FactText>> = {
  people: { label: 'People in the household' },
  incomeWages: { label: 'Wages', hint: 'Before taxes, of everyone on the loan.' },
  incomeSelfEmployment: {
    label: 'Self-employment income',
    hint: 'Before income taxes. Lenders usually average two years.',
  },
  incomeOther: { label: 'Other income', hint: 'Such as pension, support or rent you receive.' },
  monthlyDebts: {
    label: 'Monthly debt payments',
    hint: 'Cards, cars, student and other loans, support you pay. Not your rent.',
  },
  savings: {
    label: 'Savings for the home',
    hint: 'What you could use for down payment, closing and reserves.',
  },
  monthlyRent: { label: 'Rent today' },
  creditScore: { label: 'Credit score' },
  place: { label: 'Where the home is' },
  priceRange: { label: 'Price range' },
  price: { label: 'Price' },
  downPayment: { label: 'Down payment' },
  deposit: { label: 'Earnest money deposit' },
  sellerCredit: { label: 'Seller credit toward closing costs' },
  occupancy: { label: questionnaire.choices.occupancy.short },
  propertyType: { label: questionnaire.choices.propertyType.short },
  timeline: { label: 'When you plan to buy' },
  closingDay: { label: 'Closing day' },
  program: { label: 'Loan program' },
  termMonths: { label: 'Loan term', hint: 'In years.' },
  ratePercent: { label: 'Interest rate' },
  pointsPercent: { label: 'Points', hint: 'In percent of the loan.' },
  lockUntil: { label: 'Rate lock ends' },
  lockTerms: {
    label: 'Cost of extending the rate lock',
    hint: 'From your lock agreement. Your lender can tell you.',
  },
  lender: { label: 'Lender' },
  balance: { label: 'Loan balance today', hint: 'Once the loan has closed.' },
  remainingMonths: { label: 'Months left on the loan', hint: 'Once the loan has closed.' },
  offers: { label: 'Loan Estimates' },
  propertyTaxYearly: { label: 'Property tax a year' },
  homeInsuranceYearly: { label: 'Home insurance a year' },
  duesMonthly: { label: 'HOA or condo dues a month' },
};

const listLabels = <Value extends string>(choices: Readonly<Record<Value, { label: string }>>) =>
  Object.fromEntries(Object.entries<{ label: string }>(choices).map(([value, { label }]) => [value, label]));

/** The words of each value of a choice. */
export const choiceTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  occupancy: listLabels(questionnaire.choices.occupancy.choices),
  propertyType: listLabels(questionnaire.choices.propertyType.choices),
  timeline: listLabels(questionnaire.choices.timeline.choices),
  program: { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' },
  per: { month: 'a month', year: 'a year' },
  model: { fico: 'FICO', vantage: 'VantageScore', unknown: 'I don’t know' },
  bureau: { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion', unknown: 'I don’t know' },
  state: places,
};

/** The labels of the parts of a fact that is entered in more than one field. */
export const partTexts: Readonly<Record<string, string>> = {
  per: 'Period',
  score: 'Score',
  model: 'Scoring model',
  bureau: 'Credit bureau',
  on: 'Day it was pulled (optional)',
  state: 'State',
  county: 'County (optional)',
  from: 'From',
  to: 'To',
  stepDays: 'Days in one step (1 if it is priced by the day)',
  stepPercent: 'Cost of a step, percent of the loan',
  stepFee: 'Or cost of a step, in dollars',
  freeDays: 'Days that cost nothing',
  mostDays: 'Most days it can be extended (optional)',
};
