import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listScreens } from '../../web/src/pages/page-list.ts';
import { openStaffAccount } from '../harness/accounts.ts';
import { expect, type Page, test } from '../harness/fixtures.ts';
import { listPlainEnglish } from '../harness/plain-english.ts';

const publicScreens = listScreens('public', 'public-data', 'login');
const portalScreens = listScreens('portal', 'signed-in');
const staffScreens = listScreens('staff');

/** The pages as `npm run texts:check` builds them, in the pseudo-locale. */
const folder = fileURLToPath(new URL('../../web/build/xx/client/', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

for (const screen of publicScreens) {
  test(`${screen} says nothing in plain English`, async ({ page }) => {
    await checkTexts(page, screen);
  });
}

for (const screen of portalScreens) {
  test(`${screen} says nothing in plain English`, async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await checkTexts(page, screen);
  });
}

for (const screen of staffScreens) {
  test(`${screen} says nothing in plain English`, async ({ page }) => {
    await openStaffAccount(page.context(), 'admin');
    await checkTexts(page, screen);
  });
}

async function checkTexts(page: Page, screen: string): Promise<void> {
  await servePages(page);
  await page.goto(screen);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 200);
  await expect(page.locator('script[type="text/held"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await listPlainEnglish(page), screen).toEqual([]);
}

/** The server has the English pages; what it stores and answers is the same for every language. */
async function servePages(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}/index.html`].find(
      (name) => extname(name) !== '' && existsSync(join(folder, name)),
    );
    if (file === undefined) return route.fallback();
    const body = readFileSync(join(folder, file));
    return route.fulfill({ body, contentType: TYPES[extname(file)] ?? 'application/octet-stream' });
  });
}
