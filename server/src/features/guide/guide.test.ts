import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const PATH = '/api/guide/progress';

function add(buyer: TestBuyer, stages: unknown) {
  return buyer.call('POST', PATH, { stages });
}

async function read(buyer: TestBuyer): Promise<unknown> {
  return (await buyer.call('GET', PATH)).body.stages;
}

describe('the guide’s progress', () => {
  it('is empty for a new buyer', async () => {
    const reply = await (await createBuyer(app)).call('GET', PATH);
    expect([reply.status, reply.body]).toEqual([200, { stages: [] }]);
  });

  it('grows by union, in the guide’s order, whichever browser sends', async () => {
    const buyer = await createBuyer(app);
    expect((await add(buyer, ['finding'])).body).toEqual({ stages: ['finding'] });
    expect((await add(buyer, ['closing', 'preparing', 'finding'])).body).toEqual({
      stages: ['preparing', 'finding', 'closing'],
    });
    expect((await add(buyer, [])).body).toEqual({ stages: ['preparing', 'finding', 'closing'] });
  });

  it('keeps the first day of a stage that is completed again', async () => {
    const buyer = await createBuyer(app);
    const readDays = () =>
      app.query(
        'select completed_at from completed_stages join users on users.id = user_id where email = $1',
        [buyer.email],
      );
    await add(buyer, ['preparing']);
    const before = await readDays();
    await add(buyer, ['preparing', 'preparing']);
    expect(await readDays()).toEqual(before);
  });

  it('takes both lists when two windows send at the same moment', async () => {
    const buyer = await createBuyer(app);
    const replies = await Promise.all([
      add(buyer, ['preparing', 'finding']),
      add(buyer, ['finding', 'closing']),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(buyer)).toEqual(['preparing', 'finding', 'closing']);
  });

  it('passes over slugs of older versions, sent or stored', async () => {
    const buyer = await createBuyer(app);
    expect((await add(buyer, ['making', 'preparing', 'toString'])).body).toEqual({ stages: ['preparing'] });
    await app.query(
      "insert into completed_stages select id, 'a-former-stage', now() from users where email = $1",
      [buyer.email],
    );
    expect(await read(buyer)).toEqual(['preparing']);
  });

  it('is visible to its buyer alone', async () => {
    const [mine, theirs] = [await createBuyer(app), await createBuyer(app)];
    await add(theirs, ['preparing']);
    expect(await read(mine)).toEqual([]);
  });

  it('asks a visitor who is not signed in to do so', async () => {
    const visitor = new TestBuyer(app);
    for (const reply of [await visitor.call('GET', PATH), await add(visitor, ['preparing'])])
      expect([reply.status, reply.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it.each([
    ['no list', undefined],
    ['a text', 'preparing'],
    ['numbers', [1, 2]],
    ['a slug of 81 letters', ['x'.repeat(81)]],
    ['51 slugs', Array.from({ length: 51 }, () => 'preparing')],
  ])('refuses %s and stores nothing', async (_, stages) => {
    const buyer = await createBuyer(app);
    const reply = await add(buyer, stages);
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(await read(buyer)).toEqual([]);
  });
});

describe('the buyer’s open pages', () => {
  it('hear of a new stage, and of nothing when there was none', async () => {
    const buyer = await createBuyer(app);
    const response = await buyer.send('GET', '/api/events');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const hear = async (text: string) => {
      while (!heard.includes(text)) heard += (await reader?.read())?.value ?? '';
    };
    await hear('heartbeat');
    await add(buyer, ['preparing']);
    await hear('data: guide');
    await add(buyer, ['preparing']);
    await buyer.call('POST', '/api/beta-access');
    await hear('data: profile');
    expect(heard.match(/data: guide/g)).toHaveLength(1);
    await reader?.cancel();
  });
});

describe('addresses of the category bar that are no screens of their own (specification 2)', () => {
  it.each([
    ['/portal/making', '/portal/making-offer'],
    ['/portal/making/?a=1', '/portal/making-offer?a=1'],
    ['/portal/underContract', '/portal/docs'],
  ])('%s leads to %s, and may lead elsewhere another day', async (from, to) => {
    for (const method of ['GET', 'HEAD']) {
      const reply = await new TestBuyer(app).send(method, from);
      expect([reply.status, reply.headers.get('location')]).toEqual([302, to]);
    }
  });

  it.each([
    ['/guide', '/portal/preparing'],
    ['/documents/?a=1', '/portal/docs?a=1'],
    ['/glossary/escrow', '/glossary#escrow'],
    ['/faq?a=1', '/?a=1#faq'],
  ])('and %s, which someone may guess, leads to %s', async (from, to) => {
    const reply = await new TestBuyer(app).send('GET', from);
    expect([reply.status, reply.headers.get('location')]).toEqual([302, to]);
  });

  it('lead nowhere else', async () => {
    for (const path of ['/portal/underContract/x', '/portal/undercontract'])
      expect((await new TestBuyer(app).send('GET', path)).status).toBe(404);
  });
});
