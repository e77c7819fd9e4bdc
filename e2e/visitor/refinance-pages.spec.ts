import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

test('the cash each way: an example that is answered, and changed', async ({ page }) => {
  await page.goto('/cash-out-refinance');
  const panel = page.getByRole('region', { name: 'What the cash costs each way' });
  await expect(panel).toContainText(/Home equity line or loan costs \$[\d,.]+ less/);
  await panel.getByLabel('Cash you need').fill('0');
  await expect(panel).toContainText('Enter the cash you need, above $0.');
  await panel.getByLabel('Cash you need').fill('50,000');
  await panel.getByRole('group', { name: 'Home and loan today' }).getByLabel('Rate').fill('9');
  await expect(panel).toContainText(/Cash-out refinance costs \$[\d,.]+ less/);
  await checkBothSchemes(page);
});

test('the right to cancel ends on the third business day, and not for a purchase', async ({ page }) => {
  await page.goto('/refinance-process');
  const clock = page.getByRole('region', { name: 'Until when you may cancel' });
  await clock.getByLabel('Day you sign').fill('2026-12-23');
  await expect(clock).toContainText('Until midnight of Monday, Dec 28, 2026');
  await expect(clock).toContainText('The lender may pay out from Tuesday, Dec 29, 2026');
  await clock.getByLabel('What you sign').selectOption('Loan to buy the home');
  await expect(clock).toContainText('No right to cancel');
});

test('the three choices lead on to the calculator and to the owner’s own loan', async ({ page }) => {
  await page.goto('/refinance-options');
  await expect(page.getByRole('table', { name: 'The three choices' })).toBeVisible();
  await page.getByRole('link', { name: 'Work it out in the refinance calculator' }).click();
  await expect(page).toHaveURL('/tools/refinance');
});
