import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { createStaffAccount } from '../harness/accounts.ts';
import { checkAccessibility, checkBothSchemes, expect, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';

test.describe('the inbox', () => {
  // A browser writes a refused change into its console.
  test.use({ expected: { errors: [/409/] } });

  test('an agent works through the inbox by keyboard alone', async ({ page }) => {
    const mark = `Quill${randomUUID().slice(0, 6)}`;
    for (const name of ['Ada', 'Ben']) {
      await queryServer(
        `insert into leads (name, email, message, source, created_at)
         values ($1, $2, 'Two bedrooms, please.', 'contact_form', now())`,
        [`${name} ${mark}`, `${name.toLowerCase()}-${mark.toLowerCase()}@example.com`],
      );
    }
    await createStaffAccount(page.context(), 'agent');
    await page.goto('/staff/leads');
    await expect(page.getByRole('link', { name: `Ben ${mark}` })).toBeVisible();

    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(mark);
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 leads')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveValue(mark);
    await page.getByRole('link', { name: `Ben ${mark}` }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: `Ada ${mark}` })).toBeFocused();
    await page.keyboard.press('Enter');
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details.getByText('Two bedrooms, please.')).toBeVisible();

    // Faster than the server: what is pressed while a change is under way waits for it.
    const pressed = Promise.withResolvers<void>();
    await page.route('**/api/staff/leads/*', async (route) => {
      if (route.request().method() === 'PATCH') await pressed.promise;
      await route.continue();
    });
    await page.keyboard.press('c');
    await page.keyboard.press('m');
    pressed.resolve();
    await expect(details.getByText('Status: new → contacted')).toBeVisible();
    await expect(details.getByText('Owner: nobody → Ada Buyer')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/api/staff/leads/*');
    await page.keyboard.press('e');
    await expect(details.getByLabel('New note')).toBeFocused();
    await page.keyboard.type('Called.');
    // What was typed is there again, whichever way the lead was left.
    await page.keyboard.press('Escape');
    await expect(details).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(details.getByLabel('New note')).toHaveValue('Called.');
    await details.getByLabel('New note').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(details.getByText('Called.', { exact: true })).toBeVisible();
    await checkAccessibility(page);

    // Someone else is faster: what is there now is said, and shown.
    await queryServer(`update leads set status = 'closed', version = version + 1 where name = $1`, [
      `Ada ${mark}`,
    ]);
    await details.focus();
    await page.keyboard.press('n');
    await expect(details.getByRole('alert').first()).toContainText('it is closed now');
    await expect(details.getByRole('button', { name: 'Closed' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: `Ada ${mark}` })).toBeFocused();

    await page.goto('/staff/account');
    await page.getByRole('checkbox', { name: /^One key alone works/ }).uncheck();
    await page.goBack();
    await page.getByRole('link', { name: `Ada ${mark}` }).press('Enter');
    await expect(details.getByLabel('New note')).toBeVisible();
    for (const key of ['/', 'e']) await page.keyboard.press(key);
    await expect(details).toBeFocused();
  });
});

test.describe('many leads at once', () => {
  // A change of all that match is refused once, and the browser says so.
  test.use({ expected: { errors: [/409/] } });

  /** `count` leads under a name of their own. */
  async function storeMany(count: number): Promise<string> {
    const mark = `Many${randomUUID().slice(0, 6)}`;
    await queryServer(
      `insert into leads (name, email, source, created_at)
       select 'Lead ' || n || ' ' || $1, 'many-' || n || '@example.com', 'contact_form', now() - n * interval '1 minute'
       from generate_series(1, $2::int) n`,
      [mark, count],
    );
    return mark;
  }
  const readStatuses = async (mark: string) =>
    (
      await queryServer('select status, count(*)::int from leads where name like $1 group by 1 order by 1', [
        `%${mark}`,
      ])
    ).map(({ status, count }) => [status, count]);

  test('are chosen by page, by range and all that match, and nothing moves', async ({ page }) => {
    test.slow();
    const mark = await storeMany(60);
    await createStaffAccount(page.context(), 'agent');
    await page.goto(`/staff/leads?search=${mark}`);
    await expect(page.getByText('60 leads')).toBeVisible();
    const box = (nth: number) =>
      page.getByRole('checkbox', { name: `Choose Lead ${nth} ${mark}`, exact: true });
    const bar = page.getByRole('region', { name: 'Change the chosen leads' });
    // Faces that come late would move words too.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      type Shift = PerformanceEntry & {
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      new PerformanceObserver((list) => {
        const moved = (list.getEntries() as Shift[]).flatMap(({ sources }) =>
          sources.map(
            ({ node, previousRect: from, currentRect: to }) =>
              `${node?.textContent?.slice(0, 40)}: ${from.x},${from.y} to ${to.x},${to.y}`,
          ),
        );
        const { dataset } = document.documentElement;
        dataset.moved = [dataset.moved, ...moved].filter(Boolean).join(' | ');
      }).observe({ type: 'layout-shift', buffered: false });
    });
    // On the page, wherever it is scrolled to.
    const readTop = (element: Element) => element.getBoundingClientRect().top + scrollY;
    const place = async () => [
      await box(2).evaluate(readTop),
      await page.getByRole('link', { name: 'Older' }).evaluate(readTop),
    ];
    const before = await place();

    await box(2).click();
    await expect(bar.getByText('1 chosen')).toBeVisible();
    await box(6).click({ modifiers: ['Shift'] });
    await expect(bar.getByText('5 chosen')).toBeVisible();
    await box(4).click();
    await expect(bar.getByText('4 chosen')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Choose all on this page' })).toHaveJSProperty(
      'indeterminate',
      true,
    );
    expect(await place()).toEqual(before);

    await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
    await expect(bar.getByText('50 chosen')).toBeVisible();
    await bar.getByRole('button', { name: 'Choose all 60 that match' }).click();
    await expect(bar.getByText('All 60 that match are chosen')).toBeVisible();
    expect(await place()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.dataset.moved ?? '')).toBe('');
    // A lead that came meanwhile and is unread.
    await queryServer(
      `insert into leads (name, email, source, created_at) values ('Late ' || $1, 'late@example.com', 'contact_form', now())`,
      [mark],
    );
    await bar.getByLabel('Change to').selectOption({ label: 'Status: Contacted' });
    await bar.getByRole('button', { name: 'Change all 60' }).click();
    await expect(bar.getByRole('alert')).toContainText('Other leads match this filter now');
    expect(await readStatuses(mark)).toEqual([['new', 61]]);
    await checkAccessibility(page);
    await page.reload();
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
    await bar.getByRole('button', { name: 'Choose all 61 that match' }).click();
    await bar.getByLabel('Change to').selectOption({ label: 'Status: Contacted' });
    await bar.getByRole('button', { name: 'Change all 61' }).click();
    await expect(page.getByText('61 changed')).toBeVisible();
    await expect(bar).toBeHidden();
    expect(await readStatuses(mark)).toEqual([['contacted', 61]]);
    const last = page.getByRole('region', { name: 'Last change' });
    await expect(last).toBeFocused();
    await expectPressable(last.getByRole('button', { name: 'Take it back' }));
    await checkBothSchemes(page);
    await last.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('61 as before')).toBeVisible();
    await expect(last).toHaveCount(0);
    await expect(page.getByRole('table').locator(':focus')).toHaveCount(1);
    expect(await readStatuses(mark)).toEqual([['new', 61]]);
  });

  test('are reached with three tabs and chosen by arrow keys', async ({ page }) => {
    const mark = await storeMany(4);
    await createStaffAccount(page.context(), 'agent');
    await page.goto(`/staff/leads?search=${mark}`);
    const box = (nth: number) => page.getByRole('checkbox', { name: `Choose Lead ${nth} ${mark}` });
    await expect(box(1)).toBeVisible();
    await page.locator('main').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the rows' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box(1)).toBeChecked();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(box(3)).toBeFocused();
    for (const nth of [2, 3]) await expect(box(nth)).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(box(4)).toBeFocused();
    await expect(box(4)).not.toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: `Lead 4 ${mark}` })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await expect(page.getByRole('checkbox', { name: 'Choose all on this page' })).toBeFocused();
    await expect(page.getByText('3 chosen')).toBeVisible();
    const bar = page.getByRole('region', { name: 'Change the chosen leads' });
    await bar.getByRole('button', { name: 'Choose none' }).press('Enter');
    await expect(box(1)).toBeFocused();

    // The whole row opens; its box, and text that is marked, keep the press.
    const row = page.getByRole('row').filter({ has: box(2) });
    const details = page.getByRole('region', { name: 'Details' });
    const email = row.getByRole('cell', { name: 'many-2@example.com' });
    await email.evaluate((cell) => getSelection()?.selectAllChildren(cell));
    // A press of the mouse would take the mark away before it ends.
    await email.dispatchEvent('click');
    await expect(details).toBeHidden();
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await row
      .getByRole('cell')
      .first()
      .click({ position: { x: 2, y: 2 } });
    await expect(box(2)).toBeChecked();
    await expect(details).toBeHidden();
    await row.getByRole('cell', { name: 'New', exact: true }).click();
    await expect(details.getByRole('heading', { name: `Lead 2 ${mark}` })).toBeVisible();
  });

  test('are chosen on a narrow screen too, by a box of their own', async ({ page }) => {
    const mark = await storeMany(3);
    await page.setViewportSize({ width: 390, height: 844 });
    await createStaffAccount(page.context(), 'agent');
    await page.goto(`/staff/leads?search=${mark}`);
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    const bar = page.getByRole('region', { name: 'Change the chosen leads' });
    await expect(bar.getByText('3 chosen')).toBeVisible();
    await checkBothSchemes(page);
    await bar.getByLabel('Change to').selectOption({ label: 'Status: Closed' });
    await bar.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('3 changed')).toBeVisible();
    await expectPressable(page.getByRole('button', { name: 'Take it back' }));
    expect(await readStatuses(mark)).toEqual([['closed', 3]]);
  });
});

