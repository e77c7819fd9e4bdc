import { getToolPath, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { expect, type Page, test } from '../harness/fixtures.ts';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

test('each of the thirteen calculators shows its main figure within the first two screens of a phone', async ({
  page,
}) => {
  test.setTimeout(360_000);
  expect(toolPageIds).toHaveLength(13);
  for (const id of toolPageIds) {
    await page.goto(getToolPath(id));
    const figure = page.locator('[data-result-bar] p span').last();
    await expect(figure, id).toHaveText(/\d/);
    const bottom = await figure.evaluate((span) => span.getBoundingClientRect().bottom + scrollY);
    expect(bottom, id).toBeLessThanOrEqual(2 * phone.height);
  }
});

test('the result bar follows what is typed, covers no control that has the focus, and ends with the form', async ({
  page,
}) => {
  await page.goto('/tools/monthly-payment');
  const bar = page.locator('[data-result-bar]');
  await expect(bar).toContainText('$2,357');
  await expect(bar).toBeInViewport();
  await page.getByRole('textbox', { name: 'Price of the home' }).fill('400,000');
  await page.getByRole('textbox', { name: 'Down payment' }).fill('80,000');
  await expect(bar).toContainText('$2,666');
  await page.getByRole('textbox', { name: 'Down payment' }).fill('80,000,');
  await expect(bar).toContainText('From your last complete figures');
  await page.getByRole('textbox', { name: 'Down payment' }).fill('80,000');
  for (const name of ['Interest rate', 'Term', 'Homeowner’s insurance', 'HOA'])
    await expectUncovered(page, name);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('#answer')).toBeFocused();
  const [end, start] = await page.evaluate(() => [
    document.querySelector('[data-result-bar]')?.getBoundingClientRect().bottom ?? 0,
    document.querySelector('#answer')?.getBoundingClientRect().top ?? 0,
  ]);
  expect(end).toBeLessThanOrEqual(start ?? 0);
});

async function expectUncovered(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: new RegExp(name) }).first();
  if ((await field.count()) === 0) return;
  await field.focus();
  const isUncovered = await field.evaluate((input) => {
    const { left, width, bottom } = input.getBoundingClientRect();
    return input.contains(document.elementFromPoint(left + width / 2, bottom - 4));
  });
  expect(isUncovered, name).toBe(true);
}

test('where a payment goes and where the cash comes from are shown, said and listed', async ({ page }) => {
  await page.goto('/tools/affordability');
  const payment = page.getByRole('figure', { name: 'Where a month’s payment goes' });
  await expect(payment).toContainText(/Principal and interest: \d+% of \$[\d,]+ a month/);
  await expect(payment.getByRole('row', { name: /Property tax/ })).toContainText('$');
  await page.goto('/tools/cash-to-close');
  const cash = page.getByRole('figure', { name: 'From the price to your cash' });
  await expect(cash).toContainText('The loan pays $360,000 of the $400,000.');
  await expect(cash.getByRole('row', { name: /^Cash to close/ })).toContainText('$44,600');
});

test('with text twice as large no calculator scrolls sideways', async ({ page }) => {
  test.setTimeout(360_000);
  await page.setViewportSize({ width: 640, height: 844 });
  for (const id of toolPageIds) {
    await page.goto(getToolPath(id));
    const beyond = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect(beyond, id).toBeLessThanOrEqual(0);
  }
});
