import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCondition, sampleLetter } from './sample-rows.ts';

let app: TestApp;
let ada: TestBuyer;
let ben: TestBuyer;
let stranger: TestBuyer;
const id = randomUUID();
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-01-07T18:00:00.000Z') });
  ada = await createBuyer(app, 'Ada Buyer');
  ben = await createBuyer(app, 'Ben Buyer');
  stranger = await createBuyer(app);
  await joinPurchase(app, ada, ben);
  const text = 'Letter of explanation for\nlarge deposit of $4,000.';
  await ada.call('PUT', '/api/reports-and-conditions/conditions', {
    conditions: [{ id, ...sampleCondition, text }],
  });
});
afterAll(() => app.close());

const ask = (who: TestBuyer, more: object = {}, of: string = id) =>
  who.send('POST', `/api/reports-and-conditions/conditions/${of}/letter`, { ...sampleLetter, ...more });
const readText = async (answer: Response) =>
  (await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })).text.replace(
    /\s+/g,
    ' ',
  );

describe('a letter of explanation', () => {
  it('is a dated PDF for either buyer with the condition, the facts and the writer’s own words', async () => {
    const answer = await ask(ben, {
      answers: { why: 'I sold my car to my neighbor.\n\nHe paid by check.' },
      enclosures: ['Bill of sale'],
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain('letter-of-explanation-2026-01-06.pdf');
    const text = await readText(answer);
    for (const part of [
      ...['1 Main Street', 'January 6, 2026', 'First Bank', 'Borrower: Ada Owner'],
      ...['Letter of explanation for large deposit of $4,000.', 'December 2, 2025', '$4,000.00'],
      ...['I sold my car to my neighbor.', 'He paid by check.', '1. Bill of sale'],
    ])
      expect(text).toContain(part);
  });

  it('numbers several sets of facts, and the plain kind has none', async () => {
    const inquiries = [
      { company: 'Auto Lender', on: '2025-11-02' },
      { company: 'Card Bank', on: '2025-11-09' },
    ];
    const text = await readText(
      await ask(ada, {
        kind: 'inquiries',
        facts: inquiries,
        answers: { why: 'I compared.', newDebt: 'No.' },
      }),
    );
    for (const part of ['1. Company', 'Auto Lender', '2. Company', 'Card Bank', 'I compared. No.'])
      expect(text).toContain(part);
    const plain = await readText(await ask(ada, { kind: 'general', facts: [] }));
    expect(plain).not.toContain('Amount');
  });

  it.each<[string, object, string]>([
    ['no answer', { answers: {} }, 'why'],
    ['a fact missing', { facts: [{ account: 'First Bank', on: '2025-12-02' }] }, '0.amount'],
    ['no facts', { facts: [] }, 'facts'],
  ])('names what is missing: %s', async (_, more, field) => {
    const answer = await ask(ada, more);
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as { fields: object };
    expect(Object.keys(fields)).toEqual([field]);
  });

  it('is not there for others, and of a text of 100,000 characters only a refusal', async () => {
    expect((await ask(stranger)).status).toBe(404);
    expect((await ask(ada, {}, randomUUID())).status).toBe(404);
    expect((await ask(new TestBuyer(app))).status).toBe(401);
    expect((await ask(ada, { answers: { why: 'x'.repeat(100_000) } })).status).toBe(400);
    expect((await ask(ada, { facts: Array(13).fill(sampleLetter.facts[0]) })).status).toBe(400);
  });
});
