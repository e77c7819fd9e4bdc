import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createBuyerAccount } from '../harness/accounts.ts';
import { checkAccessibility, expect, PASSWORD, test } from '../harness/fixtures.ts';

test('figures are still there after signing in, and are saved, opened, renamed and deleted', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const buyer = await createBuyerAccount();
  const asked: string[] = [];
  page.on('request', (one) => asked.push(`${one.url()} ${one.postData() ?? ''}`));
  await page.goto('/tools/monthly-payment');
  const price = page.getByLabel('Price of the home');
  await price.fill('412,345');
  await page.getByRole('button', { name: 'Save or open' }).click();
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await page.getByLabel('E-mail address').fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/tools\/monthly-payment#.*412/);
  await expect(price).toHaveValue('412,345');
  // Behind its # a link's figures stay in the browser; on the way through signing in they did as well.
  expect(asked.filter((one) => one.includes('412'))).toEqual([]);

  const name = page.getByLabel('Save these figures as');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('Give these figures a name.')).toBeVisible();
  await name.fill('Elm Street');
  await save.click();
  await expect(page.getByText('“Elm Street” is saved')).toBeVisible();
  await price.fill('300,000');
  await name.fill('Oak Lane');
  await save.click();
  await page.getByRole('button', { name: 'Open Elm Street' }).click();
  await expect(price).toHaveValue('412,345');

  await page.getByRole('button', { name: 'Rename Oak Lane' }).click();
  await page.getByLabel('New name for “Oak Lane”').fill('Oak Lane, no dues');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Elm Street' }).click();
  await expect(page.getByRole('button', { name: 'Open Elm Street' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Saved figures' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Open Elm Street' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare them side by side' }).click();
  await expect(page.getByRole('columnheader', { name: 'Oak Lane, no dues' })).toBeVisible();
});

test('saved scenarios stand side by side and say which lines differ', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  const typed = { price: '300,000', downPayment: '60,000', ratePercent: '6.5', termMonths: '30' };
  for (const [place, ratePercent] of ['6', '6.25', '6.5', '6.75', '7'].entries()) {
    const data = { tool: 'monthly-payment', name: `At ${ratePercent}%`, inputs: { ...typed, ratePercent } };
    if (place === 4) Object.assign(data.inputs, { price: 'about 300', downPayment: '60,000' });
    const reply = await page.request.put(`/api/saved-scenarios/${randomUUID()}`, { data });
    expect(reply.ok()).toBe(true);
  }
  await page.goto('/tools/compare');
  await expect(page.getByText('has no answer')).toBeVisible();
  await page.getByLabel('At 7%').uncheck();
  await page.getByLabel('At 6%').check();
  await expect(page.getByLabel('At 7%')).toBeDisabled();
  await expect(page.getByRole('columnheader', { name: 'At 6%' })).toBeVisible();
  const row = (label: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
  await expect(row('Interest rate')).toContainText('differs');
  await expect(row('Price of the home')).not.toContainText('differs');
  await page.getByLabel('Only what differs').check();
  await expect(row('Price of the home')).toBeHidden();
  await checkAccessibility(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Comparison (CSV)' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.split('\r\n')[0]).toBe('Part,Name,At 6.75%,At 6.5%,At 6.25%,At 6%,Same or not');
  expect(file).toContain('Input,Price of the home,"$300,000","$300,000","$300,000","$300,000",same');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});
