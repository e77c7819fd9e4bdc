import { randomUUID } from 'node:crypto';
import { checkAccessibility, expect, test } from './fixtures.ts';
import { openStaffAccount, queryServer } from './staff-member.ts';

test.describe('the inbox', () => {
  // A browser writes a refused change into its console.
  test.use({ expected: { errors: [/409/] } });

  test('an agent works through the inbox by keyboard alone', async ({ page, request }) => {
    const mark = `Quill${randomUUID().slice(0, 6)}`;
    for (const name of ['Ada', 'Ben']) {
      await queryServer(
        `insert into leads (name, email, message, source, created_at)
         values ($1, $2, 'Two bedrooms, please.', 'contact_form', now())`,
        [`${name} ${mark}`, `${name.toLowerCase()}-${mark.toLowerCase()}@example.com`],
      );
    }
    await openStaffAccount(request, page.context().request, 'agent');
    await page.goto('/staff/leads');
    await expect(page.getByRole('link', { name: `Ben ${mark}` })).toBeVisible();
    await checkAccessibility(page);

    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(mark);
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 leads')).toBeVisible();
    await page.getByRole('link', { name: `Ben ${mark}` }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: `Ada ${mark}` })).toBeFocused();
    await page.keyboard.press('Enter');
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details.getByText('Two bedrooms, please.')).toBeVisible();

    // Faster than the server: what is pressed while a change is under way waits for it.
    await page.route('**/api/staff/leads/*', async (route) => {
      if (route.request().method() === 'PATCH') await page.waitForTimeout(300);
      await route.continue();
    });
    await page.keyboard.press('c');
    await page.keyboard.press('m');
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

    // Somebody else is faster: what is there now is said, and shown.
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

test('a file with a bad line is checked first, and its good lines taken in', async ({ page, request }) => {
  const mark = randomUUID().slice(0, 8);
  await openStaffAccount(request, page.context().request, 'agent');
  await page.goto('/staff/leads/import');
  await page.getByLabel('File').setInputFiles({
    name: 'leads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,email\nAda ${mark},ada-${mark}@example.com\nBen ${mark},nowhere\n`),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Checked. Nothing is stored yet.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^3 email Enter an e-mail address/ })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Import 1 and skip 1 bad' }).click();
  await expect(page.getByText('1 lead is stored.')).toBeVisible();
  await page.getByRole('link', { name: 'Leads', exact: true }).first().click();
  await expect(page.getByRole('link', { name: `Ada ${mark}` })).toBeVisible();
});
