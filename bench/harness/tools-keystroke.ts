import type { Page } from '@playwright/test';
import { median, percentile, type Row } from './figures.ts';
import { launchBrowser } from './lighthouse-run.ts';

const KEYS = 50;
/** A frame of a screen that is drawn sixty times a second. */
export const MAX_MS = 16;
/** The page by its address, the id of the field that is typed into, and what its first digit is changed among. */
const pages = [
  { path: '/tools/monthly-payment', field: 'monthly-payment-price' },
  { path: '/tools/extra-payments', field: 'extra-payments-principal' },
];

/**
 * How long a key holds up the page that draws a loan of 30 years anew: from the input event to the end of the frame that shows the
 * new answer and the new chart. With the processor as it is, and four times slower.
 */
export async function measureKeystrokes(origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path, field } of pages) {
    for (const slowed of [1, 4]) rows.push(await measurePage(origin + path, { path, field, slowed }));
  }
  return rows;
}

async function measurePage(
  url: string,
  { path, field, slowed }: { path: string; field: string; slowed: number },
): Promise<Row> {
  const browser = await launchBrowser([]);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(url, { waitUntil: 'load' });
    const input = page.locator(`#${field}`);
    await input.click();
    await page.waitForFunction(() => document.querySelector('script[type="text/held"]') === null);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await watchKeys(page, field);
    await input.press('End');
    const answers = new Set<string | null>();
    for (let key = 0; key < KEYS; key += 1) {
      // Ten times the loan and back again: every key leads to another answer.
      await page.keyboard.press(key % 2 === 0 ? `${1 + (key % 9)}` : 'Backspace');
      await page.waitForTimeout(120);
      answers.add(await page.locator('#answer + p').textContent());
    }
    const { scripts, work, clock } = await page.evaluate(() => window.keystrokes);
    if (work.length !== KEYS || answers.size < 4) {
      throw new Error(`${work.length} keys were drawn, with ${answers.size} answers.`);
    }
    return {
      what: `${path}: a key until answer and chart are drawn, processor ${slowed === 1 ? 'as it is' : `${slowed} x slower`}`,
      figure: `${median(work).toFixed(1)} ms (scripts ${median(scripts).toFixed(1)} ms, 9 of 10 below ${percentile(work, 0.9).toFixed(1)} ms, by the clock ${median(clock).toFixed(1)} ms)`,
      bound: `<= ${MAX_MS} ms`,
      holds: median(work) <= MAX_MS,
    };
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    /** In milliseconds for each key: what scripts took, what they and the frame took, and the time by the clock. */
    keystrokes: { scripts: number[]; work: number[]; clock: number[] };
  }
}

/**
 * A key's work is its scripts (React draws the answer within the event) and the frame that shows it: style, layout and paint are over
 * when a message that was posted from the frame's callback comes. The clock counts the wait for the screen's next refresh as well.
 */
export function watchKeys(page: Page, field: string): Promise<void> {
  return page.evaluate((id) => {
    window.keystrokes = { scripts: [], work: [], clock: [] };
    const { port1, port2 } = new MessageChannel();
    let [began, scripts, frame] = [0, 0, 0];
    port1.onmessage = () => {
      window.keystrokes.scripts.push(scripts);
      window.keystrokes.work.push(scripts + performance.now() - frame);
      window.keystrokes.clock.push(performance.now() - began);
    };
    const isKey = ({ target }: Event) => (target as Element).id === id;
    const begin = (event: Event) => {
      if (isKey(event)) began = performance.now();
    };
    addEventListener('input', begin, true);
    // On its way back up the event has passed React; what it left to microtasks comes right after.
    addEventListener('input', (event) => {
      if (!isKey(event)) return;
      queueMicrotask(() => {
        scripts = performance.now() - began;
      });
      requestAnimationFrame(() => {
        frame = performance.now();
        port2.postMessage(0);
      });
    });
  }, field);
}
