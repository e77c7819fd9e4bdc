import { randomUUID } from 'node:crypto';
import { checkAccessibility, expect, openAccount, readLetterLink, test } from './fixtures.ts';
import { openStaffAccount, queryServer } from './staff-member.ts';

// A name that was not typed is refused, and so is the slower one of two changes; the browser says so.
test.use({ expected: { errors: [/400/, /409/] } });

test('an admin announces a launch: the letter is shown, the name typed, and each address told once', async ({
  page,
  request,
}) => {
  const email = `waiting-${randomUUID()}@example.com`;
  await queryServer("insert into waitlist_entries values ('home-buying-resources', $1, now())", [email]);
  await openStaffAccount(request, page.context().request, 'admin');
  for (const [path, heading] of [
    ['/staff/home-buyers', 'Home buyers'],
    ['/staff/newsletter', 'Newsletter'],
    ['/staff/feedback', 'Feedback'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    if (heading === 'Feedback') await expect(page.getByRole('table', { name: 'By milestone' })).toBeVisible();
    await checkAccessibility(page);
  }
  await page.goto('/staff/waitlists');
  await page.getByRole('link', { name: 'Home Buying Resources' }).click();
  const detail = page.getByRole('region', { name: 'Details' });
  await detail.getByRole('button', { name: 'Announce the launch' }).click();
  const letter = page.frameLocator('iframe[title="The letter"]');
  await expect(letter.getByRole('heading', { name: 'Now open: Home Buying Resources' })).toBeVisible();
  await detail.getByRole('button', { name: 'Send the letter' }).click();
  const confirmation = detail.getByLabel('To confirm, type Home Buying Resources');
  await expect(confirmation).toBeFocused();
  await expect(detail.getByText('No letter was sent.')).toBeVisible();
  await checkAccessibility(page);
  await confirmation.fill('Home Buying Resources');
  await page.keyboard.press('Enter');
  await expect(detail.getByText('every address was told')).toBeVisible({ timeout: 20_000 });
  await expect(detail.getByRole('button', { name: 'Announce the launch' })).toHaveCount(0);
  expect(await readLetterLink(request, email, 'Now open: Home Buying Resources')).toContain(
    '/portal/preparing#helpful-resources',
  );
  await detail.getByRole('button', { name: 'Show the addresses' }).click();
  await expect(detail.getByRole('rowheader', { name: email })).toBeVisible();
  await checkAccessibility(page);
});

test('of two members who change a home buyer’s stage at once the second is told what it is now', async ({
  page,
  request,
}) => {
  const name = `Harriet ${randomUUID()}`;
  const [row] = await queryServer(
    `insert into home_buyers (id, name, email, phone, consent_version, consented_at, created_at, current_stage)
     values (gen_random_uuid(), $1, $2, '+18005550199', '1', now(), now(), 'preparing') returning id`,
    [name, `${randomUUID()}@example.com`],
  );
  await openStaffAccount(request, page.context().request, 'agent');
  await page.goto(`/staff/home-buyers?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  const detail = page.getByRole('region', { name: 'Details' });
  await detail.getByLabel('Change the stage').selectOption('closing');
  const stage = `/api/staff/home-buyers/final-step.${row?.id}/stage`;
  const faster = await page.request.put(stage, { data: { version: 1, stage: 'finding' } });
  expect(faster.status()).toBe(200);
  await detail.getByRole('button', { name: 'Save the stage' }).click();
  await expect(detail.getByRole('alert')).toContainText('Somebody has changed the stage since you saw it');
  await expect(detail.getByLabel('Change the stage')).toHaveValue('closing');
  await checkAccessibility(page);
  await detail.getByRole('button', { name: 'Save the stage' }).click();
  await expect(page.getByText('The stage is Closing & Funding now')).toBeVisible();
  await expect(detail.getByRole('alert')).toHaveCount(0);
  const [stored] = await queryServer('select current_stage from home_buyers where id = $1', [row?.id]);
  expect(stored?.current_stage).toBe('closing');
});

test('a request for beta access waits, an agent approves it, and the buyer’s page opens by itself', async ({
  page,
  browser,
  request,
}) => {
  const buyer = await openAccount(request, page.context().request);
  await queryServer(
    'insert into beta_requests (user_id, requested_at) select id, now() from users where email = $1',
    [buyer.email],
  );
  await page.goto('/portal/beta-request');
  await expect(page.getByText('Your request is waiting for an answer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Beta Access' })).toHaveCount(0);
  await checkAccessibility(page);

  const office = await browser.newContext();
  const desk = await office.newPage();
  await openStaffAccount(request, office.request, 'agent');
  await desk.goto(`/staff/beta-requests?status=waiting&search=${encodeURIComponent(buyer.email)}`);
  await desk.getByRole('row', { name: buyer.email }).getByRole('link').click();
  const detail = desk.getByRole('region', { name: 'Details' });
  await detail.getByRole('button', { name: 'Decline' }).click();
  await expect(detail.getByText('Write a sentence that says why.')).toBeVisible();
  await checkAccessibility(desk);
  await detail.getByLabel('A sentence to the buyer').fill('Welcome to the beta.');
  await detail.getByRole('link', { name: 'Back to the list' }).click();
  await expect(detail).toHaveCount(0);
  await desk.getByRole('row', { name: buyer.email }).getByRole('link').click();
  await expect(detail.getByLabel('A sentence to the buyer')).toHaveValue('Welcome to the beta.');
  await detail.getByRole('button', { name: 'Approve' }).click();
  await expect(detail.getByText('Approved')).toBeVisible();
  await checkAccessibility(desk);
  await office.close();

  await expect(page.getByText('You have beta access already.')).toBeVisible();
  await page.goto('/portal/notifications');
  await expect(page.getByText('Welcome to the beta.').first()).toBeVisible();
});
