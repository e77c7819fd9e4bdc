import { expect, type Page, test } from '../harness/fixtures.ts';

test('terms of an offer: the credit beside a price cut, a clause, a low appraisal, and earnest money by date', async ({
  page,
}) => {
  test.setTimeout(360_000);
  await page.goto('/tools/offer-terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of an offer' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(figure(page)).toHaveText('$40,000');
  await expect(answer(page)).toContainText('Ask for a lower price instead.');
  await expect(page.getByText('The credit saves $9,600 at closing.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^price cut/ })).toContainText('$388,000');
  await expect(page.getByText('Enter the day you pay it')).toBeVisible();

  await page.getByRole('checkbox', { name: 'The offer has an escalation clause' }).check();
  await page.getByRole('textbox', { name: 'Best other offer' }).fill('410,000');
  await expect(answer(page)).toContainText('$413,000');
  await page.getByRole('textbox', { name: 'Up to' }).fill('399,000');
  await expect(page.getByText('Enter a cap at or above the price.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Up to' }).fill('405,000');
  await expect(answer(page)).toContainText('The other offer is at this price or above it.');
  await page.getByRole('checkbox', { name: 'The offer has an escalation clause' }).uncheck();

  await page.getByRole('textbox', { name: 'Appraised value' }).fill('390,000');
  await page.getByRole('textbox', { name: 'Cash you promise for a gap' }).fill('4,000');
  await expect(answer(page)).toContainText('Of the gap, beyond your promise');
  await expect(answer(page)).toContainText('$6,000');

  await page.getByLabel('Paid on').fill('2026-12-03');
  await page.getByLabel('Last contingency ends').fill('2026-12-20');
  await expect(page.getByRole('row', { name: /^Dec 21, 2026/ })).toContainText('$8,000');
  await page.getByRole('checkbox', { name: 'Contingencies stand until you remove them' }).check();
  await expect(page.getByRole('row', { name: /^Dec 21, 2026/ })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('textbox', { name: 'Price you offer' }).fill('-5');
  await expect(page.getByText('We cannot read this').first()).toBeVisible();
});

function answer(page: Page) {
  return page.locator('section[aria-labelledby="answer"]');
}

function figure(page: Page) {
  return page.locator('#answer + p');
}
