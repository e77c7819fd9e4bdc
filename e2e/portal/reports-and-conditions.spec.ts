import { randomUUID } from 'node:crypto';
import { addDays, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

const today = getCalendarDay(new Date());
const list = `PRIOR TO DOCS
1. Provide most recent 30 days pay stubs.
2. Letter of explanation for large deposit of $4,000.
PRIOR TO FUNDING
3. Flux the capacitor.`;

test('reports are ordered, due and received; conditions are pasted and explained in plain words', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/reports-and-conditions');
  const orders = page.getByRole('region', { name: 'Reports and orders' });
  await expect(orders).toContainText('Nothing entered yet.');
  await orders.getByRole('button', { name: 'Add a line' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What').selectOption('Appraisal');
  await dialog.getByLabel('Ordered on').fill(today);
  await dialog.getByLabel('Due on').fill(addDays(today, -2));
  await dialog.getByLabel('Cost').fill('600');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('It cannot be due before it was ordered');
  await dialog.getByLabel('Due on').fill(addDays(today, 9));
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(orders).toContainText('Cost $600');
  await expect(orders).toContainText('Add a price and a down payment to your plan');
  for (const [fact, value] of [
    ['price', 40_000_000],
    ['downPayment', 8_000_000],
  ] as const)
    await page.request.put(`/api/plan/facts/${fact}`, { data: { id: randomUUID(), value } });
  await page.reload();
  const costs = orders.getByRole('region', { name: 'Costs beside your estimate' });
  await expect(costs).toContainText('$50 more than the estimate. Appraisal');
  await expect(orders).toContainText('when is it due, and when do I get my copy?');
  await orders.getByRole('button', { name: 'Change: Appraisal' }).click();
  await dialog.getByLabel('Received on').fill(today);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(orders.getByRole('listitem')).toContainText('Received');

  await page.getByRole('link', { name: 'Loan conditions' }).click();
  const conditions = page.getByRole('region', { name: 'Loan conditions' });
  await expect(conditions).toContainText('No conditions yet.');
  await conditions.getByRole('button', { name: 'Paste conditions' }).click();
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(dialog).toContainText('We found no condition');
  await dialog.getByLabel('Text of the list').fill('word '.repeat(21_000));
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(dialog).toContainText('longer than we read');
  await dialog.getByLabel('Text of the list').fill(list);
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(dialog).toContainText('Save 3 conditions');
  await expect(dialog.getByLabel('Answer yours by')).toHaveValue(addDays(today, 1));
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save them' }).click();
  await expect(conditions).toContainText('3 of 3 still open.');
  await expect(conditions).toContainText('Your move, before loan documents');
  await expect(conditions).toContainText('We do not know this wording');
  await conditions.getByRole('button', { name: /^Change: Provide most recent/ }).click();
  await dialog.getByLabel('Where it stands').selectOption('Sent to the lender');
  await dialog.getByLabel('Due on').fill(addDays(today, 5));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(conditions).toContainText('2 of 3 still open.');

  await conditions.getByRole('button', { name: /^Write the letter: Letter of explanation/ }).click();
  await expect(dialog.getByLabel('What it explains')).toHaveValue('largeDeposit');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  await expect(dialog.getByLabel('Account')).toBeFocused();
  await expect(dialog).toContainText('Say it in your own words');
  await checkBothSchemes(page);
  await dialog.getByLabel('Account').fill('First Bank 4821');
  await dialog.getByLabel('Day of the deposit').fill(addDays(today, -30));
  await dialog.getByLabel('Amount').fill('4,000');
  await dialog.getByLabel('What is this money').fill('I sold my car to my neighbor.');
  await dialog.getByLabel('Your full name').fill('Ada Buyer');
  await dialog.getByLabel('Your address').fill('12 Elm Street\nColumbus, OH 43215');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`letter-of-explanation-${today}.pdf`);
  await expect(dialog).toBeHidden();
  await conditions.getByRole('button', { name: /^Write the letter: Letter of explanation/ }).click();
  await dialog.getByLabel('What it explains').selectOption('Something else');
  await expect(dialog.getByLabel('Account')).toBeHidden();
  await dialog.getByLabel('What happened, when, and why?').fill('I sold my car.');
  await dialog.getByLabel('Your full name').fill('Ada Buyer');
  await dialog.getByLabel('Your address').fill('12 Elm Street\nColumbus, OH 43215');
  await dialog.getByRole('button', { name: 'Save to my documents' }).click();
  await expect(page.getByText('The letter is in your Document Center')).toBeVisible();

  // What is the buyer's to answer is asked for on the dashboard.
  await page.goto('/portal');
  await expect(page.getByRole('region', { name: 'Today' })).toContainText(
    'Loan condition due: letter on large deposit',
  );
});
