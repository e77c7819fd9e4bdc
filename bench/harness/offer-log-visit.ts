import { randomUUID } from 'node:crypto';
import { createBenchBuyer } from './bench-buyer.ts';
import { median, percentile, type Row } from './figures.ts';
import { launchBrowser } from './lighthouse-run.ts';
import type { ServerProcess } from './server-process.ts';

const ENTRIES = 1_000;
const VISITS = 9;
const MAX_MS = 300;
const SLOWED = 4;
const MINUTE_MS = 60_000;

/**
 * How soon the log of a home with a thousand entries is on the screen of a phone, from the press in the list of homes to the frame that
 * shows the latest entry; with the answer of the server, which is on the same machine. One with two entries is the reference.
 */
export async function measureOfferLog(server: ServerProcess): Promise<Row[]> {
  const { cookie } = await createBenchBuyer(server, 'offers@example.com');
  const [long, short] = [
    await createHome(server.origin, cookie, ENTRIES),
    await createHome(server.origin, cookie, 2),
  ];
  const took = {
    long: await visit(server.origin, cookie, long),
    short: await visit(server.origin, cookie, short),
  };
  return [
    {
      what: `a log of ${ENTRIES} offers on the screen, processor ${SLOWED} x slower`,
      figure: `${median(took.long).toFixed(0)} ms (9 of 10 below ${percentile(took.long, 0.9).toFixed(0)} ms), ${(median(took.long) / median(took.short)).toFixed(2)} x a log of two (${median(took.short).toFixed(0)} ms)`,
      bound: `<= ${MAX_MS} ms`,
      holds: median(took.long) <= MAX_MS,
    },
  ];
}

type Home = { id: string; address: string };

/** Offers and counteroffers in turn, a minute apart. */
async function createHome(origin: string, cookie: string, entries: number): Promise<Home> {
  const [id, address] = [randomUUID(), `${entries} Bench Street`];
  const put = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(`${origin}/api/homes/${path}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  };
  const nothing = Object.fromEntries(
    [
      ...['propertyTaxYearly', 'homeInsuranceYearly', 'duesMonthly', 'propertyType', 'bedrooms'],
      ...['bathrooms', 'squareFeet', 'yearBuilt', 'link', 'state'],
    ].map((field) => [field, null]),
  );
  const home = { ...nothing, address, timeZone: 'America/Chicago', price: 40_000_000, stage: 'seen' };
  await put(id, home);
  let answers: string | null = null;
  const began = Date.now() - (entries + 1) * MINUTE_MS;
  for (let place = 0; place < entries; place += 1) {
    const entryId = randomUUID();
    await put(`${id}/offers/${entryId}`, {
      ...{ kind: place === 0 ? 'offer' : 'counter', by: place % 2 === 0 ? 'buyer' : 'seller', answers },
      at: new Date(began + place * MINUTE_MS).toISOString(),
      terms: { priceCents: 40_000_000 + place * 10_000, earnestMoneyCents: 500_000 },
    });
    answers = entryId;
  }
  return { id, address };
}

async function visit(origin: string, cookie: string, { address }: Home): Promise<number[]> {
  const browser = await launchBrowser([]);
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.setExtraHTTPHeaders({ cookie });
    const session = await context.newCDPSession(page);
    const took: number[] = [];
    // The first visit fetches the program of the part; those that follow are of a phone that has it.
    for (let turn = 0; turn <= VISITS; turn += 1) {
      await page.goto(`${origin}/portal/homes`, { waitUntil: 'networkidle' });
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      took.push(
        await page.evaluate(
          (name) =>
            new Promise<number>((resolve) => {
              const link = [...document.querySelectorAll('a')].find(
                ({ textContent }) => textContent === name,
              );
              const began = performance.now();
              const look = () => {
                if (document.querySelector('#offers ol li') === null) return requestAnimationFrame(look);
                return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
              };
              link?.click();
              look();
            }),
          address,
        ),
      );
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    return took.slice(1);
  } finally {
    await browser.close();
  }
}
