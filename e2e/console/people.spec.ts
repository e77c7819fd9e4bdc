import { randomUUID } from 'node:crypto';
import { createStaffAccount } from '../harness/accounts.ts';
import { expireReauthentication } from '../harness/age-proof.ts';
import { checkAccessibility, expect, PASSWORD, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';

const consent = (email: string) =>
  queryServer(
    `insert into consents (purpose, decision, at, email, phone, source, text_version, act)
     values ('calls-and-texts', 'given', now(), $1, '+18005550142', 'contact-form', '2026-11-20', 'sent-number')`,
    [email],
  );

// A download and an erasure are refused until the admin has shown again who they are, and the browser says so.
test.use({ expected: { errors: [/403/] } });

test('an admin searches for a lead, erases the address and has the receipt', async ({ page }) => {
  const email = `lead-${randomUUID()}@example.com`;
  await queryServer(
    "insert into leads (name, email, message, source, created_at) values ('Lena Lead', $1, 'Call me.', 'contact_form', now())",
    [email],
  );
  await consent(email);
  const admin = await createStaffAccount(page.context(), 'admin');
  await page.goto('/staff/people');
  await expect(page.getByRole('heading', { name: 'How long things are kept' })).toBeVisible();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByText('Messages from the contact form').click();
  await expect(page.getByRole('cell', { name: 'Lena Lead' })).toBeVisible();
  await checkAccessibility(page);
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  const prove = async () => {
    await question.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await question.getByRole('button', { name: 'Go on' }).click();
  };
  await expireReauthentication(admin.email);
  const download = page.getByRole('button', { name: 'Download everything' });
  await download.click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').getByText('Nothing was changed yet.')).toBeVisible();
  await expect(download).toBeFocused();
  const downloaded = page.waitForEvent('download');
  await download.click();
  await prove();
  expect((await downloaded).suggestedFilename()).toMatch(/[.]zip$/);
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'They took it back' }).click();
  await expect(page.getByText('Calls and text messages: taken back')).toBeFocused();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything about this address?' });
  await dialog.getByLabel('Type the address to confirm').fill('other@example.com');
  await dialog.getByRole('button', { name: 'Erase now' }).click();
  await expect(dialog.getByText('This is not the address above.')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel('Type the address to confirm').fill(email);
  await expireReauthentication(admin.email);
  await dialog.getByRole('button', { name: 'Erase now' }).click();
  await prove();
  const receipt = page.getByRole('status').filter({ hasText: 'Receipt' });
  await expect(receipt).toContainText('Erased');
  const [, number = ''] =
    /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/.exec(await receipt.innerText()) ?? [];
  expect(number).not.toBe('');
  expect(await queryServer('select 1 from deletion_receipts where id = $1', [number])).toHaveLength(1);
  expect(await queryServer('select 1 from leads where email = $1', [email])).toEqual([]);
});

test('a buyer takes the agreement to be called back', async ({ page, buyer }) => {
  await consent(buyer.email);
  await page.goto('/portal/settings/data');
  await expect(page.getByText('Calls and text messages: agreed')).toBeVisible();
  await page.getByRole('button', { name: 'Stop calls and text messages' }).click();
  await expect(page.getByText('Calls and text messages: taken back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop calls and text messages' })).toHaveCount(0);
});
