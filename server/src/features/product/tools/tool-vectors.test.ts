import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CountyLimits } from '@porchlight/domain/programs/loan-limits/county-limits.ts';
import { toolsContract } from '@porchlight/domain/tools/tools.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database/database.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TestVisitor } from '../../../testing/test-visitor.ts';
import { replaceCountyLimits } from './county-limits.service.ts';

type Values = Record<string, unknown>;
/** `county` is the row of FHFA's file that the answer is of. */
type Vector = { id: string; kind: string; inputs: Values; expected: Values; county?: CountyLimits };
type Question = { tool?: string; ask?: (inputs: Values) => Values; read?: (expected: Values) => Values };

/** The kinds that are asked otherwise than word by word of the tool that their file is named after. */
const otherwise: Record<string, Question> = {
  payment: { tool: 'payment' },
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
  loan_level_price: { tool: 'loan-level-price' },
  score_step_value: { tool: 'score-step-value' },
  representative_score: { tool: 'representative-score' },
  utilization: { tool: 'utilization' },
  utilization_change: { tool: 'utilization-change' },
  dispute_clock: { tool: 'dispute-clock' },
  dispute_notice: { tool: 'dispute-notice' },
  inquiry_window: { tool: 'inquiry-window' },
  recast: { tool: 'recast' },
  mortgage_credit_certificate: { tool: 'mortgage-credit-certificate' },
  mortgage_insurance_deduction: { tool: 'mortgage-insurance-deduction' },
  interest_limit: { tool: 'interest-limit' },
  home_value_by_index: { tool: 'home-value-by-index' },
  escalation: { tool: 'escalation' },
  appraisal_gap: { tool: 'appraisal-gap' },
  seller_credit: { tool: 'seller-credit' },
  offer_state: { tool: 'offer-state' },
  contract_deadline: { tool: 'contract-deadline' },
  contract_chain: { tool: 'contract-chain' },
  condition: { tool: 'condition' },
  escrow_rule: { tool: 'escrow-rule' },
  escrow_jump: { tool: 'escrow-jump' },
  servicing_transfer: { tool: 'servicing-transfer' },
  notice_of_error: { tool: 'notice-of-error' },
  new_waiting_period: { tool: 'new-waiting-period' },
  routing_number: { tool: 'routing-number' },
  sender_domain: { tool: 'sender-domain' },
  wire_change: { tool: 'wire-change' },
};

const folder = fileURLToPath(new URL('../../../../../domain/src/tools/vectors/', import.meta.url));
const paths = new Set<string>(
  Object.values(toolsContract).map((endpoint) => `${endpoint['~orpc'].route.path}`),
);
const questions = readdirSync(folder).flatMap((name) =>
  (JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as Vector[]).map((vector) => {
    const { tool = basename(name, '.json'), ask, read } = otherwise[vector.kind] ?? {};
    return {
      id: vector.id,
      kind: vector.kind,
      county: vector.county,
      path: `/tools/${tool}`,
      body: ask?.(vector.inputs) ?? vector.inputs,
      expected: read?.(vector.expected) ?? vector.expected,
    };
  }),
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const database = openDatabase(app.databaseUrl, 1, () => undefined);
  const counties = questions.flatMap(({ county }) => county ?? []);
  await replaceCountyLimits(database, counties, new Date());
  await database.close();
});
afterAll(() => app.close());

describe('every vector that a tool can answer', () => {
  it.each(questions.filter(({ path }) => paths.has(path)))(
    '$kind $id holds over HTTP',
    async ({ path, body, expected }) => {
      const reply = await new TestVisitor(app).call('POST', `/api${path}`, body);
      expect([reply.status, reply.body]).toEqual([200, expect.anything()]);
      expect(shorten(reply.body)).toMatchObject(shorten(expected));
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
