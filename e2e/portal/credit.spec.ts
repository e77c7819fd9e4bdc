import { addDays, formatWeekdayDate, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { createBuyerAccount } from '../harness/accounts.ts';
import { checkBothSchemes, expect, loadEmailLink, type Page, test } from '../harness/fixtures.ts';

const today = getCalendarDay(new Date());
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const openPart = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name }).click();

async function addScore(
  page: Page,
  { value, model, bureau }: { value: string; model: string; bureau?: string },
) {
  await page.getByRole('button', { name: 'Add a score' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Score', { exact: true }).fill(value);
  await dialog.getByLabel('Date of the score').fill(addDays(today, -3));
  await dialog.getByLabel('Score model').selectOption(model);
  if (bureau !== undefined) await dialog.getByLabel('Credit bureau').selectOption(bureau);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test('scores: the lender’s is picked from three, an app’s is not, and what cannot be is refused', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal');
  await page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('link', { name: 'Credit', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Credit' })).toBeVisible();
  await expect(region(page, 'No lender’s score yet')).toBeVisible();
  const answer = region(page, 'The score that counts');
  await expect(answer).toContainText('Not known yet');
  await answer.getByRole('link', { name: 'Add a score' }).click();
  await expect(page.getByRole('button', { name: 'Add a score' })).toBeInViewport();

  await page.getByRole('button', { name: 'Add a score' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Score', { exact: true }).fill('900');
  await dialog.getByLabel('Date of the score').fill(addDays(today, 9));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Score', { exact: true })).toBeFocused();
  await expect(dialog).toContainText('Enter a whole number from 300 to 850');
  await expect(dialog).toContainText('Choose the score model');
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await addScore(page, { value: '760', model: 'VantageScore 3.0', bureau: 'Equifax' });
  await expect(page.getByRole('listitem').filter({ hasText: 'VantageScore 3.0' })).toContainText(
    'Not the lender’s',
  );
  await addScore(page, { value: '701', model: 'FICO Score 2 (Experian)' });
  await addScore(page, { value: '688', model: 'FICO Score 5 (Equifax)' });
  await expect(region(page, 'The score a lender would use')).toContainText('688 is the lower of the two');
  await addScore(page, { value: '720', model: 'FICO Score 4 (TransUnion)' });
  await expect(region(page, 'The score a lender would use')).toContainText('701 is the middle of the three.');

  await page.getByRole('button', { name: 'Change 720, FICO Score 4' }).click();
  await dialog.getByLabel('Date of the score').fill(addDays(today, -40));
  await dialog.getByLabel('Key factor 1').fill('Too many accounts with balances');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const history = region(page, 'History');
  await history.getByText('Show as a table').click();
  await expect(history.getByRole('row')).toHaveCount(5);
  await page.getByText('Key factors on the notice').click();
  await expect(page.getByText('Too many accounts with balances')).toBeVisible();
  await checkBothSchemes(page);

  await expect(answer).toContainText('701The middle of your three lender’s scores.');
  await expect(answer).toContainText('Add a price to your plan to see what it costs a month');

  await openPart(page, 'What it is worth');
  await expect(region(page, 'Your plan needs a price')).toBeVisible();
  for (const [fact, value] of [
    ['price', 30_000_000],
    ['downPayment', 3_000_000],
  ] as const)
    await page.request.put(`/api/plan/facts/${fact}`, { data: { id: crypto.randomUUID(), value } });
  await page.reload();
  const price = region(page, 'What a score of 701 costs on your loan');
  await expect(price).toContainText('$3,375');
  await expect(answer).toContainText(
    /\$\d\d more a month.*than with 720 or higher: \$20 of mortgage insurance and \$\d+ in the rate,/,
  );
  await expect(price.getByRole('row', { name: /^720 19 1\.000% \$675/ })).toBeVisible();
  await expect(page.locator('#waivers, #price').first()).toHaveAccessibleName(
    /whether your score matters at all/,
  );
});

test('cards: the least money under a line, in its order and by its day, goes into the dates', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/credit#plan');
  await expect(
    page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Plan' }),
  ).toHaveAttribute('aria-current', 'page');
  const dialog = page.getByRole('dialog');
  const add = async (name: string, balance: string, limit: string) => {
    await page.getByRole('button', { name: 'Add a card' }).click();
    await dialog.getByLabel('Name of the card').fill(name);
    await dialog.getByLabel('Balance').fill(balance);
    await dialog.getByLabel('Credit limit').fill(limit);
    await dialog.getByLabel('Statement closes on day').fill('28');
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await add('Blue card', '2700', '0');
  await expect(dialog.getByLabel('Credit limit')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toContainText('choose “No limit reported”');
  await dialog.getByLabel('Credit limit').fill('3000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await add('Green card', '$7,100', '7,000');
  await expect(dialog).toBeHidden();

  const least = region(page, 'The least money');
  await expect(least).toContainText('$6,800');
  await expect(least.getByRole('listitem')).toHaveText([
    /Pay \$5,000 on Green card/,
    /Pay \$1,800 on Blue card/,
  ]);
  await expect(page.getByText('Over its limit')).toBeVisible();
  const makeup = region(page, 'What a score is made of');
  await makeup.getByRole('link', { name: 'See the payments' }).click();
  await expect(page.getByRole('heading', { name: 'The least money' })).toBeFocused();
  await expect(makeup).toContainText('98% of your limits used.');
  await expect(makeup).toContainText(/Pay \$5,000 on Green card by .* and on one more card so that/);
  await least.getByText('10%', { exact: true }).click();
  await expect(least).toContainText('$8,800');
  await checkBothSchemes(page);

  await least.getByRole('button', { name: 'Add to Dates: Blue card' }).click();
  await expect(least.getByText('In your dates')).toBeVisible();
  await page.getByLabel('Day of your first application').fill('2027-03-01');
  await expect(page.getByText('Finish by Monday, Mar 15, 2027.')).toBeVisible();
  await page.goto('/portal/dates');
  await expect(page.getByRole('heading', { name: 'Card payment before the statement' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Blue card');
});

test('disputes: an item gets its letter, its clock and its result', async ({ page, buyer }) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/credit#disputes');
  await page.getByRole('button', { name: 'Add an item' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('On the report of').selectOption('Experian');
  await dialog.getByLabel('Account or item').fill('Store card ending 8842');
  await dialog.getByLabel('What is wrong').fill('Paid on time; shown as 30 days late.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Store card' }) });
  await expect(item).toContainText('Not sent');

  await item.getByRole('button', { name: 'Write the letter' }).click();
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  await expect(dialog.getByLabel('Your full name')).toBeFocused();
  await dialog.getByLabel('Your full name').fill('Ada Buyer');
  await dialog.getByLabel('Your address').fill('12 Elm Street\nColumbus, OH 43215');
  await checkBothSchemes(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`dispute-letter-${today}.pdf`);
  await expect(dialog).toBeHidden();

  await item.getByRole('button', { name: /^Write the letter/ }).click();
  await dialog.getByLabel('Your full name').fill('Ada Buyer');
  await dialog.getByLabel('Your address').fill('12 Elm Street\nColumbus, OH 43215');
  await dialog.getByRole('button', { name: 'Save to my documents' }).click();
  await expect(page.getByText('The letter is in your Document Center')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { documents } = await (await page.request.get('/api/documents')).json();
  expect(documents).toMatchObject([{ name: `dispute-letter-${today}-experian.pdf` }]);

  await item.getByRole('button', { name: 'Change Store card' }).click();
  await dialog.getByLabel('Sent on').fill(addDays(today, -12));
  await dialog.getByLabel('Received on').fill(addDays(today, -10));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(item).toContainText('Waiting');
  await expect(item).toContainText('45 days after a free annual report');
  await expect(item).toContainText(formatWeekdayDate(addDays(today, 35), 'en-US'));

  await item.getByRole('button', { name: 'Change Store card' }).click();
  await dialog.getByLabel('Answered on').fill(today);
  await dialog.getByLabel('Result').selectOption('Not changed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(item.getByRole('link', { name: /Complain to the CFPB/ })).toBeVisible();
});

test('scores are seen by the co-buyer from the press until the next', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  await createBuyerAccount(page.context(), { name: 'Jordan Rivera' });
  const other = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const { email } = await createBuyerAccount(other, { name: 'Priya Shah' });
  await page.request.post('/api/purchase/people', { data: { name: 'Priya', email, role: 'co-buyer' } });
  const link = await loadEmailLink(request, email, 'buy a home together');
  const token = new URL(link).searchParams.get('token') ?? new URL(link).hash.replace(/^#(token=)?/, '');
  await other.request.post('/api/purchase/invitations/accept', { data: { token } });

  await page.goto('/portal/credit');
  await addScore(page, { value: '701', model: 'FICO Score 2 (Experian)' });
  const priya = await other.newPage();
  await priya.goto('/portal/credit');
  await expect(region(priya, 'Sharing')).toContainText('Share my scores with Jordan Rivera');
  await expect(priya.getByText('701')).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Share my scores with Priya Shah' }).click();
  await expect(page.getByText('Priya Shah sees your scores')).toBeVisible();
  await expect(region(priya, 'Jordan Rivera’s scores')).toContainText('701');
  await expect(priya.getByRole('button', { name: /^Change/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Share my scores with Priya Shah' }).click();
  await expect(page.getByText('Priya Shah no longer sees your scores')).toBeVisible();
  await expect(region(priya, 'Sharing')).toBeVisible();
  await expect(priya.getByText('701')).toHaveCount(0);
  await other.close();
});
