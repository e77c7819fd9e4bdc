import { glossary } from '../../content/src/en/glossary.ts';
import { guideStageTexts } from '../../content/src/en/guide.ts';
import { milestoneTexts } from '../../content/src/en/milestones.ts';
import { openAccount } from '../harness/accounts.ts';
import { createContract } from '../harness/contract.ts';
import { checkAccessibility, expect, PASSWORD, type Page, test } from '../harness/fixtures.ts';
import { completeMilestones } from '../harness/journey-steps.ts';
import { keepSite, listKeptAnswers, waitForKeptJourney } from '../harness/kept-site.ts';
import { standBefore } from '../harness/next-release.ts';

test.use({
  serviceWorkers: 'allow',
  expected: {
    errors: [
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE|Failed to fetch|status of 401/,
    ],
  },
});

const interest = milestoneTexts.find(({ slug }) => slug === 'interest');
const bar = (page: Page) => page.getByRole('banner').getByRole('status');

async function readStored(page: Page, slug = 'interest') {
  return (await page.context().request.get(`/api/milestones/${slug}`)).json();
}

test('the site can be installed: its manifest opens the portal in a window of its own', async ({ page }) => {
  await page.goto('/portal/docs');
  const { manifest, errors } = await readManifest(page);
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ id: '/portal', start_url: '/portal', scope: '/', display: 'standalone' });
  const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok(), src).toBe(true);
  const session = await page.context().newCDPSession(page);
  await keepSite(page, '/portal/docs');
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
  await keepSite(page);
  await waitForKeptJourney(page);
  await context.setOffline(true);
  await page.goto('/portal');
  await expect(page.getByText('Start here: set your move-in month and monthly limit.')).toBeVisible();
  await expect(bar(page)).toContainText(/No connection\. Showing what this device kept at \d+:\d\d [AP]M\./);
  await checkAccessibility(page);
  await page.goto('/portal/milestones/pre-approval');
  const preApproval = milestoneTexts.find(({ slug }) => slug === 'pre-approval');
  await expect(page.getByRole('region', { name: 'What to do' }).getByRole('checkbox')).toHaveCount(
    preApproval?.tasks.length ?? 0,
  );
  await expect(bar(page)).toContainText('Showing what this device kept at');
  for (const { slug, title } of guideStageTexts) {
    await page.goto(`/portal/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await expect(bar(page)).toContainText('You are offline.');
  await page.getByRole('link', { name: 'Property Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: guideStageTexts[1]?.title ?? '' })).toBeVisible();
  await page.goto('/glossary');
  await expect(page.getByText(glossary[0]?.definition ?? '').first()).toBeVisible();
  await page.goto('/portal/search?q=escrow');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d+ results/ })).toBeVisible();
});

test('the checklist of a milestone that opened while the page stood is there without a connection', async ({
  page,
  context,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await keepSite(page);
  await waitForKeptJourney(page);
  await completeMilestones(page.request, 3);
  await expect(page.getByText('Three of ten milestones are done.')).toBeVisible();
  await expect.poll(() => listKeptAnswers(page)).toContain('home-search');
  await context.setOffline(true);
  await page.goto('/portal/milestones/home-search');
  const homeSearch = milestoneTexts.find(({ slug }) => slug === 'home-search');
  await expect(page.getByRole('region', { name: 'What to do' }).getByRole('checkbox')).toHaveCount(
    homeSearch?.tasks.length ?? 0,
  );
});

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test(`pages that need a connection say so and lead on: ${width} px, ${colorScheme}`, async ({
    page,
    context,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await keepSite(page);
    await waitForKeptJourney(page);
    await context.setOffline(true);
    for (const path of [
      '/portal/docs',
      '/portal/settings',
      '/portal/notifications',
      '/portal/contact-details',
    ]) {
      await page.goto(path);
      await expect(page.getByText('This page needs a connection'), path).toBeVisible();
    }
    const rules = colorScheme === 'light' ? 'all' : 'colors';
    await checkAccessibility(page, rules);
    await page.goto('/team');
    await expect(page).toHaveURL('/team');
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    await checkAccessibility(page, rules);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.getByRole('link', { name: 'The glossary', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/team');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeHidden();
  });
}

test('a home, its offers and the dates of its contract are read without a connection', async ({
  page,
  context,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const { id, address } = await createContract(page.request);
  await keepSite(page);
  await waitForKeptJourney(page);
  await page.goto(`/portal/homes#${id}`);
  const room = page.getByRole('region', { name: 'Offers', exact: true });
  await expect(room).toContainText('Accepted at $380,000');
  await page.goto('/portal/dates');
  await expect(page.getByText('Inspection contingency ends').first()).toBeVisible();
  await context.setOffline(true);
  await page.goto(`/portal/homes#${id}`);
  await expect(page.getByRole('heading', { name: address })).toBeVisible();
  await expect(room).toContainText('Accepted at $380,000');
  await expect(room).toContainText('Inspection contingency ends');
  await page.goto('/portal/dates');
  await expect(page.getByText('Inspection contingency ends').first()).toBeVisible();
  await expect(bar(page)).toContainText('You are offline.');
});

