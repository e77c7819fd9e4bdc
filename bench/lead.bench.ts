import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { landing } from '@porchlight/content/en/landing.ts';
import { challenge, type Proof } from '@porchlight/domain/challenge/challenge.ts';
import { solveChallenge } from '@porchlight/domain/challenge/solve-challenge.ts';
import { measureMs, median, percentile, type Row } from './harness/figures.ts';
import { type ServerProcess, startServerProcess } from './harness/server-process.ts';

const CONNECTIONS = 32;
const LEADS = 200;
const ROUNDS = 3;

/**
 * Leads with a phone number, through validation, idempotency, proof of work, consent and the event, and newsletter forms with their
 * email, against a lead and a consent in one bare transaction. The proofs are worked out before.
 */
export async function measureLeads(server: ServerProcess, databaseUrl: string): Promise<Row[]> {
  const bare = await startServerProcess('bench/harness/bare-server.ts', { DATABASE_URL: databaseUrl });
  const found = { contact: [] as Sent[], newsletter: [] as Sent[], bare: [] as Sent[] };
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const proofs = await solveAll(server, LEADS * 2);
      const contact = await sendAll(`${server.origin}/api/leads/contact`, () => ({
        ...writeLead(),
        consentVersion: landing.contact.form.consent.version,
        submissionId: randomUUID(),
        proof: proofs.pop(),
      }));
      const newsletter = await sendAll(`${server.origin}/api/newsletter/subscriptions`, () => ({
        email: `news-${randomUUID()}@example.com`,
        submissionId: randomUUID(),
        proof: proofs.pop(),
      }));
      const least = await sendAll(`${bare.origin}/lead`, writeLead);
      if (round === 0) continue;
      found.contact.push(contact);
      found.newsletter.push(newsletter);
      found.bare.push(least);
    }
  } finally {
    await bare.stop();
  }
  return [
    describe('lead with phone: validation, idempotency, proof, consent', found.contact, found.bare),
    describe('newsletter: validation, proof, lead, queued letter', found.newsletter, found.bare),
  ];
}

type Sent = { time: number; times: number[]; failed: number };

function describe(what: string, ours: readonly Sent[], bare: readonly Sent[]): Row {
  const ratio = median(bare.map(({ time }) => time)) / median(ours.map(({ time }) => time));
  const p99 = median(ours.map(({ times }) => percentile(times, 0.99)));
  const bareP99 = median(bare.map(({ times }) => percentile(times, 0.99)));
  const failed = ours.reduce((sum, sent) => sum + sent.failed, 0);
  return {
    what: `${what}, ${CONNECTIONS} connections`,
    figure: `${ratio.toFixed(2)} x bare two inserts, p99 ${p99.toFixed(1)} ms (bare ${bareP99.toFixed(1)} ms; ${failed} failed; load ${loadavg()[0]?.toFixed(1)})`,
    bound: '>= 0.6 x, <= 15 ms',
    holds: ratio >= 0.6 && p99 <= 15 && failed === 0,
  };
}

const writeLead = () => ({
  name: 'Bench Lead',
  email: `lead-${randomUUID()}@example.com`,
  phone: '(800) 555-0199',
  message: 'I would like to see the portal.',
});

async function solveAll(server: ServerProcess, count: number): Promise<Proof[]> {
  const proofs: Proof[] = [];
  while (proofs.length < count) {
    const response = await fetch(`${server.origin}/api/challenge`);
    proofs.push(await solveChallenge(challenge.parse(await response.json())));
  }
  return proofs;
}

/** So many at a time, until all are answered. */
async function sendAll(url: string, write: () => object): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const bodies = Array.from({ length: LEADS }, () => JSON.stringify(write()));
  const times: number[] = [];
  let failed = 0;
  const work = async () => {
    for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
      const sent = body;
      let status = 0;
      times.push(
        await measureMs(async () => {
          status = await post(url, sent, agent);
        }),
      );
      if (status !== 200) failed++;
    }
  };
  const time = await measureMs(() => Promise.all(Array.from({ length: CONNECTIONS }, work)));
  agent.destroy();
  return { time, times, failed };
}

function post(url: string, body: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
    };
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end(body);
  });
}
