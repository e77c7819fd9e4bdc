import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import type { AbsenceView } from '@porchlight/domain/staff/absences.contract.ts';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { followEvents } from '@porchlight/testing/people/follow-events.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff, createStaffWithPasskey } from '@porchlight/testing/people/test-staff.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const NOW = new Date('2027-01-04T18:00:00.000Z');
const today = getWallClock(NOW, LAST_TIME_ZONE).day;
const day = (days: number) => addDays(today, days);

let now = NOW;
let app: TestApp;
let admin: TestBuyer;
let ann: TestBuyer;
let bo: TestBuyer;
let cal: TestBuyer;
let reader: TestBuyer;
let ids: Record<'ann' | 'bo' | 'cal' | 'reader', string>;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  admin = await createStaffWithPasskey(app, 'admin', 'Alma Admin');
  ann = await createStaff(app, 'agent', 'Ann Away');
  bo = await createStaff(app, 'processor', 'Bo Deputy');
  cal = await createStaff(app, 'agent', 'Cal Colleague');
  reader = await createStaff(app, 'reader', 'Rita Reader');
  ids = { ann: await idOf(ann), bo: await idOf(bo), cal: await idOf(cal), reader: await idOf(reader) };
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOW;
  await app.query('update staff_members set away_from = null, away_until = null, deputy_id = null');
});

const idOf = async ({ email }: TestBuyer) =>
  String((await app.query('select id from users where email = $1', [email]))[0]?.id);
const own = '/api/staff/current/absence';
const of = (id: string) => `/api/staff/members/${id}/absence`;
const week = (deputyId: string | null) => ({ from: today, until: day(6), deputyId });
const list = async () => (await reader.call('GET', '/api/staff/absences')).body as unknown as AbsenceView[];
const readLog = () =>
  app.query(
    "select actor_name, action, subject_id, detail from staff_actions where action like 'members.absence%' order by id desc limit 1",
  );

describe('an absence', () => {
  it('is set by the member, with who covers, and taken back; both are logged', async () => {
    expect((await ann.call('PUT', own, week(ids.bo))).body).toEqual({ done: true });
    expect(await list()).toEqual([
      {
        member: { id: ids.ann, name: 'Ann Away' },
        ...{ from: today, until: day(6), isNow: true, isCovered: true },
        deputy: { id: ids.bo, name: 'Bo Deputy' },
      },
    ]);
    const detail = { from: today, until: day(6), deputy: 'Bo Deputy' };
    const about = { actor_name: 'Ann Away', subject_id: ids.ann };
    expect(await readLog()).toEqual([{ ...about, action: 'members.absence-set', detail }]);
    const { length } = await app.query("select from staff_actions where action like 'members.absence%'");
    expect((await ann.call('PUT', own, week(ids.bo))).status).toBe(200);
    expect(await app.query("select from staff_actions where action like 'members.absence%'")).toHaveLength(
      length,
    );
    expect((await ann.call('DELETE', own)).body).toEqual({ done: true });
    expect(await list()).toEqual([]);
    expect(await readLog()).toMatchObject([{ ...about, action: 'members.absence-removed' }]);
  });

  it('is set by an admin for anyone, with the deputy left open, and by no other member for another', async () => {
    const ahead = { from: day(3), until: day(3), deputyId: null };
    expect((await bo.call('PUT', of(ids.ann), ahead)).body.code).toBe('NOT_ALLOWED');
    expect((await admin.call('PUT', of(ids.ann), ahead)).status).toBe(200);
    expect(await list()).toMatchObject([
      { member: { id: ids.ann }, isNow: false, deputy: null, isCovered: false },
    ]);
    expect(await readLog()).toMatchObject([{ actor_name: 'Alma Admin', subject_id: ids.ann }]);
    expect((await bo.call('DELETE', of(ids.ann))).body.code).toBe('NOT_ALLOWED');
    expect((await admin.call('DELETE', of(ids.ann))).status).toBe(200);
    expect(await list()).toEqual([]);
    for (const method of ['PUT', 'DELETE'])
      expect((await admin.call(method, of('unknown'), method === 'PUT' ? ahead : undefined)).body.code).toBe(
        'NOT_FOUND',
      );
  });

  it('is not set by one who can own nothing, a buyer, or someone who is not signed in', async () => {
    const buyer = await createBuyer(app, 'Bea Buyer');
    for (const [who, code] of [
      [reader, 'NOT_ALLOWED'],
      [buyer, 'NOT_ALLOWED'],
      [new TestBuyer(app), 'NOT_SIGNED_IN'],
    ] as const) {
      expect((await who.call('PUT', own, week(null))).body.code).toBe(code);
      expect((await who.call('DELETE', own)).body.code).toBe(code);
    }
    expect((await buyer.call('GET', '/api/staff/absences')).body.code).toBe('NOT_ALLOWED');
  });

  it.each<[string, object, string, string]>([
    ['over', { from: day(-3), until: day(-1) }, 'until', 'This day has passed. Nothing was stored'],
    ['reversed', { from: day(3), until: day(2) }, 'until', 'The last day is before the first.'],
    ['too long', { from: today, until: day(400) }, 'until', 'An absence has at most 366 days.'],
    ['of no such day', { from: '2027-02-30' }, 'from', 'day'],
    ['covered by a stranger', { deputyId: 'stranger' }, 'deputyId', 'Choose an agent, processor or admin'],
  ])('is refused where it is %s', async (_, change, field, sentence) => {
    const { body } = await ann.call('PUT', own, { ...week(null), ...change });
    expect(body).toMatchObject({
      code: 'BAD_INPUT',
      fields: { [field]: expect.stringContaining(sentence) },
    });
    expect(await list()).toEqual([]);
  });

  it('is covered by another member who can own', async () => {
    for (const [deputyId, sentence] of [
      [ids.ann, 'A member does not cover for themselves.'],
      [ids.reader, 'Choose an agent, processor or admin'],
    ] as const)
      expect((await ann.call('PUT', own, week(deputyId))).body).toMatchObject({
        code: 'BAD_INPUT',
        fields: { deputyId: expect.stringContaining(sentence) },
      });
  });

  it('is said at once to open pages of the console', async () => {
    const events = await followEvents(reader);
    await events.next();
    await ann.call('PUT', own, week(null));
    expect(await events.next()).toBe('changed absences');
    await ann.call('DELETE', own);
    expect(await events.next()).toBe('changed absences');
    await events.stop();
  });
});

