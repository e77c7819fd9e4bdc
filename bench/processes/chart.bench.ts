import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { workWhile } from '../../testing/app/work-while.ts';
import { PatientBuyer, signUpBuyer, TEST_PASSWORD, type TestBuyer } from '../../testing/people/test-buyer.ts';
import { startSeveral } from '../../testing/processes/several-processes.ts';
import { pickPort } from '../../testing/processes/start-process.ts';
import { startProxy } from '../../testing/processes/start-proxy.ts';
import { createDatabase } from '../export.bench.ts';
import { percentile, type Row } from '../harness/figures.ts';
import { startPgBouncer } from '../harness/pgbouncer.ts';
import { startService } from '../harness/service.ts';

const VALUES = new URL('../../deploy/helm/porchlight/values.yaml', import.meta.url);
const AT_ONCE = 8;
const A_PAPER = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'a page of it ')]);

/**
 * The processes of the chart in deploy/helm on this machine: as many servers, PgBouncer with its settings, nginx with its rules before one
 * address of them all. A buyer signs up and in, uploads, and hears at one process what another one changed; then each process leaves, stops
 * and comes back while pages work.
 */
export async function measureChart(databaseUrl: string, folder: string): Promise<Row[]> {
  const values = await readValues();
  const direct = await createDatabase(databaseUrl, 'chart');
  const pooler = await startPgBouncer(direct, folder, values.pgbouncer);
  const several = await startSeveral(
    Array(values.replicas).fill(0),
    direct,
    {},
    {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: direct,
      DATABASE_POOL_SIZE: values.poolSize,
      DRAIN_SECONDS: values.drainSeconds,
    },
  );
  const what = `${values.replicas} processes behind nginx and PgBouncer, as the chart has them`;
  const ports = several.origins.map((origin) => new URL(origin).port);
  const service = await startService(ports);
  const nginx = await startProxy(pickPort(), [service.port]);
  const { origin } = nginx;
  try {
    const buyer = await signUpBuyer({ ...several, origin }, 'Ada Buyer', PatientBuyer);
    // The same person at each process, past nginx.
    const people = several.origins.map(
      (origin) => new PatientBuyer({ origin }, buyer.email, buyer.readCookies()),
    );
    const seen = {
      'sign-in': await signIn(origin, buyer.email),
      'upload at one, read at the others': await passPaper(people),
      'live update across processes': await hearChange(buyer, people),
    };
    const failed = Object.entries(seen).flatMap(([step, isGood]) => (isGood ? [] : [step]));
    const codes: (number | null)[] = [];
    const work = await workWhile(origin, buyer, AT_ONCE, async () => {
      for (const [number, port] of ports.entries()) {
        service.leave(port);
        await pause(values.leaveMs);
        codes.push(await several.restart(number));
        service.join(port);
      }
    });
    for (const failure of new Set(work.failures)) console.error(failure);
    const p99 = percentile(work.milliseconds, 0.99).toFixed(0);
    return [
      {
        what: `Sign-up, ${Object.keys(seen).join(', ')}: ${what}`,
        figure: failed.length === 0 ? 'done' : failed.join(', '),
        bound: 'done',
        holds: failed.length === 0,
      },
      {
        what: `Each stopped and started, ${AT_ONCE} at once: failed of ${work.requests} requests (p99 ${p99} ms, ${work.shed} shed): ${what}`,
        figure: String(work.failures.length),
        bound: '0',
        holds: work.failures.length === 0 && codes.every((code) => code === 0),
      },
    ];
  } finally {
    await nginx.close();
    service.stop();
    await several.close();
    await pooler.stop();
  }
}

async function readValues() {
  const text = await readFile(VALUES, 'utf8');
  const one = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  const settings = one(/^ {2}settings:\n((?: {4}.*\n)+)/m);
  const pgbouncer = Object.fromEntries(
    [...settings.matchAll(/^ {4}(\w+): "?([^"\n]*)"?$/gm)].map(([, name, value]) => [name, value]),
  );
  const [, major, minor] = /(\d+)\.(\d+)/.exec(execFileSync('pgbouncer', ['--version']).toString()) ?? [];
  // An older one refuses to start with a setting that it does not know.
  if (Number(major) === 1 && Number(minor) < 21) delete pgbouncer.max_prepared_statements;
  return {
    replicas: Number(one(/^server:\n {2}replicas: (\d+)$/m)),
    leaveMs: Number(one(/^ {2}leaveSeconds: (\d+)$/m)) * 1_000,
    drainSeconds: one(/^ {2}drainSeconds: (\d+)$/m),
    poolSize: one(/^ {2}DATABASE_POOL_SIZE: "(\d+)"$/m),
    pgbouncer: pgbouncer as Record<string, string>,
  };
}

async function signIn(origin: string, email: string): Promise<boolean> {
  const given = { email, password: TEST_PASSWORD };
  return (
    (await new PatientBuyer({ origin }, email).call('POST', '/api/accounts/sign-in', given)).status === 200
  );
}

async function passPaper([first, ...others]: TestBuyer[]): Promise<boolean> {
  const stored = await first?.call('POST', '/api/documents?name=paper.pdf', A_PAPER);
  if (stored?.status !== 201) return false;
  for (const other of others) {
    const answer = await other.send('GET', `/api/documents/${stored.body.id}/content`);
    if (!Buffer.from(await answer.arrayBuffer()).equals(A_PAPER)) return false;
  }
  return true;
}

/** Whether a page that is open through nginx hears of a change at each process. */
async function hearChange(buyer: TestBuyer, people: readonly TestBuyer[]): Promise<boolean> {
  const page = await buyer.send('GET', '/api/events');
  const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hear = async (text: string) => {
    for (;;) {
      if (heard.includes(text)) return true;
      const { value, done = true } = (await reader?.read()) ?? {};
      if (done) return false;
      heard += value;
    }
  };
  let isHeard = await hear('heartbeat');
  for (const [number, person] of people.entries()) {
    heard = '';
    const { status } = await person.call('POST', `/api/documents?name=from-${number}.pdf`, A_PAPER);
    isHeard &&= status === 201 && (await hear('data: documents'));
  }
  await reader?.cancel();
  return isHeard;
}
