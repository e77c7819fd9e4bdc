import { addDays, formatCalendarDate, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { createBuyerAccount } from '../harness/accounts.ts';
import { checkBothSchemes, expect, loadEmailLink, test } from '../harness/fixtures.ts';
import { enterHome } from '../harness/owned-home.ts';

const today = getCalendarDay(new Date());
const write = (day: string) => formatCalendarDate(day, 'en-US');

test('house book: what is needed next, upkeep marked as done, a warranty in the dates, documents', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await enterHome(page, addDays(today, -900));
  await page.goto('/portal/home');
  await page.getByRole('link', { name: /^House book/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'House book' })).toBeVisible();

  const answer = page.getByRole('region', { name: 'What your house needs next' });
  await answer.getByRole('button', { name: 'Add the list of 19 tasks' }).click();
  const upkeep = page.getByRole('region', { name: 'Upkeep' });
  await upkeep.getByRole('button', { name: 'Show all 19' }).click();
  await expect(upkeep.getByRole('listitem')).toHaveCount(19);
  await expect(answer).toContainText('due today.');
  const alarms = upkeep.getByRole('listitem').filter({ hasText: 'Test smoke and carbon monoxide alarms' });
  await alarms.getByRole('button', { name: /^Mark as done/ }).click();
  await expect(alarms).toContainText('Done today');
  await expect(alarms.getByRole('button', { name: /^Mark as done/ })).toBeHidden();

  const dialog = page.getByRole('dialog');
  const warranties = page.getByRole('region', { name: 'Warranties' });
  await warranties.getByRole('button', { name: 'Add a warranty' }).click();
  await dialog.getByLabel('What it covers').fill('Roof');
  await dialog.getByLabel('First day').fill(addDays(today, 90));
  await dialog.getByLabel('Last day').fill(addDays(today, 80));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('The warranty ends before it begins.');
  await dialog.getByLabel('First day').fill(addDays(today, -900));
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(warranties.getByRole('listitem')).toContainText(`Until ${write(addDays(today, 80))}`);

  const pdf = Buffer.from('%PDF-1.7\nthe deed');
  const uploaded = await page.request.post('/api/documents?name=deed.pdf', {
    headers: { 'content-type': 'application/octet-stream' },
    data: pdf,
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  await page.reload();
  const papers = page.getByRole('region', { name: 'Papers of the home' });
  await papers.getByRole('button', { name: 'Add a paper' }).click();
  await dialog.getByLabel('What it is').fill('Recorded deed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('say where the paper is');
  await dialog.getByLabel('Among your documents').selectOption('deed.pdf');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(papers.getByRole('link', { name: 'deed.pdf' })).toBeVisible();

  const manuals = page.getByRole('region', { name: 'Appliances and manuals' });
  await manuals.getByRole('button', { name: 'Add an appliance' }).click();
  await dialog.getByLabel('Appliance').fill('Furnace');
  await dialog.getByLabel('Model').fill('X-100');
  await dialog.getByLabel('Web address of the manual').fill('http://example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('begins with https://');
  await dialog.getByLabel('Web address of the manual').fill('https://example.com/manual.pdf');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(manuals.getByRole('listitem')).toContainText('Model X-100');

  const vendors = page.getByRole('region', { name: 'Who fixed what' });
  await vendors.getByRole('button', { name: 'Add a person or company' }).click();
  await dialog.getByLabel('Name').fill('Ann Pipes');
  await dialog.getByLabel('Trade').fill('Plumber');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(vendors.getByRole('listitem')).toContainText('Plumber');
  await checkBothSchemes(page);
  await page.goto('/portal/dates');
  await expect(page.getByText('Warranty ends soon: Roof').first()).toBeVisible();
  await page.goto('/portal/home');
  await expect(page.getByRole('link', { name: /^House book/ })).toContainText('due today.');
});

test('first year: dated from closing day, marked as done, and a walk-through only of a new house', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await enterHome(page, addDays(today, -20));
  await page.goto('/portal/home');
  const year = page.getByRole('region', { name: 'Your first year' });
  await expect(year).toContainText('Keys, and the closing papers in one place');
  await expect(year).not.toContainText('Builder’s warranty walk-through');
  const papers = year.getByRole('listitem').filter({ hasText: 'Keys, and the closing papers' });
  await papers.getByRole('button', { name: /^Mark as done/ }).click();
  await expect(papers).toContainText(`Done ${write(today)}`);
  await papers.getByRole('button', { name: /^Mark as not done/ }).click();
  await expect(papers.getByRole('button', { name: /^Mark as done/ })).toBeVisible();
  await expect(year.getByRole('listitem')).toHaveCount(5);
  await year.getByRole('button', { name: 'Yes' }).click();
  await expect(year.getByRole('listitem')).toHaveCount(6);
  await expect(year).toContainText('You bought it new from its builder.');
  await checkBothSchemes(page);
  await page.goto('/portal/dates');
  await expect(page.getByText('Builder’s warranty walk-through').first()).toBeVisible();
});

test('home file: downloaded, and imported by another buyer before anything is entered', async ({
  page,
  browser,
  baseURL,
  buyer,
  expected,
}) => {
  test.slow();
  // The file that is none.
  expected.errors.push(/status of 400/);
  expect(buyer.email).toBeTruthy();
  await enterHome(page, addDays(today, -900));
  await page.goto('/portal/home/house-book');
  const section = page.getByRole('region', { name: 'Your home as one file' });
  const waiting = page.waitForEvent('download');
  await section.getByRole('link', { name: 'Download the home file' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/-home-\d{4}-\d{2}-\d{2}\.zip$/);
  const path = await download.path();
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: 'home.zip', mimeType: 'application/zip', buffer: Buffer.from('not a ZIP') });
  await expect(section.getByRole('alert')).toContainText('This is not a home file');
  await checkBothSchemes(page);

  const other = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  await createBuyerAccount(other.context(), { name: 'Otto Other' });
  await other.goto('/portal/home');
  await expect(other.getByRole('button', { name: 'Import a home file' })).toBeVisible();
  await other.locator('input[type=file]').setInputFiles(path);
  await expect(other.getByText('12 Elm Street, Tampa, FL 33602')).toBeVisible();
  await other.context().close();
});

test('an accountant reads what is kept of the home once that is granted, and its owner reads that they did', async ({
  page,
  browser,
  baseURL,
  request,
  buyer,
}) => {
  test.slow();
  await enterHome(page, addDays(today, -900));
  const email = `accountant-${buyer.email}`;
  const data = { name: 'Ana Gomez', email, role: 'helper' };
  expect((await page.request.post('/api/purchase/people', { data })).ok()).toBe(true);
  await page.goto('/portal/people');
  await page.getByRole('button', { name: /^Let them see more.*Ana Gomez/ }).click();
  await page.getByLabel('Let Ana Gomez see').selectOption('owned-home');
  await expect(page.getByText(/^Ana Gomez sees what you keep of your home after closing/)).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Shared', { exact: true }).first()).toBeVisible();

  const ana = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  await ana.goto(await loadEmailLink(request, email, 'shares a home purchase'));
  await ana.getByRole('button', { name: 'See what is shared' }).click();
  await expect(ana.getByRole('heading', { name: /^Home after closing/ })).toBeVisible();
  await expect(ana.getByRole('definition').filter({ hasText: '12 Elm Street, Tampa' })).toBeVisible();
  await expect(ana.getByRole('definition').filter({ hasText: '$400,000' })).toBeVisible();
  await ana.context().close();
  await page.reload();
  await expect(page.getByText('Ana Gomez opened what you keep of your home.')).toBeVisible();
});
