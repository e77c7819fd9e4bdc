import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { estimateWarning } from '@porchlight/domain/estimates/computed-estimate.ts';
import { checkAccessibility, expect, test } from '../harness/fixtures.ts';

const answers = {
  timeline: 'immediately',
  propertyType: 'condo',
  occupancy: 'primaryResidence',
  purchasePrice: '$450,000',
  downPayment: '45,000',
  name: 'Ada Buyer',
  email: 'ada@example.com',
  phone: '(800) 555-0123',
};

/** The estimates as shown once the disclosure was accepted. */
async function openEstimates(page: Page): Promise<void> {
  await page.addInitScript((json) => {
    sessionStorage.setItem('applicationAnswers', json);
    sessionStorage.setItem('applicationStored', 'yes');
  }, JSON.stringify(answers));
  await page.goto('/application?step=estimate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^\$[\d,]+ a month, \$[\d,]+ to close, at an assumed 7\.4%$/,
  );
}

test('a line of the sample says what to compare, and one lesson names what does not add up', async ({
  page,
}) => {
  await openEstimates(page);
  const box = page.getByRole('button', { name: 'Explain Sale price' });
  await box.press('Enter');
  await expect(page.getByText('Is this the price of my contract?', { exact: false })).toBeVisible();
  await page.getByText('Show the lines').press('Enter');
  await expect(page.getByText('It is exactly 90% of $299,900', { exact: false })).toBeVisible();
  await expect(page.getByText('Does not add up', { exact: true })).toHaveCount(1);
  await expect(page.getByText(estimateWarning).first()).toBeVisible();
});

test('the agencies’ price for a score is beside the estimate, and no figure of the estimate moves', async ({
  page,
}) => {
  await openEstimates(page);
  const price = page.getByRole('region', { name: 'The agencies’ price for your score' });
  const headline = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(price.getByRole('status')).toHaveCount(0);
  await price.getByRole('combobox', { name: 'FICO score your lender uses' }).selectOption('700 to 719');
  // 90 percent of a condo: 1.250 for the score and 0.750 for the condo, of 405,000.
  await expect(price.getByRole('status')).toContainText('2.000%');
  await expect(price.getByRole('status')).toContainText('$8,100');
  await expect(price.getByRole('status')).toContainText('in force since Nov 17, 2025');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline ?? '');
  await page.getByText(/^\d+ assumptions$/).click();
  await page.getByLabel('Kind of loan').selectOption('FHA');
  await expect(price.getByRole('status')).toContainText('FHA loans are not priced by this grid');
  await page.reload();
  await expect(price.getByRole('combobox')).toHaveValue('700');
});

test('an estimate of the buyer’s own answers: assumptions change in place, lines open, files are kept', async ({
  page,
}) => {
  await openEstimates(page);
  await page.getByText(/^\d+ assumptions$/).click();
  await page.getByText('Every line, on three pages').click();
  await expect(page.getByLabel('Sale price')).toHaveValue('450,000');
  const terms = page.getByRole('region', { name: 'Loan terms', exact: true });
  await expect(terms).toContainText('$405,000');
  await expect(terms).toContainText('Assumed');
  await page.getByRole('textbox', { name: 'Interest rate' }).fill('7.625');
  await expect(terms).not.toContainText('Assumed');
  await terms.getByText('Monthly principal and interest').click();
  await expect(terms.getByText('L × i ÷ (1 − (1 + i)^−n)', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Down payment' }).fill('a lot');
  await expect(page.getByText('We cannot read this as dollars.', { exact: false })).toBeVisible();
  await expect(terms).toContainText('$405,000');
  await page.getByRole('textbox', { name: 'Down payment' }).fill('90,000');
  await expect(terms).toContainText('$360,000');
  const escrow = page.getByRole('region', { name: 'G. Initial escrow payment at closing' });
  await expect(escrow).toContainText('a month for 2 months');
  await page.getByRole('textbox', { name: 'Closing day' }).fill('2026-11-10');
  await expect(escrow).toContainText('Property tax due in December, before the first payment');
  await expect(page.getByLabel('Property tax is due')).toContainText('Assumed: December');
  await page.getByLabel('Property tax is due').selectOption('In April and November');
  await expect(escrow).toContainText('Property tax due in November, before the first payment');
  await page.getByRole('radio', { name: 'Conservative' }).check();
  await expect(terms).toContainText('8.125%');
  await checkAccessibility(page);

  const [data] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Data (JSON)' }).click(),
  ]);
  const file = JSON.parse(await readFile(await data.path(), 'utf8'));
  expect(file.input).toMatchObject({ salePrice: '450000', ratePercent: '7.625', scenario: 'conservative' });
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF' }).click(),
  ]);
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
