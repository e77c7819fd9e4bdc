import * as z from 'zod/mini';
import { lastDayRolls, MOST_TERM_DAYS } from '../../contract-deadlines/contract-term.ts';
import { calendarDateField } from '../../kernel/fields.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { shownWorking } from '../tool-fields.ts';
import * as texts from './en/contract-days.ts';

/** The terms of a contract that are days after acceptance. */
export const chainTerms = [
  'deposit',
  'attorneyReview',
  'inspection',
  'appraisal',
  'financing',
  'insurance',
  'title',
  'closing',
] as const;
export type ChainTerm = (typeof chainTerms)[number];

const days = z.optional(
  z
    .int(texts.enterDaysForward)
    .check(z.minimum(0, texts.enterDaysForward), z.maximum(MOST_TERM_DAYS, texts.enterDaysForward)),
);
const extendedTo = z.optional(calendarDateField);
const day = z.nullable(z.string());

export const contractChainInput = z.object({
  /** The day of acceptance, day 0 of every term. */
  acceptance: calendarDateField,
  /** Calendar days after acceptance, 0 to 365; one term at least. */
  depositDays: days,
  attorneyReviewDays: days,
  inspectionDays: days,
  appraisalDays: days,
  financingDays: days,
  insuranceDays: days,
  titleDays: days,
  closingDays: days,
  /** What happens to a last day that is a Saturday, a Sunday or a federal holiday. */
  roll: z._default(z.enum(lastDayRolls), 'none'),
  /** The later day that was agreed for a term; it stands as it was agreed, and is not rolled. */
  extend: z._default(
    z.object({
      deposit: extendedTo,
      attorneyReview: extendedTo,
      inspection: extendedTo,
      appraisal: extendedTo,
      financing: extendedTo,
      insurance: extendedTo,
      title: extendedTo,
      closing: extendedTo,
    }),
    {},
  ),
});
export type ContractChainInput = z.output<typeof contractChainInput>;

export const contractChainResult = z.object({
  deposit: day,
  attorneyReview: day,
  inspection: day,
  appraisal: day,
  financing: day,
  insurance: day,
  title: day,
  closing: day,
  /** The terms that an extension moved. */
  moved: z.array(z.enum(chainTerms)),
  /** Extensions that moved nothing, and why: a day that is not later. */
  ignored: z.array(z.object({ term: z.enum(chainTerms), says: z.string() })),
  /** Earliest first, each with how it came about. */
  deadlines: z.array(z.object({ term: z.enum(chainTerms), day: z.string(), formula: z.string() })),
  ...shownWorking,
});
export type ContractChainResult = z.infer<typeof contractChainResult>;

export const contractChainEndpoint = toolEndpoint({
  path: '/tools/contract-chain',
  summary: 'All terms of a purchase contract, with extensions',
  description:
    'Every term as a day counted from acceptance. An extension moves the date that it names and no other, and only to a later day.',
  input: contractChainInput,
  result: contractChainResult,
  example: {
    input: {
      acceptance: '2026-06-10',
      inspectionDays: 10,
      financingDays: 21,
      extend: { inspection: '2026-06-27' },
    },
    answer: { inspection: '2026-06-27', financing: '2026-07-01', moved: ['inspection'] },
  },
});
