import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { checkAccessibility, expect, test } from '../harness/fixtures.ts';

test('two offers are compared by their lines: keys go down and across, slips and questions follow', async ({
  page,
}) => {
  await page.goto('/tools/compare-offers');
  await expect(page.getByText('Two made-up offers are filled in')).toBeVisible();
  const [first, second] = [
    page.getByRole('group', { name: 'Lender 1' }),
    page.getByRole('group', { name: 'Lender 2' }),
  ];
  // The page is hydrated with the first key.
  await expect(async () => {
    await first.getByLabel('Loan amount').focus();
    await page.keyboard.press('Tab');
    await expect(first.getByLabel('Term in years')).toBeFocused({ timeout: 500 });
    await page.keyboard.press('Enter');
    await expect(second.getByLabel('Term in years')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Shift+Enter');
  await expect(first.getByLabel('Term in years')).toBeFocused();

  const answer = page.getByRole('region', { name: 'Paid to each lender in 5 years' });
  await expect(answer).toContainText('$142,921');
  await expect(answer).toContainText('$872 more');
  await expect(answer).toContainText('If you stay up to 6 years 2 months (month 74)');
  await second.getByLabel('D. Total loan costs').fill('9,960');
  await expect(answer).toContainText('A + B + C make $9,860, but D says $9,960.');
  const questions = page.getByRole('region', { name: 'What to ask each lender' });
  await expect(questions).toContainText('but D says $9,960. Which is right?');
  await page.getByLabel('Only what the lender sets').check();
  await expect(page.getByRole('row', { name: /Estimated escrow/ })).toHaveCount(0);
  await checkAccessibility(page);

  await expect(page).toHaveURL(/2\.D=9%2C960/);
  await page.reload();
  await expect(second.getByLabel('D. Total loan costs')).toHaveValue('9,960');
  await page.getByRole('button', { name: 'Add a lender' }).click();
  await expect(page.getByRole('group', { name: 'Lender 3' }).getByLabel('Loan amount')).toBeVisible();
});

test('Loan Estimates are read from their PDFs into the columns, and what is none of them is said', async ({
  page,
  expected,
}) => {
  test.slow();
  // What is no PDF is refused, which the browser notes by itself.
  expected.errors.push(/status of 415/);
  await page.goto('/tools/compare-offers');
  const estimate = fileURLToPath(new URL('../../testing/forms/loan-estimate-h24c.pdf', import.meta.url));
  const none = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nx') };
  const picture = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71]) };
  const results = page.getByRole('region', { name: 'What was read' });
  const [one, other] = [
    page.getByRole('group', { name: 'Lender 1' }),
    page.getByRole('group', { name: 'Lender 2' }),
  ];
  // The page is hydrated with the first key.
  await expect(async () => {
    await one.getByLabel('Loan amount').focus();
    await page.keyboard.press('Enter');
    await expect(other.getByLabel('Loan amount')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.locator('input[type=file]').setInputFiles(estimate);
  await expect(results).toContainText('FICUS BANK');
  await expect(results).toContainText('proved by the form’s own sums');
  await expect(results).toContainText('only the first years are certain');
  const first = page.getByRole('group', { name: 'FICUS BANK' });
  await expect(first.getByLabel('Loan amount')).toHaveValue('211000');
  await expect(first.getByLabel('D. Total loan costs')).toHaveValue('5851');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Fill in from PDFs' }).click();
  await (await chooser).setFiles([none, picture]);
  await expect(results).toContainText('This file could not be opened');
  await expect(results).toContainText('This file is not a PDF, and not a JPEG');
  await expect(first.getByLabel('Loan amount')).toHaveValue('211000');
});

test('a buyer’s offers open with the plan, are saved in it, reopened, listed and removed', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  for (const [fact, value] of Object.entries({ price: 40_000_000, downPayment: 4_000_000 })) {
    const reply = await page.request.put(`/api/plan/facts/${fact}`, { data: { id: randomUUID(), value } });
    expect(reply.ok()).toBe(true);
  }
  await page.goto('/portal/plan');
  // The rail has the same link, drawn before the page knows who is signed in.
  await page.getByRole('main').getByRole('link', { name: 'Compare offers' }).click();
  const [first, second] = [
    page.getByRole('group', { name: 'Lender 1' }),
    page.getByRole('group', { name: 'Lender 2' }),
  ];
  await expect(page.getByText('Loan amount and term are from your plan.')).toBeVisible();
  await expect(first.getByLabel('Loan amount')).toHaveValue('360,000');
  await expect(second.getByLabel('Term in years')).toHaveValue('30');
  await expect(first.getByLabel('Interest rate')).toHaveValue('');
  await page.getByRole('button', { name: 'Show the example instead' }).click();
  await expect(first.getByLabel('Interest rate')).toHaveValue('6.5');
  await page.getByRole('button', { name: 'Start with my plan’s loan' }).click();

  const lines = { 'Interest rate': '6.5', 'Monthly principal and interest': '2,275.44' };
  for (const [label, text] of Object.entries({ ...lines, 'A. Origination charges': '1,200' }))
    await first.getByLabel(label).fill(text);
  for (const [label, text] of Object.entries({ ...lines, 'A. Origination charges': '900' }))
    await second.getByLabel(label).fill(text);
  await expect(page.getByRole('region', { name: 'Paid to each lender in 5 years' })).toContainText('Lowest');
  await page.getByRole('button', { name: 'Save these offers in my plan' }).click();
  await expect(page.getByText('Saved in your plan.')).toBeVisible();
  await expect(page.getByText('From your plan.')).toBeVisible();

  await page.getByRole('link', { name: 'See your plan' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByText('Loan Estimates', { exact: true }) });
  await expect(row).toContainText('Lender 1 6.5%; Lender 2 6.5%');
  await expect(row).toContainText(/You, from Compare real offers/);
  await row.getByRole('link', { name: 'Compare offers' }).click();
  await expect(second.getByLabel('A. Origination charges')).toHaveValue('900');
  await second.getByLabel('A. Origination charges').fill('950');
  await expect(page.getByText('These offers differ from those in your plan.')).toBeVisible();
  await page.getByRole('button', { name: 'Use my plan’s offers' }).click();
  await expect(second.getByLabel('A. Origination charges')).toHaveValue('900');

  await page.goto('/portal/plan');
  await page.getByRole('button', { name: 'Remove Loan Estimates' }).click();
  await expect(page.getByRole('button', { name: 'Remove Loan Estimates' })).toHaveCount(0);
  await expect(async () => {
    const { facts } = await (await page.request.get('/api/plan')).json();
    expect(facts.map(({ fact }: { fact: string }) => fact)).not.toContain('offers');
  }).toPass();
});

test('a visitor’s comparison asks nothing about a plan', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/tools/compare-offers');
  await page.getByRole('group', { name: 'Lender 2' }).getByLabel('Interest rate').fill('6');
  await expect(page).toHaveURL(/2\.ratePercent=6/);
  await expect(page.getByRole('button', { name: 'Save these offers in my plan' })).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/api/plan'))).toEqual([]);
});
