import { type PlaceCode, places } from '../../../kernel/states.ts';

const list = (names: readonly string[], last: string) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
const namePlaces = (served: readonly PlaceCode[]) =>
  list(
    served.map((place) => places[place]),
    'or',
  );
const percentOf = {
  ami: 'of the area median',
  mrbLimit: 'of the county’s Mortgage Revenue Bond limit',
} as const;
const money = { price: 'Price', loanAmount: 'Loan', income: 'Household income' } as const;

const incomeUpTo = (percent: string, of: keyof typeof percentOf, amount?: string) =>
  `Household income at most ${percent}% ${percentOf[of]}${amount === undefined ? '' : `: ${amount}`}.`;

/** Each rule in our own words. Amounts come written, as "$500". */
export const ruleWords = {
  places: (served: readonly PlaceCode[]) => `The home is in ${namePlaces(served)}.`,
  everywhere: 'The home is anywhere in the United States.',
  primaryHome: 'You will live in it as your main home.',
  firstTime: 'You are a first-time buyer: mostly, no home of your own in the last three years.',
  firstGeneration: 'You are a first-generation buyer: ask the bank how it counts.',
  military: 'You served, serve now, or are a surviving spouse with the benefit.',
  native: 'Your household is Native American, Alaska Native or Native Hawaiian.',
  rural: 'The home is where USDA counts as rural.',
  incomeUpTo,
  incomeSurelyUpTo: (percent: string, of: keyof typeof percentOf, amount?: string) =>
    `${incomeUpTo(percent, of, amount)} Above that, the agency’s own limit decides.`,
  incomeBetween: (above: string, percent: string, of: keyof typeof percentOf) =>
    `Household income above ${above}% and at most ${percent}% ${percentOf[of]}.`,
  atMost: (of: keyof typeof money, amount: string) => `${money[of]} at most ${amount}.`,
  units: (most: number) =>
    most === 1 ? 'A home for one household.' : `At most ${most} homes in the building.`,
  ownFunds: (amount: string) => `At least ${amount} of your own money.`,
  score: (least: number) => `A credit score of at least ${least}.`,
  downAtLeast: (percent: string) => `At least ${percent}% down.`,
  creditAndDown: (steps: readonly (readonly [number, string])[]) =>
    `${list(
      steps.map(([score, percent]) => `at least ${percent}% down with a score of ${score} or more`),
      'or',
    ).replace(/^a/, 'A')}.`,
  lawfulResident: 'You are a U.S. citizen or lawful permanent resident.',
} as const;

/** What would change a no, so that it can follow "What would change it:". */
export const changeWords = {
  places: (served: readonly PlaceCode[]) => `a home in ${namePlaces(served)}`,
  primaryHome: 'living in the home as your main home',
  firstTime: 'being a first-time buyer by its rule',
  firstGeneration: 'being a first-generation buyer by its rule',
  military: 'service, or a surviving spouse’s benefit',
  native: 'a Native American, Alaska Native or Native Hawaiian household',
  rural: 'a home where USDA counts as rural',
  incomeAtMost: (amount: string) => `a household income of ${amount} or less`,
  incomeAbove: (amount: string) => `a household income of ${amount} or more`,
  priceAtMost: (amount: string) => `a price of ${amount} or less`,
  loanAtMost: (amount: string) => `a loan of ${amount} or less`,
  units: (most: number) =>
    most === 1 ? 'a home for one household' : `at most ${most} homes in the building`,
  ownFunds: (amount: string) => `${amount} more of your own money`,
  points: (count: number) => (count === 1 ? '1 point more' : `${count} points more`),
  down: (percent: string) => `${percent} percent down`,
  lawfulResident: 'lawful permanent residence or citizenship',
  or: ', or ',
  and: ' and ',
  alsoNeeded: '; and ',
} as const;

export const rulesNotVerified = 'rules not verified';
export const endedOn = (day: string) => `ended ${day}`;
