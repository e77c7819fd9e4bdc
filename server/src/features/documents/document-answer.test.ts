import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { describe, expect, it } from 'vitest';

const PDF = new TextEncoder().encode('%PDF-1.7\nsample');
const STUBS = 'pre-app.pay-stubs';
const ID = 'pre-app.government-id';

let app: TestApp;
let agent: TestBuyer;
useSharedApp(async (shared) => {
  app = shared;
  agent = await createStaff(app, 'agent', 'Maria Lopez');
});

async function upload(buyer: TestBuyer, query: Record<string, string> = {}): Promise<string> {
  const path = `/api/documents?${new URLSearchParams({ name: 'paystub.pdf', ...query })}`;
  return String((await buyer.call('POST', path, PDF)).body.id);
}

const answer = (buyer: TestBuyer, id: string, documentRequest: unknown = STUBS) =>
  buyer.call('PUT', `/api/documents/${id}/document-request`, { documentRequest });

async function readOwn(buyer: TestBuyer, id: string) {
  const { documents } = (await buyer.call('GET', '/api/documents')).body as unknown as DocumentList;
  return documents.find((document) => document.id === id);
}

async function readCard(buyer: TestBuyer) {
  const { milestones } = (await buyer.call('GET', '/api/milestones')).body as unknown as Journey;
  return milestones.find(({ slug }) => slug === 'pre-app');
}

async function listTold(buyer: TestBuyer): Promise<string[]> {
  const rows = await app.query(
    'select kind from notifications join users on users.id = user_id where email = $1',
    [buyer.email],
  );
  return rows.map(({ kind }) => String(kind));
}

async function sendBack(id: string) {
  const path = `/api/staff/documents/${id}`;
  const { revision } = (await agent.call('GET', path)).body;
  const decision = { revision, decision: 'needs-attention', reason: 'cut-off', words: '' };
  expect((await agent.call('POST', `${path}/decision`, decision)).status).toBe(200);
}

describe('a document that answers a request after its upload', () => {
  it('counts, completes the milestone, is to be reviewed, and is announced once', async () => {
    const buyer = await createBuyer(app);
    const tasks = milestoneTexts.find(({ slug }) => slug === 'pre-app')?.tasks ?? [];
    for (const { id } of tasks)
      await buyer.call('PUT', `/api/milestones/pre-app/tasks/${id}`, { status: 'done' });
    await upload(buyer, { documentRequest: ID });
    const id = await upload(buyer);
    expect(await readCard(buyer)).toMatchObject({ docsDue: 1, isCompleted: false });
    expect((await agent.call('GET', `/api/staff/documents/${id}`)).status).toBe(404);

    const reply = await answer(buyer, id);
    expect([reply.status, reply.body.documentRequest]).toEqual([200, STUBS]);
    expect(await readCard(buyer)).toMatchObject({ docsDue: 0, isCompleted: true });
    expect(await readOwn(buyer, id)).toMatchObject({ documentRequest: STUBS, review: { state: 'waiting' } });
    expect((await agent.call('GET', `/api/staff/documents/${id}`)).status).toBe(200);
    const received = (await listTold(buyer)).filter((kind) => kind === 'document-received');
    expect(received).toHaveLength(2);
  });

  it('takes the place of the answer that was sent back', async () => {
    const buyer = await createBuyer(app);
    const newer = await upload(buyer);
    const first = await upload(buyer, { documentRequest: STUBS });
    await sendBack(first);
    expect((await readCard(buyer))?.docsDue).toBe(2);
    expect((await answer(buyer, newer)).status).toBe(200);
    expect((await readCard(buyer))?.docsDue).toBe(1);
    expect(await readOwn(buyer, newer)).toMatchObject({ replaces: first });
    expect(await readOwn(buyer, first)).toMatchObject({ replacedBy: newer });
  });

  it('keeps its answer: said again it changes nothing, another request is refused', async () => {
    const buyer = await createBuyer(app);
    const id = await upload(buyer);
    await answer(buyer, id);
    expect((await answer(buyer, id)).status).toBe(200);
    const refused = await answer(buyer, id, ID);
    expect([refused.status, refused.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(refused.body.message).toMatch(/already answers a request/);
    expect((await readOwn(buyer, id))?.documentRequest).toBe(STUBS);
  });

  it('answers one request when two windows say two at the same moment', async () => {
    const buyer = await createBuyer(app);
    const id = await upload(buyer);
    const replies = await Promise.all([answer(buyer, id), answer(buyer, id, ID)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is the owner’s alone', async () => {
    const [buyer, stranger] = [await createBuyer(app), await createBuyer(app)];
    const id = await upload(buyer);
    const refused = await answer(stranger, id);
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND']);
    const visitor = await fetch(`${app.origin}/api/documents/${id}/document-request`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin: app.origin },
      body: JSON.stringify({ documentRequest: STUBS }),
    });
    expect(visitor.status).toBe(401);
    expect((await readOwn(buyer, id))?.documentRequest).toBeNull();
  });

  it.each([['nothing.like-it'], [''], [7], ['a'.repeat(121)]])(
    'answers no request that is %s',
    async (key) => {
      const buyer = await createBuyer(app);
      const id = await upload(buyer);
      const refused = await answer(buyer, id, key);
      expect([refused.status, refused.body.code]).toEqual([400, 'BAD_INPUT']);
      expect((await readOwn(buyer, id))?.documentRequest).toBeNull();
    },
  );
});
