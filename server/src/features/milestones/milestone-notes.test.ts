import { randomUUID } from 'node:crypto';
import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { MAX_MILESTONE_NOTE_LENGTH, MAX_NOTES } from '@porchlight/domain/milestones/notes.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, PatientBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const WRITTEN_AT = '2026-03-05T12:00:00.000Z';

function saveMilestoneNote(
  buyer: TestBuyer,
  noteId: string,
  text: unknown,
  { slug = 'interest', createdAt = WRITTEN_AT } = {},
) {
  return buyer.call('PUT', `/api/milestones/${slug}/notes/${noteId}`, { text, createdAt });
}

function deleteNote(buyer: TestBuyer, noteId: string, slug = 'interest') {
  return buyer.call('DELETE', `/api/milestones/${slug}/notes/${noteId}`);
}

async function readNotes(buyer: TestBuyer, slug = 'interest') {
  const { body } = await buyer.call('GET', `/api/milestones/${slug}`);
  return (body as unknown as MilestoneWorkspace).notes;
}

describe('notes on a milestone', () => {
  it('are added, changed and deleted, newest first, and belong to their milestone', async () => {
    const buyer = await createBuyer(app);
    const [older, newer] = [randomUUID(), randomUUID()];
    await saveMilestoneNote(buyer, older, 'Ask about the roof.\nAnd the furnace.', {
      createdAt: '2026-03-04T09:00:00.000Z',
    });
    await saveMilestoneNote(buyer, newer, 'Called the lender.');
    expect((await readNotes(buyer)).map(({ text }) => text)).toEqual([
      'Called the lender.',
      'Ask about the roof.\nAnd the furnace.',
    ]);
    await saveMilestoneNote(buyer, older, 'Ask about the roof.', { createdAt: '2030-01-01T00:00:00.000Z' });
    expect((await readNotes(buyer))[1]).toMatchObject({
      id: older,
      text: 'Ask about the roof.',
      createdAt: '2026-03-04T09:00:00.000Z',
    });
    const { body } = await deleteNote(buyer, newer);
    expect((body as unknown as MilestoneWorkspace).notes.map(({ id }) => id)).toEqual([older]);
    expect(await readNotes(buyer, 'pre-app')).toEqual([]);
  });

  it('are stored once when sent twice, also at the same moment', async () => {
    const buyer = await createBuyer(app);
    const id = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => saveMilestoneNote(buyer, id, 'Once.')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readNotes(buyer)).toHaveLength(1);
  });

  it('come back by the same call after a deletion that was taken back, and deleting twice is no error', async () => {
    const buyer = await createBuyer(app);
    const id = randomUUID();
    await saveMilestoneNote(buyer, id, 'Keep me.');
    expect([(await deleteNote(buyer, id)).status, (await deleteNote(buyer, id)).status]).toEqual([200, 200]);
    await saveMilestoneNote(buyer, id, 'Keep me.');
    expect(await readNotes(buyer)).toMatchObject([{ id, text: 'Keep me.', createdAt: WRITTEN_AT }]);
  });

  it('are never dated later than now', async () => {
    const buyer = await createBuyer(app);
    await saveMilestoneNote(buyer, randomUUID(), 'From a clock that runs ahead.', {
      createdAt: '2099-01-01T00:00:00.000Z',
    });
    const [note] = await readNotes(buyer);
    expect(Date.parse(note?.createdAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('belong to their author alone', async () => {
    const [mine, theirs] = [await createBuyer(app), await createBuyer(app)];
    const id = randomUUID();
    await saveMilestoneNote(theirs, id, 'Theirs.');
    // Answered as a fresh id is: whether another account has it is not to be read from the answer.
    expect((await saveMilestoneNote(mine, id, 'Mine now.')).status).toBe(200);
    expect(await readNotes(mine)).toMatchObject([{ text: 'Mine now.' }]);
    await deleteNote(mine, id);
    expect(await readNotes(mine)).toEqual([]);
    expect(await readNotes(theirs)).toMatchObject([{ text: 'Theirs.' }]);
  });

  it('stay with the milestone they were written in', async () => {
    const buyer = await createBuyer(app);
    const id = randomUUID();
    await saveMilestoneNote(buyer, id, 'In Interest.');
    expect((await saveMilestoneNote(buyer, id, 'Moved.', { slug: 'pre-app' })).status).toBe(404);
    await deleteNote(buyer, id, 'pre-app');
    expect(await readNotes(buyer)).toHaveLength(1);
  });

  it.each([
    ['5,000 letters', 'a'.repeat(MAX_MILESTONE_NOTE_LENGTH), 200],
    ['5,001 letters', 'a'.repeat(MAX_MILESTONE_NOTE_LENGTH + 1), 400],
    ['50,000 letters', 'a'.repeat(50_000), 400],
    ['nothing but blanks', ' \n\t', 400],
    ['a number', 7, 400],
  ])('of %s are answered with %3$d', async (_, text, status) => {
    const reply = await saveMilestoneNote(await createBuyer(app), randomUUID(), text);
    expect(reply.status).toBe(status);
    if (status === 400) expect(reply.body).toMatchObject({ code: 'BAD_INPUT', fields: { text: /\S/ } });
  });

  it('too long for one note are refused with both figures', async () => {
    const { body } = await saveMilestoneNote(await createBuyer(app), randomUUID(), 'a'.repeat(5230));
    expect(body.fields).toEqual({
      text: expect.stringContaining('holds 5,000 letters and this one has 5,230'),
    });
  });

  it('lose a NUL and keep every other character, emoji and markup among them', async () => {
    const buyer = await createBuyer(app);
    await saveMilestoneNote(buyer, randomUUID(), "Roof\u0000 <b>leaks</b> 🏠 '; drop table users; --");
    expect(await readNotes(buyer)).toMatchObject([{ text: "Roof <b>leaks</b> 🏠 '; drop table users; --" }]);
  });

  it('are at most as many as one answer can carry', async () => {
    const buyer = await createBuyer(app, 'Nora Notes', PatientBuyer);
    const ids = Array.from({ length: MAX_NOTES }, () => randomUUID());
    const stored = await Promise.all(ids.map((id) => saveMilestoneNote(buyer, id, 'One of many.')));
    expect(stored.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const reply = await saveMilestoneNote(buyer, randomUUID(), 'One too many.');
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
    expect(reply.body.message).toContain('200 notes');
    expect((await saveMilestoneNote(buyer, ids[0] ?? '', 'Changed.')).status).toBe(200);
  });

  it('need an open milestone, an id of the right form and a session', async () => {
    const buyer = await createBuyer(app);
    expect((await saveMilestoneNote(buyer, randomUUID(), 'Early.', { slug: 'offer' })).body.code).toBe(
      'MILESTONE_LOCKED',
    );
    expect((await saveMilestoneNote(buyer, 'not-an-id', 'Hello.')).body.code).toBe('BAD_INPUT');
    expect((await saveMilestoneNote(new TestBuyer(app), randomUUID(), 'Hello.')).status).toBe(401);
    expect((await deleteNote(new TestBuyer(app), randomUUID())).status).toBe(401);
  });
});
