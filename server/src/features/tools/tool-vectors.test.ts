import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-visitor.ts';

type Values = Record<string, unknown>;
type Vector = { id: string; kind: string; inputs: Values; expected: Values };
type Question = { tool: string; ask?: (inputs: Values) => Values; expect?: (expected: Values) => Values };

/** Which tool answers a kind of vector, and how its words differ from the wire's where they do. */
const questions: Record<string, Question> = {
  payment: { tool: 'payment' },
  total_interest_unrounded_payment: { tool: 'payment' },
  amortization_totals: { tool: 'amortization' },
  amortization_partial: { tool: 'amortization' },
  amortization_rows: {
    tool: 'amortization',
    ask: (inputs) => ({ ...inputs, afterMonths: 32 }),
    expect: ({ balanceAfter32Payments }) => ({ balance: balanceAfter32Payments }),
  },
  equal_principal: { tool: 'amortization', ask: (inputs) => ({ ...inputs, method: 'equalPrincipal' }) },
  interest_rounding_tie: {
    tool: 'amortization',
    ask: ({ balance, ratePercent }) => ({ principal: balance, ratePercent, termMonths: 360 }),
    expect: ({ halfUp }) => ({ first: { interest: halfUp } }),
  },
};

const folder = fileURLToPath(new URL('../../../../domain/src/tools/vectors/', import.meta.url));
const vectors = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as Vector[]);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('every vector that a tool can answer', () => {
  it.each(vectors.filter(({ kind }) => Object.hasOwn(questions, kind)))(
    '$kind $id holds over HTTP',
    async (vector) => {
      const { tool, ask, expect: read } = questions[vector.kind] as Question;
      const body = ask?.(vector.inputs) ?? vector.inputs;
      const reply = await new TestVisitor(app).call('POST', `/api/tools/${tool}`, body);
      expect([reply.status, reply.body]).toEqual([200, expect.anything()]);
      expect(shorten(reply.body)).toMatchObject(shorten(read?.(vector.expected) ?? vector.expected));
    },
  );

  it('is of a kind that is known', () => {
    const unknown = vectors.filter(({ kind }) => !Object.hasOwn(questions, kind)).map(({ kind }) => kind);
    expect([...new Set(unknown)]).toEqual([]);
  });
});

/** Unrounded figures as far as every source gives them: ten places. */
function shorten(value: Values): Values {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      /unrounded$/i.test(key) && typeof part === 'string' ? Number(part).toFixed(10) : part,
    ),
  ) as Values;
}
