import { randomUUID } from 'node:crypto';
import { createBuyerAccount, createStaffAccount } from '../harness/accounts.ts';
import { checkAccessibility, expect, loadEmailLink, test } from '../harness/fixtures.ts';

test('staff propose a closing day, the buyer accepts it on Today, and the console shows it without a reload', async ({
  page,
  browser,
}) => {
  const family = `Pell${randomUUID().slice(0, 6)}`;
  const portal = await browser.newContext();
  await createBuyerAccount(portal, { name: `Paula ${family}` });
  await createStaffAccount(page.context(), 'agent', 'Pat Processor');
  await page.goto(`/staff/home-buyers?search=${family}`);
  await page.getByRole('link', { name: `Paula ${family}` }).click();
  const proposals = page
    .getByRole('region', { name: 'Details' })
    .getByRole('region', { name: 'Proposals', exact: true });

  await proposals.getByRole('button', { name: 'Propose a change' }).click();
  await expect(proposals.getByLabel('What to propose')).toBeFocused();
  await proposals.getByLabel('What to propose').selectOption('Closing day');
  await expect(proposals.getByText('it says that the buyers are under contract')).toBeVisible();
  await proposals.getByLabel('Day').fill('2099-01-07');
  await proposals.getByLabel('Why').fill('The lender is ready by then.');
  await checkAccessibility(page, 'colors');
  await proposals.getByRole('button', { name: 'Propose it' }).click();
  const line = proposals.getByRole('list', { name: 'Proposed' }).getByRole('listitem');
  await expect(line).toContainText(/Closing day: Jan 7, 2099.*Proposed by Pat Processor/);

  const own = await portal.newPage();
  await own.goto('/portal');
  const proposed = own.getByRole('region', { name: 'Our staff proposes a change' });
  await expect(proposed).toContainText(
    /Closing day.*Pat of .*Not set.*Jan 7, 2099.*5 milestones.*The lender is ready/,
  );
  await checkAccessibility(own, 'colors');
  await proposed.getByRole('button', { name: 'Accept: Closing day' }).click();
  await expect(own.getByText('Closing day: you accepted the change')).toBeVisible();
  await expect(proposed).toBeHidden();
  await expect(own.getByRole('heading', { name: 'Today', exact: true })).toBeFocused();
  await expect(own.getByRole('main')).toContainText('Closing day');

  await expect(line).toBeHidden();
  await proposals.getByText('Accepted, declined and withdrawn (1)').click();
  await expect(proposals.getByText(`Accepted by Paula ${family}`)).toBeVisible();

  await proposals.getByRole('button', { name: 'Propose a change' }).click();
  await proposals.getByLabel('What to propose').selectOption('Closing day');
  await proposals.getByLabel('Day').fill('2099-01-09');
  await proposals.getByLabel('Why').fill('The seller asks for it.');
  await proposals.getByRole('button', { name: 'Propose it' }).click();
  await expect(proposed).toContainText(/Jan 9, 2099.*The seller asks for it/);
  await proposals.getByRole('button', { name: 'Withdraw: Closing day' }).click();
  await expect(own.getByText('Closing day: our staff withdrew the proposal.')).toBeVisible();
  await expect(proposed).toBeHidden();
  await portal.close();
});

test('the buyer declines a date in the list of dates, and reads in the plan that staff withdrew a figure', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const family = `Pell${randomUUID().slice(0, 6)}`;
  const portal = await browser.newContext();
  await createBuyerAccount(portal, { name: `Paula ${family}` });
  const other = await browser.newContext();
  const { email } = await createBuyerAccount(other, { name: 'Carl Other' });
  await portal.request.post('/api/purchase/people', { data: { name: 'Carl', email, role: 'co-buyer' } });
  const link = new URL(await loadEmailLink(request, email, 'buy a home together'));
  const token = link.searchParams.get('token') ?? link.hash.replace(/^#(token=)?/, '');
  const joined = await other.request.post('/api/purchase/invitations/accept', { data: { token } });
  expect(joined.ok(), await joined.text()).toBe(true);
  await createStaffAccount(page.context(), 'agent', 'Pat Processor');
  await page.goto(`/staff/home-buyers?search=${family}`);
  await page.getByRole('link', { name: `Paula ${family}` }).click();
  const proposals = page
    .getByRole('region', { name: 'Details' })
    .getByRole('region', { name: 'Proposals', exact: true });
  async function propose(what: string, value: string | undefined, why: string) {
    await proposals.getByRole('button', { name: 'Propose a change' }).click();
    await proposals.getByLabel('What to propose').selectOption(what);
    if (value !== undefined) await proposals.getByLabel(/^(Day|Interest rate)/).fill(value);
    await proposals.getByLabel('Why').fill(why);
    await proposals.getByRole('button', { name: 'Propose it' }).click();
    await expect(proposals.getByRole('list', { name: 'Proposed' })).toContainText(what);
  }
  await propose('Closing day', '2099-01-07', 'The lender is ready by then.');
  await propose('Interest rate', '6.25', 'It was locked today.');
  await propose('Interest', undefined, 'We talked it through.');

  const second = await other.newPage();
  await second.goto('/portal/dates');
  await second.mouse.move(200, 200);
  await expect(second.getByRole('button', { name: 'Decline: Closing day' })).toBeVisible();
  const own = await portal.newPage();
  await own.goto('/portal/dates');
  await own.mouse.move(200, 200);
  const date = own.getByRole('region', { name: 'What our staff proposes: Closing day' });
  await expect(date).toContainText(/Our staff proposes a change.*Not set.*Jan 7, 2099.*The lender is ready/);
  await checkAccessibility(own, 'colors');
  await date.getByRole('button', { name: 'Decline: Closing day' }).click();
  await expect(date).toBeHidden();
  await expect(own.getByText('Closing day: you declined the change')).toBeFocused();
  await expect(proposals.getByRole('list', { name: 'Proposed' })).not.toContainText('Closing day');
  await expect(second.getByText(`Closing day: Paula ${family} declined the change`)).toBeVisible();
  await expect(second.getByRole('button', { name: 'Decline: Closing day' })).toBeHidden();
  await other.close();

  await own.goto('/portal/plan');
  await own.mouse.move(200, 210);
  const figure = own.getByRole('region', { name: 'What our staff proposes: Interest rate' });
  await expect(figure).toContainText(/Our staff proposes a change.*6\.25.*It was locked today/);
  await proposals.getByRole('button', { name: 'Withdraw: Interest rate' }).click();
  await expect(figure).toBeHidden();
  await expect(own.getByText('Interest rate: our staff withdrew the proposal.')).toBeVisible();

  await own.goto('/portal/milestones/interest');
  await own.mouse.move(200, 220);
  const milestone = own.getByRole('region', { name: 'What our staff proposes: Interest', exact: true });
  await expect(milestone).toContainText(/0% done.*We talked it through/);
  await milestone.getByRole('button', { name: 'Accept: Interest' }).click();
  await expect(own.getByText('Interest: you accepted the change')).toBeFocused();
  await portal.close();
});
