import { readFile } from 'node:fs/promises';
import type { DeskProgram, ProposedFile } from '@porchlight/domain/program-desk/desk-views.ts';
import type { Program } from '@porchlight/domain/program-finder/program.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLocalProgram } from '../../../testing/program-files.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createBuyer, type TestBuyer } from '../../../testing/test-buyer.ts';
import { createStaff } from '../../../testing/test-staff.ts';
import { TestVisitor } from '../../../testing/test-visitor.ts';

// Sixty-one days after the documents of the release were read.
let clock = new Date('2027-01-24T18:00:00.000Z');
let app: TestApp;
let reader: TestBuyer;
let agent: TestBuyer;
let admin: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
  reader = await createStaff(app, 'reader');
  agent = await createStaff(app, 'agent', 'Abe Agent');
  admin = await createStaff(app, 'admin', 'Ana Admin');
});
afterAll(() => app.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const propose = async (who: TestBuyer, programs: readonly object[], query: Record<string, string> = {}) => {
  const { status, body } = await who.call(
    'POST',
    `/api/staff/program-proposals?${new URLSearchParams({ reason: 'The city opened it.', ...query })}`,
    new TextEncoder().encode(JSON.stringify({ programs })),
    JSON_TYPE,
  );
  return { status, body: body as ProposedFile & { fields?: Record<string, string> } };
};
const proposeOne = async (who: TestBuyer, program: object, query: Record<string, string> = {}) =>
  String((await propose(who, [program], query)).body.proposal?.id);
const answer = (who: TestBuyer, id: string, decision: 'approved' | 'rejected', reason = '') =>
  who.call('POST', `/api/staff/program-proposals/${id}/answer`, { decision, reason });
const readPublished = async () =>
  (await new TestVisitor(app).call('GET', '/api/programs')).body.programs as Program[];
const readCorrections = async () =>
  (await new TestVisitor(app).call('GET', '/api/programs/corrections')).body.corrections;
const readDesk = async (id: string) => {
  const { body } = await reader.call('GET', `/api/staff/programs/${id}`);
  return body as unknown as Omit<DeskProgram, 'program'> & { program: Program };
};
const list = async (query: string) =>
  (await reader.call('GET', `/api/staff/programs?${query}`)).body as {
    rows: { id: string; isDue: boolean }[];
    next: string | null;
    previous: string | null;
  };

describe('before anything is stored', () => {
  it('the published programs and corrections are none', async () => {
    expect(await readPublished()).toEqual([]);
    expect(await readCorrections()).toEqual([]);
  });

  it('every program of the release is on the desk, and due sixty-one days after it was read', async () => {
    const { rows } = await list('limit=200');
    expect(rows).toHaveLength(85);
    expect(rows.filter(({ isDue }) => !isDue).map(({ id }) => id)).toEqual(['gse-spcp']);
    const counts = await reader.call('GET', '/api/staff/programs/counts');
    expect(counts.body).toEqual({ due: 84, waiting: 0 });
  });

  it('the list is cut into pages that lead on and back, and narrowed by words and place', async () => {
    const first = await list('limit=50');
    const second = await list(`limit=50&cursor=${encodeURIComponent(first.next ?? '')}`);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 35, null]);
    const back = await list(`limit=50&cursor=${encodeURIComponent(second.previous ?? '')}`);
    expect(back.rows).toEqual(first.rows);
    expect((await list('search=welcome home')).rows.map(({ id }) => id)).toEqual(['fhlb-cincinnati-whp']);
    expect((await list('search=WY')).rows.map(({ id }) => id)).toContain('state-wy');
    expect((await list('only=own')).rows).toEqual([]);
  });
});

