import { listKnownTables } from '@porchlight/domain/data-sources/known-tables.ts';
import { findTableState, isTableDue } from '@porchlight/domain/data-sources/table-age.ts';
import { formatCalendarDate, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';

const tables = listKnownTables();

/** Each table of the page by its id, with whether it is marked. */
const readShown = async (page: Page) =>
  Object.fromEntries(
    await page
      .locator('[data-table]')
      .evaluateAll((found) =>
        found.map((one) => [one.getAttribute('data-table'), one.getAttribute('data-due') === 'true']),
      ),
  );

const describe = (on: string) =>
  Object.fromEntries(tables.map((table) => [table.id, isTableDue(table, tables, on)]));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page equals the data: every table with its source, its days and when it was checked', async ({
    page,
  }) => {
    expect((await page.goto('/data-sources'))?.status()).toBe(200);
    const today = getCalendarDay(new Date());
    expect(await readShown(page)).toEqual(describe(today));
    for (const table of tables.filter((one) => findTableState(one, tables, today) === 'held')) {
      const card = page.locator(`[data-table="${table.id}"]`);
      await expect(card.getByRole('heading', { level: 3, name: table.name, exact: true })).toBeVisible();
      for (const day of [table.published, table.from, table.checkedOn])
        await expect(card).toContainText(formatCalendarDate(day, 'en-US'));
      if (table.source.url !== undefined)
        await expect(card.getByRole('link')).toHaveAttribute('href', table.source.url);
      await expect(card).toContainText(`to be checked every ${table.holdsDays} days`);
    }
  });
});

test('ages follow the reader’s day: what is older than it is good for is marked, what ended is named', async ({
  page,
}) => {
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Where the figures come from, and since when' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What we know, and since when' })).toBeVisible();

  await page.clock.setFixedTime(new Date('2027-03-01T15:00:00Z'));
  await page.goto('/data-sources');
  const grid = page.locator('[data-table="loan-level-price-2025"]');
  await expect(grid).toContainText('To be checked again');
  await expect(grid).toContainText('173 days ago, to be checked every 120 days');
  await expect(page.locator('[data-table="conforming-limits-2026"]')).toContainText(
    'Ended, and no newer table is here',
  );
  expect(await readShown(page)).toEqual(describe('2027-03-01'));
  await checkBothSchemes(page);
});
