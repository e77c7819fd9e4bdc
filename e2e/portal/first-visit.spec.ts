import { randomUUID } from 'node:crypto';
import { countLayoutShift, expect, loadEmailCode, type Page, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';

const figure = (page: Page) => page.getByRole('region', { name: 'What it comes to' });
const answerOf = (page: Page, question: string) => page.getByRole('group', { name: question });
const choose = (page: Page, question: string, choice: string) =>
  answerOf(page, question).getByText(choice, { exact: true }).click();
const today = (page: Page) => page.getByRole('region', { name: 'Today', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Go to Today' });
const rowOf = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });

/** What the figure says it is a month. */
async function getPayment(page: Page): Promise<number> {
  const text = await figure(page).getByRole('definition').first().textContent();
  return Number(text?.replace(/[$,]/g, ''));
}

async function openFromToday(page: Page): Promise<void> {
  await page.goto('/portal');
  await today(page)
    .getByRole('link', { name: /^Six questions/ })
    .click();
  await expect(page).toHaveURL('/portal/welcome');
}

test('the six questions and their figure are on one screen of a laptop', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/portal/welcome');
  await page.getByLabel('Price', { exact: true }).fill('336,000');
  await expect(figure(page)).toContainText('At $336,000.');
  await expect(figure(page).getByRole('definition').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('group').last()).toBeInViewport({ ratio: 1 });
  await expect(save(page)).toBeInViewport({ ratio: 1 });
});

test('a new buyer answers six questions, sees the figure move, and Today, the plan and the journey have the answers', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await openFromToday(page);
  await expect(figure(page)).toContainText('Enter a price or an income');
  await expect(figure(page).getByRole('definition').first()).toContainText('not yet');

  await test.step('the figure follows each answer, and says what it assumes', async () => {
    await page.getByLabel('Price', { exact: true }).fill('336,000');
    await expect(figure(page)).toContainText('At $336,000. We assume a conventional loan');
    await expect(figure(page)).toContainText('weekly survey');
    const assumed = await getPayment(page);
    expect(assumed).toBeGreaterThan(1_500);
    await choose(page, 'How much down?', '3%');
    await expect.poll(() => getPayment(page)).toBeGreaterThan(assumed);
    await expect(figure(page)).not.toContainText(' down,');
    await page.getByRole('button', { name: 'Clear: How much down?' }).click();
    await expect.poll(() => getPayment(page)).toBe(assumed);
    await choose(page, 'How much down?', '3%');
    await page.getByLabel('Price', { exact: true }).fill('');
  });

  await test.step('an income says which prices it carries', async () => {
    await page.getByLabel('Or income a year').fill('96000');
    await expect(figure(page)).toContainText(/Your income carries \$\d{3},000 to \$\d{3},000/);
    expect(await getPayment(page)).toBeLessThan(8_000 * 0.32);
  });

  await test.step('what cannot be read is said in a summary and at its field, and nothing is saved', async () => {
    await page.getByLabel('County (optional)').fill('Franklin');
    await save(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Choose the state that the county is in.' }).click();
    await expect(page.getByLabel('State')).toBeFocused();
    await expect(page.getByLabel('State')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('State').selectOption('Ohio');
    await expect(summary).toHaveCount(0);
  });

  await choose(page, 'When?', 'In 3-6 months');
  await answerOf(page, 'Who buys?').getByRole('radio', { name: 'Just me' }).focus();
  await page.keyboard.press('ArrowRight');
  await choose(page, 'Where are you now?', 'With a lender');
  const shown = await figure(page).getByRole('definition').first().textContent();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('radio', { name: 'Closing soon' }).scrollIntoViewIfNeeded();
  await expect(figure(page).getByRole('definition').first()).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await save(page).click();

  await expect(page).toHaveURL('/portal');
  await expect(today(page)).toContainText(/\$\d{3},000 to \$\d{3},000/);
  await expect(
    today(page)
      .getByRole('definition')
      .filter({ hasText: shown ?? '' }),
  ).toHaveCount(1);
  await expect(today(page).getByRole('link', { name: /^Six questions/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'You are here: With a lender' })).toBeVisible();

  await page.goto('/portal/plan');
  await expect(rowOf(page, 'Where the home is')).toContainText('Franklin, Ohio');
  await expect(rowOf(page, 'Price range')).toContainText(/You, from .*Afford/);
  await expect(rowOf(page, 'Wages')).toContainText('$96,000 a year');
  await expect(rowOf(page, 'Down payment')).not.toContainText('Our assumption');
  await expect(rowOf(page, 'People in the household')).toContainText('2 people');
  await expect(rowOf(page, 'When you plan to buy')).toContainText('In 3-6 months');

  await page.goto('/portal/welcome');
  await expect(page.getByLabel('State')).toHaveValue('OH');
  await expect(answerOf(page, 'How much down?').getByRole('radio', { name: '3%' })).toBeChecked();
  await expect(answerOf(page, 'Who buys?')).toContainText(/You, \w{3} \d/);
  await expect(figure(page).getByRole('definition').first()).toHaveText(shown ?? '');
});

test('skipping all leads to Today, which still asks', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await openFromToday(page);
  await page.getByLabel('Price', { exact: true }).fill('300,000');
  await page.getByRole('link', { name: 'Skip all' }).click();
  await expect(page).toHaveURL('/portal');
  await today(page)
    .getByRole('link', { name: /^Six questions/ })
    .click();
  await save(page).click();
  await expect(page).toHaveURL('/portal');
  await expect(today(page).getByRole('link', { name: /^Six questions/ })).toBeVisible();
  expect(await (await page.request.get('/api/plan')).json()).toEqual({ facts: [] });
});

