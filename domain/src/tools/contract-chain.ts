import * as z from 'zod/mini';
import { calendarDateField } from '../kernel/fields.ts';
import { listContractDeadlines } from '../offers/contract-deadlines/contract-chain.ts';
import {
  type ContractTerm,
  type ContractTermChange,
  lastDayRolls,
  MAX_TERM_DAYS,
} from '../offers/contract-deadlines/contract-term.ts';
import { changeProblems } from '../offers/contract-deadlines/en.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/contract-days.ts';
import { InputRefusal } from './input-refusal.ts';
import { showWorking } from './show-working.ts';
import { shownWorking } from './tool-fields.ts';

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
    .check(z.minimum(0, texts.enterDaysForward), z.maximum(MAX_TERM_DAYS, texts.enterDaysForward)),
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
  /** The later day that was agreed for a term; it is not rolled to a business day. */
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

/** Whole days alone are asked here, which are the same in every zone. */
const TIME_ZONE = 'UTC';

/** All terms as days. Throws InputRefusal without a term, and where one is extended that has no days. */
export function computeContractChain(input: ContractChainInput, _on: string): ContractChainResult {
  const { acceptance, extend } = input;
  const source = { title: texts.yourTerms };
  const terms = listTerms(input, source);
  if (terms.length === 0) throw new InputRefusal({ inspectionDays: texts.enterOneTerm });
  const changes = chainTerms.flatMap((term): ContractTermChange[] => {
    const to = extend[term];
    return to === undefined ? [] : [{ term, kind: 'extension', to, agreedOn: acceptance, document: null }];
  });
  const bases = { acceptance };
  const { deadlines, ignored } = listContractDeadlines({ days: bases, terms, changes, timeZone: TIME_ZONE });
  if (ignored.some(({ problem }) => problem === 'no-such-term')) {
    throw new InputRefusal({ extend: texts.extendATerm });
  }
  const days = Object.fromEntries(
    chainTerms.map((term) => [term, deadlines.find(({ key }) => key === term)?.day ?? null]),
  ) as Record<ChainTerm, string | null>;
  return {
    ...days,
    moved: changes
      .map(({ term }) => term as ChainTerm)
      .filter((term) => !ignored.some(({ change }) => change.term === term)),
    ignored: ignored.map(({ change, problem }) => ({
      term: change.term as ChainTerm,
      says: changeProblems[problem],
    })),
    deadlines: deadlines.map(({ key, day, formula }) => ({ term: key as ChainTerm, day, formula })),
    workings: terms.map((term) => explain(input, term, days[term.key as ChainTerm], source)),
    tables: [],
  };
}

function listTerms(input: ContractChainInput, source: ContractTerm['source']): ContractTerm[] {
  return chainTerms.flatMap((key) => {
    const days = input[`${key}Days`];
    if (days === undefined) return [];
    const { roll } = input;
    return [{ key, title: key, days, counting: 'calendar', roll, from: 'acceptance', minute: null, source }];
  });
}

function explain(
  { acceptance, extend, roll }: ContractChainInput,
  term: ContractTerm,
  day: string | null,
  source: ContractTerm['source'],
) {
  const extended = extend[term.key as ChainTerm];
  const inputs = {
    acceptance,
    days: String(term.days),
    roll,
    ...(extended !== undefined && { extendedTo: extended }),
  };
  return showWorking(term.key, texts.asExtended, inputs, day ?? '', source);
}

export const contractChainTool = defineTool({
  name: 'contract-chain',
  summary: 'All terms of a purchase contract, with extensions',
  description:
    'Every term as a day counted from acceptance. An extension moves the date that it names and no other, and only to a later day.',
  input: contractChainInput,
  result: contractChainResult,
  compute: computeContractChain,
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
