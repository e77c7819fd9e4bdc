import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { milestoneTexts } from '../../content/src/en/milestones.ts';
import { checkAccessibility, expect, renderPdf, test } from '../harness/fixtures.ts';

const header = (page: Page) => page.getByRole('combobox', { name: 'Search the portal' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const marked = (page: Page) => page.getByRole('option', { selected: true });

/** A home as a buyer enters it. */
const aHome = {
  ...{ address: '1428 Elm Street, Columbus, OH 43215', state: 'OH', timeZone: 'America/New_York' },
  ...{ price: 38_500_000, propertyTaxYearly: null, homeInsuranceYearly: null, duesMonthly: null },
  ...{ propertyType: null, bedrooms: null, bathrooms: null, squareFeet: null, yearBuilt: null },
  ...{ link: null, stage: 'looking' },
};

async function openAsVisitor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

test.describe('suggestions', () => {
  test('come while typing, move by arrows, open by Enter and close by Escape', async ({ page }) => {
    await openAsVisitor(page, '/portal/docs');
    await page.keyboard.press('/');
    await expect(header(page)).toBeFocused();
    await expect(header(page)).toHaveValue('');
    await expect(header(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('earnest mon');
    await expect(list(page)).toBeVisible();
    await expect(header(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.getByRole('status').filter({ hasText: /^\d suggestions?\. Up and down/ }),
    ).toBeAttached();
    await expect(marked(page)).toHaveCount(0);
    await checkAccessibility(page);

    await page.keyboard.press('ArrowDown');
    await expect(marked(page)).toHaveText(/Earnest money/);
    await expect(header(page)).toHaveAttribute(
      'aria-activedescendant',
      (await marked(page).getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(header(page)).toHaveValue('earnest mon');
    await page.keyboard.press('ArrowDown');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/glossary#earnest-money$/);
  });

  test('leave Enter alone when none is marked, and go with the focus', async ({ page }) => {
    await openAsVisitor(page, '/portal/docs');
    await header(page).fill('escrow');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
    await header(page).focus();
    await header(page).pressSequentially('s');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/portal\/search\?q=escrows$/);
    await expect(list(page)).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Search again' }).fill('apraisal');
    await page
      .getByRole('option', { name: /^Appraisal/ })
      .first()
      .click();
    await expect(page).not.toHaveURL(/search/);
  });

  test('are none for signs alone, and say so', async ({ page }) => {
    await openAsVisitor(page, '/portal/search');
    await page.getByRole('combobox', { name: 'Search again' }).fill('?!\u0000🏡');
    await expect(page.getByText('No suggestions. Enter searches everything.')).toBeAttached();
    await expect(list(page)).toHaveCount(0);
  });
});

test.describe('the key /', () => {
  test('is a sign like any other in a field, and can be turned off', async ({ page }) => {
    await openAsVisitor(page, '/portal/search');
    const box = page.getByRole('combobox', { name: 'Search again' });
    await box.fill('2');
    await box.press('/');
    await expect(box).toHaveValue('2/');
    await box.press('Escape');
    await page.getByRole('checkbox', { name: /The key \// }).uncheck();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /The key \// })).not.toBeChecked();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(header(page)).not.toBeFocused();
  });

  test('opens the search where there is no box, on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await openAsVisitor(page, '/portal/docs');
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/portal\/search$/);
  });
});

test('help is found for everyone, and leads to the questions', async ({ page }) => {
  await openAsVisitor(page, '/portal/search?q=end+newsletter');
  await page.getByRole('region', { name: 'Help' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/#faq$/);
});

test('a buyer finds the text of a PDF, a task and a note, and comes to each', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  const { request } = page.context();
  const file = renderPdf('Radon level 5.1 pCi/L in the basement');
  expect((await request.post('/api/documents?name=scan-0042.pdf', { data: file })).status()).toBe(201);
  await request.put(`/api/milestones/interest/notes/${randomUUID()}`, {
    data: { text: 'Ask Quentin about the radon fan.', createdAt: new Date().toISOString() },
  });
  await page.goto('/portal/search?q=raddon');
  const documents = page.getByRole('region', { name: 'Inside your documents' });
  // Read in a job; the open page is notified.
  await expect(documents.getByText('Page 1')).toBeVisible({ timeout: 60_000 });
  await expect(documents.locator('mark', { hasText: 'Radon' })).toBeVisible();
  const notes = page.getByRole('region', { name: 'Your notes' });
  await expect(notes.locator('mark', { hasText: 'radon' })).toBeVisible();
  await notes.getByRole('link').click();
  await expect(page).toHaveURL(/\/portal\/milestones\/interest#note-/);
  await expect(page.getByRole('listitem').filter({ hasText: 'radon fan' })).toBeFocused();

  const title = milestoneTexts.find(({ slug }) => slug === 'interest')?.tasks[1]?.title ?? '';
  await page.goto(`/portal/search?q=${encodeURIComponent(title)}`);
  await page.getByRole('region', { name: 'Your tasks' }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title }).first()).toBeFocused();
  await expect(page.getByRole('region', { name: 'Milestones' })).toHaveCount(0);
});

test('a buyer finds a home, a person and a date by name before all else, and comes to each', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const { request } = page.context();
  const [home, date] = [randomUUID(), `own-${randomUUID()}`];
  const address = '12 Appraisal Way, Akron, OH';
  expect((await request.put(`/api/homes/${home}`, { data: { ...aHome, address } })).status()).toBe(200);
  const walk = { day: '2020-02-03', title: 'Appraisal walk' };
  expect((await request.put(`/api/dates/${date}`, { data: walk })).status()).toBe(200);
  const email = `dana-${randomUUID()}@example.com`;
  const invited = { name: 'Dana Appraisal', email, role: 'agent' };
  expect((await request.post('/api/purchase/people', { data: invited })).status()).toBe(200);

  await page.goto('/portal/dates');
  await header(page).fill('apprai');
  const suggested = page.getByRole('option');
  await expect(suggested.nth(2)).toHaveText(/^Appraisal walk/);
  expect((await suggested.allTextContents()).slice(0, 2)).toEqual([
    '12 Appraisal Way, Akron, OHYour homes',
    'Dana AppraisalYour people',
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/portal/homes#${home}$`));

  const search = '/portal/search?q=appraisal';
  await page.goto(search);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText(/^Your homes/);
  expect((await headings.allTextContents()).slice(0, 3)).toEqual([
    'Your homes1',
    'Your people1',
    'Your dates1',
  ]);
  await checkAccessibility(page);
  await page.getByRole('link', { name: '12 Appraisal Way' }).click();
  await expect(page.getByRole('heading', { name: '12 Appraisal Way, Akron, OH' })).toBeVisible();
  await page.goto(search);
  await page.getByRole('link', { name: 'Dana Appraisal' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dana Appraisal' }).first()).toBeFocused();
  await page.goto(search);
  // Long over, and so folded on its page until the address names it.
  await page.getByRole('link', { name: 'Appraisal walk' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Appraisal walk' })).toBeFocused();
});

test('what changes while the first answer is on its way is asked for once that is there', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const note = { text: 'Ask Quentin about the radon fan.', createdAt: new Date().toISOString() };
  let held = 0;
  await page.route(
    '**/api/search?*',
    async (route) => {
      const before = await route.fetch();
      const stored = page.request.put(`/api/milestones/interest/notes/${randomUUID()}`, { data: note });
      expect((await stored).status()).toBe(200);
      held++;
      // The page is notified of the note in this time, and has nothing yet that it could ask for again.
      await setTimeout(1_000);
      await route.fulfill({ response: before });
    },
    { times: 1 },
  );
  await page.goto('/portal/search?q=quentin');
  const notes = page.getByRole('region', { name: 'Your notes' });
  await expect(notes.locator('mark', { hasText: 'Quentin' })).toBeVisible();
  expect(held).toBe(1);
});

test.describe('without the buyer’s own', () => {
  test.use({ expected: { errors: [/503/] } });
  test('the rest is there, it is said, and it can be tried again', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    const failure = { code: 'UNAVAILABLE', message: 'Try again in a moment.' };
    await page.clock.install();
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: failure }));
    await page.goto('/portal/search?q=escrow');
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(page.getByText('Your own documents and notes were not searched')).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await expect(page.getByRole('region', { name: 'Glossary' })).toBeVisible();
    await checkAccessibility(page);
    await page.unroute('**/api/search?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Your tasks' })).toBeVisible();
  });
});
