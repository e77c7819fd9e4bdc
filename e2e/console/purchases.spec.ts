import { randomUUID } from 'node:crypto';
import { createBuyerAccount, createStaffAccount } from '../harness/accounts.ts';
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
