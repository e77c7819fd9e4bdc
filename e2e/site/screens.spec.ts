import type { Browser } from '@playwright/test';
import { listScreens } from '../../web/src/pages/page-list.ts';
import { createBuyerAccount, createStaffAccount } from '../harness/accounts.ts';
import type { AxeRules } from '../harness/axe-runs.ts';
import {
  test as base,
  checkAccessibility,
  collectErrors,
  expect,
  type Page,
  waitForFrames,
} from '../harness/fixtures.ts';
import { listSmallFields } from '../harness/small-fields.ts';

type Who = 'visitor' | 'buyer' | 'admin';

const screens: [Who, string[]][] = [
  ['visitor', listScreens('public', 'public-data', 'login')],
  ['buyer', listScreens('portal', 'signed-in')],
  ['admin', listScreens('staff')],
];

type Seen = { page: Page; errors: string[] };

/**
 * Screens change nothing: in each worker, one page goes through all that someone sees. Its process keeps the files of the site and axe
 * compiled, which would otherwise be a fourth of the walk.
 */
const test = base.extend<object, { seenBy: Map<Who, Seen> }>({
  seenBy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const seenBy = new Map<Who, Seen>();
      await use(seenBy);
      for (const { page } of seenBy.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

async function openPage(browser: Browser, who: Who): Promise<Seen> {
  const context = await browser.newContext();
  if (who === 'buyer') await createBuyerAccount(context);
  if (who === 'admin') await createStaffAccount(context, 'admin');
  const page = await context.newPage();
  return { page, errors: collectErrors(page) };
}

type Look = { width: number; colorScheme?: 'dark'; rules?: AxeRules; text?: string; forcedColors?: 'active' };

/**
 * Axe runs by every rule in light where the layouts of phones and desks are; what else a look can break is its colors, or the room for
 * its text. WCAG 2.2 asks for 200 % text in a window of usual width; narrower and larger at once is beyond it.
 */
const looks: Look[] = [
  { width: 320 },
  { width: 390, rules: 'all' },
  { width: 768 },
  { width: 1440, rules: 'all' },
  { width: 1440, colorScheme: 'dark', rules: 'colors' },
  { width: 390, colorScheme: 'dark', rules: 'colors' },
  { width: 1280, text: '200%' },
  // The largest of the preferences' text sizes, on the smallest screen.
  { width: 320, text: '125%' },
  // The browser chooses these colors; axe would see those of the style sheet.
  { width: 1280, colorScheme: 'dark', forcedColors: 'active' },
];

for (const [who, addresses] of screens) {
  test.describe(`as ${who}`, () => {
    for (const screen of addresses) {
      test(`${screen} has no finding of axe and is no wider than the window`, async ({ browser, seenBy }) => {
        const seen = seenBy.get(who) ?? (await openPage(browser, who));
        seenBy.set(who, seen);
        await checkLooks(seen.page, screen);
        expect(seen.errors.splice(0)).toEqual([]);
      });
    }
  });
}

async function checkLooks(page: Page, screen: string): Promise<void> {
  // The glossary alone has two thousand places to look at, four times.
  test.setTimeout(360_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.goto(screen);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const { width, colorScheme = 'light', rules, text = '', forcedColors = 'none' } of looks) {
    await test.step(`${width} px, ${colorScheme}, ${text || forcedColors}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, forcedColors });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      await waitForFrames(page);
      if (rules) await checkAccessibility(page, rules);
      if (width === 390 && rules === 'all') expect(await listSmallFields(page)).toEqual([]);
      expect(await listTooWide(page)).toEqual([]);
      expect(await listCutOff(page)).toEqual([]);
    });
  }
}

/** Controls of the bar beyond the window's edge: what is fixed does not widen the page. And controls whose text is cut off inside. */
function listCutOff(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const isCut = (control: Element) =>
      control.clientWidth > 1 &&
      control.scrollWidth > control.clientWidth &&
      ['hidden', 'clip'].includes(getComputedStyle(control).overflowX);
    const isBeyond = (control: Element) =>
      control.matches('header nav[aria-label="Main"] *') &&
      control.getBoundingClientRect().right > innerWidth;
    return [...document.querySelectorAll('a, button, summary')]
      .filter((control) => control.checkVisibility() && (isCut(control) || isBeyond(control)))
      .map((control) => control.textContent);
  });
}

/** Elements beyond the window's edge, where the page is wider than the window. */
function listTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const isClipped = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth && !isClipped(element),
    );
    return ['the page', ...wide.slice(-5).map((element) => element.outerHTML.slice(0, 120))];
  });
}
