import { glossary } from '../../content/src/en/glossary.ts';
import { guideStageTexts } from '../../content/src/en/guide.ts';
import { milestoneTexts } from '../../content/src/en/milestones.ts';
import { checkAccessibility, expect, type Page, test } from '../harness/fixtures.ts';
import { findBar, loadStored, OFFLINE_ERRORS, saveSite, waitForKeptJourney } from '../harness/kept-site.ts';
import { startInFrontOf } from '../harness/next-release.ts';

test.use({ serviceWorkers: 'allow', expected: { errors: [OFFLINE_ERRORS] } });

const interest = milestoneTexts.find(({ slug }) => slug === 'interest');

test('the site can be installed: its manifest opens the portal in a window of its own', async ({ page }) => {
  await page.goto('/portal/docs');
  const { manifest, errors } = await readManifest(page);
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ id: '/portal', start_url: '/portal', scope: '/', display: 'standalone' });
  const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok(), src).toBe(true);
  const session = await page.context().newCDPSession(page);
  await saveSite(page, '/portal/docs');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window that leaves no trace cannot be installed from; it is the one thing said against it.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('after one visit the guide, the glossary and the buyer’s checklists open without a connection', async ({
  page,
  context,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await saveSite(page);
  await waitForKeptJourney(page);
  await context.setOffline(true);
  await page.goto('/portal');
  await expect(page.getByText('Start here: set your move-in month and monthly limit.')).toBeVisible();
  await expect(findBar(page)).toContainText(
    /No connection\. Showing what this device kept at \d+:\d\d [AP]M\./,
  );
  await checkAccessibility(page);
  await page.goto('/portal/milestones/pre-approval');
  const preApproval = milestoneTexts.find(({ slug }) => slug === 'pre-approval');
  await expect(page.getByRole('region', { name: 'What to do' }).getByRole('checkbox')).toHaveCount(
    preApproval?.tasks.length ?? 0,
  );
  await expect(findBar(page)).toContainText('Showing what this device kept at');
  for (const { slug, title } of guideStageTexts) {
    await page.goto(`/portal/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await expect(findBar(page)).toContainText('You are offline.');
  await page.getByRole('link', { name: 'Property Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: guideStageTexts[1]?.title ?? '' })).toBeVisible();
  await page.goto('/glossary');
  await expect(page.getByText(glossary[0]?.definition ?? '').first()).toBeVisible();
  await page.goto('/portal/search?q=escrow');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d+ results/ })).toBeVisible();
});

test('a reader who only used the glossary can use it without a connection', async ({ page, context }) => {
  await saveSite(page, '/glossary');
  await context.setOffline(true);
  await page.goto('/glossary#escrow');
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
  await page.goto('/portal/preparing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a server that does not answer is the same to the buyer as no connection', async ({
  page,
  buyer,
  baseURL,
}) => {
  test.setTimeout(360_000);
  expect(buyer.email).toBeTruthy();
  const site = await startInFrontOf(baseURL ?? '');
  await saveSite(page, `${site.origin}/portal`);
  await waitForKeptJourney(page);
  site.close();
  await page.goto(`${site.origin}/portal/milestones/interest`);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(page.getByRole('region', { name: 'What to do' }).getByRole('checkbox')).toHaveCount(
    interest?.tasks.length ?? 0,
  );
  await expect(findBar(page)).toContainText('No connection. Showing what this device kept at');
  await page.getByRole('checkbox').first().check();
  await expect(findBar(page)).toContainText('1 change waits to be sent.');
  await site.reopen();
  await expect.poll(async () => (await loadStored(page)).tasks[0].status, { timeout: 120_000 }).toBe('done');
  await expect(findBar(page)).toBeEmpty({ timeout: 120_000 });
  site.close();
});

test('a browser that keeps nothing works as without', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(navigator.serviceWorker, 'register', { value: () => Promise.reject(refuse) });
    Storage.prototype.setItem = refuse;
  });
  await page.goto('/portal/milestones/interest');
  await page.mouse.move(20, 300);
  await page.getByRole('checkbox').first().check();
  await expect.poll(async () => (await loadStored(page)).tasks[0].status).toBe('done');
  await page.goto('/portal/preparing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

async function readManifest(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  type Manifest = { icons: { src: string; sizes: string; purpose: string }[] };
  return { manifest: JSON.parse(data ?? '{}') as Manifest, errors };
}
