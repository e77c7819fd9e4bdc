import { randomUUID } from 'node:crypto';
import { createBuyerAccount, createStaffAccount } from '../harness/accounts.ts';
import { createContract } from '../harness/contract.ts';
import { checkAccessibility, expect, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';

test('the list of purchases is sorted and narrowed, and its address says how', async ({ page }) => {
  const family = `Quill${randomUUID().slice(0, 6)}`;
  const soon = await createBuyerAccount(undefined, { name: `Sonia ${family}` });
  const late = await createBuyerAccount(undefined, { name: `Lara ${family}` });
  for (const [email, days] of [
    [soon.email, 9],
    [late.email, 50],
  ])
    await queryServer(
      `update purchases set closing_day = current_date + $2::int where id = porchlight_purchase_of((select id from users where email = $1))`,
      [email, days],
    );
  await createStaffAccount(page.context(), 'agent');
  await page.goto(`/staff/home-buyers?search=${family}`);
  const table = page.getByRole('table', { name: 'Purchases' });
  const rows = table.getByRole('rowheader');
  await expect(rows).toHaveCount(2);
  await expect(table.getByRole('row', { name: `Sonia ${family}` })).toContainText('5 documents');
  await expect(table.getByRole('row', { name: `Sonia ${family}` })).toContainText('Interest');

  await table.getByRole('link', { name: 'Closing day' }).click();
  await expect(page).toHaveURL(/sort=closing/);
  await expect(rows).toHaveText([`Sonia ${family}`, `Lara ${family}`]);
  await expect(table.getByRole('columnheader', { name: 'Closing day' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await table.getByRole('link', { name: 'Closing day' }).click();
  await expect(rows).toHaveText([`Lara ${family}`, `Sonia ${family}`]);

  await page.getByLabel('Closing within').selectOption('14');
  await expect(rows).toHaveText([`Sonia ${family}`]);
  await page.reload();
  await expect(rows).toHaveText([`Sonia ${family}`]);
  await expect(page.getByLabel('Closing within')).toHaveValue('14');
  expect(new URL(page.url()).searchParams.get('sort')).toBe('-closing');
  await checkAccessibility(page, 'colors');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByLabel('Order').selectOption({ label: 'Owes most first' });
  await expect(page).toHaveURL(/sort=-owes/);
  await page.getByLabel('Silent for').selectOption('30');
  await expect(page.getByText('Nothing here fits.')).toBeVisible();
});

test('the overview names who will be late, with a way to the purchase', async ({ page }) => {
  const name = `Dora Due ${randomUUID().slice(0, 6)}`;
  const buyer = await createBuyerAccount(undefined, { name });
  // Later than anything of another test, and not too long ago.
  await queryServer(
    `update purchases set closing_day = current_date - 29 where id = porchlight_purchase_of((select id from users where email = $1))`,
    [buyer.email],
  );
  await createStaffAccount(page.context(), 'processor');
  await page.goto('/staff');
  const due = page.getByRole('region', { name: 'Due within 7 days' });
  const line = due.getByRole('link', { name });
  await expect(line).toContainText('Closing');
  await expect(line).toContainText('Owner: Nobody');
  await expect(line).toContainText('days ago');
  await checkAccessibility(page, 'colors');
  await line.click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
});

test('the page of a purchase names both buyers, and its parts are one press away', async ({
  page,
  browser,
}) => {
  const family = `Reyes${randomUUID().slice(0, 6)}`;
  const portal = await browser.newContext();
  const one = await createBuyerAccount(portal, { name: `Rosa ${family}` });
  const other = await createBuyerAccount(undefined, { name: `Raul ${family}` });
  const { address } = await createContract(portal.request);
  await queryServer(
    `update purchase_people set role = 'co-buyer', purchase_id = porchlight_purchase_of((select id from users where email = $1))
       where user_id = (select id from users where email = $2)`,
    [one.email, other.email],
  );
  await queryServer(
    `insert into purchase_people (purchase_id, role, state, name, since)
       select porchlight_purchase_of(id), 'agent', 'active', 'Hal Helper', now() from users where email = $1`,
    [one.email],
  );
  await createStaffAccount(page.context(), 'agent');
  await page.goto(`/staff/home-buyers?search=${family}`);
  await page.getByRole('link', { name: `Rosa ${family}, Raul ${family}` }).click();
  const detail = page.getByRole('region', { name: 'Details' });
  await expect(detail.getByRole('heading', { name: `Rosa ${family}, Raul ${family}` })).toBeVisible();
  const part = (name: string) => detail.getByRole('region', { name, exact: true });
  await expect(part('People')).toContainText(other.email);
  await expect(part('People')).toContainText('Hal Helper');
  await expect(part('Homes')).toContainText(address);
  await expect(part('Homes')).toContainText('Inspection contingency ends');
  await expect(part('Plan')).toContainText('Figures appear once a buyer sends the application.');
  await expect(detail).not.toContainText('$');

  const parts = detail.getByRole('navigation', { name: 'Parts of this purchase' });
  for (const name of ['Documents', 'E-mails', 'Log', 'Dates', 'Homes', 'People']) {
    await parts.getByRole('link', { name }).click();
    await expect(part(name).getByRole('heading', { name, exact: true })).toBeInViewport();
  }
  await checkAccessibility(page, 'colors');
  await detail.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(new RegExp(`search=${family}`));
  await expect(page.getByRole('link', { name: `Rosa ${family}, Raul ${family}` })).toBeVisible();

  // What was opened is among what the buyer reads of staff.
  const log = await portal.request.get('/api/personal-data/access-log');
  expect(await log.text()).toContain('Looked at a home buyer’s journey');
  await portal.close();
});

test.describe('the owner of a purchase', () => {
  // The second of two who take it.
  test.use({ expected: { errors: [/409/] } });

  test('a purchase is taken and handed over in two presses, and the page of a colleague follows at once', async ({
    page,
    browser,
  }) => {
    const family = `Owens${randomUUID().slice(0, 6)}`;
    const buyer = await createBuyerAccount(undefined, { name: `Olga ${family}` });
    const [mine, theirs] = [`Ada ${family}`, `Ben ${family}`];
    await createStaffAccount(page.context(), 'agent', mine);
    const office = await browser.newContext();
    const colleague = await office.newPage();
    await createStaffAccount(office, 'agent', theirs);
    await colleague.goto(`/staff/home-buyers?owner=nobody&search=${family}`);
    await colleague.getByRole('link', { name: `Olga ${family}` }).click();
    const shown = colleague.getByRole('region', { name: 'Details' }).getByRole('region', { name: 'Owner' });
    await expect(shown).toContainText('Nobody');

    await page.goto(`/staff/home-buyers?search=${family}`);
    const row = page.getByRole('table', { name: 'Purchases' }).getByRole('row', { name: `Olga ${family}` });
    await expect(row).toContainText('Nobody');
    await page.getByRole('link', { name: `Olga ${family}` }).click();
    const owner = page.getByRole('region', { name: 'Details' }).getByRole('region', { name: 'Owner' });
    await owner.getByRole('button', { name: 'Take it' }).click();
    await expect(page.getByText(`Owner is now: ${mine}`)).toBeVisible();
    await expect(owner).toContainText(`Set by ${mine}`);
    await expect(owner.getByRole('button', { name: 'Take it' })).toHaveCount(0);
    await expect(owner.getByRole('button', { name: 'Hand over' })).toBeFocused();
    await expect(shown).toContainText(mine);
    await expect(colleague.getByRole('table', { name: 'Purchases' })).toHaveCount(0);

    await owner.getByRole('button', { name: 'Hand over' }).click();
    await expect(owner.getByLabel('New owner')).toBeFocused();
    await owner.getByLabel('New owner').selectOption({ label: theirs });
    await owner.getByLabel('Note (optional)').fill('They answer on Fridays.');
    await checkAccessibility(page, 'colors');
    await owner.getByRole('button', { name: 'Hand over' }).click();
    await expect(owner).toContainText('They answer on Fridays.');
    await expect(owner.getByRole('button', { name: 'Hand over' })).toBeFocused();
    await expect(shown).toContainText('They answer on Fridays.');
    await expect(shown.getByRole('button', { name: 'Take it' })).toHaveCount(0);

    // Of two who press at once the second is shown whose it is.
    await queryServer(
      `update purchase_owners set version = version + 1, owner_id = null
       where purchase_id = porchlight_purchase_of((select id from users where email = $1))`,
      [buyer.email],
    );
    await owner.getByRole('button', { name: 'Take it' }).click();
    await expect(owner.getByRole('alert')).toContainText('nobody owns it now');
    await expect(owner).toContainText('Nobody');
    await owner.getByRole('button', { name: 'Take it' }).click();
    await expect(owner.getByRole('button', { name: 'Take it' })).toHaveCount(0);
    await expect(owner).not.toContainText('Nobody');

    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('combobox', { name: 'Owner' }).selectOption({ label: 'Me' });
    await expect(page).toHaveURL(/owner=me/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Owner' })).toHaveValue('me');
    await expect(row).toContainText(mine);
    await page.getByRole('combobox', { name: 'Owner' }).selectOption({ label: theirs });
    await expect(page.getByText('Nothing here fits.')).toBeVisible();
    await office.close();
  });
});

test('a purchase that was handed over is on the overview of its new owner until they open it, with their part of the work', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Hattie ${randomUUID().slice(0, 6)}`;
  const buyer = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const { email } = await createBuyerAccount(buyer, { name });
  const written = await buyer.newPage();
  await written.goto('/portal/messages');
  await written.getByRole('textbox', { name: 'Your message' }).fill('May we close on a Friday?');
  await written.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(written.getByRole('list', { name: 'Your messages with our staff' })).toBeVisible();
  const member = await createStaffAccount(page.context(), 'agent', 'Nora Owner');
  await queryServer(
    `with given as (
       insert into purchase_owners (purchase_id, owner_id, version, note, by_name, at)
       select porchlight_purchase_of((select id from users where email = $1)), (select id from users where email = $2), 1,
         'They answer on Fridays.', 'Abe Agent', now())
     insert into staff_actions (token_id, actor_name, action, subject_kind, about_user_id)
     select gen_random_uuid(), 'Abe Agent', 'home-buyers.owner-changed', 'purchase', id from users where email = $1`,
    [email, member.email],
  );
  await page.goto('/staff');
  const news = page.getByRole('region', { name: 'Handed to you' });
  await expect(news).toContainText('By Abe Agent');
  await expect(news).toContainText('They answer on Fridays.');
  await expect(page.getByRole('link', { name: /purchases? that nobody owns/ })).toHaveAttribute(
    'href',
    '/staff/home-buyers?owner=nobody',
  );
  await checkAccessibility(page, 'colors');
  await page.getByRole('link', { name: '1 mine: thread of messages to answer' }).click();
  await expect(page).toHaveURL(/owner=me/);
  await expect(page.getByRole('rowheader')).toHaveText([name]);
  await page.getByRole('combobox', { name: 'Owner' }).selectOption({ label: 'Nobody' });
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
  await page.goto('/staff');
  await news.getByRole('link', { name }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('May we close on a Friday?');
  await page.goto('/staff');
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Due within 7 days' })).toBeVisible();
  await expect(news).toHaveCount(0);
  await buyer.close();
});
