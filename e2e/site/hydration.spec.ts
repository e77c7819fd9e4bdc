import { pages } from '../../web/src/pages/page-list.ts';
import { isAlive, wakePage } from '../engines/in-page.ts';
import { createBuyerAccount, createStaffAccount } from '../harness/accounts.ts';
import { expect, loadEmailLink, type Page, test } from '../harness/fixtures.ts';

/** What a built page knows nothing of, as an email, a link of the site or a mistyped address may have it. */
const REST = '?token=unknown&next=%2Fportal%2Fdocs&q=closing&id=unknown#unknown';

// What fails the test is an error of React, such as 418: what was built is not what the program draws. Unknown tokens are refused.
test.use({ expected: { errors: [/^Failed to load resource/] } });

const addressesOf = (...shells: string[]) =>
  pages
    .filter((page) => shells.includes(page.shell) && page.program !== 'never')
    .flatMap((page) => page.addresses);

test('every public page comes alive as it was built, whatever the address says', async ({ page }) => {
  await wakeAll(page, addressesOf('public', 'public-data', 'login'));
});

test('every page of the portal comes alive as it was built, whatever the address says', async ({ page }) => {
  await createBuyerAccount(page.context());
  await wakeAll(page, addressesOf('portal', 'signed-in'));
});

test('every page of the console comes alive as it was built, whatever the address says', async ({ page }) => {
  await createStaffAccount(page.context(), 'admin');
  await wakeAll(page, addressesOf('staff'));
});

test('the page of an invitation to buy together comes alive as it was built', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const { email } = await createBuyerAccount(page.context());
  const inviting = await browser.newContext({ baseURL });
  await createBuyerAccount(inviting);
  const invited = await inviting.request.post('/api/purchase/people', {
    data: { name: 'Priya', email, role: 'co-buyer' },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  await inviting.close();
  await page.goto(await loadEmailLink(request, email, 'buy a home together'));
  await expect(page.getByRole('button', { name: 'Join and buy together' })).toBeVisible();
  await page.goto('/portal/join');
  await expect(page.getByRole('alert')).toBeVisible();
});

async function wakeAll(page: Page, addresses: readonly string[]): Promise<void> {
  test.setTimeout(600_000);
  expect(addresses.length).toBeGreaterThan(10);
  const failures: string[] = [];
  let address = '';
  page.on('pageerror', (error) => failures.push(`${address}: ${error}`));
  for (address of addresses) {
    await page.goto(`${address}${REST}`);
    await page.evaluate(wakePage);
    await expect.poll(() => page.evaluate(isAlive), address).toBe(true);
  }
  expect(failures).toEqual([]);
}
