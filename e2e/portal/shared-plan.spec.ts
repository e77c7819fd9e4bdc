import { randomUUID } from 'node:crypto';
import {
  checkAccessibility,
  expect,
  loadEmailLink,
  type Page,
  test,
  useToasts,
} from '../harness/fixtures.ts';

const offers = [
  {
    ...{ name: 'First Bank', loanAmount: '340,000', termYears: '30', ratePercent: '6.5' },
    ...{ principalAndInterest: '2,149.03', A: '1,200', D: '4,100' },
  },
  {
    ...{ name: 'Maple Credit Union', loanAmount: '340,000', termYears: '30', ratePercent: '6.25' },
    ...{ principalAndInterest: '2,093.44', A: '2,900', D: '6,050' },
  },
];

test('an agent sees the loan offers only, a lender the figures only, until that is withdrawn', async ({
  page: buyerPage,
  buyer,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const facts = { price: 40_000_000, savings: 9_000_000, ratePercent: '6.25', offers };
  for (const [fact, value] of Object.entries(facts)) {
    const reply = await buyerPage.request.put(`/api/plan/facts/${fact}`, {
      data: { id: randomUUID(), value },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  const openBrowser = async () => (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  const invite = async (name: string, role: string) => {
    const email = `${role}-${buyer.email}`;
    const reply = await buyerPage.request.post('/api/purchase/people', { data: { name, email, role } });
    expect(reply.ok(), await reply.text()).toBe(true);
    const helper = await openBrowser();
    await helper.goto(await loadEmailLink(request, email, 'shares a home purchase'));
    await helper.getByRole('button', { name: 'See what is shared' }).click();
    await expect(helper.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      /^Progress/,
      /^Dates/,
    ]);
    return helper;
  };
  const ana = await invite('Ana Gomez', 'agent');
  const lee = await invite('Lee Park', 'loan-officer');

  await buyerPage.goto('/portal/people');
  await useToasts(buyerPage);
  await share(buyerPage, 'Ana Gomez', 'offers');
  const sentence = 'Ana Gomez sees the loan offers saved in your plan, and the terms of your loan.';
  await expect(buyerPage.getByText(sentence)).toBeVisible();
  await share(buyerPage, 'Lee Park', 'figures');
  await expect(buyerPage.getByText(/^Lee Park sees the figures of your plan: income, debts/)).toBeVisible();

  await ana.reload();
  const table = ana.getByRole('region', { name: 'Loan offers side by side' });
  await expect(table.getByRole('columnheader', { name: 'Maple Credit Union' })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Interest rate/ })).toContainText('6.5%');
  await expect(table.getByRole('row', { name: /^Paid to each lender in 5 years/ })).toContainText('$');
  await expect(ana.getByRole('definition').filter({ hasText: '6.25%' })).toBeVisible();
  await expect(ana.getByText('$90,000')).toHaveCount(0);
  await expect(ana.getByText('$400,000')).toHaveCount(0);

  await lee.reload();
  await expect(lee.getByRole('heading', { name: 'Your household' })).toBeVisible();
  await expect(lee.getByRole('definition').filter({ hasText: '$90,000' })).toContainText(/Entered/);
  await expect(lee.getByText('First Bank')).toHaveCount(0);

  await buyerPage.reload();
  await expect(buyerPage.getByText('Ana Gomez opened the loan offers.')).toBeVisible();
  await expect(buyerPage.getByText('Lee Park opened the figures of the plan.')).toBeVisible();
  await buyerPage.getByRole('button', { name: new RegExp(`^Withdraw.*${sentence}`) }).click();
  await expect(buyerPage.getByText(sentence)).toHaveCount(0);
  await ana.reload();
  await expect(ana.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([/^Progress/, /^Dates/]);
});

test('an attorney reads along in the messages, and is shown nothing more once that is withdrawn', async ({
  page: buyerPage,
  buyer,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const { purchaseId } = await (await buyerPage.request.get('/api/messages')).json();
  const asked = { purchaseId, text: 'May we close on a Friday?' };
  const sent = await buyerPage.request.put(`/api/messages/${randomUUID()}`, { data: asked });
  expect(sent.ok(), await sent.text()).toBe(true);
  const email = `attorney-${buyer.email}`;
  const data = { name: 'Ned Cole', email, role: 'attorney' };
  expect((await buyerPage.request.post('/api/purchase/people', { data })).ok()).toBe(true);
  await buyerPage.goto('/portal/people');
  await useToasts(buyerPage);
  await share(buyerPage, 'Ned Cole', 'messages');
  const sentence =
    'Ned Cole sees every message between the buyers and our staff, earlier ones too, but no documents that came with them.';
  await expect(buyerPage.getByText(sentence)).toBeVisible();

  const ned = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  await ned.goto(await loadEmailLink(request, email, 'shares a home purchase'));
  await ned.getByRole('button', { name: 'See what is shared' }).click();
  await expect(ned.getByText('May we close on a Friday?')).toBeVisible();
  await checkAccessibility(ned, 'colors');
  await expect(ned.getByRole('textbox')).toHaveCount(0);
  await buyerPage.goto('/portal/messages');
  await expect(buyerPage.getByText('Ned Cole reads along.')).toBeVisible();

  await buyerPage.getByRole('link', { name: 'See or end it in People' }).click();
  await expect(buyerPage.getByText('Ned Cole opened the messages with our staff.')).toBeVisible();
  await buyerPage.getByRole('button', { name: new RegExp(`^Withdraw.*${sentence}`) }).click();
  await expect(buyerPage.getByText(sentence)).toHaveCount(0);
  await expect(ned.getByText(/^Messages with our staff: no longer shared by/)).toBeVisible();
  await expect(ned.getByText('May we close on a Friday?')).toHaveCount(0);
  await ned.context().close();
});

async function share(page: Page, name: string, what: string) {
  await page.getByRole('button', { name: new RegExp(`^Let them see more.*${name}`) }).click();
  const choice = page.getByLabel(`Let ${name} see`);
  await choice.selectOption(what);
  await expect(choice).toHaveAccessibleDescription(new RegExp(`^${name} sees`));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(choice).toHaveCount(0);
}
