import type { BrowserContext } from '@playwright/test';
import { milestoneTexts } from '../../content/src/en/milestones.ts';
import { createBuyerAccount } from '../harness/accounts.ts';
import { createContract } from '../harness/contract.ts';
import { test as base, checkAccessibility, expect, PASSWORD, type Page } from '../harness/fixtures.ts';
import { completeMilestones } from '../harness/journey-steps.ts';
import {
  findBar,
  listKeptAnswers,
  loadStored,
  OFFLINE_ERRORS,
  saveSite,
  waitForKeptJourney,
} from '../harness/kept-site.ts';

// The site is fetched to a device once, which takes five seconds of a processor; what a device does at first is in offline.spec.ts.

const test = base.extend<object, { devices: BrowserContext[] }>({
  devices: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const devices: BrowserContext[] = [];
      await use(devices);
      for (const device of devices) await device.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, baseURL, devices }, use) => {
    const [device = await browser.newContext()] = devices;
    devices[0] = device;
    await use(device);
    await forgetBuyer(device, baseURL);
  },
});

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow', expected: { errors: [OFFLINE_ERRORS] } });

const interest = milestoneTexts.find(({ slug }) => slug === 'interest');

test('the checklist of a milestone that opened while the page was shown is there without a connection', async ({
  page,
  context,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await saveSite(page);
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
    await saveSite(page);
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
    // The walk of all screens checks this page by every rule.
    await checkAccessibility(page, 'colors');
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
  await saveSite(page);
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
  await expect(findBar(page)).toContainText('You are offline.');
});

test('a visitor without a connection reads the guide, and the journey says what it cannot show', async ({
  page,
  context,
}) => {
  await saveSite(page, '/portal/preparing');
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
  await saveSite(page);
  await waitForKeptJourney(page);
  await context.setOffline(true);
  await page.close();
  const offline = await context.newPage();
  await offline.goto('/portal/milestones/interest');
  await offline.getByRole('checkbox').first().check();
  await offline.getByRole('textbox', { name: 'Add a note' }).fill('Written in the elevator.');
  await offline.getByRole('button', { name: 'Add Note' }).click();
  await expect(offline.getByText('2 changes are waiting to be sent')).toBeVisible();
  await expect(findBar(offline)).toContainText('2 changes wait to be sent.');
  await checkAccessibility(offline);
  await offline.goto('/portal');
  await expect(findBar(offline)).toContainText('2 changes wait to be sent.');
  await offline.goto('/portal/milestones/interest');
  await expect(offline.getByRole('checkbox').first()).toBeChecked();
  await expect(offline.getByText('Written in the elevator.', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(offline.getByText('waiting to be sent')).toBeHidden();
  await expect(findBar(offline)).toBeEmpty();
  await expect.poll(async () => (await loadStored(offline)).notes.length).toBe(1);
  const stored = await loadStored(offline);
  expect(stored.tasks[0].status).toBe('done');
  expect(stored.notes.map(({ text }: { text: string }) => text)).toEqual(['Written in the elevator.']);
});

test('ticks of two devices without a connection both count', async ({ page, context, buyer, browser }) => {
  const other = await browser.newContext({ serviceWorkers: 'allow' });
  await other.addCookies(await context.cookies());
  const second = await other.newPage();
  for (const device of [page, second]) {
    await saveSite(device, '/portal/milestones/interest');
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
  const { tasks } = await loadStored(page);
  expect(tasks.filter(({ status }: { status: string }) => status === 'done')).toHaveLength(2);
  await other.close();
});

for (const name of ['Sign Out', 'Sign Out Everywhere']) {
  test(`${name} clears what the device kept, and another account never sees it`, async ({
    page,
    context,
    buyer,
  }) => {
    await saveSite(page, '/portal/milestones/interest');
    await page.getByRole('textbox', { name: 'Add a note' }).fill('Ours alone.');
    await page.getByRole('button', { name: 'Add Note' }).click();
    await expect.poll(async () => (await loadStored(page)).notes.length).toBe(1);
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
  await saveSite(page, '/portal/milestones/interest');
  await waitForKeptJourney(page);
  await page.evaluate(() => localStorage.setItem('completedStages', '["preparing"]'));
  await context.setOffline(true);
  await page.goto('/portal');
  await expect(findBar(page)).toContainText('Showing what this device kept at');
  await page.context().request.post('/api/accounts/sign-out', { data: { scope: 'global' } });
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login/);
  expect(await listKeptAnswers(page)).toEqual([]);
  expect(await readWholeStorage(page)).not.toContain(buyer.email);
  await context.setOffline(true);
  await page.goto('/portal');
  await expect(page.getByText('This device has kept nothing of your journey yet')).toBeVisible();
});

test('what the server alone answers passes the worker untouched', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await saveSite(page);
  const answers = await page.evaluate(async () => {
    const file = new Blob(['%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n']);
    const sent = await fetch('/api/documents?name=paper.pdf', { method: 'POST', body: file });
    const [document] = (await (await fetch('/api/documents')).json()).documents;
    const part = await fetch(`/api/documents/${document.id}/content`, { headers: { range: 'bytes=0-3' } });
    return { sent: sent.status, part: part.status, bytes: await part.text() };
  });
  expect(answers).toEqual({ sent: 201, part: 206, bytes: '%PDF' });
});

/** Leaves of a device the site that it keeps, and nothing of the buyer. */
async function forgetBuyer(device: BrowserContext, origin = ''): Promise<void> {
  for (const page of device.pages()) await page.close();
  await device.setOffline(false);
  await device.clearCookies();
  const page = await device.newPage();
  const session = await device.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await page.close();
}

function readWholeStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/** The addresses of stored files that contain a word. */
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
  const account = await createBuyerAccount();
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/portal');
  return account;
}
