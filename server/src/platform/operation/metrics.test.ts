import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { createStaff } from '@porchlight/testing/people/test-staff.ts';
import { pickPort } from '@porchlight/testing/processes/start-process.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listQueues } from '../../registries/jobs.ts';
import { noteBackup } from '../backup/last-backup.ts';

let app: TestApp;
const port = pickPort();
const token = 'a-token-of-the-scraper';

beforeAll(async () => {
  app = await startTestApp({ environment: { METRICS_PORT: port, METRICS_TOKEN: token } });
});
afterAll(() => app.close());

const scrape = (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  fetch(`http://localhost:${port}/metrics`, { headers });

/** The value of a line, by its name and labels as they are written. */
async function readFigure(line: string): Promise<number | undefined> {
  const text = await (await scrape()).text();
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

describe('figures for Prometheus', () => {
  it('are for clients with the token, and not on the address of the product', async () => {
    expect((await scrape({})).status).toBe(401);
    expect((await scrape({ authorization: 'Bearer something-else-of-it' })).status).toBe(401);
    const answer = await scrape();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
    ]);
    expect((await fetch(`${app.origin}/metrics`)).status).toBe(404);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(404);
  });

  it('say which setting to change where another process of the machine has the port', async () => {
    const second = startTestApp({ environment: { METRICS_PORT: port, METRICS_TOKEN: token } });
    await expect(second).rejects.toThrow(
      `METRICS_PORT: something else listens on localhost:${port} already. Stop it, or choose another port: METRICS_PORT=`,
    );
  });

  it('count requests by endpoint, never by what is in the address', async () => {
    const buyer = await createBuyer(app);
    const id = randomUUID();
    await buyer.call('DELETE', `/api/documents/${id}`);
    await new TestBuyer(app).call('GET', `/api/nothing-${id}`);
    const removed =
      'porchlight_request_seconds_count{endpoint="documents.remove",method="DELETE",status="404"}';
    await waitFor('the count', async () => ((await readFigure(removed)) === 1 ? true : undefined));
    const unknown = 'porchlight_request_seconds_count{endpoint="api",method="GET",status="404"}';
    await waitFor('the count', async () => ((await readFigure(unknown)) === 1 ? true : undefined));
    const text = await (await scrape()).text();
    expect(text).not.toContain(id);
    expect(text).not.toContain(buyer.email);
  });

  it('count pages from memory, which have no line in the log', async () => {
    const before = (await readFigure('porchlight_pages_total{status="404"}')) ?? 0;
    expect((await fetch(`${app.origin}/no-such-page`)).status).toBe(404);
    expect(await readFigure('porchlight_pages_total{status="404"}')).toBe(before + 1);
  });

  it('say what goes on in the process and what waits in the database', async () => {
    const buyer = await createBuyer(app);
    const live = await buyer.send('GET', '/api/events');
    expect(await readFigure('porchlight_live_connections')).toBe(1);
    expect(await readFigure('porchlight_requests_under_way{endpoint="events.live"}')).toBe(1);
    await live.body?.cancel();
    await waitFor('the page to be gone', async () =>
      (await readFigure('porchlight_live_connections')) === 0 ? true : undefined,
    );
    await app.query(
      `insert into emails (template, email, urgency, state, created_at, due_at, expires_at)
       values ('verify-email', 'nobody@example.com', 1, 'dead', now(), now(), now())`,
    );
    expect(await readFigure('porchlight_backlog{kind="emails_dead"}')).toBe(1);
    for (const kind of ['jobs', 'jobs_failed', 'emails', 'webhooks'])
      expect(await readFigure(`porchlight_backlog{kind="${kind}"}`)).toEqual(expect.any(Number));
    expect(await readFigure('porchlight_database_up')).toBe(1);
    expect(await readFigure('porchlight_database_connections')).toBeGreaterThan(0);
    expect(await readFigure('porchlight_database_waiting')).toBe(0);
    expect(await readFigure('porchlight_loop_wait_seconds')).toEqual(expect.any(Number));
    expect(await readFigure('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  });

  it('say of each queue and each job of the clock how long it has been due', async () => {
    const text = await (await scrape()).text();
    const jobs = text.match(/^porchlight_job_lag_seconds\{queue="[\w-]+",schedule="\w+"\} [\d.e-]+$/gm) ?? [];
    const lagOf = (queue: string, schedule: string) =>
      `porchlight_job_lag_seconds{queue="${queue}",schedule="${schedule}"}`;
    const named = jobs.map((line) => line.split(' ')[0]);
    expect(new Set(named).size).toBe(jobs.length);
    const clock = await app.query('select job, every from clock_runs');
    expect(clock.length).toBeGreaterThan(5);
    const expected = [
      ...listQueues().map((queue) => lagOf(queue, 'none')),
      ...clock.map(({ job, every }) => lagOf(String(job), String(every))),
      lagOf('emails', 'none'),
      lagOf('webhooks', 'none'),
    ];
    expect(named.toSorted()).toEqual(expected.toSorted());
    await app.query(
      "update clock_runs set started_at = now() - interval '3 hours' where job = 'date-reminders'",
    );
    expect(await readFigure(lagOf('date-reminders', 'hour'))).toBeGreaterThanOrEqual(7_200);
    await app.runClockJobs();
    expect(await readFigure(lagOf('date-reminders', 'hour'))).toBe(0);
  });

  it('say when the last backup was written, as the console does', async () => {
    const admin = await createStaff(app, 'admin');
    const name = 'porchlight_last_backup_timestamp_seconds';
    const readLast = async () => (await admin.call('GET', '/api/staff/last-backup')).body.at;
    expect([await readFigure(name), await readLast()]).toEqual([0, null]);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await noteBackup(client, '0.0.1');
    await client.end();
    const at = String(await readLast());
    expect(Date.parse(at)).toBeGreaterThan(Date.now() - 60_000);
    expect(await readFigure(name)).toBeCloseTo(Date.parse(at) / 1_000, 0);
  });

  it('count no page that was gone before its session was read', async () => {
    const buyer = await createBuyer(app);
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table sessions in access exclusive mode');
    const leaving = new AbortController();
    const live = fetch(`${app.origin}/api/events`, {
      headers: { cookie: buyer.readCookies() },
      signal: leaving.signal,
    });
    const underWay = 'porchlight_requests_under_way{endpoint="events.live"}';
    const waitForUnderWay = (count: number) =>
      waitFor('the request', async () => (((await readFigure(underWay)) ?? 0) === count ? true : undefined));
    await waitForUnderWay(1);
    leaving.abort();
    await expect(live).rejects.toThrow();
    await waitForUnderWay(0);
    await holder.query('rollback');
    await holder.end();
    // Read after the one that was released.
    await buyer.call('GET', '/api/milestones');
    expect(await readFigure('porchlight_live_connections')).toBe(0);
  });
});
