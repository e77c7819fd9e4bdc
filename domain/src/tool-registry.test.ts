import { askTool } from '@porchlight/testing/tools/ask-tool.ts';
import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { describe, expect, test } from 'vitest';
import type { CountyLimits } from './programs/loan-limits/county-limits.ts';
import { tools } from './tool-registry.ts';
import { InputRefusal } from './tools/input-refusal.ts';
import { computeLoanLimits, loanLimitsInput } from './tools/loan-limits.ts';

test('no two tools have one name', () => {
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
});

type Values = Record<string, unknown>;
/** `county` is the row of FHFA's file that the answer is of. */
type Vector = { id: string; kind: string; inputs: Values; expected: Values; county?: CountyLimits };
type Question = { tool?: string; ask?: (inputs: Values) => Values; read?: (expected: Values) => Values };

/** The kinds that are asked otherwise than word by word of the tool that they, or their file, are named after. */
const otherwise: Record<string, Question> = {
  total_interest_unrounded_payment: { tool: 'payment' },
  amortization_totals: { tool: 'amortization' },
  amortization_partial: { tool: 'amortization' },
  amortization_rows: {
    tool: 'amortization',
    ask: (inputs) => ({ ...inputs, afterMonths: 32 }),
    read: ({ balanceAfter32Payments }) => ({ balance: balanceAfter32Payments }),
  },
  equal_principal: { tool: 'amortization', ask: (inputs) => ({ ...inputs, method: 'equalPrincipal' }) },
  apr: { read: ({ aprPercentUnrounded }) => ({ aprPercent: aprPercentUnrounded }) },
  apr_with_mi: { read: ({ aprPercent }) => ({ aprPercentDisclosed: aprPercent }) },
  interest_rounding_tie: {
    tool: 'amortization',
    ask: ({ balance, ratePercent }) => ({ principal: balance, ratePercent, termMonths: 360 }),
    read: ({ halfUp }) => ({ first: { interest: halfUp } }),
  },
};

/** Tools whose answers give back figures as they were sent, which no working explains. */
const givingBack = new Set(
  'affordability amortization apr business-days escrow estimate loan-price refinance'.split(' '),
);

const names = new Set(tools.map(({ name }) => name));
declare global {
  interface ImportMeta {
    glob(pattern: string, how: { eager: true; import: 'default' }): Record<string, unknown>;
  }
}
const files = import.meta.glob('./tools/vectors/*.json', { eager: true, import: 'default' });
const questions = Object.entries(files).flatMap(([path, vectors]) =>
  (vectors as Vector[]).map((vector) => {
    const file = path.replace(/^.*\/|\.json$/g, '');
    const { tool, ask, read } = otherwise[vector.kind] ?? {};
    // The kinds of escrow.json are those that its one tool tells apart itself.
    const ofKind = file === 'escrow' ? '' : vector.kind.replaceAll('_', '-');
    return {
      ...vector,
      tool: tool ?? (names.has(ofKind) ? ofKind : file),
      inputs: ask?.(vector.inputs) ?? vector.inputs,
      expected: read?.(vector.expected) ?? vector.expected,
    };
  }),
);

describe('every vector that a tool can answer', () => {
  test.each(questions.filter(({ tool }) => names.has(tool)))(
    '$kind $id holds',
    ({ tool, inputs, expected, county }) => {
      const answer =
        county === undefined
          ? askTool(tool, inputs)
          : computeLoanLimits(loanLimitsInput.parse(inputs), '2026-11-26', county);
      expect(shorten(answer)).toMatchObject(shorten(expected));
      if (!givingBack.has(tool)) expect(listUnexplained(answer)).toEqual([]);
    },
  );
});

/** Unrounded figures as far as every source gives them: ten places, eight of an APR. */
function shorten(value: Values): Values {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      /unrounded$|^aprPercent$/i.test(key) && typeof part === 'string'
        ? Number(part).toFixed(key === 'aprPercent' ? 8 : 10)
        : part,
    ),
  ) as Values;
}

describe.each(tools.map((tool) => ({ ...tool, tool })))('$name', ({ name, tool, example }) => {
  test('answers its worked example as the reference says', () => {
    expect(askTool(name, example.input)).toMatchObject(example.answer as object);
  });

  test('answers each odd value in each place with figures or a refusal, and never with what is no number', () => {
    for (const value of ODD_VALUES) {
      for (const body of replaceEach(example.input, value)) {
        const asked = tool.input.safeParse(body);
        if (!asked.success) continue;
        const told = JSON.stringify(answerOrRefuse(tool, asked.data), withoutText);
        expect(told, JSON.stringify(body)).not.toMatch(/NaN|Infinity|undefined|\[object/);
      }
    }
  });

  test('passes over names it does not know, whatever they are', () => {
    const strange = '{"__proto__":{"principal":"1"},"toString":5,"unknown":[1],';
    const body = JSON.parse(JSON.stringify(example.input).replace('{', strange));
    expect(askTool(name, body)).toEqual(askTool(name, example.input));
  });
});

function answerOrRefuse({ result, compute }: (typeof tools)[number], input: unknown): unknown {
  try {
    return result.parse(compute(input, '2026-11-26'));
  } catch (error) {
    if (error instanceof InputRefusal) return error.fields;
    throw error;
  }
}

/** Conditions are given back in the words in which they were sent. */
const withoutText = (key: string, value: unknown) => (key === 'text' ? null : value);

/** A copy of a body with each of its texts and numbers, one at a time, in turn put in the place of `value`. */
function* replaceEach(body: unknown, value: unknown): Generator<unknown> {
  if (typeof body !== 'object' || body === null) {
    yield value;
    return;
  }
  for (const key of Object.keys(body)) {
    for (const part of replaceEach(body[key as never], value)) {
      const copy = structuredClone(body);
      Object.defineProperty(copy, key, { value: part, enumerable: true });
      yield copy;
    }
  }
}

/** 1e9 as what JSON makes of it, as a text, and as money; letters; signs; what other languages call a number. */
const ODD_VALUES = [
  ...[null, '', 'abc', '-1', -1, '0', 0, 1e9, '1e9', '1000000000', '99999999999'],
  ...['NaN', 'Infinity', '-Infinity', '０', '1,000', ' 5 ', '__proto__', 'constructor', true, [], {}],
  ...['9999-99-99', '2026-02-30', '\u0000'],
];
