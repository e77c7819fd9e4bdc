import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './lighthouse-run.ts';

/** Lighthouse's slow phone, applied for real: latency of a request in ms, bytes a second, and how much slower it computes. */
const SLOW = { latency: 562.5, throughput: (1_474.56 * 1024) / 8, cpu: 4 };

/** `moved`: each part that shifted, when, and from where to where in the window. */
export type OwnData = { shown: number; shift: number; moved: string[] };

/**
 * Time until the buyer's own milestones are on the screen, and how much the page shifted until a second later. Times in
 * milliseconds from the start of the navigation.
 */
export async function visitDashboard(origin: string, cookie: string): Promise<OwnData> {
  return visitSlowly(async (page) => {
    await page.setExtraHTTPHeaders({ cookie });
    // As for a buyer who has been here before; at the very first visit the rows are asked for by the program.
    await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
    await page.goto(`${origin}/portal`, { waitUntil: 'commit' });
    const shown = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () =>
            [...document.querySelectorAll('[aria-busy="false"] li [role="progressbar"]')].filter((bar) =>
              bar.checkVisibility(),
            ).length === 10
              ? requestAnimationFrame(() => resolve(performance.now()))
              : requestAnimationFrame(look);
          look();
        }),
    );
    await page.waitForTimeout(1000);
    return { shown, ...(await readShift(page)) };
  });
}

/** Milliseconds from the press on a task's box to the frame in which the page shows it as done, on the same slow phone. */
export async function visitTick(origin: string, cookie: string): Promise<number> {
  return visitSlowly(async (page) => {
    await page.setExtraHTTPHeaders({ cookie });
    await page.goto(`${origin}/portal/milestones/interest`);
    const box = page.getByRole('checkbox').first();
    await box.waitFor();
    await box.setChecked(false);
    await page.waitForTimeout(1000);
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const bar = document.querySelector('main [role="progressbar"]');
          const before = bar?.getAttribute('aria-valuenow');
          addEventListener('pointerdown', ({ timeStamp }) => {
            const look = () =>
              bar?.getAttribute('aria-valuenow') === before
                ? requestAnimationFrame(look)
                : requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            look();
          });
        }),
    );
    await box.click();
    return shown;
  });
}

/** Time until the largest part of a page is on the screen, under the same conditions. */
export async function visitBare(url: string): Promise<number> {
  return visitSlowly(async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  });
}

async function visitSlowly<Figure>(visit: (page: Page) => Promise<Figure>): Promise<Figure> {
  const browser: Browser = await launchBrowser([]);
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.throughput,
      uploadThroughput: SLOW.throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
    return await visit(page);
  } finally {
    await browser.close();
  }
}

function readShift(page: Page): Promise<Pick<OwnData, 'shift' | 'moved'>> {
  return page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: LayoutShiftSource[] };
    type LayoutShiftSource = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const place = ({ x, y, width, height }: DOMRect) =>
      `${[x, y].map(Math.round)} ${Math.round(width)}x${Math.round(height)}`;
    const name = (node: Node | null) =>
      `${node?.nodeName ?? 'a part that is gone'} “${node?.textContent?.trim().slice(0, 40) ?? ''}”`;
    return new Promise<Pick<OwnData, 'shift' | 'moved'>>((resolve) => {
      let shift = 0;
      const moved: string[] = [];
      new PerformanceObserver((list) => {
        for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
          shift += value;
          for (const { node, previousRect, currentRect } of sources)
            moved.push(
              `${Math.round(startTime)} ms, ${value.toFixed(4)}: ${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
            );
        }
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve({ shift, moved }), 50);
    });
  });
}
