import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOldestDue, listQueues } from '../../registries/jobs.ts';
import { type DatabaseConnection, openDatabase } from '../database/database.ts';
import { followRun, noteClockJobs } from './clock-runs.ts';
import { findOverdue } from './clock-times.ts';
import { loadJobLag } from './job-lag.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('a job of the clock is overdue', () => {
  it.each([
    ['minute', '10:00:20', '10:00:59', 0],
    ['minute', '10:00:20', '10:02:30', 90],
    ['hour', '10:00:04', '10:59:59', 0],
    ['hour', '10:00:04', '13:00:00', 7_200],
    ['hour', '09:59:58', '10:59:00', 0],
    ['night', '03:17:30', '23:59:59', 0],
    ['night', '03:10:00', '04:17:00', 3_600],
  ] as const)('that comes each %s, begun at %s, at %s: %d s', (every, started, now, seconds) => {
    expect(findOverdue(every, at(started), at(now))).toBe(seconds * 1_000);
  });
});

describe('how long work has been due', () => {
  let app: TestApp;
  let database: DatabaseConnection;
  let clock = at('10:00:04');
  const now = () => clock;
  const hourly = { job: 'date-reminders', every: 'hour' } as const;

  /** A database on which no server runs. */
  beforeAll(async () => {
    app = await startTestApp();
    await app.stop();
    database = openDatabase(app.databaseUrl, 2, () => undefined);
    await app.query('delete from pgboss.job');
    await app.query('delete from clock_runs');
  });
  afterAll(async () => {
    await database.close();
    await app.close();
  });

  async function read(): Promise<Record<string, number>> {
    const lag = await loadJobLag(database.db, { queues: listQueues(), more: listOldestDue(), now: clock });
    return Object.fromEntries(lag.map(({ queue, seconds }) => [queue, Math.floor(seconds / 60)]));
  }

  it('is said of every queue, and is nothing where nothing waits', async () => {
    const lag = await read();
    expect(Object.keys(lag)).toEqual(expect.arrayContaining([...listQueues(), 'emails', 'webhooks']));
    for (const queue of [...listQueues(), 'emails', 'webhooks'])
      expect([queue, lag[queue]]).toEqual([queue, 0]);
  });

  it('is that of the oldest that is due and not begun, not of what is under way or comes later', async () => {
    await app.query(
      `insert into pgboss.job (name, state, created_on, start_after) values
         ('due-emails', 'active', now() - interval '50 minutes', now() - interval '50 minutes'),
         ('due-emails', 'created', now() - interval '20 minutes', now() - interval '20 minutes'),
         ('due-emails', 'created', now() - interval '10 minutes', now() - interval '10 minutes'),
         ('due-emails', 'retry', now() - interval '90 minutes', now() + interval '5 minutes')`,
    );
    await app.query(
      `insert into emails (template, email, urgency, state, created_at, due_at, expires_at)
         select 'digest', 'ada@example.com', urgency, state, now(), now() - make_interval(mins => minutes), now() + interval '1 day'
           from (values (1, 'queued', 30), (2, 'queued', 40), (0, 'queued', -40), (0, 'sent', 60)) each (urgency, state, minutes)`,
    );
    expect(await read()).toMatchObject({ 'due-emails': 20, emails: 40 });
  });

  it('of the clock counts from the time of the first run that is missing, also while runs fail', async () => {
    await noteClockJobs({ database, now }, [hourly]);
    clock = at('11:30:00');
    expect(await read()).toMatchObject({ 'date-reminders': 30 });
    const failing = followRun({ database, now }, hourly, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await read()).toMatchObject({ 'date-reminders': 30 });
    await followRun({ database, now }, hourly, async () => undefined);
    expect(await read()).toMatchObject({ 'date-reminders': 0 });
    // A start changes nothing of what ran before, and forgets what the clock has no more.
    clock = at('12:10:00');
    await noteClockJobs({ database, now }, [hourly, { job: 'another', every: 'minute' }]);
    expect(await read()).toMatchObject({ 'date-reminders': 10, another: 0 });
    await noteClockJobs({ database, now }, [hourly]);
    expect(await read()).not.toHaveProperty('another');
  });
});
