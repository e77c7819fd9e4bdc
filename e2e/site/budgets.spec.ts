import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { getToolPath, toolIds } from '@porchlight/domain/tools/tool-pages.ts';
import { listWaitingScreens } from '../../web/src/pages/page-list.ts';
import { expect, test } from '../harness/fixtures.ts';

const KIBIBYTE = 1024;

/**
 * In bytes on the wire. What a visitor downloads before touching a public page, and what the landing page may take then: 6 KiB of it are React
 * Router's table of all pages, which is left as the library writes it.
 */
const beforeTouch = { htmlCssScript: 30 * KIBIBYTE, script: 9 * KIBIBYTE, fonts: 64 * KIBIBYTE };
const LANDING_SCRIPT_AFTER_TOUCH = 127 * KIBIBYTE;
/** The whole first load of the dashboard (decision 0114), and what each other page of the portal may add to that. */
const DASHBOARD_SCRIPT = 153 * KIBIBYTE;
const PORTAL_PAGE_SCRIPT = 15 * KIBIBYTE;

/** A calculator's own code: what no page without figures to work out loads. Some 900 bytes are the newest week's rate (decision 0113). */
const TOOL_SCRIPT = 46_000;
/** The program finder's own code with its data, over what the landing page carries. */
const FINDER_SCRIPT = 60_000;
const otherPages = [
  '/',
  '/team',
  '/refinance-options',
  '/tools',
  '/application',
  '/login',
  '/verify',
  '/portal/preparing',
];
/** A text that only the library for decimal numbers contains. */
const DECIMALS = '[DecimalError]';

/** What the assistant answers from, with its classifiers, as it is transferred: with its script at most 260 kB (decision 0014). */
const ASSISTANT_INDEX = '/portal/assistant-texts.json';
const ASSISTANT_INDEX_BYTES = 225 * KIBIBYTE;

/** The glossary is one page with every term, and takes longer than the others for it. */
const publicPages = listWaitingScreens().filter((path) => path !== '/glossary');

for (const path of publicPages) {
  test(`${path} stays within its bytes until it is touched`, async ({ page, baseURL }) => {
    const sizes = await recordSizes(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(300);
    const inline = await measureInlineScripts(page);
    const script = sizes.sum('script') + inline;
    expect(script, 'script, outside and within the page').toBeLessThanOrEqual(beforeTouch.script);
    expect(sizes.sum('document', 'stylesheet', 'script')).toBeLessThanOrEqual(beforeTouch.htmlCssScript);
    expect(sizes.sum('font')).toBeLessThanOrEqual(beforeTouch.fonts);
    expect(sizes.origins()).toEqual([baseURL]);
    expect(await listBlocking(page)).toEqual([]);
  });
}

test('the landing page stays within its bytes when it is used', async ({ page }) => {
  const sizes = await recordSizes(page);
  await openTouched(page, '/');
  expect(sizes.sum('script')).toBeGreaterThan(beforeTouch.script);
  expect(sizes.sum('script')).toBeLessThanOrEqual(LANDING_SCRIPT_AFTER_TOUCH);
});

test('each calculator stays within its bytes, and no other page carries what they count with', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const sizes = await recordSizes(page);
  for (const path of otherPages) await openTouched(page, path);
  const ofOtherPages = sizes.names('script');
  for (const name of ofOtherPages) {
    expect(await (await page.request.get(name)).text(), name).not.toContain(DECIMALS);
  }
  for (const path of toolIds.map(getToolPath)) {
    sizes.forget();
    await openTouched(page, path);
    expect(sizes.sumBeyond(ofOtherPages), path).toBeGreaterThan(10_000);
    expect(sizes.sumBeyond(ofOtherPages), path).toBeLessThanOrEqual(TOOL_SCRIPT);
  }
});

test('the program finder stays within its bytes, code and data', async ({ page }) => {
  test.setTimeout(360_000);
  const sizes = await recordSizes(page);
  await openTouched(page, '/');
  const ofLandingPage = sizes.names('script');
  sizes.forget();
  await openTouched(page, '/programs');
  expect(sizes.sumBeyond(ofLandingPage)).toBeGreaterThan(5_000);
  expect(sizes.sumBeyond(ofLandingPage)).toBeLessThanOrEqual(FINDER_SCRIPT);
});

test('the dashboard and every further page of the portal stay within their bytes', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await leaveUnread(page);
  const sizes = await recordSizes(page);
  await openPortalPage(page, '/portal');
  expect(sizes.sum('script')).toBeLessThanOrEqual(DASHBOARD_SCRIPT);
  const ofDashboard = sizes.names('script');
  const others = [
    '/portal/docs',
    '/portal/beta-request',
    '/portal/milestones/pre-approval',
    '/portal/interest',
    '/portal/plan',
  ];
  for (const path of others) {
    sizes.forget();
    await openPortalPage(page, path);
    expect(sizes.sumBeyond(ofDashboard), path).toBeLessThanOrEqual(PORTAL_PAGE_SCRIPT);
  }
});

test('the assistant’s search index stays within its bytes, and comes with its first use alone', async ({
  page,
}) => {
  const asked: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === ASSISTANT_INDEX) asked.push(readLength(response));
  });
  await openPortalPage(page, '/portal/preparing');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Need Help?' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  // The server packs a file quickly for its first reader and as small as it gets from then on.
  await expect
    .poll(async () => {
      const reply = await page.request.get(ASSISTANT_INDEX, { headers: { 'accept-encoding': 'br' } });
      expect(reply.headers()['content-encoding']).toBe('br');
      return Number(reply.headers()['content-length']);
    })
    .toBeLessThanOrEqual(ASSISTANT_INDEX_BYTES);
});

/** A public page with everything that comes once it is used. The first move of a full Chromium comes from nowhere, with no distance. */
async function openTouched(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 200);
  await expect(page.locator('script[type="text/held"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

/** After five seconds a page counts as read, and its late parts come (platform/page/on-interaction.ts): a slow machine is no reader. */
async function leaveUnread(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    const skipReading = (act: () => void, ms?: number) => (ms === 5000 ? 0 : wait(act, ms));
    window.setTimeout = skipReading as typeof window.setTimeout;
  });
}

async function openPortalPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForTimeout(1000);
}

/** What the page downloads, by kind; a file that the browser has kept counts in full each time. */
async function recordSizes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let files: { name: string; kind: string; origin: string; bytes: number }[] = [];
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    files.push({ name: pathname, kind: readKind(response), origin, bytes: readLength(response) });
  });
  const add = (chosen: typeof files) => chosen.reduce((total, { bytes }) => total + bytes, 0);
  return {
    sum: (...kinds: string[]) => add(files.filter(({ kind }) => kinds.includes(kind))),
    sumBeyond: (names: ReadonlySet<string>) =>
      add(files.filter(({ kind, name }) => kind === 'script' && !names.has(name))),
    names: (kind: string) => new Set(files.filter((file) => file.kind === kind).map(({ name }) => name)),
    origins: () => [...new Set(files.map(({ origin }) => origin))],
    forget: () => {
      files = [];
    },
  };
}

/** Held parts of a program come as preloads, which the browser does not call scripts. */
function readKind(response: Response): string {
  return response.url().endsWith('.js') ? 'script' : response.request().resourceType();
}

function readLength(response: Response): number {
  return Number(response.headers()['content-length'] ?? Number.NaN);
}

async function measureInlineScripts(page: Page): Promise<number> {
  const sources = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && !['text/held', 'application/ld+json'].includes(type))
      .map(({ text }) => text),
  );
  return brotliCompressSync(sources.join('\n')).length;
}

function listBlocking(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
}
