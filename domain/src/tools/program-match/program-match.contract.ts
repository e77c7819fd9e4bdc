import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { firstLoans, homeUses, isPlace, residencies } from '../../programs/program-finder/answers.ts';
import { verdicts } from '../../programs/program-finder/judgments.ts';
import { confidences } from '../../programs/program-finder/program.ts';
import { isProgramId } from '../../programs/program-finder/program-list.ts';
import { dollarsField, percentField, shownWorking, stateField } from '../tool-fields.ts';
import * as texts from './en.ts';

/** What the buyer says; what is left out is not known, and is asked for where a rule needs it. */
const buyer = z.object({
  /** Where the home is. */
  state: z.optional(stateField.check(z.refine(isPlace, texts.chooseAPlace))),
  occupancy: z.optional(z.enum(homeUses)),
  /** By the program's own rule: mostly, no home of one's own in three years. */
  firstTime: z.optional(z.boolean()),
  firstGeneration: z.optional(z.boolean()),
  /** Served, serves, or is the surviving spouse of someone who did. */
  military: z.optional(z.boolean()),
  /** A Native American, Alaska Native or Native Hawaiian household. */
  native: z.optional(z.boolean()),
  /** The home is where USDA counts as rural. */
  rural: z.optional(z.boolean()),
  /** Of the household, by the year and before taxes. */
  income: z.optional(dollarsField),
  /** The area's median income for the household, as HUD publishes it. */
  ami: z.optional(dollarsField),
  /** The county's income limit of the state's Mortgage Revenue Bonds. */
  mrbLimit: z.optional(dollarsField),
  /** The buyer's own money for the purchase. */
  ownFunds: z.optional(dollarsField),
  price: z.optional(dollarsField),
  loanAmount: z.optional(dollarsField),
  score: z.optional(
    z
      .int(texts.enterWholeScore)
      .check(z.minimum(300, texts.scoresBeginAt300), z.maximum(850, texts.scoresEndAt850)),
  ),
  /** Of the price. */
  downPercent: z.optional(percentField),
  residency: z.optional(z.enum(residencies)),
  /** Homes in the building. */
  units: z.optional(
    z.int(texts.enterUnits).check(z.minimum(1, texts.enterUnits), z.maximum(4, texts.enterUnits)),
  ),
  /** The first loan that the help goes with; `government` is FHA, VA or USDA. */
  loan: z.optional(z.enum(firstLoans)),
});

/** The document that something was read in, its address and the day it was read; `quotedBy` names what quotes it. */
const readDocument = z.object({
  title: z.string(),
  url: z.string(),
  readOn: z.string(),
  quotedBy: z.optional(z.string()),
});

export const programMatchInput = z.object({
  /** The program's id, as the page /programs has it. */
  program: z.string(texts.chooseAProgram).check(z.refine(isProgramId, texts.chooseAProgram)),
  buyer,
  /** The day whose tables of programs count; today where it is left out. */
  on: z.optional(calendarDateField),
});
export type ProgramMatchInput = z.infer<typeof programMatchInput>;

export const programMatchResult = z.object({
  /** `yes` on what was said; `need` more answers; `ask` the agency, because its rules were not verified; `no`. */
  verdict: z.enum(verdicts),
  /** Which rules say no; `rules not verified`, or the day it ended. */
  because: z.array(z.string()),
  /** How far the first of those rules that has a limit is missed: dollars, points of a score, or homes. */
  shortBy: z.nullable(z.string()),
  /** What would turn the no into another verdict. */
  change: z.nullable(z.string()),
  /** The id of another program of the same agency to try. */
  try: z.nullable(z.string()),
  /** The answers that are missing, as `first_generation`. */
  ask: z.array(z.string()),
  /** Dollars it gives to this buyer, where its document names one figure. */
  assistance: z.nullable(z.string()),
  /** The most it gives, in dollars, where its document names the most. */
  assistanceUpTo: z.nullable(z.string()),
  program: z.object({
    id: z.string(),
    name: z.string(),
    agency: z.string(),
    address: z.string(),
    confidence: z.enum(confidences),
    /** Whether and how it is paid back. */
    repayment: z.string(),
    buyerSteps: z.array(z.string()),
    /** What we have not read and the agency has to say. */
    notRead: z.array(z.string()),
    window: z.nullable(z.string()),
    document: readDocument,
  }),
  rules: z.array(
    z.object({
      /** The rule in our own words. */
      says: z.string(),
      outcome: z.enum(['yes', 'no', 'missing', 'ask']),
      document: readDocument,
    }),
  ),
  ...shownWorking,
});
export type ProgramMatchResult = z.infer<typeof programMatchResult>;
