import type { Browser } from '@playwright/test';
import { milestoneTexts } from '../../content/src/en/milestones.ts';
import { addDays, formatWeekdayDate, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { createBuyerAccount } from '../harness/accounts.ts';
import {
  checkBothSchemes,
  expect,
  loadEmailLink,
  type Page,
  PDF,
  test,
  useToasts,
} from '../harness/fixtures.ts';

const openBrowser = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();

const rowOf = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });

const dateOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function enter(page: Page, press: string, label: string, text: string) {
  await page.getByRole('button', { name: press, exact: true }).click();
  const form = page.getByRole('form', { name: label, exact: true });
  await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
}

/** Once both pages are notified of each other's changes. */
async function openBoth(pages: readonly Page[], path: string, heading: string) {
  for (const page of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
}

test('Jordan and Priya plan together in two browsers, and their agent sees the loan offers only', async ({
  page: jordan,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(360_000);
  await createBuyerAccount(jordan.context(), { name: 'Jordan Rivera' });
  const priya = await openBrowser(browser, baseURL);
  const { email } = await createBuyerAccount(priya.context(), { name: 'Priya Shah' });
  const both = [jordan, priya] as const;

  await test.step('they buy together', async () => {
    const data = { name: 'Priya', email, role: 'co-buyer' };
    expect((await jordan.request.post('/api/purchase/people', { data })).ok()).toBe(true);
    await priya.goto(await loadEmailLink(request, email, 'buy a home together'));
    await priya.getByRole('button', { name: 'Join and buy together' }).click();
    await expect(priya.getByText('You and Jordan Rivera buy together now')).toBeVisible();
  });

  await test.step('what one types in the plan shows at the other, and is taken back with one press', async () => {
    await openBoth(both, '/portal/plan', 'Your plan');
    await enter(jordan, 'Add Price', 'Price', '400,000');
    await expect(rowOf(priya, 'Price')).toContainText('$400,000');
    await expect(rowOf(priya, 'Price')).toContainText(/Jordan Rivera, \w{3} \d+/);
    await enter(priya, 'Change Price', 'Price', '410,000');
    await expect(rowOf(jordan, 'Price')).toContainText('$410,000');
    await expect(rowOf(jordan, 'Price')).toContainText('You had $400,000 before Priya Shah changed it.');
    await checkBothSchemes(jordan);
    await rowOf(jordan, 'Price').getByRole('button', { name: 'Take it back' }).click();
    await expect(rowOf(priya, 'Price').first()).toContainText('$400,000');
    await expect(rowOf(priya, 'Price')).toContainText('You had $410,000 before Jordan Rivera changed it.');
  });

  await test.step('a date that one moves is moved for the other', async () => {
    const days = [addDays(getCalendarDay(new Date()), 45), addDays(getCalendarDay(new Date()), 52)];
    await openBoth(both, '/portal/dates', 'Dates');
    for (const [place, day] of days.entries()) {
      const press = `${place === 0 ? 'Set' : 'Change'}: Closing day`;
      await jordan.getByRole('button', { name: press }).click();
      const dialog = jordan.getByRole('dialog');
      await dialog.getByLabel('Day').fill(day);
      await dialog.getByRole('button', { name: 'Move these dates' }).click();
      await expect(dialog).toBeHidden();
      await expect(dateOf(priya, 'Closing day')).toContainText(formatWeekdayDate(day, 'en-US'));
    }
    await dateOf(priya, 'Closing day').getByText('Why this date').click();
    await expect(dateOf(priya, 'Closing day')).toContainText('Jordan Rivera');
  });

  await test.step('a task is one’s own, and the other is notified of what one completes', async () => {
    for (const page of both) {
      await page.goto('/portal/milestones/interest');
      await expect(page.getByRole('checkbox', { name: 'List what the home must have' })).toBeVisible();
    }
    const owner = (page: Page) =>
      page.getByRole('combobox', { name: /^Who does it.*List what the home must have/ });
    await owner(jordan).selectOption({ label: 'Priya Shah' });
    await expect(owner(priya).getByRole('option', { selected: true })).toHaveText('You');
    await expect(priya.getByLabel('Only me')).toBeVisible();
    await priya.goto('about:blank');
    for (const { id } of milestoneTexts.find(({ slug }) => slug === 'interest')?.tasks ?? []) {
      const path = `/api/milestones/interest/tasks/${id}`;
      expect((await priya.request.put(path, { data: { status: 'done' } })).ok()).toBe(true);
    }
    await jordan.goto('/portal/notifications');
    await expect(jordan.getByRole('main')).toContainText('Your co-buyer completed Interest.');
    await priya.goto('/portal/notifications');
    const { notifications } = await (await priya.request.get('/api/notifications')).json();
    expect(notifications.map(({ kind }: { kind: string }) => kind)).not.toContain('milestone-completed');
    await expect(priya.getByRole('main')).not.toContainText('Interest is done');
    await expect(priya.getByRole('main')).not.toContainText('Your co-buyer completed');
  });

  await test.step('a document of one is received for both, and the file stays private', async () => {
    const query = new URLSearchParams({
      name: 'divorce-decree.pdf',
      documentRequest: 'pre-app.government-id',
    });
    const upload = await priya.request.post(`/api/documents?${query}`, { data: PDF });
    expect(upload.ok()).toBe(true);
    const { id } = await upload.json();
    await jordan.goto('/portal/milestones/pre-app');
    await expect(jordan.getByText('Received from Priya Shah')).toBeVisible();
    await expect(jordan.getByText('divorce-decree')).toHaveCount(0);
    expect((await jordan.request.get(`/api/documents/${id}/content`)).status()).toBe(404);
    await jordan.goto('/portal/notifications');
    await expect(jordan.getByRole('main')).toContainText('Milestone completed');
    await expect(jordan.getByRole('main')).not.toContainText('divorce');
  });

  await test.step('Priya saves the offers, and the agent sees them and nothing else', async () => {
    await priya.goto('/tools/compare-offers');
    await expect(priya.getByText('Loan amount and term are from your plan.')).toBeVisible();
    for (const [place, rate] of ['6.5', '6.25'].entries()) {
      const column = priya.getByRole('group', { name: `Lender ${place + 1}` });
      await column.getByLabel('Interest rate').fill(rate);
      await column.getByLabel('Monthly principal and interest').fill('2,275.44');
      await column.getByLabel('A. Origination charges').fill('1,200');
    }
    await priya.getByRole('button', { name: 'Save these offers in my plan' }).click();
    await expect(priya.getByText('Saved in your plan.')).toBeVisible();
    await jordan.goto('/portal/plan');
    await expect(rowOf(jordan, 'Loan Estimates')).toContainText('Lender 1 6.5%; Lender 2 6.25%');
    await expect(rowOf(jordan, 'Loan Estimates')).toContainText('Priya Shah, from Compare real offers');

    const address = `ana-${email}`;
    const invited = { name: 'Ana Gomez', email: address, role: 'agent' };
    expect((await jordan.request.post('/api/purchase/people', { data: invited })).ok()).toBe(true);
    await jordan.goto('/portal/people');
    await useToasts(jordan);
    await jordan.getByRole('button', { name: /^Let them see more.*Ana Gomez/ }).click();
    await jordan.getByLabel('Let Ana Gomez see').selectOption('offers');
    await jordan.getByRole('button', { name: 'Share', exact: true }).click();
    for (const what of ['milestones and tasks', 'dates']) {
      const sentence = `Ana Gomez sees your ${what}.`;
      await jordan.getByRole('button', { name: new RegExp(`^Withdraw.*${sentence}`) }).click();
      await expect(jordan.getByText(sentence)).toHaveCount(0);
    }
    const ana = await openBrowser(browser, baseURL);
    await ana.goto(await loadEmailLink(request, address, 'shares a home purchase'));
    await ana.getByRole('button', { name: 'See what is shared' }).click();
    await expect(ana.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([/^Loan offers/]);
    const table = ana.getByRole('region', { name: 'Loan offers side by side' });
    await expect(table.getByRole('row', { name: /^Interest rate/ })).toContainText('6.25%');
    for (const hidden of ['$400,000', 'Closing day', 'divorce-decree'])
      await expect(ana.getByText(hidden)).toHaveCount(0);
  });
});
