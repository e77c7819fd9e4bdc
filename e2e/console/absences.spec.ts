import { randomUUID } from 'node:crypto';
import { addDays, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import { createBuyerAccount, createStaffAccount } from '../harness/accounts.ts';
import { checkAccessibility, expect, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';

test.use({ expected: { errors: [/400/] } });

test('a member goes away, a deputy finds their cases at once, and others read who covers', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const [annName, boName] = [`Ann Away ${mark}`, `Bo Deputy ${mark}`];
  const today = getWallClock(new Date(), LAST_TIME_ZONE).day;
  const until = addDays(today, 5);
  const say = (day: string) => formatCalendarDate(day, 'en-US');
  const ann = await createStaffAccount(page.context(), 'agent', annName);
  const [desk, office] = [await browser.newContext(), await browser.newContext()];
  await createStaffAccount(desk, 'processor', boName);
  await createStaffAccount(office, 'agent', `Cal Colleague ${mark}`);
  const buyer = await createBuyerAccount(undefined, { name: `Oona ${mark}` });
  await queryServer(
    `insert into purchase_owners (purchase_id, owner_id, version, by_name, at)
       select porchlight_purchase_of(buyer.id), member.id, 1, 'Test', now() from users buyer, users member
       where buyer.email = $1 and member.email = $2`,
    [buyer.email, ann.email],
  );
  const bo = await desk.newPage();
  await bo.goto('/staff/home-buyers?owner=me');
  await expect(bo.getByText('Nothing here fits.')).toBeVisible();

  await page.goto('/staff/account');
  const absence = page.getByRole('region', { name: 'Absence' });
  await absence.getByLabel('First day').fill(today);
  await absence.getByLabel('Last day').fill(addDays(today, -1));
  await absence.getByLabel('Who covers').selectOption({ label: boName });
  await absence.getByRole('button', { name: 'Save the absence' }).click();
  await expect(absence.getByText('The last day is before the first.')).toBeVisible();
  await absence.getByLabel('Last day').fill(until);
  await absence.getByRole('button', { name: 'Save the absence' }).click();
  await expect(absence.getByText(`Away now, until ${say(until)}. ${boName} covers.`)).toBeVisible();
  await checkAccessibility(page, 'colors');

  const table = bo.getByRole('table', { name: 'Purchases' });
  const row = table.getByRole('row', { name: `Oona ${mark}` });
  await expect(row).toContainText(`for ${annName}, back ${say(addDays(until, 1))}`);

  const cal = await office.newPage();
  await cal.goto(`/staff/home-buyers?search=Oona+${mark}`);
  await expect(cal.getByRole('table', { name: 'Purchases' })).toContainText(
    `${annName} (away until ${say(until)}, ${boName} covers)`,
  );
  await cal.getByRole('link', { name: `Oona ${mark}` }).click();
  const detail = cal.getByRole('region', { name: 'Details' });
  await detail.getByRole('button', { name: 'Take it' }).click();
  await detail.getByRole('button', { name: 'Hand over' }).click();
  await detail.getByLabel('New owner').selectOption({ label: `${annName} (away until ${say(until)})` });
  await detail.getByRole('button', { name: 'Hand over' }).click();
  await expect(cal.getByText(`${annName} is away until ${say(until)}. ${boName} covers.`)).toBeVisible();

  await absence.getByRole('button', { name: 'Take it back' }).click();
  await expect(absence.getByText('Away now')).toHaveCount(0);
  await expect(bo.getByText('Nothing here fits.')).toBeVisible();
  await desk.close();
  await office.close();
});