test('whoever only looked something up in the glossary can do so without a connection', async ({
  page,
  context,
}) => {
  await keepSite(page, '/glossary');
  await context.setOffline(true);
  await page.goto('/glossary#escrow');
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
  await page.goto('/portal/preparing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor without a connection reads the guide, and the journey says what it cannot show', async ({
  page,
  context,
}) => {
  await keepSite(page, '/portal/preparing');
  await context.setOffline(true);
  await page.goto('/portal/closing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/portal');
  await expect(page.getByText('This device has kept nothing of your journey yet')).toBeVisible();
  await checkAccessibility(page);
});

test('a tick and a note made on a page that was opened without a connection are sent when it is back', async ({
  page,
  context,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await keepSite(page);
  await waitForKeptJourney(page);
  await context.setOffline(true);
  await page.close();
  const offline = await context.newPage();
  await offline.goto('/portal/milestones/interest');
  await offline.getByRole('checkbox').first().check();
  await offline.getByRole('textbox', { name: 'Add a note' }).fill('Written in the elevator.');
  await offline.getByRole('button', { name: 'Add Note' }).click();
  await expect(offline.getByText('2 changes are waiting to be sent')).toBeVisible();
  await expect(bar(offline)).toContainText('2 changes wait to be sent.');
  await checkAccessibility(offline);
  await offline.goto('/portal');
  await expect(bar(offline)).toContainText('2 changes wait to be sent.');
  await offline.goto('/portal/milestones/interest');
  await expect(offline.getByRole('checkbox').first()).toBeChecked();
  await expect(offline.getByText('Written in the elevator.', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(offline.getByText('waiting to be sent')).toBeHidden();
  await expect(bar(offline)).toBeEmpty();
  await expect.poll(async () => (await readStored(offline)).notes.length).toBe(1);
  const stored = await readStored(offline);
  expect(stored.tasks[0].status).toBe('done');
  expect(stored.notes.map(({ text }: { text: string }) => text)).toEqual(['Written in the elevator.']);
});

test('a server that does not answer is the same to the buyer as no connection', async ({
  page,
  buyer,
  baseURL,
}) => {
  test.setTimeout(360_000);
  expect(buyer.email).toBeTruthy();
  const site = await standBefore(baseURL ?? '');
  await keepSite(page, `${site.origin}/portal`);
  await waitForKeptJourney(page);
  site.close();
  await page.goto(`${site.origin}/portal/milestones/interest`);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(page.getByRole('region', { name: 'What to do' }).getByRole('checkbox')).toHaveCount(
    interest?.tasks.length ?? 0,
  );
  await expect(bar(page)).toContainText('No connection. Showing what this device kept at');
  await page.getByRole('checkbox').first().check();
  await expect(bar(page)).toContainText('1 change waits to be sent.');
  await site.reopen();
  await expect.poll(async () => (await readStored(page)).tasks[0].status, { timeout: 120_000 }).toBe('done');
  await expect(bar(page)).toBeEmpty({ timeout: 120_000 });
  site.close();
});

test('ticks of two devices without a connection both count', async ({ page, context, buyer, browser }) => {
  const other = await browser.newContext({ serviceWorkers: 'allow' });
  await other.addCookies(await context.cookies());
  const second = await other.newPage();
  for (const device of [page, second]) {
    await keepSite(device, '/portal/milestones/interest');
    await waitForKeptJourney(device);
    await device.context().setOffline(true);
    await device.goto('/portal/milestones/interest');
  }
  expect(buyer.email).toBeTruthy();
  await page.getByRole('checkbox').first().check();
  await second.getByRole('checkbox').nth(1).check();
  await expect(second.getByText('1 change is waiting to be sent')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('waiting to be sent')).toBeHidden();
  await other.setOffline(false);
  for (const device of [page, second]) {
    await expect(device.getByRole('checkbox').first()).toBeChecked();
    await expect(device.getByRole('checkbox').nth(1)).toBeChecked();
  }
  const { tasks } = await readStored(page);
  expect(tasks.filter(({ status }: { status: string }) => status === 'done')).toHaveLength(2);
  await other.close();
});

for (const name of ['Sign Out', 'Sign Out Everywhere']) {
  test(`${name} clears what the device kept, and another account never sees it`, async ({
    page,
    context,
    buyer,
  }) => {
    await keepSite(page, '/portal/milestones/interest');
    await page.getByRole('textbox', { name: 'Add a note' }).fill('Ours alone.');
    await page.getByRole('button', { name: 'Add Note' }).click();
    await expect.poll(async () => (await readStored(page)).notes.length).toBe(1);
    await expect.poll(() => readWholeStorage(page)).toContain('Ours alone.');
    await page.goto('/portal/contact-details');
    await page.getByLabel('Full name').fill('Ada Secret');
    await page.goto('/portal/settings/devices');
    await page.getByRole('button', { name, exact: true }).last().click();
    await expect(page).toHaveURL('/');
    const left = await readWholeStorage(page);
    for (const word of ['Ours alone.', 'Ada', buyer.email]) expect(left).not.toContain(word);
    expect(await listKeptAnswers(page)).toEqual([]);
    expect(await findInCaches(page, buyer.email)).toEqual([]);
    const second = await signInAsAnother(page);
    await page.goto('/portal/milestones/interest');
    await expect(page.getByRole('region', { name: 'What to do' }).getByRole('checkbox')).toHaveCount(
      interest?.tasks.length ?? 0,
    );
    await waitForKeptJourney(page);
    await context.setOffline(true);
    await page.goto('/portal/milestones/interest');
    await expect(page.getByRole('textbox', { name: 'Add a note' })).toBeVisible();
    await expect(page.getByText('Ours alone.')).toBeHidden();
    const kept = await readWholeStorage(page);
    expect(kept).toContain(second.email);
    for (const word of ['Ours alone.', 'Ada Secret', buyer.email]) expect(kept).not.toContain(word);
  });
}

test('a session that ended elsewhere clears what the device kept with the next answer', async ({
  page,
  context,
  buyer,
}) => {
  await keepSite(page, '/portal/milestones/interest');
  await waitForKeptJourney(page);
  await page.evaluate(() => localStorage.setItem('completedStages', '["preparing"]'));
  await context.setOffline(true);
  await page.goto('/portal');
  await expect(bar(page)).toContainText('Showing what this device kept at');
  await page.context().request.post('/api/accounts/sign-out', { data: { scope: 'global' } });
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  expect(await listKeptAnswers(page)).toEqual([]);
  expect(await readWholeStorage(page)).not.toContain(buyer.email);
  await context.setOffline(true);
  await page.goto('/portal');
  await expect(page.getByText('This device has kept nothing of your journey yet')).toBeVisible();
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
  await expect.poll(async () => (await readStored(page)).tasks[0].status).toBe('done');
  await page.goto('/portal/preparing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what the server alone answers passes the worker untouched', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await keepSite(page);
  const answers = await page.evaluate(async () => {
    const file = new Blob(['%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n']);
    const sent = await fetch('/api/documents?name=paper.pdf', { method: 'POST', body: file });
    const [document] = (await (await fetch('/api/documents')).json()).documents;
    const part = await fetch(`/api/documents/${document.id}/content`, { headers: { range: 'bytes=0-3' } });
    return { sent: sent.status, part: part.status, bytes: await part.text() };
  });
  expect(answers).toEqual({ sent: 201, part: 206, bytes: '%PDF' });
});

async function readManifest(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  type Manifest = { icons: { src: string; sizes: string; purpose: string }[] };
  return { manifest: JSON.parse(data ?? '{}') as Manifest, errors };
}

function readWholeStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/** The addresses of kept files in which a word stands. */
function findInCaches(page: Page, word: string): Promise<string[]> {
  return page.evaluate(async (looked) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        if (request.url.includes('/api/') || text?.includes(looked)) found.push(request.url);
      }
    }
    return found;
  }, word);
}

async function signInAsAnother(page: Page) {
  const account = await openAccount();
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/portal');
  return account;
}
