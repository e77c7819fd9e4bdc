import * as z from 'zod/mini';
import { writtenTextField } from '../kernel/fields.ts';
import { placeCodes } from '../kernel/states.ts';
import { propertyTypes } from '../leads/questionnaire/questionnaire.ts';
import * as texts from './en.ts';
import { homeTimeZones } from './state-time-zones.ts';

/** Homes that one purchase keeps at most. */
export const MAX_HOMES = 60;
/** The most homes shown side by side. */
export const MAX_COMPARED_HOMES = 4;
export const MAX_OPINION_LENGTH = 2_000;

/** The most that a home may cost, in cents: as in the plan. */
export const MAX_PRICE = 10_000_000_000;
const MAX_COST = 100_000_000;

/** Figures that are the home's own, and no other's. */
export const homeCostFacts = ['propertyTaxYearly', 'homeInsuranceYearly', 'duesMonthly'] as const;

/** `seen` after a visit; `dropped` homes stay, so that the buyers do not consider them a second time. */
export const homeStages = ['looking', 'seen', 'dropped'] as const;

const count = (from: number, to: number) => {
  const words = texts.enterACount(from, to);
  return z.nullable(z.int(words).check(z.minimum(from, words), z.maximum(to, words)));
};
const price = z
  .int(texts.enterAPrice)
  .check(z.minimum(100, texts.enterAPrice), z.maximum(MAX_PRICE, texts.enterAPrice));
const cost = z.nullable(
  z
    .int(texts.enterAnAmount)
    .check(z.minimum(0, texts.enterAnAmount), z.maximum(MAX_COST, texts.enterAnAmount)),
);

/** What is entered of a home. Amounts are whole cents; null where a figure is not known, so that it is not taken for zero. */
export const homeContent = {
  address: z
    .string(texts.enterAnAddress)
    .check(
      z.trim(),
      z.minLength(1, texts.enterAnAddress),
      z.maxLength(160, texts.enterAnAddress),
      z.regex(/^\P{Cc}*$/u, texts.enterAnAddress),
    ),
  state: z.nullable(z.enum(placeCodes, texts.chooseAState)),
  /** Hours of an offer are read on the clocks there. */
  timeZone: z.enum(homeTimeZones, texts.timeZoneProblem),
  price: z.nullable(price),
  propertyTaxYearly: cost,
  homeInsuranceYearly: cost,
  duesMonthly: cost,
  propertyType: z.nullable(z.enum(propertyTypes, texts.chooseOne)),
  bedrooms: count(0, 50),
  /** A half bathroom is .5; as text, so that 2.5 comes back as it was typed. */
  bathrooms: z.nullable(z.string().check(z.regex(/^(?:20|1?\d)(?:\.[05])?$/, texts.enterBathrooms))),
  squareFeet: count(100, 100_000),
  yearBuilt: count(1600, 2100),
  link: z.nullable(
    z.string().check(z.maxLength(500, texts.enterALink), z.regex(/^https:\/\/[^\s]+$/, texts.enterALink)),
  ),
  stage: z.enum(homeStages, texts.chooseOne),
};
const homeInput = z.object(homeContent);
export type HomeInput = z.infer<typeof homeInput>;

/** One buyer's opinion of a home, which both buyers read and no one else. */
export const homeOpinion = {
  /** 1 to 5, the best last. */
  score: z.nullable(
    z.int(texts.enterAScore).check(z.minimum(1, texts.enterAScore), z.maximum(5, texts.enterAScore)),
  ),
  note: writtenTextField.check(z.maxLength(MAX_OPINION_LENGTH, texts.enterANote)),
  /** Cents: above this price this buyer stops. */
  walkAway: z.nullable(price),
};
const homeOpinionInput = z.object(homeOpinion);
export type HomeOpinion = z.infer<typeof homeOpinionInput>;

export type HomeProblems = Readonly<Record<string, string>>;

type Checked<Value> = { value: Value; problems?: never } | { problems: HomeProblems; value?: never };

/** The home as it can be stored, or what is wrong by field. */
export const checkHome = (input: unknown): Checked<HomeInput> => check(homeInput, input);

/** What a buyer says as it can be stored, or what is wrong by field. */
export const checkOpinion = (input: unknown): Checked<HomeOpinion> => check(homeOpinionInput, input);

function check<Value>(schema: z.ZodMiniType<Value>, input: unknown): Checked<Value> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { value: parsed.data };
  const found = parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message] as const);
  // Of two problems of one field the first is shown.
  return { problems: Object.fromEntries(found.toReversed()) };
}
