import { readFile } from 'node:fs/promises';
import { checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';

test('dates of a contract: each deadline with its formula, a moved closing, and a file for the calendar', async ({
  page,
}) => {
  test.setTimeout(360_000);
  await page.goto('/tools/contract-dates');
  await expect(page.getByRole('heading', { level: 1, name: 'Dates of a contract' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const inspection = page.getByRole('row', { name: /^Inspection contingency ends/ });
  await expect(inspection).toContainText('Saturday, Jun 20, 2026');
  await expect(inspection).toContainText('Day 0 is Wednesday, Jun 10, 2026. 10 calendar days later');
  await page.getByRole('checkbox', { name: 'A last day on a weekend or holiday moves' }).check();
  await expect(inspection).toContainText('Monday, Jun 22, 2026');
  expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThanOrEqual(15);

  await page.getByLabel('Another closing day').fill('2026-08-14');
  await page.getByLabel('Rate lock ends').fill('2026-08-05');
  await page.getByRole('textbox', { name: 'Lock extension, a day' }).fill('0.02');
  await page.getByRole('textbox', { name: 'Loan', exact: true }).fill('360,000');
  await expect(page.getByRole('heading', { name: 'What moves with the closing' })).toBeVisible();
  await expect(answer(page)).toContainText('$648');
  const due = page.getByRole('row', { name: /^Last day to receive the Closing Disclosure/ }).first();
  await expect(due).toContainText('Tuesday, Aug 11, 2026');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add all to your calendar (ICS)' }).click();
  const file = await (await download).path();
  const calendar = await readFile(file, 'utf8');
  expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(14);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20260622');

  await page.getByRole('textbox', { name: /^Inspection/ }).fill('400');
  await expect(page.getByText('Enter whole days, 0 to 365.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Inspection/ }).fill('10');
  await page.getByLabel('Closing day', { exact: true }).fill('2026-06-09');
  await expect(
    page.getByText('Enter a closing day on or after the day of acceptance.').first(),
  ).toBeVisible();
  await page.getByLabel('Closing day', { exact: true }).fill('2026-07-31');
  await page.setViewportSize({ width: 390, height: 844 });
  await checkBothSchemes(page);
});

function answer(page: Page) {
  return page.locator('section[aria-labelledby="answer"]');
}
