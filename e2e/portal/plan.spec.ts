import type { Page } from '@playwright/test';
import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

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
  await expect(rowOf(page, 'Price')).toContainText(/You, \w{3} \d\d/);
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
  await expect(rowOf(page, 'Price')).toContainText(/You, \w{3} \d\d/);
  await page.getByRole('button', { name: 'Change Price', exact: true }).click();
  const form = page.getByRole('form', { name: 'Price', exact: true });
  await form.getByLabel('Price', { exact: true }).fill('410,000');
  await expect(form.getByRole('table')).toBeVisible();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Price')).toContainText('Waiting to be saved');
  await expect(rowOf(page, 'Price')).toContainText('$410,000');
  await context.setOffline(false);
  await expect(rowOf(page, 'Price')).toContainText(/You, \w{3} \d\d/);
  const reply = await page.request.get('/api/plan');
  expect(await reply.json()).toMatchObject({ facts: [{ fact: 'price', value: 41_000_000 }] });
});
