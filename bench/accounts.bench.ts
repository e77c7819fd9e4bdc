import { openBenchBuyer } from './harness/bench-buyer.ts';
import { measureMs, median, type Row } from './harness/figures.ts';
import type { ServerProcess } from './harness/server-process.ts';

const PAIRS = 500;
/** Pairs first that are not counted: code gets compiled, connections get opened. */
const WARM_UP = 20;
const MAX_DIFFERENCE_MS = 2;

const PASSWORD = 'a password that is nobody’s 7';

/** Whether the time of an answer tells if an address has an account: known and unknown addresses in turn. */
export async function measureAnswersAboutAddresses(server: ServerProcess): Promise<Row[]> {
  const known = 'known@example.com';
  await openBenchBuyer(server, known);
  const post = async (path: string, body: object) => {
    const response = await fetch(`${server.origin}/api/accounts/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    if (response.status === 429 || response.status >= 500) throw new Error(`${path}: ${response.status}`);
  };
  const calls: [string, (email: string) => Promise<void>][] = [
    ['sign-in', (email) => post('sign-in', { email, password: PASSWORD })],
    ['sign-up', (email) => post('sign-up', { name: 'Somebody', email, password: PASSWORD })],
    ['reset', (email) => post('request-password-reset', { email })],
  ];
  const rows: Row[] = [];
  for (const [name, call] of calls) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let pair = -WARM_UP; pair < PAIRS; pair++) {
      const unknown = `${name}-${pair}@example.com`;
      // In turn first and second, so that neither profits from its place.
      const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) {
        const time = await measureMs(() => call(kind === 'known' ? known : unknown));
        if (pair >= 0) times[kind].push(time);
      }
    }
    const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
    const difference = Math.abs(ofKnown - ofUnknown);
    rows.push({
      what: `${name}, known and unknown address, ${PAIRS} pairs`,
      figure: `${difference.toFixed(2)} ms apart (${ofKnown.toFixed(2)} and ${ofUnknown.toFixed(2)} ms)`,
      bound: `<= ${MAX_DIFFERENCE_MS} ms`,
      holds: difference <= MAX_DIFFERENCE_MS,
    });
  }
  return rows;
}
