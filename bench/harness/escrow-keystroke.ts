import { randomUUID } from 'node:crypto';
import { openBenchBuyer } from './bench-buyer.ts';
import { median, percentile, type Row } from './figures.ts';
import { launchBrowser } from './lighthouse-run.ts';
import type { ServerProcess } from './server-process.ts';
import { MAX_MS, watchKeys } from './tools-keystroke.ts';

const KEYS = 50;
/** A field by its label, and what is read of the answer that each key changes. */
const fields = [
  { label: 'Amount', answer: '[data-result-bar]' },
  { label: 'June, actual: Balance', answer: '#statement-last-year' },
];

/**
 * How long a key holds up the form of an escrow statement with twelve months and sixteen bills, as measureKeystrokes has it: a bill
 * changes the most that may be asked, a balance the month that does not add up.
 */
export async function measureEscrowForm(server: ServerProcess): Promise<Row[]> {
  const { cookie } = await openBenchBuyer(server, 'escrow@example.com');
  const id = await createStatement(server.origin, cookie);
  const rows: Row[] = [];
  for (const field of fields)
    for (const slowed of [1, 4])
      rows.push(
        await measureField(`${server.origin}/portal/home/escrow#${id}`, cookie, { ...field, slowed }),
      );
  return rows;
}

async function measureField(
  url: string,
  cookie: string,
  { label, answer, slowed }: { label: string; answer: string; slowed: number },
): Promise<Row> {
  const browser = await launchBrowser([]);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.setExtraHTTPHeaders({ cookie });
    await page.goto(url, { waitUntil: 'networkidle' });
    const input = page.getByLabel(label, { exact: true }).first();
    await input.click();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await watchKeys(page, (await input.getAttribute('id')) ?? '');
    await input.press('End');
    const answers = new Set<string | null>();
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press(key % 2 === 0 ? `${1 + (key % 9)}` : 'Backspace');
      await page.waitForTimeout(120);
      answers.add(await page.locator(answer).textContent());
    }
    const { scripts, work, clock } = await page.evaluate(() => window.keystrokes);
    if (work.length !== KEYS || answers.size < 4)
      throw new Error(`${work.length} keys were drawn, with ${answers.size} answers.`);
    return {
      what: `an escrow statement, "${label}": a key until it is drawn, processor ${slowed === 1 ? 'as it is' : `${slowed} x slower`}`,
      figure: `${median(work).toFixed(1)} ms (scripts ${median(scripts).toFixed(1)} ms, 9 of 10 below ${percentile(work, 0.9).toFixed(1)} ms, by the clock ${median(clock).toFixed(1)} ms)`,
      bound: `<= ${MAX_MS} ms`,
      holds: median(work) <= MAX_MS,
    };
  } finally {
    await browser.close();
  }
}

async function createStatement(origin: string, cookie: string): Promise<string> {
  const id = randomUUID();
  const home = {
    ...{ address: '12 Elm Street', state: 'OH', county: null, boughtOn: '2021-06-15', price: 40_000_000 },
    ...{ isPrincipalResidence: true, metro: null },
  };
  const unknown = Object.fromEntries(
    [
      ...['analyzedOn', 'requiredStart', 'cushion', 'surplus', 'surplusUse', 'refundedOn', 'shortage'],
      ...['deficiency', 'spreadMonths', 'lastTax', 'lastInsurance', 'lastOther', 'lastShortfallMonthly'],
    ].map((field) => [field, null]),
  );
  const statement = {
    ...unknown,
    ...{
      startMonth: 1,
      startYear: 2026,
      yearMonths: 12,
      cushionMonths: 2,
      fullPayment: 'no',
      isCurrent: true,
    },
    ...{ startingBalance: 120_000, payment: 40_000, oldPayment: 38_000 },
    bills: Array.from({ length: 16 }, (_, place) => ({
      ...{ month: (place % 12) + 1, item: 'tax', amount: 30_000 },
    })),
    ...{ lastProjectedStart: 100_000, lastActualStart: 100_000 },
    lastYear: Array.from({ length: 12 }, (_, place) => ({
      month: place + 1,
      ...{ projectedDeposit: 38_000, projectedPaid: 38_000, projectedBalance: 100_000 },
      ...{ actualDeposit: 38_000, actualPaid: 38_000, actualBalance: 100_000 },
    })),
  };
  const records = [
    { id: '00000000-0000-4000-8000-0000000000a1', kind: 'home', content: home },
    { id, kind: 'escrow-statement', content: statement },
  ];
  const answer = await fetch(`${origin}/api/owned-home/records`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ records }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return id;
}