describe('a deputy', () => {
  it('who is away in those days is refused with the days, and is taken for others', async () => {
    await bo.call('PUT', own, { from: day(5), until: day(9), deputyId: null });
    const refused = await ann.call('PUT', own, week(ids.bo));
    expect(refused?.body).toMatchObject({
      code: 'BAD_INPUT',
      fields: {
        deputyId:
          'Bo Deputy is away from Jan 9, 2027 to Jan 13, 2027. Choose another member, or leave it open.',
      },
    });
    expect((await ann.call('PUT', own, { ...week(ids.bo), until: day(4) })).status).toBe(200);
  });

  it('is one of two who name each other at once, who are then both away', async () => {
    const replies = await Promise.all([
      ann.call('PUT', own, week(ids.bo)),
      bo.call('PUT', own, week(ids.ann)),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400]);
  });

  it('covers nothing while suspended, of another role, or away themselves', async () => {
    await ann.call('PUT', own, week(ids.cal));
    const isCovered = async () => (await list()).find(({ member }) => member.id === ids.ann)?.isCovered;
    expect(await isCovered()).toBe(true);
    await admin.call('PUT', of(ids.cal), { from: today, until: day(1), deputyId: null });
    expect(await isCovered()).toBe(false);
    await admin.call('DELETE', of(ids.cal));
    await admin.call('PUT', `/api/staff/members/${ids.cal}/role`, { role: 'reader' });
    expect(await isCovered()).toBe(false);
    await admin.call('PUT', `/api/staff/members/${ids.cal}/role`, { role: 'agent' });
    await admin.call('PUT', `/api/staff/members/${ids.cal}/suspension`, {});
    expect(await isCovered()).toBe(false);
    await admin.call('DELETE', `/api/staff/members/${ids.cal}/suspension`, {});
    expect(await isCovered()).toBe(true);
  });

  it('covers until the last day of the absence is over everywhere', async () => {
    await ann.call('PUT', own, week(ids.bo));
    now = new Date(`${day(7)}T09:59:00.000Z`);
    expect(await list()).toMatchObject([{ isNow: true }]);
    now = new Date(`${day(7)}T10:00:00.000Z`);
    expect(await list()).toEqual([]);
  });
});
