import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createBuyerAccount } from '../harness/accounts.ts';
import { expect, PASSWORD, renderPdf, test } from '../harness/fixtures.ts';

// All windows of a browser share one session: in one of them someone signs out and someone else signs in.
test.use({ expected: { errors: [/401|ERR_FAILED/] } });

test('a tick and a note of a window that was left open do not reach the account that signed in in another one', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/milestones/interest');
  await page.getByRole('checkbox').first().check();
  await expect.poll(async () => (await readInterest(page)).tasks[0]?.status).toBe('done');
  await page.getByRole('textbox', { name: 'Add a note' }).fill('What we would offer.');
  await letAnotherIn(page);
  const refused = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/api/milestones'),
  );
  // In one turn: the first refusal takes the page away.
  await page.evaluate(() => {
    document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[2]?.click();
    const add = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Add Note',
    );
    add?.click();
  });
  expect((await refused).status()).toBe(401);
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  const { tasks, notes } = await readInterest(page);
  expect([tasks[2]?.status, notes]).toEqual(['to-do', []]);
});

test('files that wait in a window are not stored for the account that signed in in another one', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/docs');
  const { promise: swapped, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/documents?name=*', (route) => swapped.then(() => route.continue()), { times: 1 });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Files' }).click();
  const files = ['first.pdf', 'second.pdf'].map((name) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(renderPdf(name)),
  }));
  await (await chooser).setFiles(files);
  await expect(page.getByRole('button', { name: 'Cancel second.pdf' })).toBeVisible();
  await signInAsAnother(page);
  const refused = page.waitForResponse((response) => response.url().includes('name=first.pdf'));
  goOn();
  expect((await refused).status()).toBe(401);
  await setTimeout(1_500);
  expect((await (await page.request.get('/api/documents')).json()).documents).toEqual([]);
});

test('what a window read for one account is not shown to the next', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  const stored = await page.request.post('/api/documents?name=divorce-decree.pdf', { data: renderPdf('x') });
  expect(stored.status()).toBe(201);
  await page.goto('/portal/docs');
  const row = page.getByRole('row', { name: /divorce-decree/ });
  await expect(row).toBeVisible();
  const second = await signInAsAnother(page);
  await delay(page, '**/api/documents', 4_000);
  await cover(page, true);
  await cover(page, false);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText(second.email)).toBeVisible();
  expect(await row.isVisible()).toBe(false);
  await expect(page.getByText('No documents yet')).toBeVisible();
});

test('signing out in one window forgets the application that was begun in another', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal');
  await expect(page.getByRole('img', { name: /0 of 10 windows/ })).toBeVisible();
  await page.goto('/application');
  const answer = page.getByRole('radio').nth(1);
  await answer.check();
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^application/.test(key)));
  await expect.poll(kept).not.toEqual([]);
  const other = await page.context().newPage();
  await other.goto('/portal');
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(other).toHaveURL('/');
  await expect.poll(kept).toEqual([]);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

for (const [circumstance, end] of [
  [
    'the session’s end was stored and the answer to it lost',
    (page: Page) => loseAnswer(page, '**/api/accounts/sign-out'),
  ],
  ['the session had ended unheard', endUnheard],
] as const) {
  test(`signing out forgets what was typed where ${circumstance}`, async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await page.goto('/portal');
    await page.goto('/application');
    await page.getByRole('radio').nth(1).check();
    // The page asks for these once it is used: asked after its end, they would say that the session is over.
    const askedOnUse = ['**/api/saved-scenarios*', '**/api/notifications/time-zone'].map((url) =>
      page.waitForResponse(url),
    );
    await page.goto('/portal/milestones/interest');
    await page.getByRole('textbox', { name: 'Add a note' }).fill('What we would offer.');
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByText(buyer.email)).toBeVisible();
    await Promise.all(askedOnUse);
    await end(page);
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page).toHaveURL('/');
    const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(left).not.toMatch(/What we would offer|application[A-Z]/);
  });
}

/** What the page reads by itself from now on does not come: the first answer would say that the session is over. */
async function endUnheard(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !pathname.startsWith('/api/accounts/'),
    (route) => (route.request().method() === 'GET' ? undefined : route.continue()),
  );
  await page.context().clearCookies();
}

/** The server handles the request, and the page never gets the answer. */
async function loseAnswer(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

test('the page that compares saved figures says whose it is, wherever its reader came from', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const { id } = await (await page.request.get('/api/accounts/current')).json();
  await page.goto('/tools/compare');
  await expect(page.getByText('Nothing is saved yet')).toBeVisible();
  const asked = page.waitForRequest('**/api/saved-scenarios');
  await cover(page, true);
  await cover(page, false);
  expect((await asked).headers()['page-account']).toBe(id);
});

type Interest = { tasks: { status: string }[]; notes: unknown[] };

/** Of the signed-in person. */
async function readInterest(page: Page): Promise<Interest> {
  return (await page.request.get('/api/milestones/interest')).json();
}

/** What a browser does to a tab that another one covers. */
async function cover(page: Page, isCovered: boolean): Promise<void> {
  if (!isCovered) await page.bringToFront();
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isCovered ? 'hidden' : 'visible',
  );
}

/** A slow line: what a page reads there comes so many milliseconds later. */
async function delay(page: Page, url: string, ms: number): Promise<void> {
  await page.route(url, async (route) => {
    await setTimeout(ms);
    await route.continue().catch(() => undefined);
  });
}

/** Signs another account in without notice to this window, as when the browser has frozen it. */
async function letAnotherIn(page: Page): Promise<void> {
  const { cookies } = await openElsewhere(page);
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
}

/** A second account and the cookies of its session, in a browser of its own. */
async function openElsewhere(page: Page) {
  const elsewhere = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!elsewhere) throw new Error('there is no browser');
  const second = await createBuyerAccount(elsewhere);
  const cookies = await elsewhere.cookies();
  await elsewhere.close();
  return { second, cookies };
}

/** In a second window of the same browser. */
async function signInAsAnother(page: Page): Promise<{ email: string }> {
  const { second } = await openElsewhere(page);
  const other = await page.context().newPage();
  await other.goto('/portal');
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(other).toHaveURL('/');
  await other.goto('/login');
  await other.getByLabel('E-mail address').fill(second.email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL('/portal');
  return second;
}
