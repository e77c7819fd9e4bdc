import { expect, type Page, test } from '../harness/fixtures.ts';

test('what a higher score is worth: who does not pay, then the price and each next band', async ({
  page,
}) => {
  test.setTimeout(360_000);
  await page.goto('/tools/credit-price');
  await expect(page.getByRole('heading', { level: 1, name: 'What a higher score is worth' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(figure(page)).toHaveText('$3,375');
  await expect(answer(page)).toContainText(
    'None of it for HomeReady, or a first-time buyer within the income limit. Otherwise: 1.250% of the loan, once.',
  );
  await expect(page.getByText('718 to 720 saves $675 on this loan.')).toBeVisible();
  const step = page.getByRole('row', { name: /^718 to 740/ });
  await expect(step).toContainText('22');
  await expect(step).toContainText('$1,350');
  // Who does not pay it comes before what a higher score saves.
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.indexOf('First: do you pay this price at all?')).toBeLessThan(
    titles.indexOf('What each higher band saves on this loan'),
  );

  const score = page.getByRole('textbox', { name: 'Credit score' });
  await score.fill('851');
  await expect(page.getByText('Scores end at 850.').first()).toBeVisible();
  await score.fill('801');
  await expect(page.getByText('This score is in the highest band.')).toBeVisible();
  await score.fill('718');

  await page.getByRole('combobox', { name: 'Kind of home' }).selectOption('Condominium');
  await expect(answer(page)).toContainText('For a condominium');
  await expect(figure(page)).toHaveText('$5,400');

  const program = page.getByRole('combobox', { name: 'Kind of loan' });
  await program.selectOption('HomeReady');
  await expect(answer(page)).toContainText('Waived: your score does not change this price');
  await expect(figure(page)).toHaveText('$0');
  await expect(page.getByRole('heading', { name: 'What each higher band saves on this loan' })).toHaveCount(
    0,
  );
  await program.selectOption('FHA');
  await expect(figure(page)).toHaveText('None');
  await expect(page.getByRole('row', { name: /^FHA/ }).first()).toContainText('580');
  await program.selectOption('Conventional');
  await page.getByRole('textbox', { name: 'Down payment' }).fill('300,001');
  await expect(page.getByText('The down payment is more than the price.').first()).toBeVisible();
});

function answer(page: Page) {
  return page.locator('section[aria-labelledby="answer"]');
}

function figure(page: Page) {
  return page.locator('#answer + p');
}
