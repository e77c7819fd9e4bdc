import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let clock = new Date('2026-11-21T17:00:00.000Z');
let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
  buyer = await createBuyer(app);
});
afterAll(() => app.close());

const FILE = '/api/calendar/dates/interest/move-in-goal';

async function setDate(of: TestBuyer, date: string | null, key = 'move-in-goal'): Promise<void> {
  const { status } = await of.call('PUT', `/api/milestones/interest/dates/${key}`, { date });
  expect(status).toBe(200);
}

async function createFeed(of: TestBuyer): Promise<string> {
  const { status, body } = await of.call('POST', '/api/calendar/feed');
  expect(status).toBe(200);
  return String(body.url);
}

const readLine = (text: string, name: string) => new RegExp(`^${name}[:;](.*)\r$`, 'm').exec(text)?.[1];

describe('a date as a calendar file', () => {
  it('is the whole day, keeps its identity when it moves, and says that it changed', async () => {
    await setDate(buyer, '2027-03-14');
    const response = await buyer.send('GET', FILE);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="move-in-goal.ics"');
    const before = await response.text();
    expect(readLine(before, 'DTSTART')).toBe('VALUE=DATE:20270314');
    expect(readLine(before, 'DTEND')).toBe('VALUE=DATE:20270315');
    expect(readLine(before, 'SUMMARY')).toBe('Day you would like to move in');
    clock = new Date(clock.getTime() + 60_000);
    await setDate(buyer, '2027-03-14');
    expect(await (await buyer.send('GET', FILE)).text()).toBe(before);
    await setDate(buyer, '2027-03-20');
    const after = await (await buyer.send('GET', FILE)).text();
    expect(readLine(after, 'DTSTART')).toBe('VALUE=DATE:20270320');
    expect(readLine(after, 'UID')).toBe(readLine(before, 'UID'));
    expect(Number(readLine(after, 'SEQUENCE'))).toBe(Number(readLine(before, 'SEQUENCE')) + 60);
  });

  it('is available to its buyer alone, and only while it is set', async () => {
    await setDate(buyer, '2027-03-14');
    const other = await createBuyer(app);
    const reply = await other.call('GET', FILE);
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
    await setDate(buyer, null);
    expect((await buyer.call('GET', FILE)).status).toBe(404);
  });

  it.each([
    '/api/calendar/dates/interest/closing-day',
    '/api/calendar/dates/offer/move-in-goal',
    '/api/calendar/dates/nowhere/move-in-goal',
    "/api/calendar/dates/interest/'%22%0d%0a",
  ])('is not found at %s', async (path) => {
    await setDate(buyer, '2027-03-14');
    expect((await buyer.call('GET', path)).status).toBe(404);
  });
});

describe('a private feed', () => {
  it('holds the buyer’s dates, earliest first, for a program that cannot sign in', async () => {
    const owner = await createBuyer(app);
    await setDate(owner, '2027-05-01');
    await setDate(owner, '2027-04-01', 'lease-notice-due');
    await setDate(await createBuyer(app), '2027-04-15');
    expect((await owner.call('GET', '/api/calendar/feed')).body).toEqual({ createdAt: null });
    const url = await createFeed(owner);
    expect(url).toMatch(new RegExp(`^${app.origin}/calendar/[\\w-]{43}\\.ics$`));
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.getSetCookie()).toEqual([]);
    const text = await response.text();
    expect([...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)).toEqual([
      '20270401',
      '20270501',
    ]);
    expect(text).not.toContain(owner.email);
    const [row] = await app.query(
      'select count(*)::int as kept from calendar_feeds where $1 like $2 || token_hash || $2',
      [url, '%'],
    );
    expect(row?.kept).toBe(0);
    const { body } = await owner.call('GET', '/api/calendar/feed');
    expect([typeof body.createdAt, body.url]).toEqual(['string', undefined]);
  });

  it('holds what follows from the dates, and nothing that is waived', async () => {
    const owner = await createBuyer(app);
    await owner.call('PUT', '/api/dates/closing-day', { day: '2027-05-14' });
    await setDate(owner, '2027-05-20');
    const url = await createFeed(owner);
    const readTitles = async () =>
      [...(await (await fetch(url)).text()).matchAll(/SUMMARY:(.*)\r/g)].map(([, title]) => title);
    expect(await readTitles()).toEqual([
      'Last day for the Loan Estimate to be sent',
      'Last day to mail the Closing Disclosure',
      'Last day to receive a revised Loan Estimate',
      'Last day to receive the Closing Disclosure',
      'Closing day',
      'Day you would like to move in',
    ]);
    await owner.call('PUT', '/api/dates/move-in-goal', { waived: true });
    expect(await readTitles()).not.toContain('Day you would like to move in');
  });

  it('is sent again only when it changed', async () => {
    const owner = await createBuyer(app);
    await setDate(owner, '2027-05-01');
    const url = await createFeed(owner);
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    const read = (header: string) => fetch(url, { headers: { 'if-none-match': header } });
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await read(header);
      expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, tag, '']);
    }
    expect((await read('"other"')).status).toBe(200);
    clock = new Date(clock.getTime() + 1_000);
    await setDate(owner, '2027-05-02');
    expect((await read(tag)).status).toBe(200);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')) > 100]).toEqual([200, true]);
  });

  it('is a calendar also without a date', async () => {
    const text = await (await fetch(await createFeed(await createBuyer(app)))).text();
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text).not.toContain('VEVENT');
  });

  it('ends at its old address when it is made again, and altogether when it is removed', async () => {
    const owner = await createBuyer(app);
    const first = await createFeed(owner);
    const second = await createFeed(owner);
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
    expect((await owner.call('DELETE', '/api/calendar/feed')).body).toEqual({ createdAt: null });
    expect((await fetch(second)).status).toBe(404);
    expect((await owner.call('DELETE', '/api/calendar/feed')).status).toBe(200);
  });

  it.each([
    '',
    'x.ics',
    `${'A'.repeat(43)}.ics`,
    `${'A'.repeat(43)}`,
    '../../etc/passwd',
    "'%20or%201=1.ics",
  ])('is not found behind "%s"', async (file) => {
    const response = await fetch(`${app.origin}/calendar/${file}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('BEGIN:VCALENDAR');
  });

  it('is only read', async () => {
    const response = await fetch(await createFeed(buyer), { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
