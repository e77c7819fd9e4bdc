import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { makeLocalProgram } from '@porchlight/testing/app/program-files.ts';
import {
  createProgramDesk,
  JSON_TYPE,
  type TestProgramDesk,
} from '@porchlight/testing/people/program-desk.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let desk: TestProgramDesk;
beforeAll(async () => {
  desk = await createProgramDesk();
});
afterAll(() => desk.app.close());

describe('before anything is stored', () => {
  it('the published programs and corrections are none', async () => {
    expect(await desk.readPublished()).toEqual([]);
    expect(await desk.readCorrections()).toEqual([]);
  });

  it('every program of the release is on the desk, and due sixty-one days after it was read', async () => {
    const { rows } = await desk.list('limit=200');
    expect(rows).toHaveLength(85);
    expect(rows.filter(({ isDue }) => !isDue).map(({ id }) => id)).toEqual(['gse-spcp']);
    const counts = await desk.reader.call('GET', '/api/staff/programs/counts');
    expect(counts.body).toEqual({ due: 84, waiting: 0 });
  });

  it('the list is cut into pages that lead on and back, and narrowed by words and place', async () => {
    const first = await desk.list('limit=50');
    const second = await desk.list(`limit=50&cursor=${encodeURIComponent(first.next ?? '')}`);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 35, null]);
    const back = await desk.list(`limit=50&cursor=${encodeURIComponent(second.previous ?? '')}`);
    expect(back.rows).toEqual(first.rows);
    expect((await desk.list('search=welcome home')).rows.map(({ id }) => id)).toEqual([
      'fhlb-cincinnati-whp',
    ]);
    expect((await desk.list('search=WY')).rows.map(({ id }) => id)).toContain('state-wy');
    expect((await desk.list('only=own')).rows).toEqual([]);
  });
});

