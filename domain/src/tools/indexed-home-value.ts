import * as z from 'zod/mini';
import { Decimal } from '../kernel/decimals.ts';
import { toCents } from '../kernel/money.ts';
import { noFigureNewest, noFigureYet, notKnown } from '../owned-home/home-value/en.ts';
import { indexLevels, isIndexCode } from '../owned-home/home-value/index-areas.ts';
import {
  computeIndexedValue,
  findFigures,
  type IndexFigures,
} from '../owned-home/home-value/indexed-value.ts';
import { newestQuarterTables } from '../owned-home/home-value/newest-quarter-table.ts';
import { hasEnded, isQuarter } from '../owned-home/home-value/quarters.ts';
import { pickTable, type TableUse } from '../programs/data-table.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/home-value.ts';
import { InputRefusal } from './input-refusal.ts';
import { showWorking } from './show-working.ts';
import { dollarsField, shownWorking } from './tool-fields.ts';

const quarterField = z.string().check(z.refine(isQuarter, texts.enterAQuarter));
/** Above zero and below 100,000. */
const indexField = z.string().check(
  z.regex(/^\d{1,5}(\.\d{1,6})?$/, texts.enterTheIndex),
  z.refine((text) => Number(text) > 0, texts.enterTheIndex),
);

export const homeValueByIndexInput = z.object({
  area: z.enum(indexLevels),
  /** Five digits of a metro, or a state's two letters. */
  code: z.string().check(z.maxLength(5, texts.metroCodeProblem)),
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

/**
 * A home's value by the index of its area. A quarter that has not ended is refused, and without its index one later than is held: `held` are
 * the figures of the area where they were imported, and fill in an index that is not sent. Throws InputRefusal for a code of another kind, a
 * sale before the purchase, a price of zero, and an index that is missing.
 */
export function computeHomeValueByIndex(
  asked: HomeValueByIndexInput,
  on: string,
  held?: IndexFigures,
): HomeValueByIndexResult {
  refuseContradictions(asked);
  const { content, use } = pickTable(newestQuarterTables, on);
  const { area, code, quarterBought, quarterNow } = asked;
  const about = { area, code, quarterBought, quarterNow };
  const filled = fillIn(asked, held);
  const input = { ...asked, ...filled.indexes };
  const { indexBought, indexNow } = input;
  const refused = filled.refused ?? findRefusal(input, content[area], on);
  if (refused !== null) {
    const none = { value: null, changePercent: null, ltvPercent: null, equity: null };
    return {
      ...about,
      ...none,
      refused,
      notKnown,
      workings: explainArea(input, use, refused),
      tables: [use],
    };
  }
  if (indexBought === undefined) {
    throw new InputRefusal({ indexBought: texts.indexMissing(quarterBought) });
  }
  if (indexNow === undefined) throw new InputRefusal({ indexNow: texts.indexMissing(quarterNow) });
  const found = computeIndexedValue({
    priceCents: toCents(input.price),
    balanceCents: toCents(input.balance),
    bought: new Decimal(indexBought),
    now: new Decimal(indexNow),
  });
  const figures = {
    value: found.value.toFixed(0),
    changePercent: found.changePercent.toFixed(1),
    ltvPercent: found.ltvPercent?.toFixed(2) ?? null,
    equity: found.equity.toFixed(0),
  };
  const workings = [
    ...explainArea({ ...input, indexBought, indexNow }, use, figures.value),
    ...explain(input, { ...figures, indexBought, indexNow }),
  ];
  return { ...about, ...figures, refused: null, notKnown, workings, tables: [use] };
}

function refuseContradictions({ area, code, quarterBought, quarterNow, price }: HomeValueByIndexInput): void {
  if (!isIndexCode(area, code)) {
    throw new InputRefusal({ code: area === 'metro' ? texts.metroCodeProblem : texts.stateCodeProblem });
  }
  if (quarterNow < quarterBought) throw new InputRefusal({ quarterNow: texts.quarterTooEarly });
  if (toCents(price) === 0) throw new InputRefusal({ price: texts.priceProblem });
}

/** Figures of one series alone are set against each other: where either index is not sent, both are those that are held. */
function fillIn(
  { indexBought, indexNow, quarterBought, quarterNow }: HomeValueByIndexInput,
  held: IndexFigures | undefined,
): { indexes?: { indexBought: string; indexNow: string }; refused?: string } {
  if (held === undefined || (indexBought !== undefined && indexNow !== undefined)) return {};
  const found = findFigures(held, quarterBought, quarterNow);
  return 'refused' in found
    ? { refused: found.refused }
    : { indexes: { indexBought: found.bought.toString(), indexNow: found.now.toString() } };
}

function findRefusal(input: HomeValueByIndexInput, newest: string, on: string): string | null {
  const { quarterBought, quarterNow, indexBought, indexNow } = input;
  if (indexNow === undefined && quarterNow > newest) return noFigureNewest(quarterNow, newest);
  if (indexBought === undefined && quarterBought > newest) return noFigureNewest(quarterBought, newest);
  return hasEnded(quarterNow, on) ? null : noFigureYet(quarterNow);
}

function explainArea(input: HomeValueByIndexInput, { source }: TableUse, value: string) {
  const { area, code, price, quarterBought, indexBought = '', quarterNow, indexNow = '' } = input;
  const inputs = { area, code, price, quarterBought, indexBought, quarterNow, indexNow };
  return [showWorking('value', texts.priceTimesIndex, inputs, value, source)];
}

function explain(
  { balance }: HomeValueByIndexInput,
  figures: {
    value: string;
    changePercent: string;
    ltvPercent: string | null;
    equity: string;
    indexBought: string;
    indexNow: string;
  },
) {
  const { value, changePercent, ltvPercent, equity, indexBought, indexNow } = figures;
  return [
    showWorking('changePercent', texts.indexChange, { indexNow, indexBought }, `${changePercent}%`),
    ...(ltvPercent === null
      ? []
      : [showWorking('ltvPercent', texts.balanceByValue, { balance, value }, `${ltvPercent}%`)]),
    showWorking('equity', texts.valueLessBalance, { value, balance }, equity),
  ];
}

export const homeValueByIndexTool = defineTool({
  name: 'home-value-by-index',
  summary: 'What a home is worth by FHFA’s index',
  description:
    'Price times the area’s index now over its index in the quarter bought. Send both, of one series, as FHFA prints them; where the operator imported the index, those of the area count for what is left out. A quarter without a figure is refused with the newest there is.',
  input: homeValueByIndexInput,
  result: homeValueByIndexResult,
  compute: computeHomeValueByIndex,
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
