import { addDays, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';

const today = getCalendarDay(new Date());
const year = Number(today.slice(0, 4)) - 1;

async function enterHome(page: Page) {
  const answer = await page.request.put('/api/owned-home/records', {
    data: {
      records: [
        {
          id: '00000000-0000-4000-8000-0000000000a1',
          kind: 'home',
          content: {
            ...{
              address: '12 Elm Street, Columbus, OH 43215',
              state: 'OH',
              county: null,
              boughtOn: '2021-06-15',
            },
            ...{ price: 40_000_000, isPrincipalResidence: true, metro: null },
          },
        },
      ],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function addBill(page: Page, number: number, month: string, item: string, amount: string) {
  const bill = page.getByRole('group', { name: `Bill ${number}`, exact: true });
  await bill.getByLabel('Month').selectOption(month);
  await bill.getByLabel('What for').selectOption(item);
  await bill.getByLabel('Amount').fill(amount);
}

test('a yearly escrow statement is typed, checked while typing, explained and questioned', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await enterHome(page);
  await page.goto('/portal/home/escrow');
  await expect(page.getByRole('heading', { name: 'Check your yearly escrow statement' })).toBeVisible();
  await page.getByRole('link', { name: 'Enter a statement' }).click();
  await expect(page.getByRole('heading', { name: 'Enter a statement' })).toBeFocused();

  // 4,800 a year: 400 a month, 1,200 at the start; nothing is there, so a shortage of 1,200 over 12 months.
  await page.getByLabel('First month', { exact: true }).selectOption('January');
  await page.getByLabel('Year', { exact: true }).fill(String(year));
  await addBill(page, 1, 'May', 'Property tax', '1,800');
  await addBill(page, 2, 'July', 'Homeowner’s insurance', '1,200');
  await page.getByRole('button', { name: 'Add a bill' }).click();
  await addBill(page, 3, 'November', 'Property tax', '-1,800');
  await page.getByLabel('Starting balance', { exact: true }).fill('0');
  await page.getByLabel('New escrow payment a month').fill('560');
  await page.getByLabel('Escrow payment before').fill('380');
  await page.getByLabel('Paying all of it at once').selectOption('Asked for');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A bill or payment cannot be below zero.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Bill 3', exact: true }).getByLabel('Amount')).toBeFocused();
  await page.getByRole('group', { name: 'Bill 3', exact: true }).getByLabel('Amount').fill('1,800');
  await expect(page.getByText('Your servicer may ask at most $500.00 a month.')).toBeVisible();

  await page.getByRole('button', { name: 'Enter the 12 months' }).click();
  await expect(page.getByText('A year has 12 months.')).toBeVisible();
  await page.getByLabel('Actual balance at the start').fill('1,000');
  for (const [cell, amount] of [
    ['January, actual: Deposit', '380'],
    ['January, actual: Paid out', '0'],
    ['January, actual: Balance', '1,380'],
    ['February, actual: Deposit', '380'],
    ['February, actual: Paid out', '0'],
    ['February, actual: Balance', '1,940'],
  ] as const)
    await page.getByLabel(cell).fill(amount);
  await expect(
    page.getByText('The statement’s February balance should be $1,760.00; it says $1,940.00.'),
  ).toBeVisible();
  await page.getByLabel('Property tax a year').fill('3,000');
  await page.getByLabel('Homeowner’s insurance a year').fill('1,200');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(
    page.getByRole('heading', {
      name: 'Your servicer may ask at most $500.00 a month. The statement asks $560.00: $60.00 more.',
    }),
  ).toBeVisible();
  await expect(page.getByText('The statement’s February balance should be $1,760.00')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What the servicer may do' })).toContainText(
    'Why does the statement offer or ask to pay the whole shortage at once?',
  );
  const jump = page.getByRole('region', { name: 'Why the payment changed' });
  await expect(jump).toContainText('Up $180.00 a month: from $380.00 to $560.00.');
  await expect(jump.getByRole('row', { name: 'Property tax +$50.00' })).toBeVisible();
  await expect(jump.getByRole('row', { name: 'Last year’s shortfall +$100.00' })).toBeVisible();
  await expect(
    jump.getByRole('row', { name: 'Not explained by these: ask the servicer +$30.00' }),
  ).toBeVisible();
  await checkBothSchemes(page);

  await page.getByRole('button', { name: 'Start a notice of error' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What is wrong, or what you ask for')).toHaveValue(
    /at most \$500\.00 a month/,
  );
  await dialog.getByLabel('Acknowledged on').fill(addDays(today, -80));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter the day the servicer received it first');
  await dialog.getByLabel('Sent on').fill(addDays(today, -84));
  await dialog.getByLabel('Received by the servicer on').fill(addDays(today, -81));
  await dialog
    .getByLabel('Servicer’s address for notices of error and requests')
    .fill('Buckeye Servicing\nP.O. Box 7');
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const letters = page.getByRole('region', { name: 'Letters to the servicer' });
  await expect(letters).toContainText('Late');
  await expect(letters.getByRole('link', { name: 'Submit a complaint (CFPB)' })).toBeVisible();
  await letters.getByRole('button', { name: 'Write the letter' }).click();
  await expect(dialog.getByLabel('What appears to be wrong')).toHaveValue(/12 CFR 1024\.17 gives at most/);
  await expect(dialog.getByLabel('To: company and address')).toHaveValue('Buckeye Servicing\nP.O. Box 7');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // The next year begins where this one ends, with its bills; the same year again is refused.
  await page.getByRole('link', { name: 'Enter a statement' }).click();
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue(String(year + 1));
  await page.getByLabel('Year', { exact: true }).fill(String(year));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`covers January ${year} too`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/portal/home');
  await expect(page.getByRole('link', { name: /^Escrow check/ })).toContainText(
    'An answer of your servicer is late.',
  );
});

test('on a phone a statement is typed without scrolling sideways', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await enterHome(page);
  await page.goto('/portal/home/escrow#new');
  await page.getByRole('button', { name: 'Enter the 12 months' }).click();
  await expect(page.getByLabel('Month').first()).toBeVisible();
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide()).toBe(false);
  await checkBothSchemes(page);
});
