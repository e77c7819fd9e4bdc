import { TestBuyer } from './test-buyer.ts';
import { SIGNABLE_PDF } from './test-signer.ts';

/** `failures` says of each what was asked and what came instead of an answer; `shed` were refused for the load, and were sent again. */
export type Work = { requests: number; shed: number; failures: string[]; milliseconds: number[] };

const MAX_MS = 10 * 60_000;
const PAUSE_MS = 25;

/**
 * Sends requests as the pages of a buyer do, so many at once, for as long as something takes: reads, ticks and uploads. A request fails
 * when no answer comes, or one that is no success and does not say when to come again.
 */
export async function workWhile(
  origin: string,
  buyer: TestBuyer,
  atOnce: number,
  run: () => Promise<void>,
): Promise<Work> {
  const work: Work = { requests: 0, shed: 0, failures: [], milliseconds: [] };
  const deadline = Date.now() + MAX_MS;
  let isOver = false;
  const clients = Array.from({ length: atOnce }, async (_, client) => {
    const page = new TestBuyer({ origin }, buyer.email, buyer.readCookies());
    for (let turn = client; !isOver && Date.now() < deadline; turn++) {
      await ask(page, turn, work);
      await pause(PAUSE_MS);
    }
  });
  await run().finally(() => {
    isOver = true;
  });
  await Promise.all(clients);
  return work;
}

async function ask(page: TestBuyer, turn: number, work: Work): Promise<void> {
  const [method, path, body] = choose(turn);
  const began = performance.now();
  work.requests += 1;
  try {
    const response = await page.send(method, path, body);
    await response.arrayBuffer();
    work.milliseconds.push(performance.now() - began);
    const wait = Number(response.headers.get('retry-after'));
    if (response.status === 503 && wait > 0) {
      work.shed += 1;
      await pause(wait * 1000);
      await ask(page, turn, work);
    } else if (response.status >= 400) work.failures.push(`${method} ${path}: ${response.status}`);
  } catch (error) {
    work.failures.push(`${method} ${path}: ${error instanceof Error ? String(error.cause ?? error) : error}`);
  }
}

function choose(turn: number): [method: string, path: string, body?: unknown] {
  const status = turn % 2 === 0 ? 'done' : 'to-do';
  if (turn % 20 === 7) return ['POST', `/api/documents?name=paper-${turn}.pdf`, SIGNABLE_PDF];
  if (turn % 4 === 1) return ['PUT', '/api/milestones/interest/tasks/choose-target-month', { status }];
  return turn % 4 === 2 ? ['GET', '/api/documents'] : ['GET', '/api/milestones'];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
