import { randomUUID } from 'node:crypto';
import { createStaffAccount } from '../harness/accounts.ts';
import { expect, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';

const rooms = {
  reader: [
    'Overview',
    'Leads',
    'Applications',
    'Documents',
    'Home buyers',
    'Waitlists',
    'Feedback',
    'Programs',
  ],
  processor: [
    'Overview',
    'Leads',
    'Questions',
    'Messages',
    'Applications',
    'Documents',
    'Home buyers',
    'Beta requests',
    'Waitlists',
    'Newsletter',
    'Feedback',
    'Programs',
    'People',
    'Mail',
  ],
  marketing: [
    'Overview',
    'Leads',
    'Applications',
    'Documents',
    'Home buyers',
    'Beta requests',
    'Waitlists',
    'Newsletter',
    'Feedback',
    'Programs',
    'People',
    'Mail',
  ],
} as const;

for (const role of ['reader', 'processor', 'marketing'] as const)
  test(`role ${role}: the console has the rooms and columns of its rights`, async ({ page }) => {
    await createStaffAccount(page.context(), role);
    const name = `Rita ${randomUUID()}`;
    await queryServer(
      `insert into leads (name, email, source, created_at) values ($1, 'rita@example.com', 'contact_form', now())`,
      [name],
    );
    await page.goto('/staff');
    const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
    await expect(links).toHaveText([...rooms[role]]);
    await page.goto(`/staff/leads?search=${encodeURIComponent(name)}`);
    const leads = page.getByRole('table', { name: 'Leads' });
    await expect(leads.getByText(name, { exact: true })).toBeVisible();
    const isReader = role === 'reader';
    await expect(leads.getByRole('columnheader', { name: 'E-mail' })).toHaveCount(isReader ? 0 : 1);
    await expect(leads.getByRole('link', { name })).toHaveCount(isReader ? 0 : 1);
    await expect(page.getByText('rita@example.com')).toHaveCount(isReader ? 0 : 1);
    await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveCount(role === 'marketing' ? 1 : 0);
    await expect(leads.getByRole('checkbox')).toHaveCount(role === 'processor' ? 2 : 0);
  });
