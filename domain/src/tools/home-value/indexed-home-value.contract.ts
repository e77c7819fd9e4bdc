import * as z from 'zod/mini';
import { indexLevels } from '../../home-value/index-areas.ts';
import { isQuarter } from '../../home-value/quarters.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en/home-value.ts';

const quarterField = z.string().check(z.refine(isQuarter, texts.enterAQuarter));
/** Above zero and below 100,000. */
const indexField = z.string().check(
  z.regex(/^\d{1,5}(\.\d{1,6})?$/, texts.enterTheIndex),
  z.refine((text) => Number(text) > 0, texts.enterTheIndex),
);

export const homeValueByIndexInput = z.object({
  area: z.enum(indexLevels),
  /** Five digits of a metro, or a state's two letters. */
  code: z.string().check(z.maxLength(5, texts.enterAMetroCode)),
  /** All transactions, not seasonally adjusted. */
  indexBought: z.optional(indexField),
  quarterBought: quarterField,
  indexNow: z.optional(indexField),
  quarterNow: quarterField,
  /** What was paid. */
  price: dollarsField,
  balance: z._default(dollarsField, '0'),
});
export type HomeValueByIndexInput = z.output<typeof homeValueByIndexInput>;

export const homeValueByIndexResult = z.object({
  area: z.enum(indexLevels),
  code: z.string(),
  quarterBought: z.string(),
  quarterNow: z.string(),
  /** Whole dollars; null, as the next three, where it was refused. */
  value: z.nullable(z.string()),
  changePercent: z.nullable(z.string()),
  ltvPercent: z.nullable(z.string()),
  equity: z.nullable(z.string()),
  /** Why there is no figure. */
  refused: z.nullable(z.string()),
  notKnown: z.array(z.string()),
  ...shownWorking,
});
export type HomeValueByIndexResult = z.infer<typeof homeValueByIndexResult>;

export const homeValueByIndexEndpoint = toolEndpoint({
  path: '/tools/home-value-by-index',
  summary: 'What a home is worth by FHFA’s index',
  description:
    'Price times the area’s index now over its index in the quarter bought. Send both, of one series, as FHFA prints them; where the operator imported the index, those of the area count for what is left out. A quarter without a figure is refused with the newest there is.',
  input: homeValueByIndexInput,
  result: homeValueByIndexResult,
  example: {
    input: {
      area: 'metro',
      code: '10420',
      indexBought: '165.98',
      quarterBought: '2020Q1',
      indexNow: '267.95',
      quarterNow: '2025Q3',
      price: '200000',
      balance: '150000',
    },
    answer: { value: '322870', changePercent: '61.4', ltvPercent: '46.46', equity: '172870', refused: null },
  },
});