describe('a proposed program', () => {
  const program = makeLocalProgram('local-austin', { name: 'Austin help' });

  it('waits, and is in the finder once somebody else has approved it', async () => {
    const reply = await propose(agent, [program]);
    expect([reply.status, reply.body]).toMatchObject([
      200,
      {
        same: 0,
        faults: [],
        proposal: { programs: 1, names: ['Austin help'], status: 'waiting', isOwn: true },
      },
    ]);
    const id = String(reply.body.proposal?.id);
    expect(await readPublished()).toEqual([]);
    const own = await answer(agent, id, 'approved');
    expect([own.status, own.body.code, own.body.message]).toEqual([
      403,
      'NOT_ALLOWED',
      expect.stringContaining('somebody else has to approve it'),
    ]);
    expect((await answer(reader, id, 'approved')).status).toBe(403);
    const detail = await admin.call('GET', `/api/staff/program-proposals/${id}`);
    expect(detail.body).toMatchObject({
      isStale: false,
      isOwn: false,
      entries: [{ id: 'local-austin', isNew: true }],
      shown: [{ before: null, after: program }],
    });
    const approved = await answer(admin, id, 'approved');
    expect([approved.status, approved.body]).toMatchObject([
      200,
      { status: 'approved', proposedBy: 'Abe Agent', decidedBy: 'Ana Admin' },
    ]);
    expect(await readPublished()).toEqual([program]);
    expect(await readDesk('local-austin')).toMatchObject({ origin: 'own', revision: 1, program });
    expect((await answer(admin, id, 'rejected', 'Too late.')).body.code).toBe('CHANGED_MEANWHILE');
  });

  it('is approved once where two answer at the same moment', async () => {
    const id = await proposeOne(agent, makeLocalProgram('local-twice'));
    const replies = await Promise.all([
      answer(admin, id, 'approved'),
      answer(admin, id, 'rejected', 'No.'),
      answer(admin, id, 'approved'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is rejected with a reason, also by whoever proposed it', async () => {
    const id = await proposeOne(agent, makeLocalProgram('local-no'));
    const silent = await answer(agent, id, 'rejected', ' ');
    expect([silent.status, Object.keys(silent.body.fields ?? {})]).toEqual([400, ['reason']]);
    expect((await answer(agent, id, 'rejected', 'Read the wrong page.')).body).toMatchObject({
      status: 'rejected',
      answer: 'Read the wrong page.',
    });
    expect((await readPublished()).map(({ id: each }) => each)).not.toContain('local-no');
  });

  it('with a fault stores nothing, and every fault is named', async () => {
    const before = await app.query('select count(*)::int from program_proposals');
    const { body, status } = await propose(agent, [
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
    expect(await app.query('select count(*)::int from program_proposals')).toEqual(before);
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
    const { body } = await propose(agent, programs, query);
    expect(body.proposal).toBeNull();
    expect(body.faults[0]?.says).toMatch(says);
  });

  it('that was read before ours is refused, since the finder would go on showing ours', async () => {
    const ours = (await readDesk('state-wi')).program;
    const older = JSON.parse(JSON.stringify(ours).replaceAll('2026-11-24', '2026-11-01')) as Program;
    const { body } = await propose(agent, [older]);
    expect(body.faults).toMatchObject([{ id: 'state-wi', field: 'document.readOn' }]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['without a reason', { reason: ' ' }, 'reason'],
    ['with half a correction', { wrong: 'It said 80%.' }, 'right'],
    ['with the other half', { right: 'It is 100%.' }, 'wrong'],
    ['with a long reason', { reason: 'x'.repeat(601) }, 'reason'],
  ])('%s says which field', async (_, query, field) => {
    const reply = await propose(agent, [makeLocalProgram('local-bad')], query);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('comes as JSON, and as nothing else', async () => {
    const path = '/api/staff/program-proposals?reason=x';
    const csv = await agent.call('POST', path, new TextEncoder().encode('a,b'), {
      'content-type': 'text/csv',
    });
    expect([csv.status, csv.body.code]).toEqual([415, 'FILE_TYPE_NOT_ACCEPTED']);
    const broken = await agent.call('POST', path, new TextEncoder().encode('{"programs": ['), JSON_TYPE);
    expect(broken.body.faults).toMatchObject([{ line: 1, says: 'The file is not JSON.' }]);
  });
});

describe('a correction of one of ours', () => {
  it('stands in its place, and is published with its day when it is approved', async () => {
    const { program, revision } = await readDesk('state-wi');
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
    const id = await proposeOne(agent, changed, correction);
    expect(await readDesk('state-wi')).toMatchObject({ isWaiting: true });
    expect(await readCorrections()).toEqual([]);
    await answer(admin, id, 'approved');
    expect(await readCorrections()).toEqual([
      { programId: 'state-wi', name: program.name, ...correction, on: '2027-01-24' },
    ]);
    expect(await readPublished()).toContainEqual(changed);
    expect(await readDesk('state-wi')).toMatchObject({ origin: 'changed', revision: 1, isWaiting: false });
  });

  it('that was proposed before another one was approved is stale, and can only be rejected', async () => {
    const { program } = await readDesk('state-ne');
    const change = (gives: string) => ({ ...program, gives });
    const first = await proposeOne(agent, change('A second loan.'));
    const second = await proposeOne(admin, change('Another second loan.'));
    expect((await answer(admin, first, 'approved')).status).toBe(200);
    const detail = await agent.call('GET', `/api/staff/program-proposals/${second}`);
    expect(detail.body).toMatchObject({ isStale: true });
    const late = await answer(agent, second, 'approved');
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringContaining('propose the change again'),
    ]);
    expect((await answer(agent, second, 'rejected', 'The other one is in.')).status).toBe(200);
  });
});

describe('a re-check', () => {
  const recheck = (who: TestBuyer, id: string, revision: number, readOn: string) =>
    who.call('POST', `/api/staff/programs/${id}/recheck`, { revision, readOn });

  it('changes the days of the documents and nothing else, and takes the program off what is due', async () => {
    const before = (await readDesk('state-oh')).program;
    const reply = await recheck(agent, 'state-oh', 0, '2027-01-23');
    expect([reply.status, reply.body]).toMatchObject([
      200,
      {
        isDue: false,
        readOn: '2027-01-23',
        origin: 'ours',
        revision: 1,
        revisions: [{ action: 'rechecked' }],
      },
    ]);
    expect(JSON.parse(JSON.stringify(reply.body.program).replaceAll('2027-01-23', '2026-11-24'))).toEqual(
      before,
    );
    expect((await list('only=due&limit=200')).rows.map(({ id }) => id)).not.toContain('state-oh');
    expect((await recheck(agent, 'state-oh', 0, '2027-01-23')).body.code).toBe('CHANGED_MEANWHILE');
  });

  it.each([
    ['2027-01-25', /today or an earlier day/],
    ['2026-11-23', /when it was read last/],
    ['2027-02-30', /day that exists/],
  ])('on %s is refused', async (readOn, says) => {
    const reply = await recheck(agent, 'state-mn', 0, readOn);
    expect([reply.status, (reply.body.fields as Record<string, string> | undefined)?.readOn]).toEqual([
      400,
      expect.stringMatching(says),
    ]);
  });

  it('of a program that is not there is not found, and a reader may not', async () => {
    expect((await recheck(agent, 'local-nowhere', 0, '2027-01-23')).status).toBe(404);
    expect((await recheck(reader, 'state-mn', 0, '2027-01-23')).status).toBe(403);
  });
});

describe('what was done', () => {
  it('stands in the log, newest first, and in the audit log', async () => {
    const { body } = await reader.call('GET', '/api/staff/program-log?limit=200');
    const rows = body.rows as { action: string; by: string; note: string; programId: string | null }[];
    expect(rows[0]).toMatchObject({
      action: 'rechecked',
      by: 'Abe Agent',
      programId: 'state-oh',
      note: '2027-01-23',
    });
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['proposed', 'approved', 'rejected', 'rechecked']),
    );
    const actions = await app.query(
      "select distinct action from staff_actions where action like 'programs.%' order by action",
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'programs.approved',
      'programs.proposed',
      'programs.rechecked',
      'programs.rejected',
    ]);
  });

  it.each([
    'update program_log set note = note',
    'delete from program_log',
    'update program_revisions set by = by',
    'delete from program_revisions',
    'delete from program_proposals',
    "update program_proposals set reason = '' where status = 'approved'",
  ])('cannot be changed: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toThrow(/append-only/);
  });

  it('is approved by two people also where the server were wrong', async () => {
    const approve = `update program_proposals set status = 'approved', decided_at = now(), decided_by_id = proposed_by_id
      where status = 'waiting'`;
    await proposeOne(agent, makeLocalProgram('local-alone'));
    await expect(app.query(approve)).rejects.toThrow(/two_people/);
  });
});

describe('a file of programs', () => {
  const download = async (query: string) => {
    const response = await reader.send('GET', `/api/staff/programs/export${query}`);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };

  it('has all of them, one, or those of a proposal, and proposes nothing when it comes back', async () => {
    const all = await download('');
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="programs.json"');
    expect(JSON.parse(all.body).programs.length).toBeGreaterThan(86);
    const again = await propose(agent, JSON.parse(all.body).programs);
    expect(again.body.faults[0]?.says).toMatch(/as it was/);
    const one = await download('?id=local-austin');
    expect(JSON.parse(one.body).programs.map(({ id }: Program) => id)).toEqual(['local-austin']);
    expect(Object.keys(JSON.parse(one.body).programs[0]).slice(0, 4)).toEqual([
      'id',
      'name',
      'level',
      'states',
    ]);
    const proposal = await proposeOne(agent, makeLocalProgram('local-file'));
    expect(JSON.parse((await download(`?proposal=${proposal}`)).body).programs[0].id).toBe('local-file');
    expect((await download('?id=local-nowhere')).status).toBe(404);
  });
});

it('the example of docs/program-files.md is a file that can be proposed', async () => {
  const page = await readFile(new URL('../../../../../docs/program-files.md', import.meta.url), 'utf8');
  const [, text = ''] = /```json\n([^`]+)```/.exec(page) ?? [];
  const { body } = await propose(agent, (JSON.parse(text) as { programs: object[] }).programs);
  expect(body).toMatchObject({ faults: [], proposal: { programs: 1 } });
});

describe('what is published', () => {
  it('is kept by a browser until it changes', async () => {
    const visitor = new TestVisitor(app);
    const first = await visitor.send('GET', '/api/programs');
    const etag = first.headers.get('etag') ?? '';
    expect([etag, first.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^"[\w-]{43}"$/),
      'public, no-cache',
    ]);
    const again = await visitor.send('GET', '/api/programs', undefined, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await answer(admin, await proposeOne(agent, makeLocalProgram('local-later')), 'approved');
    const changed = await visitor.send('GET', '/api/programs', undefined, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
  });

  it('leaves out what another release stored and this one cannot decide', async () => {
    const strange = makeLocalProgram('local-strange');
    const [{ document } = strange] = strange.rules;
    await app.query(
      `insert into program_revisions (program_id, revision, program, action, at, by)
       values ('local-strange', 1, $1::jsonb, 'imported', now(), 'somebody')`,
      [JSON.stringify({ ...strange, rules: [{ condition: { kind: 'moon' }, document }] })],
    );
    await answer(admin, await proposeOne(agent, makeLocalProgram('local-beside')), 'approved');
    const ids = (await readPublished()).map(({ id }) => id);
    expect(ids).toContain('local-beside');
    expect(ids).not.toContain('local-strange');
    expect((await list('search=local-strange')).rows).toHaveLength(1);
  });

  it('leaves out one of the operator’s own that has ended, and tells of one of ours', async () => {
    const ended = { ended: '2027-01-24' };
    const { program } = await readDesk('state-mn');
    const changes = [
      { ...makeLocalProgram('local-later'), ...ended },
      { ...program, ...ended },
    ];
    const { body } = await propose(agent, changes);
    await answer(admin, String(body.proposal?.id), 'approved');
    const published = await readPublished();
    expect(published.map(({ id }) => id)).not.toContain('local-later');
    expect(published).toContainEqual(expect.objectContaining({ id: 'state-mn', ...ended }));
  });
});

describe('whoever is no member of staff', () => {
  it('neither reads nor changes anything of the desk', async () => {
    clock = new Date('2027-01-24T18:30:00.000Z');
    const buyer = await createBuyer(app);
    for (const who of [buyer, new TestVisitor(app)] as TestBuyer[]) {
      const status = who === buyer ? 403 : 401;
      for (const path of [
        'programs',
        'programs/state-wi',
        'program-proposals',
        'program-log',
        'programs/export',
      ])
        expect((await who.send('GET', `/api/staff/${path}`)).status).toBe(status);
      expect((await propose(who, [makeLocalProgram('local-buyer')])).status).toBe(status);
    }
  });
});
