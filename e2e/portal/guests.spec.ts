import { randomUUID } from 'node:crypto';
import {
  checkAccessibility,
  countLayoutShift,
  expect,
  loadEmailCode,
  PASSWORD,
  test,
} from '../harness/fixtures.ts';

const PRICE = 41_200_000;

test('a visitor sees figures of the portal after two presses, and an account keeps what they enter', async ({
  page,
  request,
}) => {
  const email = `guest-${randomUUID()}@example.com`;
  await page.goto('/');
  await page.locator('#hero').getByRole('link', { name: 'Try Portal' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await checkAccessibility(page, 'colors');
  await page.getByRole('button', { name: 'Start without an account' }).click();
  await expect(page).toHaveURL('/portal');
  await expect(
    page.getByText(/Kept on this device until .+, or until you clear its cookies\./),
  ).toBeVisible();
  await checkAccessibility(page, 'colors');
  const fact = { id: randomUUID(), value: PRICE };
  const entered = await page.request.put('/api/plan/facts/price', { data: fact });
  expect(entered.status()).toBe(200);

  await page.goto('/portal/people');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs an account');

  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('Gwen Guest');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Code from the email').fill(await loadEmailCode(request, email));
  await page.getByRole('button', { name: 'Open account', exact: true }).click();
  await expect(page).toHaveURL('/portal/people');
  await expect(page.getByText('Kept on this device until')).toHaveCount(0);
  const { facts } = await (await page.request.get('/api/plan')).json();
  expect(facts).toMatchObject([{ fact: 'price', value: PRICE }]);
});

test('the sample says so on every page, and is left for an own purchase', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Look around with a sample purchase' }).click();
  await expect(page).toHaveURL('/portal');
  const lead = page.getByText('This is a sample purchase.');
  await expect(lead).toBeVisible();
  for (const path of ['/portal/plan', '/portal/homes', '/portal/dates']) {
    await page.goto(path);
    await expect(lead).toBeVisible();
  }
  await page.goto('/portal/homes');
  await expect(page.getByText('856 Maple Avenue').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start my own' }).click();
  await expect(page).toHaveURL('/portal');
  await expect(lead).toHaveCount(0);
  await expect(page.getByText('Kept on this device until')).toBeVisible();
  const { homes } = await (await page.request.get('/api/homes')).json();
  expect(homes).toEqual([]);
});

test('on a phone nothing of a sample’s Today moves at the first visit, nor at the next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await countLayoutShift(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Look around with a sample purchase' }).click();
  const details = page
    .getByRole('region', { name: 'Today', exact: true })
    .getByText(/^Next 14 days/)
    .first();
  await expect(details).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThanOrEqual(0.02);
  await page.goto('/portal');
  await expect(details).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThanOrEqual(0.02);
});

test('someone who signs in to their account adds what they entered as a guest', async ({ page, buyer }) => {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Start without an account' }).click();
  await expect(page).toHaveURL('/portal');
  await page.request.put('/api/plan/facts/price', { data: { id: randomUUID(), value: PRICE } });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You entered something here as a guest')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my purchase' }).click();
  await expect(page.getByText('You entered something here as a guest')).toHaveCount(0);
  const { facts } = await (await page.request.get('/api/plan')).json();
  expect(facts).toMatchObject([{ fact: 'price', value: PRICE }]);
});

test.describe('a browser that keeps no cookies', () => {
  test('is told so, and keeps the page', async ({ page }) => {
    await page.goto('/login');
    await page.route('**/api/guests', async (route) => {
      const response = await route.fetch();
      const { 'set-cookie': _, ...headers } = response.headers();
      await page.context().clearCookies();
      await route.fulfill({ response, headers });
    });
    await page.getByRole('button', { name: 'Start without an account' }).click();
    await expect(page.getByText(/Your browser did not keep our cookie/)).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.setItem('guest', 'yes'));
    await page.reload();
    await page.mouse.move(5, 5);
    await expect(page.getByText(/Your visit without an account has ended/)).toBeVisible();
  });
});
