import { randomUUID } from 'node:crypto';
import { createSealer } from '../../server/src/platform/base/sealed-text.ts';
import { loadSecrets } from '../../server/src/platform/base/secrets.ts';
import { createStaffAccount } from '../harness/accounts.ts';
import { checkAccessibility, expect, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';

/** An email that a mail server refused, with what it says still there. */
async function storeDeadEmail(email: string, subject: string): Promise<void> {
  const id = randomUUID();
  const { fileKey } = await loadSecrets(process.env.E2E_DATA_DIR ?? '', {});
  const parts = { heading: subject, paragraphs: ['What you asked for.'] };
  const sealed = createSealer(fileKey, 'emails').seal(Buffer.from(JSON.stringify({ subject, parts })), id);
  await queryServer(
    `insert into emails (id, template, email, urgency, state, cause, tries, created_at, due_at, expires_at, settled_at, answer, sealed)
     values ($1, 'digest', $2, 1, 'dead', 'content-refused', 1, now(), now(), now() + interval '1 day', now(), '554 5.7.1 refused', $3)`,
    [id, email, sealed],
  );
}

// An email is not given up without a reason, and the browser says so.
test.use({ expected: { errors: [/400/] } });

test('on a phone, an admin finds dead emails, sends one again and gives one up', async ({
  page,
  request,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [again, never] = [`${mark}-again@example.com`, `${mark}-never@example.com`];
  await storeDeadEmail(again, 'Your day');
  await storeDeadEmail(never, 'Your day');
  await createStaffAccount(page.context(), 'admin');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/staff/mail');
  await expect(page.getByRole('combobox', { name: 'State' })).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOption('dead');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByRole('searchbox').fill(mark);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(2);

  const detail = page.getByRole('region', { name: 'Details' });
  await page.getByRole('link', { name: again }).click();
  await expect(detail.getByText('554 5.7.1 refused')).toBeVisible();
  await detail.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The letter is on its way again')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(detail).toBeFocused();
  await expect(async () => {
    const mailbox = await (await request.get('/dev/mail', { params: { to: again } })).text();
    expect(mailbox).toContain('Your day');
  }).toPass({ timeout: 45_000 });

  await page.goto(`/staff/mail?state=dead&search=${mark}`);
  await page.getByRole('link', { name: never }).click();
  await detail.getByRole('button', { name: 'Give it up…' }).click();
  await expect(detail.getByLabel('Reason')).toBeFocused();
  await detail.getByRole('button', { name: 'Give the letter up' }).click();
  await expect(detail.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await detail.getByRole('button', { name: 'Cancel' }).click();
  await expect(detail.getByRole('button', { name: 'Give it up…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await detail.getByLabel('Reason').fill('They wrote from another address.');
  await checkAccessibility(page);
  await detail.getByRole('button', { name: 'Give the letter up' }).click();
  await expect(detail.getByText(/Dead: a staff member gave it up/i)).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
