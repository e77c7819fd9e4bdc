import { type PlaceCode, places } from '../../kernel/states.ts';

export type ProgramPlace = PlaceCode;

/** Whether two letters, small or capital, are a state's or territory's. */
export const isPlace = (letters: string): boolean => Object.hasOwn(places, letters.toUpperCase());

export const homeUses = ['primary', 'second', 'investment'] as const;
/** A citizen, a lawful permanent resident, or anyone else who may live here. */
export const residencies = ['citizen', 'permanent', 'non-permanent'] as const;
/** Which first loan the help goes with; `government` is FHA, VA or USDA without saying which. */
export const firstLoans = ['conventional', 'fha', 'va', 'usda', 'government'] as const;

/**
 * What a buyer has said, each under its name on the wire; what was not said is not there. Amounts are whole cents up to 10^12;
 * `income` is the household's by the year and before taxes, `ami` the area's median income for the household, `mrbLimit` the county's
 * income limit of the state's Mortgage Revenue Bonds. `downPercent` is a decimal string of the price.
 */
export type FinderAnswers = {
  state?: ProgramPlace | undefined;
  occupancy?: (typeof homeUses)[number] | undefined;
  firstTime?: boolean | undefined;
  firstGeneration?: boolean | undefined;
  /** Served, serves, or is the surviving spouse of who did. */
  military?: boolean | undefined;
  /** A Native American, Alaska Native or Native Hawaiian household. */
  native?: boolean | undefined;
  /** The home lies where USDA counts as rural. */
  rural?: boolean | undefined;
  income?: number | undefined;
  ami?: number | undefined;
  mrbLimit?: number | undefined;
  ownFunds?: number | undefined;
  price?: number | undefined;
  loanAmount?: number | undefined;
  score?: number | undefined;
  downPercent?: string | undefined;
  residency?: (typeof residencies)[number] | undefined;
  /** Homes in the building, 1 to 4. */
  units?: number | undefined;
  loan?: (typeof firstLoans)[number] | undefined;
};

export type AnswerName = keyof FinderAnswers;

/**
 * The questions, in the order they are asked where they decide as many programs. A question asks for one thing; what only decides together
 * (an income and what it is held against, a score and a down payment) is asked together.
 */
export const questions = {
  state: ['state'],
  occupancy: ['occupancy'],
  first_time: ['firstTime'],
  income: ['income', 'ami', 'mrbLimit'],
  own_funds: ['ownFunds'],
  first_generation: ['firstGeneration'],
  military: ['military'],
  rural: ['rural'],
  credit: ['score', 'downPercent'],
  residency: ['residency'],
  units: ['units'],
  price: ['price'],
  loan_amount: ['loanAmount'],
  native: ['native'],
} as const satisfies Record<string, readonly AnswerName[]>;

export type FinderQuestion = keyof typeof questions;
export const questionNames = Object.keys(questions) as [FinderQuestion, ...FinderQuestion[]];

/** Which question asks for an answer. */
export function findQuestion(name: AnswerName): FinderQuestion | undefined {
  return questionNames.find((question) => (questions[question] as readonly AnswerName[]).includes(name));
}

/** The most questions that one buyer is asked. */
export const MAX_QUESTIONS = 10;
