import { randomUUID } from 'node:crypto';
import { addDays, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { createContract } from '../harness/contract.ts';
import { checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';
import { takePhoto } from '../harness/photos.ts';

const DAYS_TO_CLOSING = 25;

async function put(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.put(path, { data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
}

const setFact = (page: Page, fact: string, value: unknown) =>
  put(page, `/api/plan/facts/${fact}`, { id: randomUUID(), value });

/** The figure of Today with this name, as it reads. */
const figure = (page: Page, name: string | RegExp) =>
  page
    .getByRole('region', { name: 'Today', exact: true })
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) })
    .getByRole('definition');

test('a fact set in its room is on Today at once, in every window that shows it', async ({ page, buyer }) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/portal');
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByRole('link', { name: /^Open: / }).first()).toBeVisible();
  await expect(today.getByRole('definition')).toHaveCount(0);

  await test.step('the plan, before there is a home', async () => {
    await setFact(page, 'priceRange', { from: 36_000_000, to: 40_000_000 });
    await expect(figure(page, 'price range of your plan')).toHaveText('$360,000 to $400,000');
    await setFact(page, 'downPayment', 4_000_000);
    await setFact(page, 'savings', 6_000_000);
    await expect(figure(page, 'to close, of $60,000 saved')).toContainText('$');
    await checkBothSchemes(page);
  });

  await test.step('a card payment before its statement, until the balance is low enough', async () => {
    const id = randomUUID();
    const statementDay = Number(addDays(getCalendarDay(new Date()), 9).slice(8));
    const card = { name: 'Blue card', balance: 270_000, limit: 300_000, statementDay };
    await put(page, `/api/credit/cards/${id}`, card);
    await expect(today).toContainText(/Pay \$1,800 on Blue card before \w+ \d/);
    await expect(today.getByRole('link', { name: /^See: Pay \$1,800/ })).toHaveAttribute(
      'href',
      '/portal/credit#payments-title',
    );
    await put(page, `/api/credit/cards/${id}`, { ...card, balance: 90_000 });
    await expect(today).not.toContainText('Blue card');
  });

  const home = await test.step('the home under contract, at its agreed price', async () => {
    const contract = await createContract(page.request);
    await expect(today.getByRole('link', { name: '7 Oak Lane' })).toBeVisible();
    await expect(today).toContainText('Under contract');
    await expect(figure(page, 'price agreed')).toHaveText('$380,000');
    await expect(today.getByRole('listitem').filter({ hasText: 'Inspection contingency ends' })).toHaveCount(
      1,
    );
    return contract;
  });

  await test.step('the closing day', async () => {
    const day = addDays(getCalendarDay(new Date()), DAYS_TO_CLOSING);
    await put(page, '/api/dates/closing-day', { day });
    await expect(figure(page, 'days to closing')).toHaveText(/^2[456]$/);
    await expect(today).toContainText(/closing \w+, /);
    const journey = page.getByRole('region', { name: 'Your Mortgage Journey' });
    await expect(journey).toContainText('Closing day in ');
    await expect(journey).not.toContainText('No dates yet');
  });

  await test.step('its first photo, which is added in another window', async () => {
    const other = await page.context().newPage();
    await other.goto(`/portal/homes#${home.id}`);
    const photos = other.getByRole('region', { name: 'Photos', exact: true });
    await photos.locator('input[type=file]').setInputFiles(await takePhoto(other, 'front.jpg'));
    await expect(photos.getByRole('button', { name: /^Open / })).toHaveCount(1);
    await other.close();
    await expect(today.getByRole('img', { name: 'Photo 1 of 7 Oak Lane, Dublin, OH' })).toBeVisible();
  });
  await checkBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(today.getByRole('link', { name: '7 Oak Lane' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
