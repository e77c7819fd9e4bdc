import { checkAccessibility, expect, type Page, test } from './fixtures.ts';

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1440, height: 900 };

test('what one can afford follows income, budget and VA, beside what lenders’ lines allow', async ({
  page,
}) => {
  await open(page, 'affordability', 'What you can afford');
  await expect(answer(page)).toContainText('$375,116');

  await page.getByLabel('Income before taxes').fill('12,000');
  await expect(answer(page)).toContainText('$475,115');
  await page.getByLabel('Add my monthly budget').check();
  await page.getByLabel('Take-home pay').fill('5,000');
  await expect(page.getByRole('listitem').filter({ hasText: 'Your own budget' })).toContainText(
    'Left for housing',
  );
  await page.getByLabel('I may use a VA loan').check();
  await page.getByLabel('Taxes on your income').fill('9,000');
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'VA', exact: true }) }),
  ).toContainText('Income left over');

  await page.getByLabel('Debt payments').fill('11,500');
  await expect(answer(page)).toContainText('your debts already take all');
  await checkBothLooks(page);
});

test('cash to close comes from a closing day and a Loan Estimate’s sections', async ({ page }) => {
  await open(page, 'cash-to-close', 'Cash to close');
  await expect(answer(page)).toContainText('by how high the closing costs turn out');
  await page.getByLabel('I have a Loan Estimate').check();
  await page.getByLabel('A. Origination charges').fill('5,000');
  await page.getByLabel('Seller credits').fill('60,000');
  await expect(answer(page)).toContainText('Cash to you');
  await answer(page).getByText('First deposit into escrow').click();
  await expect(answer(page).getByText('12 CFR 1024.17')).toBeVisible();
  await checkBothLooks(page);
});

test('debts are held against each program’s line, and VA’s income left over', async ({ page }) => {
  await open(page, 'debt-to-income', 'Debt-to-income');
  const row = page.getByRole('row').filter({ hasText: 'the automated system (DU)' });
  await expect(row).toContainText('Within');
  await page.getByLabel('Other debt payments').fill('2,000');
  await expect(row).toContainText('Above');
  await page.getByLabel('I may use a VA loan').check();
  await expect(answer(page)).toContainText('Your ratio is above 41%, so VA asks for a fifth more.');
  await page.getByLabel('Income before taxes').fill('0');
  await expect(page.getByText('Enter an income above 0 dollars')).toBeVisible();
  await checkBothLooks(page);
});

test('renting and points show both ways, and what turns the answer', async ({ page }) => {
  await open(page, 'rent-or-buy', 'Rent or buy');
  await expect(answer(page)).toContainText('Buying leaves you with more after 10 years');
  await page.getByLabel('The home’s value changes by').fill('-2');
  await expect(answer(page)).toContainText('Renting leaves you with more after 10 years');
  await checkBothLooks(page);

  await open(page, 'points-or-credit', 'Points or credit');
  await page.getByLabel('You keep the loan for').fill('2');
  await expect(answer(page)).toContainText('The credit costs least after 2 years');
  await page.getByLabel('Rate with points').fill('7');
  await expect(page.getByText('Points buy a lower rate.')).toBeVisible();
  await checkBothLooks(page);
});

async function open(page: Page, id: string, title: string): Promise<void> {
  await page.goto(`/tools/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

function answer(page: Page) {
  return page.locator('section[aria-labelledby="answer"]');
}

/** By day on a phone and by night at a desk. */
async function checkBothLooks(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(DESK);
  await checkAccessibility(page);
}
