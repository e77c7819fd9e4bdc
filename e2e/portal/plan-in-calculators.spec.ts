import { randomUUID } from 'node:crypto';
import { expect, test } from '../harness/fixtures.ts';

test('a calculator opens with the plan, says so, and writes a price back', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  const facts = { price: 40_000_000, downPayment: 8_000_000, ratePercent: '6.25' };
  for (const [fact, value] of Object.entries(facts)) {
    const reply = await page.request.put(`/api/plan/facts/${fact}`, { data: { id: randomUUID(), value } });
    expect(reply.ok()).toBe(true);
  }
  await page.goto('/portal');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.goto('/tools/monthly-payment');
  await expect(page.getByText(/from your plan/i)).toBeVisible();
  await expect(page.getByLabel('Price of the home', { exact: true })).toHaveValue('400,000');
  await expect(page.getByLabel('Down payment', { exact: true })).toHaveValue('80,000');
  await expect(page.getByRole('button', { name: 'Use this in my plan' })).toHaveCount(0);

  await page.getByLabel('Price of the home', { exact: true }).fill('410,000');
  await expect(page.getByText('These figures differ from your plan.')).toBeVisible();
  await expect(page.getByText('Changes in your plan: Price $400,000 to $410,000.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this in my plan' }).click();
  await expect(page.getByText('Saved in your plan.')).toBeVisible();
  await expect(page.getByText(/from your plan/i)).toBeVisible();
  const reply = await page.request.get('/api/plan');
  const { facts: stored } = await reply.json();
  expect(stored).toContainEqual(
    expect.objectContaining({
      fact: 'price',
      value: 41_000_000,
      from: { source: 'typed', tool: 'monthly-payment' },
    }),
  );

  await page.getByRole('button', { name: 'Use the standard figures instead' }).click();
  await expect(page.getByLabel('Price of the home', { exact: true })).toHaveValue('289,900');
  await page.getByRole('button', { name: 'Use my plan’s figures' }).click();
  await expect(page.getByLabel('Price of the home', { exact: true })).toHaveValue('410,000');
});

test('a visitor’s calculator asks nothing about a plan', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/tools/monthly-payment');
  await page.getByLabel('Price of the home', { exact: true }).fill('300,000');
  await expect(page.getByText(/from your plan/i)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/api/plan'))).toEqual([]);
});
