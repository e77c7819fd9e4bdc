import { randomUUID } from 'node:crypto';
import {
  addDays,
  formatWeekdayDate,
  getCalendarDay,
  parseWeekday,
} from '../../domain/src/kernel/calendar-dates.ts';
import { countBackFromConsummation } from '../../domain/src/programs/dates/disclosure-dates.ts';
import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

/** The first day at least so many days ahead that falls on a weekday (0 is Sunday). */
function findDay(daysAhead: number, weekday: number): string {
  let day = addDays(getCalendarDay(new Date()), daysAhead);
  while (parseWeekday(day) !== weekday) day = addDays(day, 1);
  return day;
}

const write = (day: string) => formatWeekdayDate(day, 'en-US');
const receiptBefore = (closing: string) =>
  write(countBackFromConsummation(closing).latestClosingDisclosureReceipt);

test('a buyer sets the closing day, sees why each date is listed, and what moves before it moves', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const [first, second, sunday] = [findDay(40, 3), findDay(54, 3), findDay(47, 0)];
  await page.goto('/portal');
  await page.getByRole('link', { name: 'All dates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dates' })).toBeVisible();
  await expect(page.getByText('No dates ahead.')).toBeVisible();

  await page.getByRole('button', { name: 'Set: Closing day' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter month, day and year');
  await dialog.getByLabel('Day').fill(sunday);
  await expect(dialog.getByRole('status')).toContainText('This is a Sunday.');
  await dialog.getByLabel('Day').fill(first);
  await expect(dialog.getByRole('region', { name: 'These move with it' }).getByRole('listitem')).toHaveCount(
    11,
  );
  await dialog.getByRole('button', { name: 'Move these dates' }).click();
  await expect(dialog).toBeHidden();

  const receipt = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Last day to receive the Closing Disclosure' }) });
  await expect(receipt).toContainText(receiptBefore(first));
  await receipt.getByText('Why this date').click();
  await expect(receipt.getByRole('link', { name: /1026\.19\(f\)\(1\)\(ii\)/ })).toBeVisible();
  await expect(receipt).toContainText(`Closing day, ${write(first)}`);
  await expect(receipt).toContainText('Who acts: Your lender');

  await page.getByRole('button', { name: 'Change: Closing day' }).click();
  await dialog.getByLabel('Day').fill(second);
  const moves = dialog.getByRole('region', { name: 'These move with it' });
  await expect(
    moves.getByRole('listitem').filter({ hasText: 'Last day to receive the Closing Disclosure' }),
  ).toContainText(`${receiptBefore(second)} from ${receiptBefore(first)}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(receipt).toContainText(receiptBefore(first));
  await page.getByRole('button', { name: 'Change: Closing day' }).click();
  await dialog.getByLabel('Day').fill(second);
  await dialog.getByRole('button', { name: 'Move these dates' }).click();
  await expect(receipt).toContainText(receiptBefore(second));

  // The milestone that has it is still locked.
  await page.getByRole('button', { name: 'Set: Rate lock ends' }).click();
  await dialog.getByLabel('Day').fill(first);
  await expect(dialog.getByRole('status')).toContainText('Your rate lock ends before closing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const lock = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Rate lock ends' }) });
  await expect(lock).toContainText(write(first));
  await page.getByRole('button', { name: 'Change: Rate lock ends' }).click();
  await dialog.getByRole('button', { name: 'Remove this date' }).click();
  await expect(page.getByRole('button', { name: 'Set: Rate lock ends' })).toBeVisible();

  await page.getByRole('button', { name: 'Add a date of your own' }).click();
  await dialog.getByLabel('What is it?').fill('Movers');
  await dialog.getByLabel('Day').fill(first);
  await expect(dialog.getByText('Nothing else moves with it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Mark as waived: Movers' }).click();
  await page.getByText('Passed, done or waived (1)').click();
  await expect(page.getByRole('button', { name: 'No longer waived: Movers' })).toBeVisible();
});

test('moving the closing shows the terms, the rate lock it outruns and what extending that costs', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const [first, second] = [findDay(40, 3), findDay(54, 3)];
  const put = async (path: string, data: object) =>
    expect((await page.request.put(`/api/${path}`, { data })).ok()).toBe(true);
  const enter = (fact: string, value: unknown) => put(`plan/facts/${fact}`, { id: randomUUID(), value });
  await put('dates/closing-day', { day: first });
  await enter('lockUntil', addDays(first, 5));
  await page.goto('/portal/dates');
  await page.getByRole('button', { name: 'Change: Closing day' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill(second);
  await expect(
    dialog
      .getByRole('region', { name: 'These move with it' })
      .getByRole('listitem')
      .filter({ hasText: 'Homeowner’s insurance starts' }),
  ).toContainText(`${write(second)} from ${write(first)}`);
  const lock = dialog.getByRole('region', { name: 'Your rate lock' });
  await expect(lock).toContainText('9 days before this closing');
  await expect(lock).toContainText('in your lock agreement');
  await expect(dialog.getByRole('region', { name: 'Documents too old by then' })).toContainText(
    'None of your',
  );
  await checkBothSchemes(page);

  await lock.getByRole('link', { name: /lock terms to your plan/ }).click();
  await page.getByRole('button', { name: 'Add Cost of extending the rate lock' }).click();
  await page.getByLabel('Cost of a step, percent of the loan').fill('0.02');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('0.02% of the loan a day')).toBeVisible();
  await enter('price', 40_000_000);
  await enter('downPayment', 4_000_000);
  await page.goto('/portal/dates');
  await page.getByRole('button', { name: 'Change: Closing day' }).click();
  await dialog.getByLabel('Day').fill(second);
  await expect(lock).toContainText(`costs $648 and it then holds until ${write(second)}`);
  await dialog.getByRole('button', { name: 'Move these dates' }).click();
  await expect(dialog).toBeHidden();
});

test('the dashboard begins with what is due, the next days and what waits on others', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const today = getCalendarDay(new Date());
  const set = async (key: string, data: object) =>
    expect((await page.request.put(`/api/dates/${key}`, { data })).ok()).toBe(true);
  await page.goto('/portal');
  const region = page.getByRole('region', { name: 'Today' });
  await expect(region).toContainText('Nothing due today.');
  await expect(region.getByRole('link', { name: /^(Open|Upload): / })).toHaveCount(3);

  await set('own-00000000-0000-4000-8000-000000000001', { title: 'Call the lender', day: addDays(today, 1) });
  await set('own-00000000-0000-4000-8000-000000000002', {
    title: 'Send the pay stub',
    day: addDays(today, 20),
  });
  // Yesterday: the server counts days where the buyer lives, where it may still be the day before.
  await set('application-complete', { day: addDays(today, -1) });
  await expect(region).toContainText('Nothing due today. Next: tomorrow.');
  await expect(region.getByRole('link', { name: /: / }).first()).toHaveAccessibleName('See: Call the lender');
  await expect(region).toContainText('Next 14 days: 2');
  await expect(region).toContainText('Waiting on others: 1');
  await region.getByText('Waiting on others: 1').click();
  await expect(region).toContainText('Loan Estimate due');
  await checkBothSchemes(page);

  await set('own-00000000-0000-4000-8000-000000000001', { day: addDays(today, -1) });
  await expect(region).toContainText('Was due');
  await region.getByRole('link', { name: 'See: Call the lender' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dates' })).toBeVisible();
});