describe('a proposed program', () => {
  const program = makeLocalProgram('local-austin', { name: 'Austin help' });

  it('waits, and is in the finder once another member has approved it', async () => {
    const reply = await desk.propose(desk.agent, [program]);
    expect([reply.status, reply.body]).toMatchObject([
      200,
      {
        same: 0,
        faults: [],
        proposal: { programs: 1, names: ['Austin help'], status: 'waiting', isOwn: true },
      },
    ]);
    const id = String(reply.body.proposal?.id);
    expect(await desk.readPublished()).toEqual([]);
    const own = await desk.answer(desk.agent, id, 'approved');
    expect([own.status, own.body.code, own.body.message]).toEqual([
      403,
      'NOT_ALLOWED',
      expect.stringContaining('somebody else has to approve it'),
    ]);
    expect((await desk.answer(desk.reader, id, 'approved')).status).toBe(403);
    const detail = await desk.admin.call('GET', `/api/staff/program-proposals/${id}`);
    expect(detail.body).toMatchObject({
      isStale: false,
      isOwn: false,
      entries: [{ id: 'local-austin', isNew: true }],
      shown: [{ before: null, after: program }],
    });
    const approved = await desk.answer(desk.admin, id, 'approved');
    expect([approved.status, approved.body]).toMatchObject([
      200,
      { status: 'approved', proposedBy: 'Abe Agent', decidedBy: 'Ana Admin' },
    ]);
    expect(await desk.readPublished()).toEqual([program]);
    expect(await desk.readDesk('local-austin')).toMatchObject({ origin: 'own', revision: 1, program });
    expect((await desk.answer(desk.admin, id, 'rejected', 'Too late.')).body.code).toBe('CHANGED_MEANWHILE');
  });

  it('is approved once where two answer at the same moment', async () => {
    const id = await desk.proposeOne(desk.agent, makeLocalProgram('local-twice'));
    const replies = await Promise.all([
      desk.answer(desk.admin, id, 'approved'),
      desk.answer(desk.admin, id, 'rejected', 'No.'),
      desk.answer(desk.admin, id, 'approved'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is rejected with a reason, also by the member who proposed it', async () => {
    const id = await desk.proposeOne(desk.agent, makeLocalProgram('local-no'));
    const silent = await desk.answer(desk.agent, id, 'rejected', ' ');
    expect([silent.status, Object.keys(silent.body.fields ?? {})]).toEqual([400, ['reason']]);
    expect((await desk.answer(desk.agent, id, 'rejected', 'Read the wrong page.')).body).toMatchObject({
      status: 'rejected',
      answer: 'Read the wrong page.',
    });
    expect((await desk.readPublished()).map(({ id: each }) => each)).not.toContain('local-no');
  });

  it('with a fault stores nothing, and every fault is named', async () => {
    const before = await desk.app.query('select count(*)::int from program_proposals');
    const { body, status } = await desk.propose(desk.agent, [
      program,
      { ...program, id: 'local-b', document: undefined },
      { ...program, id: 'local-c', confidence: 'unverified' },
    ]);
    expect([status, body.proposal]).toEqual([200, null]);
    expect(body.faults).toMatchObject([
      { line: 1, id: 'local-b', field: 'document', says: 'is missing' },
      { line: 1, id: 'local-c', field: 'rules' },
      { line: 1, id: 'local-c', field: 'benefit' },
    ]);
    expect(await desk.app.query('select count(*)::int from program_proposals')).toEqual(before);
  });

  it.each([
    ['with nothing new', [program], {}, /as it was/],
    [
      'with a correction of two',
      [makeLocalProgram('local-x'), makeLocalProgram('local-y')],
      { wrong: 'One.', right: 'Two.' },
      /one program/,
    ],
    ['without a rule', [{ ...program, rules: [] }], {}, /without rules/],
  ])('%s is refused', async (_, programs, query, says) => {
    const { body } = await desk.propose(desk.agent, programs, query);
    expect(body.proposal).toBeNull();
    expect(body.faults[0]?.says).toMatch(says);
  });

  it('that was read before ours is refused, since the finder would go on showing ours', async () => {
    const ours = (await desk.readDesk('state-wi')).program;
    const older = JSON.parse(JSON.stringify(ours).replaceAll('2026-11-24', '2026-11-01')) as Program;
    const { body } = await desk.propose(desk.agent, [older]);
    expect(body.faults).toMatchObject([{ id: 'state-wi', field: 'document.readOn' }]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['without a reason', { reason: ' ' }, 'reason'],
    ['with half a correction', { wrong: 'It said 80%.' }, 'right'],
    ['with the other half', { right: 'It is 100%.' }, 'wrong'],
    ['with a long reason', { reason: 'x'.repeat(601) }, 'reason'],
  ])('%s says which field', async (_, query, field) => {
    const reply = await desk.propose(desk.agent, [makeLocalProgram('local-bad')], query);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('comes as JSON, and as nothing else', async () => {
    const path = '/api/staff/program-proposals?reason=x';
    const csv = await desk.agent.call('POST', path, new TextEncoder().encode('a,b'), {
      'content-type': 'text/csv',
    });
    expect([csv.status, csv.body.code]).toEqual([415, 'FILE_TYPE_NOT_ACCEPTED']);
    const broken = await desk.agent.call('POST', path, new TextEncoder().encode('{"programs": ['), JSON_TYPE);
    expect(broken.body.faults).toMatchObject([{ line: 1, says: 'The file is not JSON.' }]);
  });
});

describe('a correction of one of ours', () => {
  it('replaces it, and is published with its day when it is approved', async () => {
    const { program, revision } = await desk.readDesk('state-wi');
    expect(revision).toBe(0);
    const changed = {
      ...program,
      repayment: 'Repaid when the home is sold.',
      document: { ...program.document, readOn: '2027-01-20' },
    };
    const correction = {
      wrong: 'It is repaid month by month.',
      right: 'It is repaid when the home is sold.',
    };
    const id = await desk.proposeOne(desk.agent, changed, correction);
    expect(await desk.readDesk('state-wi')).toMatchObject({ isWaiting: true });
    expect(await desk.readCorrections()).toEqual([]);
    await desk.answer(desk.admin, id, 'approved');
    expect(await desk.readCorrections()).toEqual([
      { programId: 'state-wi', name: program.name, ...correction, on: '2027-01-24' },
    ]);
    expect(await desk.readPublished()).toContainEqual(changed);
    expect(await desk.readDesk('state-wi')).toMatchObject({
      origin: 'changed',
      revision: 1,
      isWaiting: false,
    });
  });

  it('that was proposed before another one was approved is stale, and can only be rejected', async () => {
    const { program } = await desk.readDesk('state-ne');
    const change = (gives: string) => ({ ...program, gives });
    const first = await desk.proposeOne(desk.agent, change('A second loan.'));
    const second = await desk.proposeOne(desk.admin, change('Another second loan.'));
    expect((await desk.answer(desk.admin, first, 'approved')).status).toBe(200);
    const detail = await desk.agent.call('GET', `/api/staff/program-proposals/${second}`);
    expect(detail.body).toMatchObject({ isStale: true });
    const late = await desk.answer(desk.agent, second, 'approved');
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringContaining('propose the change again'),
    ]);
    expect((await desk.answer(desk.agent, second, 'rejected', 'The other one is in.')).status).toBe(200);
  });
});
