import { randomUUID } from 'node:crypto';
import { createStaffAccount } from '../harness/accounts.ts';
import { checkAccessibility, checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';
import { makeExcelFile, makeHubSpotFile, makeSalesforceFile } from './crm-files.ts';

const LINES = 3_000;
test.use({ timezoneId: 'America/New_York' });

const countLeads = async (mark: string) =>
  (
    await queryServer(
      `select count(*)::int as count, count(distinct created_at at time zone 'UTC')::int as times,
         min(date_trunc('minute', created_at + interval '30 seconds') at time zone 'UTC')::text as first
       from leads where email like $1`,
      [`%@${mark}.example.com`],
    )
  )[0];

async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/staff/leads/import');
  await page.getByLabel('File').setInputFiles(file);
}

test('an export of 3,000 contacts of HubSpot comes in, and the second time every line is known', async ({
  page,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  await createStaffAccount(page.context(), 'agent');
  await chooseFile(page, makeHubSpotFile(mark, LINES));
  await expect(
    page.getByText('Read as UTF-8, 12 columns separated by commas. The headings are on line 1.'),
  ).toBeVisible();
  await expect(page.getByText('Times without a time zone are read in America/New_York.')).toBeVisible();
  // A phone number needs its consent, which this file does not have: said once, by the heading of the file.
  await expect(page.getByText('“Phone Number” needs the version and the time of the consent')).toBeVisible();
  await page.getByLabel('Phone Number goes into').selectOption('');
  await page.getByLabel('Create Date (EDT) goes into').selectOption({ label: 'When it came' });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 3,000 leads' }).click();
  await expect(page.getByText('3,000 leads are stored.')).toBeVisible();
  expect(await countLeads(mark)).toMatchObject({ count: LINES, first: '2026-10-01 16:00:00' });
  await page.getByRole('link', { name: 'Show these leads' }).click();
  await expect(page.getByText('3,000 leads from one file')).toBeVisible();

  // A whole address is exact among 3,000 that begin alike.
  await page.goto(`/staff/leads?search=person-12@${mark}.example.com`);
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible();

  const again = makeHubSpotFile(mark, LINES + 1);
  await chooseFile(page, again);
  await page.getByLabel('Phone Number goes into').selectOption('');
  await page.getByRole('button', { name: 'Check the file' }).click();
  const known = page.getByLabel('3,000 lines have the email of a lead you already have');
  await expect(known).toHaveValue('skip');
  await expect(page.getByRole('button', { name: 'Import 1 lead', exact: true })).toBeVisible();
  await checkBothSchemes(page);
  await page.getByRole('button', { name: 'Import 1 lead', exact: true }).click();
  await expect(page.getByText('1 lead is stored.')).toBeVisible();
  expect(await countLeads(mark)).toMatchObject({ count: LINES + 1 });
});

test('a report of Salesforce comes in without the lines below it', async ({ page }) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  await createStaffAccount(page.context(), 'agent');
  await chooseFile(page, makeSalesforceFile(mark, LINES));
  await expect(page.getByLabel('Email goes into')).toHaveValue('email');
  await expect(page.getByLabel('Created Date goes into')).toHaveValue('created_at');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('row', { name: /^3003 The whole line This line has 1 cells/ })).toBeVisible();
  await page.getByRole('button', { name: 'Import 3,000 leads and skip 2 bad lines' }).click();
  await expect(page.getByText('3,000 leads are stored.')).toBeVisible();
  expect(await countLeads(mark)).toMatchObject({ count: LINES, first: '2026-10-01 04:00:00' });
});

test('a sheet of Excel in UTF-16 with tabs and a title comes in; its own headings are in every message', async ({
  page,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  await queryServer(
    `insert into leads (name, email, source, created_at) values ('Old name', $1, 'contact_form', now())`,
    [`person-0@${mark}.example.com`],
  );
  await createStaffAccount(page.context(), 'agent');
  const file = makeExcelFile(mark, LINES);
  const text = file.buffer.toString('utf16le').replace(`person-5@${mark}.example.com`, 'person-5');
  await chooseFile(page, { ...file, buffer: Buffer.from(text, 'utf16le') });
  await expect(
    page.getByText('Read as UTF-16, 4 columns separated by tabs. The headings are on line 3.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('row', { name: /^9 E-mail Address Enter an email address/ })).toBeVisible();
  await page.getByLabel('1 line has the email of a lead you already have').selectOption('Update my leads');
  await page.getByRole('button', { name: 'Import 2,998 leads, update 1 lead and skip 1 bad line' }).click();
  await expect(page.getByText('2,998 leads are stored. 1 lead is updated.')).toBeVisible();
  await checkAccessibility(page);
  expect(await countLeads(mark)).toMatchObject({ count: LINES - 1, first: '2026-10-01 16:00:00' });
  const [old] = await queryServer('select name, source from leads where email = $1', [
    `person-0@${mark}.example.com`,
  ]);
  expect(old).toEqual({ name: `Ada Quince ${mark}`, source: 'contact_form' });
});

test('a check that is not answered ends by itself, with a sentence', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await page.clock.install();
  await createStaffAccount(page.context(), 'agent');
  await page.route('**/api/staff/leads/import/preview', () => undefined);
  await chooseFile(page, makeHubSpotFile(mark, 3));
  await expect(page.getByText('Reading the file…')).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  await expect(page.getByText('Reading the file…')).toBeHidden();
});
