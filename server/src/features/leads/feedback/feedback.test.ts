import { randomUUID } from 'node:crypto';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const good = { milestoneId: 1, rating: 4, feedback: 'Clear and calm.' };

function submit(buyer: TestBuyer, change: Record<string, unknown> = {}, id = randomUUID()) {
  return buyer.call('PUT', `/api/feedback/${id}`, { ...good, ...change });
}

function findStored(buyer: TestBuyer) {
  return app.query(
    'select milestone_id, rating, feedback from milestone_feedback join users on users.id = user_id where email = $1',
    [buyer.email],
  );
}

describe('feedback on a milestone', () => {
  it('is stored with the buyer, the milestone, the rating and the comment (specification 7)', async () => {
    const buyer = await createBuyer(app);
    expect(await submit(buyer)).toMatchObject({ status: 200, body: { done: true } });
    expect(await findStored(buyer)).toEqual([{ milestone_id: 1, rating: 4, feedback: 'Clear and calm.' }]);
  });

  it('is stored once when sent twice under one id, and the later words hold', async () => {
    const buyer = await createBuyer(app);
    const id = randomUUID();
    await submit(buyer, {}, id);
    await submit(buyer, { rating: 2, feedback: 'On second thought.' }, id);
    expect(await findStored(buyer)).toEqual([{ milestone_id: 1, rating: 2, feedback: 'On second thought.' }]);
  });

  it('cannot be changed by another buyer', async () => {
    const [mine, theirs] = [await createBuyer(app), await createBuyer(app)];
    const id = randomUUID();
    await submit(theirs, {}, id);
    expect((await submit(mine, { feedback: 'Mine now.' }, id)).body).toEqual({ done: true });
    expect(await findStored(theirs)).toMatchObject([{ feedback: 'Clear and calm.' }]);
    expect(await findStored(mine)).toMatchObject([{ feedback: 'Mine now.' }]);
  });

  it('may have no comment, or one of 50,000 characters (specification 5)', async () => {
    const buyer = await createBuyer(app);
    const long = 'Größe 🏠 '.repeat(6250).slice(0, 50_000);
    expect((await submit(buyer, { feedback: '' })).status).toBe(200);
    expect((await submit(buyer, { feedback: long, milestoneId: 10 })).status).toBe(200);
    expect((await findStored(buyer)).map(({ feedback }) => String(feedback).length).sort()).toEqual([
      0, 50_000,
    ]);
  });

  it('of more than a request can carry is refused with a plain sentence, and nothing is stored', async () => {
    const buyer = await createBuyer(app);
    expect((await submit(buyer, { feedback: 'a'.repeat(1_000_000) })).status).toBe(200);
    const reply = await submit(buyer, { feedback: 'a'.repeat(1_100_000) });
    expect([reply.status, reply.body.code]).toEqual([413, 'BAD_INPUT']);
    expect(reply.body.message).toContain('shorten it');
    expect(await findStored(buyer)).toHaveLength(1);
  });

  it.each([
    ['no rating', { rating: undefined }, 'rating'],
    ['a rating of 0', { rating: 0 }, 'rating'],
    ['a rating of 6', { rating: 6 }, 'rating'],
    ['half a step', { rating: 3.5 }, 'rating'],
    ['a milestone that does not exist', { milestoneId: 11 }, 'milestoneId'],
    ['no comment field at all', { feedback: undefined }, 'feedback'],
  ])('with %s is refused (specification 5)', async (_, change, field) => {
    const buyer = await createBuyer(app);
    const reply = await submit(buyer, change);
    expect([reply.status, reply.body.code, Object.keys(reply.body.fields ?? {})]).toEqual([
      400,
      'BAD_INPUT',
      [field],
    ]);
    expect(await findStored(buyer)).toEqual([]);
  });

  it('needs a signed-in user (specification 5)', async () => {
    expect((await submit(new TestBuyer(app))).body.code).toBe('NOT_SIGNED_IN');
  });
});