test('a file with headings of its own is mapped, and its leads are shown in its order', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await createStaffAccount(page.context(), 'agent');
  await page.goto('/staff/leads/import');
  const lines = ['Zoe', 'Abe', 'Mia'].map(
    (name) => `${name},${mark},${name.toLowerCase()}-${mark}@example.com,Fair,Two beds`,
  );
  await page.getByLabel('File').setInputFiles({
    name: 'crm.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['First Name,Last Name,Mail,Lead Source,What they want', ...lines].join('\n')),
  });
  await expect(page.getByLabel('First Name goes into')).toHaveValue('first_name');
  await expect(page.getByLabel('Mail goes into')).toHaveValue('email');
  await expect(page.getByRole('row', { name: /^First Name Zoe Abe/ })).toBeVisible();
  await expect(page.getByText('2 columns are left out: Lead Source, What they want.')).toBeVisible();
  await checkBothSchemes(page);
  await page.getByLabel('Mail goes into').selectOption('');
  await expect(page.getByText('Choose the column of the email address.')).toBeVisible();
  await page.getByLabel('Mail goes into').selectOption({ label: 'E-mail' });
  await page.getByLabel('What they want goes into').selectOption({ label: 'Message' });
  await expect(page.getByText('One column is left out: Lead Source.')).toBeVisible();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 3 leads' }).click();
  await page.getByRole('link', { name: 'Show these leads' }).click();
  await expect(page.getByText('3 leads from one file')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText(
    ['Zoe', 'Abe', 'Mia'].map((name) => `${name} ${mark}`),
  );
});

test('a file with a bad line is checked first, and its good lines taken in', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await createStaffAccount(page.context(), 'agent');
  await page.goto('/staff/leads/import');
  await page.getByLabel('File').setInputFiles({
    name: 'leads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,email\nAda ${mark},ada-${mark}@example.com\nBen ${mark},nowhere\n`),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Checked. Nothing is stored yet.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^3 email Enter an email address/ })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Import 1 lead and skip 1 bad line' }).click();
  await expect(page.getByText('1 lead is stored.')).toBeVisible();
  await page.getByRole('link', { name: 'Leads', exact: true }).first().click();
  await expect(page.getByRole('link', { name: `Ada ${mark}` })).toBeVisible();
});

/** Nothing lies over it, now and half a second from now: what comes late, such as a toast, would not be waited for by a person. */
async function expectPressable(button: Locator): Promise<void> {
  for (const wait of [0, 500]) {
    await button.page().waitForTimeout(wait);
    const isFree = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isFree).toBe(true);
  }
}
