import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { checkBothSchemes, countLayoutShift, expect, test } from '../harness/fixtures.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name });
const rowOf = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });

async function add(page: Page, label: string, fill: (form: ReturnType<Page['getByRole']>) => Promise<void>) {
  await page.getByRole('button', { name: `Add ${label}`, exact: true }).click();
  const form = page.getByRole('form', { name: label, exact: true });
  await fill(form);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
}

test('facts are entered once, say where they come from, and a change shows its price before it is saved', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal');
  await page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('link', { name: 'Plan', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible();
  await expect(page.getByText('Add a price, or a price range')).toBeVisible();

  await add(page, 'Price', (form) => form.getByLabel('Price', { exact: true }).fill('400k'));
  await expect(rowOf(page, 'Price')).toContainText('$400,000');
  await expect(rowOf(page, 'Price')).toContainText(/You, \w{3} \d+/);
  await expect(rowOf(page, 'Down payment')).toContainText('Our assumption, as of');
  await add(page, 'Savings for the home', (form) => form.getByLabel('Savings for the home').fill('120,000'));
  await expect(
    rowOf(page, 'Savings for the home').getByRole('link', { name: 'Programs that help with cash' }),
  ).toHaveAttribute('href', '/portal/programs');
  await expect(page.getByRole('link', { name: 'What your score costs' })).toHaveAttribute(
    'href',
    '/portal/credit#worth',
  );
  const cost = group(page, 'What your plan comes to');
  await expect(cost).toContainText('Savings left');
  await expect(cost).toContainText(/\d months/);

  await page.getByRole('button', { name: 'Change Down payment' }).click();
  const form = page.getByRole('form', { name: 'Down payment' });
  await form.getByLabel('Down payment').fill('80000');
  const price = form.getByRole('table', { name: 'What this change costs' });
  await expect(price.getByRole('row')).toHaveCount(5);
  const [now, after] = await price
    .getByRole('row', { name: /^Monthly payment/ })
    .getByRole('cell')
    .allTextContents();
  expect(now).not.toBe(after);
  await checkBothSchemes(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Down payment')).toContainText('$80,000');
  await expect(cost).toContainText(after ?? '');

  await page.getByRole('button', { name: 'Change Price', exact: true }).click();
  await page
    .getByRole('form', { name: 'Price', exact: true })
    .getByLabel('Price', { exact: true })
    .fill('420,000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Price')).toContainText('$420,000');
  await page.getByRole('button', { name: 'History of Price', exact: true }).click();
  await page.getByRole('button', { name: 'Use again: $400,000' }).click();
  await expect(rowOf(page, 'Price').first()).toContainText('$400,000');
  await checkBothSchemes(page);

  await page.getByRole('button', { name: 'Add Where the home is' }).click();
  const place = page.getByRole('form', { name: 'Where the home is' });
  await place.getByLabel('County (optional)').fill('Franklin');
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(place.getByLabel('State')).toHaveAttribute('aria-invalid', 'true');
  await place.getByLabel('State').selectOption('Ohio');
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Where the home is')).toContainText('Franklin, Ohio');
});

test('what is entered without a connection waits, and is saved once it is back', async ({
  page,
  context,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/plan');
  await add(page, 'Price', (form) => form.getByLabel('Price', { exact: true }).fill('400,000'));
  await expect(rowOf(page, 'Price')).toContainText(/You, \w{3} \d+/);
  await page.getByRole('button', { name: 'Change Price', exact: true }).click();
  const form = page.getByRole('form', { name: 'Price', exact: true });
  await form.getByLabel('Price', { exact: true }).fill('410,000');
  await expect(form.getByRole('table')).toBeVisible();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Price')).toContainText('Waiting to be saved');
  await expect(rowOf(page, 'Price')).toContainText('$410,000');
  await context.setOffline(false);
  await expect(rowOf(page, 'Price')).toContainText(/You, \w{3} \d+/);
  const reply = await page.request.get('/api/plan');
  expect(await reply.json()).toMatchObject({ facts: [{ fact: 'price', value: 41_000_000 }] });
});

test('what would move the plan most is shown with it, dropped, and kept', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  const facts = {
    ...{ price: 40_000_000, downPayment: 4_000_000, ratePercent: '6.5', savings: 10_000_000 },
    ...{ incomeWages: { cents: 12_000_000, per: 'year' }, monthlyDebts: 100_000 },
  };
  for (const [fact, value] of Object.entries(facts)) {
    const reply = await page.request.put(`/api/plan/facts/${fact}`, { data: { id: randomUUID(), value } });
    expect(reply.ok()).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await countLayoutShift(page);
  await page.goto('/portal/plan');
  const moves = group(page, 'What would move it most');
  const cost = group(page, 'What your plan comes to');
  const rows = moves.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('20% down, $80,000');
  // $360,000 at 6.5% with insurance of 0.46% is $2,413.44 a month, $320,000 without it $2,022.62.
  await expect(rows.first()).toContainText('$390 less a month');
  await expect(moves).toContainText('Debts of $1,000 a month paid off');
  await expect(cost).toContainText('Savings left');
  expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThanOrEqual(0.02);

  const payment = cost.getByText('Monthly payment').locator('..');
  const before = await payment.textContent();
  const tryIt = moves.getByRole('button', { name: 'Try it: 20% down, $80,000' });
  await tryIt.click();
  const trial = moves.getByRole('group', { name: 'Trying: 20% down, $80,000' });
  await expect(trial).toBeFocused();
  await expect(trial).toContainText('Keep saves: Down payment $80,000.');
  await expect(cost).toContainText('Trying: 20% down, $80,000');
  await expect(payment).not.toHaveText(before ?? '');
  const tried = await payment.textContent();
  await rows.first().getByText('How it is worked out').click();
  await expect(rows.first()).toContainText('20% of $400,000 is $80,000.');
  await checkBothSchemes(page);
  await trial.getByRole('button', { name: 'Drop' }).click();
  await expect(tryIt).toBeFocused();
  await expect(payment).toHaveText(before ?? '');
  await expect(rowOf(page, 'Down payment')).toContainText('$40,000');

  await tryIt.click();
  await trial.getByRole('button', { name: 'Keep' }).click();
  await expect(rowOf(page, 'Down payment')).toContainText('$80,000');
  await expect(payment).toHaveText(tried ?? '');
  await expect(moves).not.toContainText('20% down');
  await expect(cost).not.toContainText('Trying');
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get('/api/plan')).json()))
    .toContain('"value":8000000');
});
