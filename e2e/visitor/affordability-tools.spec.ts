import { checkAccessibility, expect, type Page, test } from '../harness/fixtures.ts';

const PHONE = { width: 360, height: 780 };
const DESK = { width: 1440, height: 900 };

test('what one can afford follows income, budget and VA, beside what lenders’ lines allow', async ({
  page,
}) => {
  await open(page, 'affordability', 'What you can afford');
  await expect(answer(page)).toContainText('$351,257');

  await page.getByLabel('Income before taxes').fill('12,000');
  await expect(answer(page)).toContainText('$444,640');
  await page.getByLabel('Cash you have').fill('69,000');
  await expect(answer(page)).toContainText(
    'Your cash limits you to $317,142; your income would allow $444,640.',
  );
  await answer(page).getByText('Price your cash allows').click();
  await expect(answer(page)).toContainText('Down payment + (cash - down payment) / closing costs');
  await page.getByLabel('Cash you have').fill('80,000');
  await expect(answer(page)).toContainText(
    'Your income limits you to $444,640; your cash would allow $631,428.',
  );
  await expect(page.getByLabel('Add my monthly budget')).toBeChecked();
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

test('a year’s income in a month’s place is asked about, and one press takes it', async ({ page }) => {
  await open(page, 'affordability', 'What you can afford');
  const income = page.getByLabel('Income before taxes');
  const period = page.getByLabel('Period of the income');
  await expect(period).toHaveValue('month');
  await income.fill('85,000');
  await expect(page.getByText('That is $1,020,000 a year. Did you mean a year?')).toBeVisible();
  await checkBothLooks(page);
  await page.getByRole('button', { name: 'Yes, per year' }).click();
  await expect(period).toHaveValue('year');
  await expect(period).toBeFocused();
  await expect(page.getByText('Did you mean a year?')).toBeHidden();
  await expect(answer(page)).toContainText('$285,598');

  // While it is typed a year's income is often too small yet.
  await income.fill('7,000');
  await expect(page.getByText('Did you mean a month?')).toBeHidden();
  await period.focus();
  await expect(page.getByText('That is $583 a month. Did you mean a month?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, per month' }).click();
  await expect(period).toHaveValue('month');

  // A link keeps the period; one of an older version has none, and means a month.
  await page.goto('/tools/debt-to-income#grossMonthlyIncome=84%2C000&grossPeriod=year');
  await expect(page.getByLabel('Period of the income')).toHaveValue('year');
  await expect(answer(page)).toContainText('42.14%');
  await page.goto('/tools/affordability#grossMonthlyIncome=9%2C500');
  await expect(period).toHaveValue('month');
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
  await expect(page.getByRole('row', { name: /before the first payment/ })).toHaveCount(0);
  await page.getByLabel('Closing day').fill('2026-11-01');
  await page.getByLabel('Property tax, a month').fill('500');
  await page.getByLabel('Homeowner’s insurance, a month').fill('100');
  const early = page.getByRole('row', { name: 'Property tax due in December, before the first payment' });
  await expect(early).toContainText('$6,000');
  await expect(page.getByRole('row', { name: /^G\. Initial escrow/ })).toContainText('$7,200');
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
  await expect(answer(page)).toContainText('Renting leaves you with more after 10 years');
  await page.getByLabel('The home’s value changes by').fill('5');
  await expect(answer(page)).toContainText('Buying leaves you with more after 10 years');
  await checkBothLooks(page);

  await open(page, 'points-or-credit', 'Points or credit');
  await page.getByLabel('You keep the loan for').fill('2');
  await expect(answer(page)).toContainText('The credit costs least after 2 years');
  await page.getByLabel('Rate with points').fill('7.5');
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

/** By day on a phone, and the colors of the night at a desk. */
async function checkBothLooks(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(DESK);
  await checkAccessibility(page, 'colors');
}
