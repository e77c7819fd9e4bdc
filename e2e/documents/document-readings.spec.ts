import { readFileSync } from 'node:fs';
import { createStaffAccount } from '../harness/accounts.ts';
import { checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';

/** CFPB's sample H-24(C), CC0. */
const estimate = readFileSync(new URL('../../testing/forms/loan-estimate-h24c.pdf', import.meta.url));

test('a Loan Estimate is read by itself, shown with its places, confirmed and used in the plan', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  const upload = await page.request.post('/api/documents?name=Ficus.pdf', { data: estimate });
  const { id } = await upload.json();
  await page.goto('/portal/docs');
  await page.getByRole('button', { name: 'Loan Estimate: see what was read' }).click({ timeout: 90_000 });
  const dialog = page.getByRole('dialog', { name: 'Ficus.pdf' });
  await expect(dialog.getByRole('heading', { name: 'What was read' })).toBeVisible();
  await expect(dialog.getByText(/figures read, \d+ of them proved/)).toBeVisible();

  // A figure that a sum proves, and its frame on the page.
  const cash = dialog.getByRole('button', { name: /^Cash to close (Proved|Read|Confirmed)/ });
  await expect(cash).toContainText('$27,791');
  await expect(cash).toContainText('Proved by a sum');
  await cash.click();
  const frame = dialog.getByRole('img', { name: 'Cash to close, on page 2' });
  await expect(frame).toBeInViewport({ timeout: 60_000 });
  await expect(dialog.locator('[data-page="2"] canvas')).toBeVisible();

  // What was read is confirmed, or corrected by hand.
  await dialog.getByRole('button', { name: /^Interest rate (Read|Proved)/ }).click();
  await expect(dialog.getByRole('img', { name: 'Interest rate, on page 1' })).toBeInViewport();
  const form = dialog.getByRole('form', { name: 'Interest rate' });
  await form.getByRole('textbox', { name: 'What the paper says' }).fill('about four');
  await form.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(form.getByText('That is not written like what was read')).toBeVisible();
  await form.getByRole('textbox', { name: 'What the paper says' }).fill('4.125%');
  await form.getByRole('button', { name: 'Confirm' }).press('Enter');
  const rate = dialog.getByRole('button', { name: /^Interest rate Confirmed/ });
  await expect(rate).toContainText('4.125%');
  await expect(dialog.getByText('Was read as 4%')).toBeVisible();

  const plan = dialog.getByRole('region', { name: 'Use in your plan' });
  await plan.getByRole('button', { name: 'Use Interest rate' }).click();
  await expect(plan.getByText('Now in your plan: Interest rate.')).toBeVisible();
  await checkBothSchemes(page);
  await plan.getByRole('button', { name: 'Use all' }).click();
  await expect(plan.getByText('Your plan has what this document says.')).toBeVisible();
  const { facts } = await (await page.request.get('/api/plan')).json();
  expect(facts.find(({ fact }: { fact: string }) => fact === 'ratePercent')).toMatchObject({
    value: '4.125',
    from: { source: 'document', documentId: id, name: 'Ficus.pdf', page: 1, proof: 'confirmed' },
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // An address leads to a figure, as a search does.
  await page.goto(`/portal/docs?read=${id}&field=apr`);
  await expect(dialog.getByRole('img', { name: /\(APR\), on page 3/ })).toBeInViewport({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/portal/docs');
  await page.goto('/portal/plan');
  await expect(page.getByText('Ficus.pdf')).not.toHaveCount(0);
});

test('the search and the assistant answer with a figure, its document and page', async ({ page, buyer }) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await uploadRead(page, estimate);
  await page.goto('/portal/search?q=rate+lock+date');
  const found = page.getByRole('link', { name: 'Rate lock until: Apr 16, 2013, 5:00 p.m. EDT' });
  await expect(found).toBeVisible();
  await expect(page.getByText('Ficus.pdf · Page 1 · Read').first()).toBeVisible();
  await checkBothSchemes(page);
  await found.click();
  const dialog = page.getByRole('dialog', { name: 'Ficus.pdf' });
  await expect(dialog.getByRole('img', { name: 'Rate lock until, on page 1' })).toBeInViewport({
    timeout: 60_000,
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.goto('/portal/plan');
  await page.getByRole('button', { name: 'Need Help?' }).click();
  const assistant = page.getByRole('dialog', { name: 'Mortgage Assistant' });
  await assistant.getByRole('textbox').fill('What is my cash to close?');
  await page.keyboard.press('Enter');
  await expect(assistant.getByText('Cash to close: $27,791. It is on page 2 of “Ficus.pdf”.')).toBeVisible();
  await assistant.getByRole('link', { name: 'Show it on the page' }).click();
  await expect(dialog.getByRole('img', { name: 'Cash to close, on page 2' })).toBeInViewport({
    timeout: 60_000,
  });
});

test('a Loan Estimate among the documents fills a column of the comparison', async ({ page, buyer }) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  const id = await uploadRead(page, estimate);
  await page.request.put(`/api/documents/${id}/readings/fields/rate`, { data: { value: '4.125' } });
  // A calculator asks for an account's own only in a browser that was signed in to the portal.
  await page.goto('/portal/docs');
  await expect(page.getByRole('button', { name: 'Loan Estimate: see what was read' })).toBeVisible();
  await page.goto('/tools/compare-offers');
  const own = page.getByRole('region', { name: 'Your documents' });
  // The page is hydrated with the first press.
  await expect(async () => {
    await page.locator('body').press('Shift');
    await expect(own.getByRole('checkbox', { name: 'Ficus.pdf' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await own.getByRole('checkbox', { name: 'Ficus.pdf' }).check();
  await checkBothSchemes(page);
  await own.getByRole('button', { name: 'Fill in from these' }).click();
  await expect(own.getByText('FICUS BANK')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Interest rate/ }).first()).toHaveValue('4.125');
});

test('a reviewer sees what was read beside the document, and changes nothing', async ({
  page,
  buyer,
  browser,
}) => {
  test.slow();
  await uploadRead(page, estimate, '&documentRequest=pre-app.government-id');
  await queryServer('update users set name = $2 where email = $1', [buyer.email, 'Rhoda Read']);
  const staff = await browser.newContext({ serviceWorkers: 'block' });
  await createStaffAccount(staff, 'agent');
  const console = await staff.newPage();
  await console.goto('/staff/documents?search=rhoda');
  await console.getByRole('link', { name: 'Government photo ID' }).press('Enter');
  const details = console.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'See the document' }).click();
  await details.getByRole('button', { name: /^Cash to close (Proved|Read|Confirmed)/ }).click();
  await expect(details.getByRole('img', { name: 'Cash to close, on page 2' })).toBeInViewport({
    timeout: 60_000,
  });
  await expect(details.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await staff.close();
});

/** Uploads a document and waits until it was read. */
async function uploadRead(page: Page, data: Buffer, query = ''): Promise<string> {
  const upload = await page.request.post(`/api/documents?name=Ficus.pdf${query}`, { data });
  const { id } = await upload.json();
  await expect(async () => {
    const reading = await (await page.request.get(`/api/documents/${id}/readings`)).json();
    expect(reading.state).toBe('done');
  }).toPass({ timeout: 90_000 });
  return id;
}

test('a reading that failed says so, and the document is read when asked for', async ({ page, buyer }) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  const upload = await page.request.post('/api/documents?name=Ficus.pdf', { data: estimate });
  const { id } = await upload.json();
  let isFailed = true;
  await page.route(`**/api/documents/${id}/readings`, async (route) => {
    if (route.request().method() !== 'GET' || !isFailed) return route.continue();
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...(await answer.json()), state: 'failed', form: null, fields: {}, lines: {} },
    });
  });
  await page.goto(`/portal/docs?read=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Ficus.pdf' });
  await expect(dialog.getByText('This document could not be read')).toBeVisible();
  await checkBothSchemes(page);
  isFailed = false;
  await dialog.getByRole('button', { name: 'Read it again' }).click();
  await expect(dialog.getByRole('button', { name: /^Cash to close (Proved|Read|Confirmed)/ })).toBeVisible({
    timeout: 90_000,
  });
});
