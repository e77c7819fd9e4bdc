import { listScreens } from '../../web/src/pages/page-list.ts';
import { checkAccessibility, expect, type Page, test, waitForFrames } from '../harness/fixtures.ts';
import { openStaffAccount } from '../harness/staff-member.ts';

const publicScreens = listScreens('public', 'public-data', 'login');
const portalScreens = listScreens('portal', 'signed-in');
/** As an admin sees them. */
const staffScreens = listScreens('staff');

type Look = { width: number; colorScheme: 'light' | 'dark'; forcedColors?: 'active'; text?: string };

/** WCAG 2.2 asks for 200 % text in a window of usual width; narrower and larger at once is beyond it. */
const looks: Look[] = [
  ...[320, 768, 1440].map((width) => ({ width, colorScheme: 'light' as const })),
  ...[320, 768, 1440].map((width) => ({ width, colorScheme: 'dark' as const })),
  { width: 1280, colorScheme: 'light', text: '200%' },
  // The largest of the preferences' text sizes, on the smallest screen.
  { width: 320, colorScheme: 'light', text: '125%' },
  { width: 1280, colorScheme: 'dark', forcedColors: 'active' },
];

for (const screen of publicScreens) {
  test(`${screen} has no finding of axe and is no wider than the window`, async ({ page }) => {
    await checkLooks(page, screen);
  });
}

for (const screen of portalScreens) {
  test(`${screen} has no finding of axe and is no wider than the window`, async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await checkLooks(page, screen);
  });
}

for (const screen of staffScreens) {
  test(`${screen} has no finding of axe and is no wider than the window`, async ({ page, request }) => {
    await openStaffAccount(request, page.context().request, 'admin');
    await checkLooks(page, screen);
  });
}

async function checkLooks(page: Page, screen: string): Promise<void> {
  // The glossary alone has two thousand places to look at, eight times.
  test.setTimeout(360_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(screen);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const { width, colorScheme, forcedColors = 'none', text = '' } of looks) {
    await test.step(`${width} px, ${colorScheme}, ${text || forcedColors}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, forcedColors });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      await waitForFrames(page);
      await checkAccessibility(page, { forcedColors: forcedColors === 'active' });
      expect(await listTooWide(page)).toEqual([]);
      // What stands fixed does not widen the page: it is cut off.
      const cutOff = await page.evaluate(() =>
        [...document.querySelectorAll('header :is(a, button, summary)')]
          .filter(
            (control) => control.checkVisibility() && control.closest('nav[aria-label="Main"]') !== null,
          )
          .filter((control) => control.getBoundingClientRect().right > innerWidth)
          .map((control) => control.textContent),
      );
      expect(cutOff).toEqual([]);
    });
  }
}

/** What stands beyond the window's edge, where the page is wider than the window. */
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
