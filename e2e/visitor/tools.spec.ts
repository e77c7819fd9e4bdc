import { readFile } from 'node:fs/promises';
import { checkAccessibility, expect, holdRequests, type Page, test } from '../harness/fixtures.ts';

test('a monthly payment follows what is typed and opens every figure', async ({ page }) => {
  test.setTimeout(360_000);
  await openTool(page, '/tools/monthly-payment');
  const answer = page.getByRole('region', { name: 'Each month, everything together' });
  await expect(answer.locator('#answer + p')).toHaveText('$2,357');

  const price = page.getByRole('textbox', { name: 'Price of the home' });
  await price.fill('$400k');
  await page.getByRole('textbox', { name: 'Down payment' }).fill('80,000.00');
  await expect(price).toHaveValue('400,000');
  // 320,000 at 7.4 % over 360 months, then 290 of tax and 160 of insurance.
  await expect(answer.locator('#answer + p')).toHaveText('$2,666');
  await expect(page.getByRole('combobox', { name: 'Credit score' })).toHaveCount(0);
  await expect(answer.getByRole('status')).toHaveText('Each month, everything together: $2,666');

  await price.fill('400,00');
  await expect(price).toHaveAccessibleDescription(/Did you mean \$400\.00 or \$40,000/);
  await expect(answer.getByText('This is the answer to your last complete figures.')).toBeVisible();
  await expect(answer.locator('#answer + p')).toHaveText('$2,666');
  await price.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await page.getByRole('link', { name: /Did you mean \$400\.00/ }).click();
  await expect(price).toBeFocused();
  await price.fill('70,000');
  await expect(page.getByText('The down payment is more than the price.').first()).toBeVisible();
  await price.fill('400,000');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await answer.getByText('Principal and interest').click();
  await expect(answer.getByText('Loan x i / (1 - (1 + i)^-months)')).toBeVisible();
  await expect(answer.getByText('To the cent', { exact: true })).toBeVisible();
  await expect(answer.getByText('$2,215.62')).toBeVisible();
  const slider = page.getByRole('slider', { name: /^The loan over time/ });
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^At the start: Balance \$320,000/);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^After payment 12 \(1\syear\): Balance \$316,9/);
  await page.getByRole('heading', { name: 'Every payment' }).click();
  await page.getByRole('button', { name: 'Year 30' }).click();
  await expect(page.getByRole('row', { name: /^360 / })).toContainText('$0.00');
  await page.getByRole('button', { name: 'Show every month' }).click();
  await expect(page.getByRole('row')).toHaveCount(4 + 1 + 30 + 360);
  await page.getByRole('button', { name: 'Show years only' }).click();
  await checkLooks(page);
});

test('a price that was typed and left before the page came alive is written like any other', async ({
  page,
}) => {
  const letThrough = await holdRequests(page, '**/assets/*.js');
  await page.goto('/tools/monthly-payment', { waitUntil: 'domcontentloaded' });
  const price = page.getByRole('textbox', { name: 'Price of the home' });
  await price.fill('$400k');
  await page.getByRole('textbox', { name: 'Down payment' }).focus();
  letThrough();
  await expect(price).toHaveValue('400,000');
});

test('extra payments end a loan sooner and say by how much', async ({ page }) => {
  test.setTimeout(360_000);
  await openTool(page, '/tools/extra-payments');
  const answer = page.getByRole('region', { name: 'Interest you would not pay' });
  await expect(answer.locator('#answer + p')).toHaveText('$76,173');
  await expect(answer.getByText('6 years 7 months')).toBeVisible();

  await page.getByRole('textbox', { name: 'More each month' }).fill('');
  await expect(answer.locator('#answer + p')).toHaveText('$0');
  await expect(page.getByText('Both lines are the same')).toBeVisible();
  await page.getByRole('textbox', { name: 'A single amount' }).fill('15,000');
  await page.getByRole('textbox', { name: 'With payment number' }).fill('24');
  await expect(answer.locator('#answer + p')).not.toHaveText('$0');
  await page.getByRole('textbox', { name: 'Principal and interest you pay now' }).fill('1300');
  await expect(page.getByText(/would never pay the loan off/)).toBeVisible();
  await page.getByRole('button', { name: 'Start again with the example' }).click();
  await expect(answer.locator('#answer + p')).toHaveText('$76,173');
  await checkLooks(page);
});

