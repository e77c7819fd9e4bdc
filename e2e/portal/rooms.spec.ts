import type { Page } from '@playwright/test';
import { listRoomGroups, splitRooms } from '../../web/src/shells/rooms/list-rooms.ts';
import { checkAccessibility, checkBothSchemes, expect, test } from '../harness/fixtures.ts';
import { completeMilestones } from '../harness/journey-steps.ts';

/** What the bars of a phone may take of its height of 844, in CSS pixels. */
const MAX_BARS_PX = 120;
const MIN_TARGET_PX = 44;

const roomsOf = (page: Page) => page.getByRole('navigation', { name: 'Rooms' });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'More' });

/** The room is there, as its own page says and as the navigation says. */
async function expectRoom(page: Page, { path, label }: { path: string; label: string }): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(roomsOf(page).locator('[aria-current="page"]')).toHaveText([label]);
}

test('the rail of a wide window leads to every room, and says which one it is', async ({ page, buyer }) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/portal');
  const groups = listRoomGroups(false);
  await expect(roomsOf(page).getByRole('list')).toHaveCount(groups.length);
  for (const room of groups.flatMap(({ rooms }) => rooms)) {
    await roomsOf(page).getByRole('link', { name: room.label, exact: true }).click();
    await expectRoom(page, room);
  }
  await checkBothSchemes(page);
  await page.goto('/portal/milestones/interest');
  await expect(roomsOf(page).locator('[aria-current="true"]')).toHaveText(['Today']);
  await page.emulateMedia({ media: 'print' });
  await expect(roomsOf(page)).toHaveCount(0);
});

test('a calculator is in the portal for a buyer from its first drawing on, and on the public site for a visitor', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/portal');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.goto('/tools/affordability');
  await expect(roomsOf(page).locator('[aria-current="true"]')).toHaveText(['Calculators']);
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await checkBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(roomsOf(page).getByRole('button', { name: 'More' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Porchlight' }).click();
  await expect(page).toHaveURL('/portal');
  // What the page reads of its buyer has come before the session goes.
  await expect(page.getByRole('link', { name: 'All dates' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Interest', exact: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.goto('/portal/preparing');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/tools/affordability');
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  await expect(roomsOf(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the bar and the sheet behind its last entry lead to every room', async ({ page, buyer }) => {
    test.slow();
    expect(buyer.email).toBeTruthy();
    const { bar, sheet } = splitRooms(false);
    await page.goto('/portal');
    await expect(roomsOf(page).getByRole('listitem')).toHaveText([...bar.map(({ label }) => label), 'More']);
    for (const room of bar) {
      await roomsOf(page).getByRole('link', { name: room.label, exact: true }).click();
      await expectRoom(page, room);
    }
    const more = roomsOf(page).getByRole('button', { name: 'More' });
    for (const room of sheet.flatMap(({ rooms }) => rooms)) {
      await more.click();
      await sheetOf(page).getByRole('link', { name: room.label, exact: true }).click();
      await expect(sheetOf(page)).toHaveCount(0);
      await expect(page).toHaveURL(room.path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(more).toHaveAttribute('aria-current', 'true');
    }
    await more.click();
    await expect(sheetOf(page).locator('[aria-current="page"]')).toHaveText(['Settings']);
    const dates = sheetOf(page).getByRole('link', { name: 'Dates', exact: true });
    await expect(dates).toHaveAccessibleDescription('no closing day yet');
    await expect(sheetOf(page).getByText('just you')).toBeVisible();
    await checkBothSchemes(page);
  });

  test('the sheet is closed by its button, Escape and its veil, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/portal/preparing');
    // Only the hydrated page knows that no one is signed in.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    const more = roomsOf(page).getByRole('button', { name: 'More' });
    await more.focus();
    for (const close of [
      () => sheetOf(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(200, 20),
    ]) {
      await page.keyboard.press('Enter');
      await expect(sheetOf(page)).toBeVisible();
      await close();
      await expect(sheetOf(page)).toHaveCount(0);
      await expect(more).toBeFocused();
    }
  });

  test('the bars leave the page its room, cover nothing, and are large enough for a thumb', async ({
    page,
  }) => {
    await page.goto('/portal/preparing');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const heights = await page.evaluate(() =>
      ['header', '[data-room-bar]'].map(
        (bar) => document.querySelector(bar)?.getBoundingClientRect().height ?? 0,
      ),
    );
    expect(heights[0]).toBeGreaterThan(0);
    expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(MAX_BARS_PX);
    for (const entry of await roomsOf(page).getByRole('listitem').all()) {
      const box = await entry.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(MIN_TARGET_PX);
    }
    const [last, bar] = [page.getByRole('main').getByRole('link').last(), roomsOf(page)];
    const end = await last.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  });

  test('Your home takes the place of Homes once the purchase has closed', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await completeMilestones(page.request, 9);
    await page.goto('/portal');
    await expect(roomsOf(page).getByRole('listitem')).toHaveText([
      'Today',
      'Plan',
      'Your home',
      'Documents',
      'More',
    ]);
    await page.goto('/portal/docs');
    await expect(roomsOf(page).getByRole('link', { name: 'Your home' })).toBeVisible();
    await roomsOf(page).getByRole('button', { name: 'More' }).click();
    await expect(sheetOf(page).getByRole('link', { name: 'Homes', exact: true })).toBeVisible();
  });

  test.describe('before the page is alive', () => {
    test.use({ javaScriptEnabled: false });
    test('the bar is there and leads on', async ({ page }) => {
      await page.goto('/portal/preparing');
      await roomsOf(page).getByRole('link', { name: 'Documents' }).click();
      await expect(page).toHaveURL('/portal/docs');
    });
  });
});

for (const [name, width, text] of [
  ['320 px', 320, ''],
  ['320 px with the largest text', 320, 'larger'],
] as const) {
  test(`no entry of the bar or the sheet is cut at ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.addInitScript((size) => localStorage.setItem('text', size), text);
    await page.goto('/portal/preparing');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await roomsOf(page).getByRole('button', { name: 'More' }).click();
    await expect(sheetOf(page)).toBeVisible();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('[data-room-bar] li > *, dialog a')]
        .filter((entry) => entry.scrollWidth > entry.clientWidth || entry.scrollHeight > entry.clientHeight)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // The size of the text changes no role and no name.
    if (text === '') await checkAccessibility(page);
  });
}