test('what the application says is there, and is saved with the rest', async ({ page, buyer }) => {
  // As the questionnaire stores it once its disclosure was accepted.
  await queryServer(
    `insert into applications (id, timeline, property_type, occupancy, purchase_price, down_payment, name, email, phone, disclosure_version, accepted_at)
     values ($1, '1-2months', 'condo', 'primaryResidence', '$450,000', '45,000', 'Ada Buyer', $2, '+18005550199', '2026-11-23', now())`,
    [randomUUID(), buyer.email],
  );
  await page.goto('/portal/welcome');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('450,000');
  await expect(answerOf(page, 'How much down?').getByRole('radio', { name: '10%' })).toBeChecked();
  for (const question of ['What price, or what income?', 'How much down?', 'When?'])
    await expect(answerOf(page, question)).toContainText('From your application, ');
  await expect(answerOf(page, 'Who buys?')).not.toContainText('From your application');
  await expect(figure(page)).toContainText('At $450,000.');
  await save(page).click();
  await expect(today(page)).toContainText('$450,000');
  await page.goto('/portal/plan');
  await expect(rowOf(page, 'Down payment')).toContainText('$45,000');
});

test('what a visitor typed on the first page and in the application is in sign-up and in the six questions', async ({
  page,
  request,
}) => {
  const email = `carried-${randomUUID()}@example.com`;
  await page.goto('/');
  const card = page.getByRole('region', { name: 'What would it cost each month?' });
  const example = await card.getByText(/^\$[\d,]+$/).textContent();
  await card.getByLabel('Price of the home').fill('410,000');
  await expect(card.getByText(/^\$[\d,]+$/)).not.toHaveText(example ?? '');
  await page.locator('#hero').getByRole('link', { name: 'Get Started' }).click();
  for (const option of ['In 1-2 months', 'Townhouse', 'Primary residence']) {
    await page.getByRole('radio', { name: option }).check();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByLabel('Estimated purchase price')).toHaveValue('410,000');
  // The example of the first page is not what the visitor said.
  await expect(page.getByLabel('Estimated down payment')).toHaveValue('');
  await expect(page.getByText('From what you entered on the first page')).toBeVisible();
  await page.getByLabel('Estimated down payment').fill('41,000');
  await expect(page.getByText('From what you entered on the first page')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Full name').fill('Carrie Buyer');
  await page.getByLabel('E-mail address').fill(email);

  await page.goto('/login/sign-up');
  await expect(page.getByLabel('Your name')).toHaveValue('Carrie Buyer');
  await expect(page.getByRole('textbox', { name: /mail address/ })).toHaveValue(email);
  await page.getByRole('button', { name: 'Add a password' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password for the first visit');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Code from the email').fill(await loadEmailCode(request, email));
  await page.getByRole('button', { name: 'Open account', exact: true }).click();
  await expect(page).toHaveURL('/portal/welcome');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('410,000');
  await expect(answerOf(page, 'How much down?').getByRole('radio', { name: '10%' })).toBeChecked();
  await expect(answerOf(page, 'When?').getByRole('radio', { name: 'In 1-2 months' })).toBeChecked();
  await expect(answerOf(page, 'When?')).toContainText('From what you entered');
  await expect(answerOf(page, 'Where?')).not.toContainText('From what you entered');
  await expect(figure(page)).toContainText('At $410,000.');
  await page.getByLabel('Price', { exact: true }).fill('420,000');
  await save(page).click();
  await expect(today(page)).toContainText('$420,000');
  await page.goto('/portal/welcome');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('420,000');
});

test('on a phone nothing of Today moves right after the six questions, nor at the next visit', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await countLayoutShift(page);
  const place = page.getByRole('region', { name: /^You are here/ });
  await openFromToday(page);
  await page.getByLabel('Price', { exact: true }).fill('336,000');
  await choose(page, 'Where are you now?', 'With a lender');
  await save(page).click();
  await expect(page).toHaveURL('/portal');
  await expect(today(page)).toContainText('$336,000');
  // The parts that wait for the page to be used come after five seconds.
  await expect(place).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThanOrEqual(0.02);
  await page.goto('/portal');
  await expect(place).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThanOrEqual(0.02);
});
