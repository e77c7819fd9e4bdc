import { readFile } from 'node:fs/promises';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { makeLocalProgram } from '@porchlight/testing/app/program-files.ts';
import { createProgramDesk, type TestProgramDesk } from '@porchlight/testing/people/program-desk.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let desk: TestProgramDesk;
beforeAll(async () => {
  desk = await createProgramDesk();
  const { admin, agent, answer, proposeOne } = desk;
  await answer(admin, await proposeOne(agent, makeLocalProgram('local-austin')), 'approved');
  await answer(admin, await proposeOne(agent, makeLocalProgram('local-no')), 'rejected', 'Not so.');
});
afterAll(() => desk.app.close());

describe('a re-check', () => {
  const recheck = (who: TestBuyer, id: string, revision: number, readOn: string) =>
    who.call('POST', `/api/staff/programs/${id}/recheck`, { revision, readOn });

  it('changes the days of the documents and nothing else, and takes the program off what is due', async () => {
    const before = (await desk.readDesk('state-oh')).program;
    const reply = await recheck(desk.agent, 'state-oh', 0, '2027-01-23');
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
    expect((await desk.list('only=due&limit=200')).rows.map(({ id }) => id)).not.toContain('state-oh');
    expect((await recheck(desk.agent, 'state-oh', 0, '2027-01-23')).body.code).toBe('CHANGED_MEANWHILE');
  });

  it.each([
    ['2027-01-25', /today or an earlier day/],
    ['2026-11-23', /when it was read last/],
    ['2027-02-30', /day that exists/],
  ])('on %s is refused', async (readOn, says) => {
    const reply = await recheck(desk.agent, 'state-mn', 0, readOn);
    expect([reply.status, (reply.body.fields as Record<string, string> | undefined)?.readOn]).toEqual([
      400,
      expect.stringMatching(says),
    ]);
  });

  it('of a program that is not there is not found, and a reader may not', async () => {
    expect((await recheck(desk.agent, 'local-nowhere', 0, '2027-01-23')).status).toBe(404);
    expect((await recheck(desk.reader, 'state-mn', 0, '2027-01-23')).status).toBe(403);
  });
});

describe('what was done', () => {
  it('is in the log, newest first, and in the audit log', async () => {
    const { body } = await desk.reader.call('GET', '/api/staff/program-log?limit=200');
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
    const actions = await desk.app.query(
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
    await expect(desk.app.query(statement)).rejects.toThrow(/append-only/);
  });

  it('is approved by two people also where the server were wrong', async () => {
    const approve = `update program_proposals set status = 'approved', decided_at = now(), decided_by_id = proposed_by_id
      where status = 'waiting'`;
    await desk.proposeOne(desk.agent, makeLocalProgram('local-alone'));
    await expect(desk.app.query(approve)).rejects.toThrow(/two_people/);
  });
});

describe('a file of programs', () => {
  const download = async (query: string) => {
    const response = await desk.reader.send('GET', `/api/staff/programs/export${query}`);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };

  it('has all of them, one, or those of a proposal, and proposes nothing when it comes back', async () => {
    const all = await download('');
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="programs.json"');
    expect(JSON.parse(all.body).programs.length).toBe(86);
    const again = await desk.propose(desk.agent, JSON.parse(all.body).programs);
    expect(again.body.faults[0]?.says).toMatch(/as it was/);
    const one = await download('?id=local-austin');
    expect(JSON.parse(one.body).programs.map(({ id }: Program) => id)).toEqual(['local-austin']);
    expect(Object.keys(JSON.parse(one.body).programs[0]).slice(0, 4)).toEqual([
      'id',
      'name',
      'level',
      'states',
    ]);
    const proposal = await desk.proposeOne(desk.agent, makeLocalProgram('local-file'));
    expect(JSON.parse((await download(`?proposal=${proposal}`)).body).programs[0].id).toBe('local-file');
    expect((await download('?id=local-nowhere')).status).toBe(404);
  });
});

it('the example of docs/program-files.md is a file that can be proposed', async () => {
  const page = await readFile(new URL('../../../../../docs/program-files.md', import.meta.url), 'utf8');
  const [, text = ''] = /```json\n([^`]+)```/.exec(page) ?? [];
  const { body } = await desk.propose(desk.agent, (JSON.parse(text) as { programs: object[] }).programs);
  expect(body).toMatchObject({ faults: [], proposal: { programs: 1 } });
});

describe('what is published', () => {
  it('is kept by a browser until it changes', async () => {
    const visitor = desk.visitor;
    const first = await visitor.send('GET', '/api/programs');
    const etag = first.headers.get('etag') ?? '';
    expect([etag, first.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^"[\w-]{43}"$/),
      'public, no-cache',
    ]);
    const again = await visitor.send('GET', '/api/programs', undefined, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await desk.answer(
      desk.admin,
      await desk.proposeOne(desk.agent, makeLocalProgram('local-later')),
      'approved',
    );
    const changed = await visitor.send('GET', '/api/programs', undefined, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
  });

  it('leaves out what another release stored and this one cannot decide', async () => {
    const strange = makeLocalProgram('local-strange');
    const [{ document } = strange] = strange.rules;
    await desk.app.query(
      `insert into program_revisions (program_id, revision, program, action, at, by)
       values ('local-strange', 1, $1::jsonb, 'imported', now(), 'somebody')`,
      [JSON.stringify({ ...strange, rules: [{ condition: { kind: 'moon' }, document }] })],
    );
    await desk.answer(
      desk.admin,
      await desk.proposeOne(desk.agent, makeLocalProgram('local-beside')),
      'approved',
    );
    const ids = (await desk.readPublished()).map(({ id }) => id);
    expect(ids).toContain('local-beside');
    expect(ids).not.toContain('local-strange');
    expect((await desk.list('search=local-strange')).rows).toHaveLength(1);
  });

  it('leaves out one of the operator’s own that has ended, and reports one of ours', async () => {
    const ended = { ended: '2027-01-24' };
    const { program } = await desk.readDesk('state-mn');
    const changes = [
      { ...makeLocalProgram('local-later'), ...ended },
      { ...program, ...ended },
    ];
    const { body } = await desk.propose(desk.agent, changes);
    await desk.answer(desk.admin, String(body.proposal?.id), 'approved');
    const published = await desk.readPublished();
    expect(published.map(({ id }) => id)).not.toContain('local-later');
    expect(published).toContainEqual(expect.objectContaining({ id: 'state-mn', ...ended }));
  });
});

describe('a user who is no member of staff', () => {
  it('neither reads nor changes anything of the desk', async () => {
    const buyer = await createBuyer(desk.app);
    for (const who of [buyer, desk.visitor] as TestBuyer[]) {
      const status = who === buyer ? 403 : 401;
      for (const path of [
        'programs',
        'programs/state-wi',
        'program-proposals',
        'program-log',
        'programs/export',
      ])
        expect((await who.send('GET', `/api/staff/${path}`)).status).toBe(status);
      expect((await desk.propose(who, [makeLocalProgram('local-buyer')])).status).toBe(status);
    }
  });
});
