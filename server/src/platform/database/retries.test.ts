import { randomUUID } from 'node:crypto';
import { waitlistPages } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { getFuzzSize } from '@porchlight/testing/fuzz/fuzz-size.ts';
import { createBuyer, type Reply, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { TestVisitor } from '@porchlight/testing/people/test-visitor.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

let app: TestApp;
let buyer: TestBuyer;
let staff: TestBuyer;
let visitor: TestVisitor;
const leadId = randomUUID();
useSharedApp(async (shared) => {
  app = shared;
  [buyer, staff] = await Promise.all([createBuyer(app), createStaff(app, 'agent')]);
  visitor = new TestVisitor(app);
  await app.query(
    "insert into leads (id, name, email, source, created_at) values ($1, 'Ada', 'ada@example.com', 'contact_form', now())",
    [leadId],
  );
});

/** One thing to be done, which may be sent any number of times, and how often it was done. */
type Task = { send(): Promise<Reply>; countEffects(): Promise<number> };

const count = async (text: string, value: string) => (await app.query(text, [value])).length;
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000, 'page ')]);

/** Every kind of task is made with words of its own, by which its effects are counted. */
const kinds: Record<string, () => Promise<Task>> = {
  async upload() {
    const [name, key] = [`${randomUUID()}.pdf`, { 'idempotency-key': randomUUID() }];
    return {
      send: () => buyer.call('POST', `/api/documents?name=${name}`, PDF, key),
      countEffects: () => count('select 1 from documents where name = $1', name),
    };
  },
  async noteOnLead() {
    const [text, key] = [randomUUID(), { 'idempotency-key': randomUUID() }];
    return {
      send: () => staff.call('POST', `/api/staff/leads/${leadId}/notes`, { text }, key),
      countEffects: () => count('select 1 from lead_notes where text = $1', text),
    };
  },
  async leadUnderKey() {
    const [email, key] = [`${randomUUID()}@example.com`, { 'idempotency-key': randomUUID() }];
    const words = { name: 'Ada', email, message: 'Hello', submissionId: randomUUID() };
    const form = { ...words, proof: await visitor.solve() };
    return {
      send: () => visitor.call('POST', '/api/leads/contact', form, key),
      countEffects: () => count('select 1 from leads where email = $1', email),
    };
  },
  async leadUnderSubmissionId() {
    const email = `${randomUUID()}@example.com`;
    const words = { name: 'Ada', email, message: 'Hello', submissionId: randomUUID() };
    return {
      send: () => visitor.submit('/api/leads/contact', words),
      countEffects: () => count('select 1 from leads where email = $1', email),
    };
  },
  async waitlist() {
    const [email, key] = [`${randomUUID()}@example.com`, { 'idempotency-key': randomUUID() }];
    const form = { email, feature: waitlistPages[0].feature, proof: await visitor.solve() };
    return {
      send: () => visitor.call('POST', '/api/waitlist', form, key),
      countEffects: () => count('select 1 from waitlist_entries where email = $1', email),
    };
  },
  async newsletter() {
    const [email, key] = [`${randomUUID()}@example.com`, { 'idempotency-key': randomUUID() }];
    const form = { email, proof: await visitor.solve() };
    return {
      send: () => visitor.call('POST', '/api/newsletter/subscriptions', form, key),
      countEffects: () => count('select 1 from emails where email = $1', email),
    };
  },
  async milestoneNote() {
    const [id, text] = [randomUUID(), randomUUID()];
    const note = { text, createdAt: '2026-11-20T12:00:00.000Z' };
    return {
      send: () => buyer.call('PUT', `/api/milestones/interest/notes/${id}`, note),
      countEffects: async () => {
        const effects = await count('select 1 from milestone_notes where text = $1', text);
        // A milestone has so many notes at most.
        await app.query('delete from milestone_notes where text = $1', [text]);
        return effects;
      },
    };
  },
  async feedback() {
    const [id, feedback] = [randomUUID(), randomUUID()];
    return {
      send: () => buyer.call('PUT', `/api/feedback/${id}`, { milestoneId: 1, rating: 4, feedback }),
      countEffects: () => count('select 1 from milestone_feedback where feedback = $1', feedback),
    };
  },
  async scenario() {
    const [id, name] = [randomUUID(), randomUUID()];
    const scenario = { tool: 'monthly-payment', name, inputs: { price: '$289,900' } };
    return {
      send: () => buyer.call('PUT', `/api/saved-scenarios/${id}`, scenario),
      countEffects: async () => {
        const effects = await count('select 1 from saved_scenarios where name = $1', name);
        // A buyer keeps a hundred at most.
        await app.query('delete from saved_scenarios where name = $1', [name]);
        return effects;
      },
    };
  },
};

/** Which tasks there are, and in which bursts they are sent: one after the other, and within each all at once. */
const schedules = fc
  .array(fc.constantFrom(...Object.keys(kinds)), { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.record({
      names: fc.constant(names),
      bursts: fc.array(fc.array(fc.nat({ max: names.length - 1 }), { minLength: 1, maxLength: 5 }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  );

describe('requests that are sent again and again, at once and in any order', () => {
  it('have one effect each, and one answer', async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async ({ names, bursts }) => {
        const tasks = await Promise.all(names.map((name) => kinds[name]?.()));
        const answers = tasks.map((): Reply[] => []);
        const send = async (index: number) => {
          const reply = await tasks[index]?.send();
          if (reply) answers[index]?.push(reply);
        };
        for (const burst of bursts) await Promise.all(burst.map(send));
        // A client that was asked to come back does.
        for (const index of tasks.keys()) await send(index);
        for (const [index, task] of tasks.entries()) {
          const done = answers[index]?.filter(({ status }) => status < 300) ?? [];
          const waited = answers[index]?.filter(({ status }) => status >= 300) ?? [];
          expect(waited.map(({ body }) => body.code).filter((code) => code !== 'KEY_IN_USE')).toEqual([]);
          expect(done.length).toBeGreaterThan(0);
          expect(await task?.countEffects()).toBe(1);
          if (names[index] === 'upload' || names[index] === 'noteOnLead')
            expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
        }
      }),
      getFuzzSize(8, 1 / 1_000),
    );
  }, 3_600_000);
});
