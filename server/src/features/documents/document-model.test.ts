import type { ReviewDetail } from '@porchlight/domain/documents/document-reviews.contract.ts';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { getFuzzSize } from '@porchlight/testing/fuzz/fuzz-size.ts';
import { checkModel, makeStep, type Step } from '@porchlight/testing/models/model-commands.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SPACE = 2_000_000;
let app: TestApp;
let agent: TestBuyer;
let clock = new Date();
beforeAll(async () => {
  const environment = { MAX_FILE_BYTES: '1000000', SPACE_PER_BUYER_BYTES: String(SPACE) };
  app = await startTestApp({ environment, now: () => clock });
  agent = await createStaff(app, 'agent');
});
afterAll(() => app.close());

type Stored = {
  id: string;
  size: number;
  key: string | null;
  replaces: string | null;
  state: 'waiting' | 'accepted' | 'needs-attention';
  revision: number;
};
/** `seen` is what staff saw last of a document: the revision as the interface names it, and the model's own. */
type Model = { documents: Stored[]; seen: Map<string, { revision: number; stood: number }> };
type DocumentStep = fc.Arbitrary<Step<Model, TestBuyer>>;

const STUBS = 'pre-app.pay-stubs';
const W2S = 'pre-approval.w2s';
const makeFile = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'page ')]);
const sizes = fc.constantFrom(1_000, 70_000, 400_000, 900_000);

async function compare({ documents }: Model, buyer: TestBuyer): Promise<void> {
  const list = (await buyer.call('GET', '/api/documents')).body as unknown as DocumentList;
  expect(list.limits.used).toBe(documents.reduce((sum, { size }) => sum + size, 0));
  expect(list.limits.used).toBe(list.documents.reduce((sum, { counted }) => sum + counted, 0));
  const shown = list.documents.map(({ id, size, documentRequest, replaces, replacedBy, review }) => ({
    id,
    size,
    documentRequest,
    replaces,
    replacedBy,
    state: review?.state ?? null,
  }));
  const expected = documents.map(({ id, size, key, replaces, state }) => ({
    id,
    size,
    documentRequest: key,
    // What it was uploaded for may be gone.
    replaces: documents.some((other) => other.id === replaces) ? replaces : null,
    replacedBy: documents.findLast((other) => other.replaces === id)?.id ?? null,
    state: key === null ? null : state,
  }));
  expect(shown.toReversed()).toEqual(expected);
}

async function upload(model: Model, buyer: TestBuyer, size: number, more: Partial<Stored>): Promise<void> {
  // Whatever is newest is newest by a minute.
  clock = new Date(clock.getTime() + 60_000);
  const { key = null, replaces = null } = more;
  const query = new URLSearchParams({ name: 'paper.pdf' });
  if (replaces !== null) query.set('replaces', replaces);
  else if (key !== null) query.set('documentRequest', key);
  const { status, body } = await buyer.call('POST', `/api/documents?${query}`, makeFile(size));
  const used = model.documents.reduce((sum, each) => sum + each.size, 0);
  if (used + size > SPACE) {
    expect([status, body.code]).toEqual([413, 'QUOTA_EXCEEDED']);
    return;
  }
  expect(status).toBe(201);
  const replaced = model.documents.find(({ id }) => id === replaces);
  if (replaced) replaced.revision += 1;
  model.documents.push({ id: String(body.id), size, key, replaces, state: 'waiting', revision: 1 });
}

const pick = (model: Model, index: number) => model.documents[index % model.documents.length];
const isAny = (model: Readonly<Model>) => model.documents.length > 0;

const uploadOne: DocumentStep = fc.tuple(sizes, fc.constantFrom(null, STUBS, W2S)).map(([size, key]) =>
  makeStep(`upload ${size} for ${key}`, async (model, buyer) => {
    await upload(model, buyer, size, { key });
    await compare(model, buyer);
  }),
);

const replace: DocumentStep = fc.tuple(fc.nat(), sizes).map(([index, size]) =>
  makeStep(
    `replace ${index}`,
    async (model, buyer) => {
      const document = pick(model, index);
      if (document?.key == null) {
        // Only what answers a document request has a place that another can take.
        const query = new URLSearchParams({ name: 'paper.pdf', replaces: document?.id ?? '' });
        const reply = await buyer.call('POST', `/api/documents?${query}`, makeFile(1_000));
        expect(['NOT_FOUND', 'QUOTA_EXCEEDED']).toContain(reply.body.code);
      } else await upload(model, buyer, size, { key: document.key, replaces: document.id });
      await compare(model, buyer);
    },
    isAny,
  ),
);

const remove: DocumentStep = fc.nat().map((index) =>
  makeStep(
    `delete ${index}`,
    async (model, buyer) => {
      const document = pick(model, index);
      expect((await buyer.call('DELETE', `/api/documents/${document?.id}`)).status).toBe(200);
      expect((await buyer.call('GET', `/api/documents/${document?.id}/content`)).status).toBe(404);
      model.documents = model.documents.filter((each) => each !== document);
      // What it had replaced takes the place of what it replaced itself.
      for (const each of model.documents)
        if (each.replaces === document?.id) each.replaces = document?.replaces ?? null;
      await compare(model, buyer);
    },
    isAny,
  ),
);

/** Staff see what answers a document request, and decide about what they saw. */
const access: DocumentStep = fc.nat().map((index) =>
  makeStep(
    `look at ${index}`,
    async (model) => {
      const document = pick(model, index);
      const { status, body } = await agent.call('GET', `/api/staff/documents/${document?.id}`);
      expect(status).toBe(document?.key == null ? 404 : 200);
      if (document && status === 200) {
        const { revision } = body as unknown as ReviewDetail;
        model.seen.set(document.id, { revision, stood: document.revision });
      }
    },
    isAny,
  ),
);

const decide: DocumentStep = fc.tuple(fc.nat(), fc.boolean()).map(([index, accepts]) =>
  makeStep(
    `${accepts ? 'accept' : 'send back'} what was seen ${index}`,
    async (model, buyer) => {
      const [id = '', seen] = [...model.seen][index % model.seen.size] ?? [];
      const { revision, stood } = seen ?? {};
      const decision = accepts
        ? { decision: 'accepted', date: '2026-11-10' }
        : { decision: 'needs-attention', reason: 'not-readable' };
      const { status, body } = await agent.call('POST', `/api/staff/documents/${id}/decision`, {
        revision,
        ...decision,
      });
      const document = model.documents.find((each) => each.id === id);
      const isReplaced = model.documents.some((each) => each.replaces === id);
      if (!document || isReplaced || document.revision !== stood) {
        expect([status, body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
      } else {
        expect([status, body.code]).toEqual([200, undefined]);
        document.state = accepts ? 'accepted' : 'needs-attention';
        document.revision += 1;
      }
      await compare(model, buyer);
    },
    (model) => model.seen.size > 0,
  ),
);

describe('a buyer’s documents', () => {
  it('are as their model says, whatever is stored, replaced, deleted and decided', async () => {
    await checkModel([uploadOne, uploadOne, replace, remove, access, access, decide, decide], {
      ...getFuzzSize(4, 1 / 1_000),
      maxCommands: 18,
      async begin() {
        return { model: { documents: [], seen: new Map() }, real: await createBuyer(app) };
      },
    });
  }, 3_600_000);
});
