import { addMonths } from '@porchlight/domain/kernel/calendar-dates.ts';
import { measureMs, median, type Row } from './harness/figures.ts';
import type { ServerProcess } from './harness/server-process.ts';

const ROUNDS = 200;
const WARM_ROUNDS = 20;
const MONTHS = 360;

/** What an answer of the two largest tools costs, 30 years each, against the health endpoint in the same run. */
export async function measureTools(server: ServerProcess): Promise<Row[]> {
  const asked = {
    'GET /api/health': () => fetch(`${server.origin}/api/health`),
    'POST /api/tools/amortization, 30 years': () =>
      post(`${server.origin}/api/tools/amortization`, {
        principal: '425000',
        ratePercent: '6.875',
        termMonths: MONTHS,
      }),
    'POST /api/tools/apr, 30 years': () => post(`${server.origin}/api/tools/apr`, writeLoan()),
  };
  const times = new Map<string, number[]>();
  for (let round = -WARM_ROUNDS; round < ROUNDS; round++) {
    for (const [what, ask] of Object.entries(asked)) {
      const time = await measureMs(async () => {
        const answer = await ask();
        if (!answer.ok) throw new Error(`${what} was answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      });
      if (round >= 0) times.set(what, [...(times.get(what) ?? []), time]);
    }
  }
  const health = median(times.get('GET /api/health') ?? []);
  return [...times].map(([what, values]) => ({
    what,
    figure: `${median(values).toFixed(1)} ms (${(median(values) / health).toFixed(1)} x health)`,
    bound: 'printed',
    holds: true,
  }));
}

function post(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A loan that is paid back by 360 payments of one amount, the first a month after it was paid out. */
function writeLoan() {
  const day = '2026-01-01';
  return {
    advances: [{ date: day, amount: '415000' }],
    payments: Array.from({ length: MONTHS }, (_, month) => ({
      date: addMonths(day, month + 1),
      amount: '2791.95',
    })),
    unitPeriod: { base: 'month', multiple: 1 },
  };
}
