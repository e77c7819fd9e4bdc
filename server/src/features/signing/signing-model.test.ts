import type { OpenSigningView } from '@porchlight/domain/signing/signing-views.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { getFuzzSize } from '@porchlight/testing/fuzz/fuzz-size.ts';
import { checkModel, makeStep, type Step } from '@porchlight/testing/models/model-commands.ts';
import { createBuyer, getToken, type Reply, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { complete, giveConsent, prepare, uploadDocument } from '@porchlight/testing/people/test-signer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

let app: TestApp;
let owner: TestBuyer;
let coBuyer: TestBuyer;
useSharedApp(async (shared) => {
  app = shared;
  [owner, coBuyer] = await Promise.all([createBuyer(app, 'Ada Owner'), createBuyer(app, 'Cora Buyer')]);
  await Promise.all([giveConsent(owner), giveConsent(coBuyer)]);
});

type Name = 'owner' | 'coBuyer';
type Signing = {
  who: Name;
  opened: OpenSigningView;
  /** How often the document had been signed when it was opened. */
  version: number;
  isRead: boolean;
  isPrepared: boolean;
  end?: 'completed' | 'left';
};
type Model = { isInvited: boolean; signers: Name[]; signings: Signing[] };
type Real = { documentId: string };
type SigningStep = fc.Arbitrary<Step<Model, Real>>;

const people = (who: Name) => (who === 'owner' ? owner : coBuyer);

/** Answers with success where nothing speaks against it, and else with one of the reasons. */
function expectOneOf(reply: Reply, reasons: (string | false | undefined)[]): boolean {
  const codes = reasons.filter((reason) => typeof reason === 'string');
  if (codes.length > 0) expect(codes).toContain(reply.body.code);
  else expect([reply.status, reply.body.code]).toEqual([200, undefined]);
  return codes.length === 0;
}

async function compare(model: Model, { documentId }: Real): Promise<void> {
  const { body } = await owner.call('GET', `/api/documents/${documentId}/signatures`);
  expect((body.signatures as unknown[]).length).toBe(model.signers.length);
  const { body: list } = await owner.call('GET', '/api/documents');
  const shown = (list.documents as { id: string; status: string }[]).find(({ id }) => id === documentId);
  expect(shown?.status).toBe(model.signers.length > 0 ? 'signed' : 'received');
  const file = Buffer.from(
    await (await owner.send('GET', `/api/documents/${documentId}/content`)).arrayBuffer(),
  );
  expect(file.toString('latin1').split('/ByteRange').length - 1).toBe(model.signers.length);
}

const who = fc.constantFrom<Name>('owner', 'owner', 'coBuyer');
const pick = (model: Model, index: number) => model.signings[index % model.signings.length] as Signing;
const hasAny = (model: Readonly<Model>) => model.signings.length > 0;
const isGone = ({ end }: Signing) => end !== undefined && 'NOT_FOUND';
const hasSigned = (model: Model, signing: Signing) => model.signers.includes(signing.who) && 'ALREADY_SIGNED';
const isOther = (model: Model, signing: Signing) =>
  signing.version !== model.signers.length && 'DOCUMENT_CHANGED';

const open: SigningStep = who.map((name) =>
  makeStep(`${name} opens`, async (model, real) => {
    const reply = await people(name).call('POST', `/api/documents/${real.documentId}/signing`, {});
    const mayNot = name === 'coBuyer' && !model.isInvited && 'NOT_FOUND';
    if (expectOneOf(reply, [mayNot, !mayNot && model.signers.includes(name) && 'ALREADY_SIGNED'])) {
      const opened = reply.body as unknown as OpenSigningView;
      const version = model.signers.length;
      model.signings.push({ who: name, opened, version, isRead: false, isPrepared: false });
    }
    await compare(model, real);
  }),
);

const invite: SigningStep = fc.constant(
  makeStep(
    'the co-buyer is invited and accepts',
    async (model, real) => {
      const fields = { name: 'Cora Buyer', email: coBuyer.email };
      const before = await app.countEmails(coBuyer.email);
      await owner.call('POST', `/api/documents/${real.documentId}/invitations`, fields);
      await expect.poll(() => app.countEmails(coBuyer.email), { timeout: 10_000 }).toBeGreaterThan(before);
      const token = getToken(await app.readEmail(coBuyer.email, /asks you to sign/));
      const reply = await coBuyer.call('POST', '/api/signing-invitations/accept', { token });
      expect(reply.status).toBe(200);
      model.isInvited = true;
      await compare(model, real);
    },
    (model) => !model.isInvited,
  ),
);

const act = (verb: string, run: (model: Model, signing: Signing) => Promise<void>): SigningStep =>
  fc.nat({ max: 5 }).map((index) =>
    makeStep(
      `${verb} ${index}`,
      async (model, real) => {
        await run(model, pick(model, index));
        await compare(model, real);
      },
      hasAny,
    ),
  );

const read = act('read', async (_model, signing) => {
  const reply = await people(signing.who).call('POST', `/api/signing/${signing.opened.id}/read`, {});
  if (expectOneOf(reply, [isGone(signing)])) signing.isRead = true;
});

const seal = act('prepare', async (model, signing) => {
  const reply = await prepare(people(signing.who), signing.opened);
  const reasons = [
    isGone(signing),
    hasSigned(model, signing),
    isOther(model, signing),
    !signing.isRead && 'NOT_READ',
  ];
  if (expectOneOf(reply, reasons)) signing.isPrepared = true;
});

const finish = act('complete', async (model, signing) => {
  const reply = await complete(people(signing.who), signing.opened);
  // Done again it answers as before.
  if (signing.end === 'completed') return void expectOneOf(reply, []);
  const unprepared = !signing.isPrepared && 'NOT_FOUND';
  const reasons = [isGone(signing), hasSigned(model, signing), isOther(model, signing), unprepared];
  if (!expectOneOf(reply, reasons)) return;
  signing.end = 'completed';
  model.signers.push(signing.who);
});

const leave = act('cancel', async (_model, signing) => {
  const reply = await people(signing.who).call('DELETE', `/api/signing/${signing.opened.id}`);
  expect(reply.status).toBe(200);
  signing.end ??= 'left';
});

/** All the way, so that sequences come far. */
const sign: SigningStep = who.map((name) =>
  makeStep(
    `${name} signs`,
    async (model, real) => {
      const buyer = people(name);
      const { body } = await buyer.call('POST', `/api/documents/${real.documentId}/signing`, {});
      const opened = body as unknown as OpenSigningView;
      const version = model.signers.length;
      model.signings.push({ who: name, opened, version, isRead: true, isPrepared: true, end: 'completed' });
      await buyer.call('POST', `/api/signing/${opened.id}/read`, {});
      await prepare(buyer, opened);
      expectOneOf(await complete(buyer, opened), []);
      model.signers.push(name);
      await compare(model, real);
    },
    (model) => !model.signers.includes(name) && (name === 'owner' || model.isInvited),
  ),
);

describe('signing a document', () => {
  it('goes as its model goes, with two signers and any number of windows', async () => {
    await checkModel([open, open, invite, read, read, seal, finish, leave, sign], {
      ...getFuzzSize(2, 1 / 4_000),
      maxCommands: 9,
      async begin() {
        return {
          model: { isInvited: false, signers: [], signings: [] },
          real: { documentId: await uploadDocument(owner) },
        };
      },
    });
  }, 3_600_000);
});
