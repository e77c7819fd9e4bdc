import { addDays, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { milestones } from '../../domain/src/milestones/milestones.ts';
import { createContract } from '../harness/contract.ts';
import { checkAccessibility, checkBothSchemes, expect, test } from '../harness/fixtures.ts';

const cardOf = (slug: string) => `li[data-milestone="${slug}"]`;

test('a new buyer says where they are: what lies before is set aside, brought back, and undone', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal');
  const panel = page.getByRole('region', { name: 'Where are you now?' });
  await expect(panel.getByRole('button')).toHaveText([
    'Exploring',
    'With a lender',
    'Under contract',
    'Closing soon',
    'I own it already',
  ]);
  await expect(panel.getByRole('link', { name: 'Add a passkey' })).toHaveAttribute(
    'href',
    '/portal/settings/security#passkeys',
  );
  await expect(page.getByText('Set aside', { exact: true })).toHaveCount(0);

  await panel.getByRole('button', { name: 'With a lender' }).click();
  const answered = page.getByRole('region', { name: 'You are here: With a lender' });
  await expect(answered).toContainText('2 milestones are set aside.');
  await expect(answered.getByRole('heading')).toBeFocused();
  for (const { slug, title } of milestones) {
    await expect(page.locator(cardOf(slug)).getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator(cardOf(slug)).getByText('Set aside', { exact: true })).toHaveCount(
      ['interest', 'pre-app'].includes(slug) ? 1 : 0,
    );
  }
  await expect(page.locator(cardOf('pre-approval'))).toHaveAttribute('data-state', 'now');
  await expect(page.getByText('0% Complete')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Locked/ })).toHaveCount(7);
  await checkBothSchemes(page);

  await page.locator(cardOf('pre-app')).getByRole('link', { name: 'Start Pre-App' }).click();
  await expect(page.getByRole('main')).toContainText('It lies before the place you named: With a lender.');
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('Pre-App is back in your journey')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring back' })).toHaveCount(0);
  await page.goto('/portal');
  await expect(answered).toContainText('1 milestone is set aside.');

  await answered.getByRole('button', { name: 'Change' }).click();
  await expect(panel.getByRole('button', { name: 'With a lender' })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'Closing soon' }).click();
  const closing = page.getByRole('region', { name: 'You are here: Closing soon' });
  await expect(closing).toContainText('7 milestones are set aside.');
  await closing.getByRole('button', { name: 'Undo' }).click();
  await expect(answered).toContainText('1 milestone is set aside.');
  await expect(page.locator(cardOf('pre-app')).getByText('Set aside', { exact: true })).toHaveCount(0);
});

test('a buyer under contract has the milestone of the contract open; the answer is undone to none', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const reply = await page.request.post('/api/beta-access');
  expect(reply.ok()).toBe(true);
  await page.goto('/portal');
  await page.getByRole('button', { name: 'Under contract' }).click();
  await expect(page.getByText('None of ten milestones are done. Next: Loan Application.')).toBeVisible();
  await expect(page.locator(cardOf('loan-application'))).toHaveAttribute('data-state', 'now');
  await expect(page.getByRole('link', { name: 'Start Loan Application' }).first()).toHaveAttribute(
    'href',
    '/portal/milestones/loan-application',
  );
  await expect(
    page
      .getByRole('region', { name: 'Today', exact: true })
      .getByRole('link', { name: 'Open: Book the home inspection at once' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Where are you now?' })).toBeVisible();
  await expect(page.getByText('Set aside', { exact: true })).toHaveCount(0);
});

test('a new buyer under contract opens its milestone within 4 presses', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  // Where a buyer is once signed up.
  await page.goto('/portal/welcome');
  await page.getByRole('group', { name: 'Where are you now?' }).getByText('Under contract').click();
  await page.getByRole('button', { name: 'Go to Today' }).click();
  await page.getByRole('link', { name: 'Request Beta Access' }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Request Beta Access' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Loan Application/);
  await expect(page.getByRole('checkbox', { name: /Book the home inspection/ })).toBeVisible();

  await page.goto('/portal');
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByRole('link', { name: /^Open: / }).first()).toHaveAccessibleName(
    'Open: Book the home inspection at once',
  );

  // What the contract says is copied once, and Today counts with it.
  await today.getByRole('link', { name: 'Enter: Enter your contract' }).click();
  const form = page.getByRole('region', { name: 'Enter your contract' });
  await form.getByLabel('Address').fill('9 Oak Court, Columbus');
  await form.getByLabel('State', { exact: true }).selectOption('OH');
  await form.getByRole('textbox', { name: 'Price' }).fill('380000');
  await form.getByRole('textbox', { name: 'Earnest money', exact: true }).fill('5000');
  await form.getByRole('textbox', { name: 'Inspection contingency ends: days after signing' }).fill('10');
  const day = getCalendarDay(new Date());
  await form.getByLabel('Financing contingency ends: or a date').fill(addDays(day, 21));
  await form.getByLabel('Closing day').fill(addDays(day, 45));
  await checkAccessibility(page, 'colors');
  await form.getByRole('button', { name: 'Save the contract' }).click();
  await expect(form.getByText('Enter the day it was signed, today or earlier.')).toBeVisible();
  await form.getByLabel('Day it was signed').fill(addDays(day, -1));
  await form.getByRole('button', { name: 'Save the contract' }).click();
  await expect(today).toContainText('9 Oak Court');
  await expect(today).toContainText('$380,000');
  await expect(today).toContainText('price agreed');
  await expect(today).toContainText('Inspection contingency ends');
  await expect(today).toContainText('days to closing');
  await expect(today.getByRole('link', { name: 'Enter: Enter your contract' })).toHaveCount(0);
});

test('an accepted offer says where the buyer is, and the closing day that it closed', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal');
  await expect(page.getByText('Start here: set your move-in month and monthly limit.')).toBeVisible();
  await createContract(page.request);
  const answered = page.getByRole('region', { name: 'You are here: Under contract' });
  await expect(answered).toContainText('Your accepted offer says so. 5 milestones are set aside.');
  await expect(page.getByText('Start here: set your move-in month and monthly limit.')).toHaveCount(0);
  await answered.getByRole('button', { name: 'Change' }).click();
  const panel = page.getByRole('region', { name: 'Where are you now?' });
  await expect(panel.getByRole('button')).toHaveText(['Under contract', 'Closing soon', 'I own it already']);

  const day = addDays(getCalendarDay(new Date()), -2);
  await page.request.put('/api/dates/closing-day', { data: { day } });
  await expect(page.getByRole('region', { name: 'You are here: Purchase closed' })).toContainText(
    'Your closing day says so. 9 milestones are set aside.',
  );
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today).toContainText('Closed ');
  await expect(today).not.toContainText('Under contract');
  await expect(today.getByRole('link', { name: 'Your home' })).toHaveAttribute('href', '/portal/home');

  // What was agreed is in the plan without a press.
  await page.goto('/portal/plan');
  await expect(page.getByText(/^From your contract for /).first()).toBeVisible();
});
