import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFreePort } from './server-process.ts';

/** What one visit by Lighthouse found; times in milliseconds, scores from 0 to 100. */
export type Visit = { lcp: number; tbt: number; cls: number; scores: Record<string, number> };

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'chromium-headless-shell'].map(
  (name) => `/usr/bin/${name}`,
);

/** The system's Chromium with nothing but the page to do. */
export function launchBrowser(args: readonly string[]) {
  const executablePath = process.env.CHROMIUM_PATH ?? browsers.find(existsSync);
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...args,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}

/** On a busy machine the browser now and then ends its trace before it has said when it drew the page. */
const MAX_TRIES = 3;

/** Visits a page in a browser of its own, as a phone with simulated throttling, for the given categories. */
export async function visitPage(url: string, categories: readonly string[], cookie?: string): Promise<Visit> {
  for (let tries = 1; ; tries += 1) {
    const visit = await visitOnce(url, categories, cookie);
    if (!Number.isNaN(visit.lcp) || tries === MAX_TRIES) return visit;
  }
}

async function visitOnce(url: string, categories: readonly string[], cookie?: string): Promise<Visit> {
  const port = await findFreePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
    });
    if (!result) throw new Error(`Lighthouse found nothing at ${url}.`);
    const { audits, categories: scored } = result.lhr;
    const read = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      lcp: read('largest-contentful-paint'),
      tbt: read('total-blocking-time'),
      cls: read('cumulative-layout-shift'),
      scores: Object.fromEntries(
        Object.entries(scored).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
    };
  } finally {
    await browser.close();
  }
}
