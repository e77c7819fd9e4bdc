import type { Browser } from '@playwright/test';
import { addDays, formatWeekdayDate, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { createBuyerAccount } from '../harness/accounts.ts';
import { createContract } from '../harness/contract.ts';
import { checkBothSchemes, expect, loadEmailLink, type Page, test } from '../harness/fixtures.ts';

const openBrowser = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();

const TERM = 'Inspection contingency ends';

test('a couple and their agent see the same contract dates in three browsers', async ({
  page: jordan,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  await createBuyerAccount(jordan.context(), { name: 'Jordan Rivera' });
  const priya = await openBrowser(browser, baseURL);
  const { email } = await createBuyerAccount(priya.context(), { name: 'Priya Shah' });
  const invite = async (data: object) =>
    expect((await jordan.request.post('/api/purchase/people', { data })).ok()).toBe(true);
  await invite({ name: 'Priya', email, role: 'co-buyer' });
  await priya.goto(await loadEmailLink(request, email, 'buy a home together'));
  await priya.getByRole('button', { name: 'Join and buy together' }).click();
  await expect(priya.getByText('You and Jordan Rivera buy together now')).toBeVisible();

  const address = `ana-${email}`;
  await invite({ name: 'Ana Gomez', email: address, role: 'agent' });
  const people = await (await jordan.request.get('/api/purchase')).json();
  const { id: anaId } = people.people.find(({ name }: { name: string }) => name === 'Ana Gomez');
  const granted = await jordan.request.post(`/api/purchase/people/${anaId}/grants`, {
    data: { what: 'homes' },
  });
  expect(granted.ok()).toBe(true);

  const { id } = await createContract(jordan.request);
  await priya.goto(`/portal/homes#${id}`);
  const roomOf = (page: Page) => page.getByRole('region', { name: 'Offers', exact: true });
  await expect(roomOf(priya)).toContainText(TERM);

  await jordan.goto(`/portal/homes#${id}`);
  await roomOf(jordan)
    .getByRole('button', { name: `Extend: ${TERM}` })
    .click();
  const dialog = jordan.getByRole('dialog');
  const day = addDays(getCalendarDay(new Date()), 21);
  await dialog.getByLabel('New day').fill(day);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
  const written = formatWeekdayDate(day, 'en-US');
  await expect(roomOf(priya).getByRole('listitem').filter({ hasText: TERM })).toContainText(written);
  await priya.goto('/portal/dates');
  const dated = (page: Page) => page.getByRole('listitem').filter({ hasText: TERM });
  await expect(dated(priya)).toContainText(written);

  const ana = await openBrowser(browser, baseURL);
  await ana.goto(await loadEmailLink(request, address, 'shares a home purchase'));
  await ana.getByRole('button', { name: 'See what is shared' }).click();
  const glance = ana.locator('dl').filter({ hasText: 'What you may add' });
  await expect(glance.getByText(/^Accepted at \$380,000/)).toBeVisible();
  // The price agreed, and not the one asked.
  await expect(glance.getByText('$380,000', { exact: true })).toBeVisible();
  await expect(glance.getByRole('listitem').filter({ hasText: TERM })).toContainText(written);
  const sections = ana.getByRole('main').locator('section section');
  await expect(sections.getByRole('listitem').filter({ hasText: TERM })).toContainText(written);
  await expect(sections.getByText(/^Accepted at \$380,000/)).toBeVisible();
  await checkBothSchemes(ana);
});
