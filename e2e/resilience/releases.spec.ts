import { checkAccessibility, expect, type Page, test } from '../harness/fixtures.ts';
import { saveSite } from '../harness/kept-site.ts';
import { startInFrontOf } from '../harness/next-release.ts';

test.use({
  serviceWorkers: 'allow',
  expected: {
    errors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|status of (401|404|503)/],
  },
});

const announcement = (page: Page) => page.getByText('A new version is ready');
const loadRelease = (page: Page) => page.locator('meta[name="release"]').getAttribute('content');
const countReleases = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('release-')).length);
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });

async function openAssistant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Need Help?' }).click();
  await expect(page.getByRole('dialog', { name: 'Mortgage Assistant' })).toBeVisible();
}

test('a new release is announced, waits while someone types, and comes only when it is asked for, window by window', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await startInFrontOf(baseURL ?? '');
  await saveSite(page, `${site.origin}/portal/preparing`);
  const second = await context.newPage();
  await second.goto(`${site.origin}/portal/closing`);
  await second.mouse.move(30, 300);
  await second.mouse.move(40, 300);
  expect(await loadRelease(page)).toBe(site.ids.first);

  await page.bringToFront();
  await page.goto(`${site.origin}/portal/search`);
  await page.mouse.move(30, 300);
  await page.mouse.move(40, 300);
  const words = page.getByRole('combobox', { name: 'Search again' });
  await words.fill('closing co');
  site.bring('next');
  await lookForUpdate(page);
  await expect(announcement(second)).toBeVisible();
  await expect(words).toBeFocused();
  await expect(announcement(page)).toBeHidden();
  await words.pressSequentially('sts');
  await expect(words).toHaveValue('closing costs');
  await words.blur();
  await expect(announcement(page)).toBeVisible();
  await checkAccessibility(page);
  expect([await loadRelease(page), await loadRelease(second)]).toEqual([site.ids.first, site.ids.first]);

  await page.getByRole('button', { name: 'Use the new version' }).click();
  await expect.poll(() => loadRelease(page).catch(() => '')).toBe(site.ids.next);
  await second.bringToFront();
  expect(await loadRelease(second)).toBe(site.ids.first);
  await expect(announcement(second)).toBeVisible();
  expect((await fetch(`${site.origin}${site.asset}`)).status).toBe(404);
  await openAssistant(second);
  await second.keyboard.press('Escape');
  await second.getByRole('link', { name: 'Property Search', exact: true }).click();
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Find');
  expect(await countReleases(second)).toBe(2);
  await second.getByRole('button', { name: 'Use the new version' }).click();
  await expect.poll(() => loadRelease(second).catch(() => '')).toBe(site.ids.next);
  await openAssistant(second);
  await page.goto(`${site.origin}/portal/finding`);
  await expect.poll(() => countReleases(page)).toBe(1);
  site.close();
});

test('a release that comes only half leaves the one before it working, also without a connection', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await startInFrontOf(baseURL ?? '');
  await saveSite(page, `${site.origin}/portal/preparing`);
  site.bring('broken');
  await lookForUpdate(page);
  await expect.poll(() => site.countRefused()).toBeGreaterThan(0);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.installing, registration?.waiting].every((worker) => worker === null);
      }),
    )
    .toBe(true);
  await expect.poll(() => countReleases(page)).toBe(1);
  await expect(announcement(page)).toBeHidden();
  await page.goto(`${site.origin}/portal/closing`);
  expect(await loadRelease(page)).toBe(site.ids.first);
  await openAssistant(page);
  await context.setOffline(true);
  await page.goto(`${site.origin}/glossary`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  site.close();
});
