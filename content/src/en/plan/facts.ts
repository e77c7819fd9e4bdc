import { places } from '@porchlight/domain/kernel/states.ts';
import type { Fact } from '@porchlight/domain/plan/plan-facts.ts';
import { questionnaire } from '../questionnaire.ts';

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
