import { checkAccessibility, expect, test } from './fixtures.ts';

test('two offers are compared by their lines: keys go down and across, slips and questions follow', async ({
  page,
}) => {
  await page.goto('/tools/compare-offers');
  await expect(page.getByText('Two made-up offers are filled in')).toBeVisible();
  const [first, second] = [
    page.getByRole('group', { name: 'Lender 1' }),
    page.getByRole('group', { name: 'Lender 2' }),
  ];
  // The page comes alive with the first key.
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
