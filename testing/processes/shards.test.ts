import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANGES_CHANNEL, channelOf } from '../../server/src/platform/events/changes.ts';
import { startTestApp, type TestApp, waitFor } from '../app/test-app.ts';
import { createBuyer, TestBuyer } from '../people/test-buyer.ts';
import { killProcesses, pickPort, startProcess, waitForAddress } from './start-process.ts';

type Process = { origin: string; countHeard(): Promise<number> };

let app: TestApp;
let processes: Process[];

/** Beside the server of the test itself, two of the same installation. */
beforeAll(async () => {
  app = await startTestApp();
  processes = await Promise.all([startAnother(), startAnother()]);
}, 400_000);
afterAll(async () => {
  killProcesses();
  await app.close();
});

async function startAnother(): Promise<Process> {
  const [PORT, METRICS_PORT] = [pickPort(), pickPort()];
  await waitForAddress(startProcess({ ...app.environment, PORT, METRICS_PORT, BASE_URL: app.origin }));
  return {
    origin: `http://localhost:${PORT}`,
    async countHeard() {
      const text = await (await fetch(`http://localhost:${METRICS_PORT}/metrics`)).text();
      return Number(/^porchlight_changes_heard_total (\d+)$/m.exec(text)?.[1]);
    },
  };
}

/** The page of somebody at one of the processes: what it was told so far. */
async function openPage(buyer: TestBuyer, { origin }: { origin: string }) {
  const there = new TestBuyer({ origin }, buyer.email, buyer.readCookies());
  const response = await there.send('GET', '/api/events');
  const told: string[] = [];
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      told.push(...[...part.value.matchAll(/^data: (\w+)$/gm)].map(([, topic = '']) => topic));
  })().catch(() => undefined);
  return {
    waitUntilTold: (topic: string) => waitFor(topic, async () => told.includes(topic) || undefined),
    told,
    stop: () => reader?.cancel(),
  };
}

/** Announces of an account, as any process would. */
const announce = (userId: string, topic: string) =>
  app.query('select pg_notify($1, $2)', [channelOf(userId), `${topic} ${userId}`]);

async function findId(buyer: TestBuyer): Promise<string> {
  const [row] = await app.query('select id from users where email = $1', [buyer.email]);
  return String(row?.id);
}

describe('two processes', { timeout: 240_000 }, () => {
  it('hear each of the pages it holds, also after its LISTEN connection was lost, and of nobody else’s', async () => {
    const [first, second] = processes as [Process, Process];
    const [ada, ben] = [await createBuyer(app), await createBuyer(app)];
    const [adaId, benId] = [await findId(ada), await findId(ben)];
    expect(channelOf(adaId)).not.toBe(channelOf(benId));
    const [adas, bens] = [await openPage(ada, first), await openPage(ben, second)];
    // Done at the server of the test, on behalf of the one whose page is at the first process.
    await ada.call('POST', '/api/beta-access');
    await adas.waitUntilTold('profile');

    const before = await second.countHeard();
    for (let count = 0; count < 50; count++) await announce(adaId, 'guide');
    await announce(benId, 'plan');
    await bens.waitUntilTold('plan');
    await adas.waitUntilTold('guide');
    // Emails and jobs are for all; of what was announced here it is the one.
    expect((await second.countHeard()) - before).toBeLessThan(10);
    expect(await first.countHeard()).toBeGreaterThanOrEqual(50);

    await app.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'porchlight standing' and datname = current_database()",
    );
    // Every page reads again.
    await adas.waitUntilTold('credit');
    await bens.waitUntilTold('credit');
    bens.told.length = 0;
    await announce(benId, 'dates');
    await bens.waitUntilTold('dates');

    await bens.stop();
    await waitFor('the channel of who left to be left', async () => {
      const heard = await second.countHeard();
      await announce(benId, 'plan');
      await app.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, `nothing ${benId}`]);
      await waitFor('the next', async () => ((await second.countHeard()) > heard ? true : undefined));
      return (await second.countHeard()) === heard + 1 ? true : undefined;
    });
    await adas.stop();
  });
});
