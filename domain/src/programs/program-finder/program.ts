import type { AnswerName, ProgramPlace } from './answers.ts';

/**
 * The document that a rule was read in: its title, its address, and the day it was read. `quotedBy` where what was read is another source
 * that quotes the document, which is then what the address leads to or what is named.
 */
export type RuleDocument = { title: string; url: `https://${string}`; readOn: string; quotedBy?: string };

/** Yes or no, in one answer of the buyer's. */
export type FlagName = Extract<AnswerName, 'firstTime' | 'firstGeneration' | 'military' | 'native' | 'rural'>;

/**
 * What a rule asks, so that it can be decided. Percents are whole or halves of a percent, as decimal strings; amounts are whole cents.
 * - `places`: the home lies in one of the program's states; elsewhere no, or not known where `elsewhere` is `ask`.
 * - `income`: of the area's median, or of the Mortgage Revenue Bond limit; above `above` and up to `atMost`. Between `atMost` and `unsureTo` the
 *   document does not say for every place; above that no, or not known where `beyond` is `ask`: the agency counts with limits of its own.
 * - `creditAndDown`: the least down payment by score, the highest score first.
 * - `ask`: decides on what we do not ask; the agency has to say.
 */
export type Condition =
  | { kind: 'places'; elsewhere?: 'ask' }
  | { kind: 'primaryHome' }
  | { kind: 'flag'; of: FlagName }
  | {
      kind: 'income';
      of: 'ami' | 'mrbLimit';
      above?: string;
      atMost: string;
      unsureTo?: string;
      beyond?: 'ask';
    }
  | { kind: 'atMost'; of: 'income' | 'price' | 'loanAmount' | 'units'; limit: number }
  | { kind: 'atLeast'; of: 'ownFunds' | 'score'; least: number }
  | { kind: 'downAtLeast'; percent: string }
  | { kind: 'creditAndDown'; steps: readonly (readonly [score: number, percent: string])[] }
  | { kind: 'lawfulResident' }
  | { kind: 'ask'; what: string };

/** `isOptional`: decides where its answer is given, and is not asked for. */
export type Rule = { condition: Condition; document: RuleDocument; isOptional?: true };

/** What it gives at most, where a document says so. Amounts are whole cents, percents decimal strings. */
export type Benefit =
  | {
      kind: 'upTo';
      cents: number;
      inState?: Partial<Record<ProgramPlace, number>>;
      military?: number;
      /** For incomes above so many percent of the area's median. */
      aboveMedian?: { percent: string; cents: number };
    }
  /** Of the price, or of the first loan. `isExact` where the document names one percent and no range. */
  | {
      kind: 'share';
      of: 'price' | 'loanAmount';
      percent: string;
      government?: string;
      isExact: boolean;
      upTo?: number;
    }
  /** So many dollars for each of the buyer's own, up to an amount. */
  | { kind: 'match'; times: number; upTo: number };

/** `official`: read in the agency's own document. `quoted`: read where another quotes it. `unverified`: known by name alone, decides nothing. */
export const confidences = ['official', 'quoted', 'unverified'] as const;

export const programKinds = [
  'insuredLoan',
  'guaranteedLoan',
  'directLoan',
  'conventionalLoan',
  'grant',
  'secondLoan',
  'forgivableLoan',
  'priceDiscount',
  'taxCredit',
  'nonprofitLoan',
  'counseling',
  'agencyPrograms',
] as const;

/** Calendar days on which money is given out; `closesOn` null while it is given until there is none left, `ranDryOn` the day that was seen. */
export type Round = { opensOn: string; closesOn: string | null; ranDryOn: string | null };

/** One program as it is known to us. `agency` and `address` are left out where they are the state's own agency's. */
export type Program = {
  id: string;
  name: string;
  level: 'national' | 'regional' | 'state';
  /** Where it helps; `all` is the whole country. */
  states: 'all' | readonly ProgramPlace[];
  agency?: string;
  address?: `https://${string}`;
  kind: (typeof programKinds)[number];
  confidence: (typeof confidences)[number];
  rules: readonly Rule[];
  benefit?: Benefit;
  /** What it gives, in a sentence, where there is more to say than its figure. */
  gives?: string;
  /** Whether and how it is paid back. */
  repayment: string;
  /** What it adds to each month, where a document says: nothing, a loan at a rate of its own, or one at the rate of the first loan. */
  monthly?: 'none' | 'atFirstRate' | { ratePercent: string; months: number };
  /** The least down payment of a first loan in percent, where no rule names it. */
  leastDown?: string;
  /** What a buyer has to do after applying; the finder rules no one out for it. */
  buyerSteps?: readonly string[];
  /** What we have not read and the agency has to say. */
  notRead?: readonly string[];
  /** When money is given out, in a sentence. */
  window?: string;
  /** The rounds in which it is given out, the earliest first, as far as a document says. */
  rounds?: readonly Round[];
  /** What one document says of it beside rules and figures, such as the name alone. */
  document: RuleDocument;
  /** The day it was ended; it is never listed then. */
  ended?: string;
};