test('half the payment every two weeks is compared with a monthly schedule', async ({ page }) => {
  test.setTimeout(360_000);
  await openTool(page, '/tools/extra-payments');
  const answer = page.getByRole('region', { name: 'Interest you would not pay' });
  await page.getByLabel('How you pay').selectOption('Every two weeks, applied at once');
  await expect(answer.locator('#answer + p')).toHaveText('$56,555');
  await expect(answer.getByText('4 years 9 months')).toBeVisible();
  await expect(answer).toContainText('Interest of two weeks is a 26th of the rate a year');
  await expect(page.getByRole('textbox', { name: 'More each month' })).toBeHidden();
  await expect(page.getByText('577 payments, year by year and one by one')).toBeVisible();

  await page.getByLabel('How you pay').selectOption('Every two weeks, held until due');
  await expect(answer.locator('#answer + p')).toHaveText('$53,594');
  await expect(answer.getByText('$34,616')).toBeVisible();
  await page.getByLabel('How you pay').selectOption('Every two weeks, applied at once');
  await checkLooks(page);
});

test('a refinance is judged by interest and time, and not by its payment', async ({ page }) => {
  test.setTimeout(360_000);
  await openTool(page, '/tools/refinance');
  const answer = page.getByRole('region', { name: 'The new loan is ahead after' });
  await expect(answer.locator('#answer + p')).toHaveText('1 year 9 months');
  await answer.getByText('Lower each month by').click();
  await expect(answer.getByText('Current payment - new payment')).toBeVisible();

  // A lower payment at a higher rate, over more time: no gain, however long it is kept.
  await page.getByRole('textbox', { name: 'New rate' }).fill('7.75');
  await page.getByRole('textbox', { name: 'New term' }).fill('40');
  await expect(answer.locator('#answer + p')).toHaveText('Never, by these figures');
  await expect(answer.getByText('To the last payment, costs more by')).toBeVisible();
  await expect(answer.getByText('12 years later than today’s loan')).toBeVisible();
  await page.getByRole('textbox', { name: 'Cash you take out' }).fill('30,000');
  await expect(answer.getByText('$280,000')).toBeVisible();
  await checkLooks(page);
});

test('figures go into a link, onto paper and into a file without being sent', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(360_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Opened with figures, the form is filled in without a touch; what is unknown or broken there does no harm.
  const newestRates = page.waitForResponse(`${baseURL}/api/weekly-rates/newest`);
  await page.goto('/tools/monthly-payment#price=500%2C000&ratePercent=7&creditScore=1&nothing=%E0%A4%A');
  const price = page.getByRole('textbox', { name: 'Price of the home' });
  await expect(price).toHaveValue('500,000');
  await expect(page.getByRole('combobox', { name: 'Credit score' })).toHaveValue('720');
  await newestRates;
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  // A full Chromium asks for the icon of its tab again when the address changes.
  const icon = `${baseURL}/favicon.svg`;
  page.on('request', (request) => {
    const url = request.url();
    if (url !== icon && !url.startsWith(`${baseURL}/assets/`) && !url.startsWith('blob:')) sent.push(url);
  });

  await price.fill('510,000');
  await expect(page).toHaveURL(/#price=510%2C000&ratePercent=7$/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/tools/monthly-payment#price=510%2C000&ratePercent=7`);

  const [answerFile] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Answer (CSV)' }).click(),
  ]);
  const lines = (await readFile(await answerFile.path(), 'utf8')).split('\r\n');
  expect(lines).toContain('Input,Price of the home,"$510,000",');
  expect(lines.some((line) => line.startsWith('Answer,Principal and interest,3200.'))).toBe(true);
  const [schedule] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Schedule (CSV)' }).click(),
  ]);
  expect(schedule.suggestedFilename()).toBe('payment-schedule.csv');
  expect((await readFile(await schedule.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(361);
  expect(sent).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: 'Your figures' })).toBeHidden();
  await expect(page.getByRole('term').filter({ hasText: 'Price of the home' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Year 30' })).toBeVisible();
});

/** A page that is hydrated. */
async function openTool(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(page.locator('script[type="text/held"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function checkLooks(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      });
      if (colorScheme === 'light' && width === 360) await checkAccessibility(page);
      if (colorScheme === 'dark' && width === 1440) await checkAccessibility(page, 'colors');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  }
}
