import { randomUUID } from 'node:crypto';
import { createBuyerAccount, createStaffAccount } from '../harness/accounts.ts';
import { checkAccessibility, checkBothSchemes, expect, loadEmailLink, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';

// A name that was not typed is refused, and so is the slower one of two changes; the browser says so.
test.use({ expected: { errors: [/400/, /409/] } });

test('an admin announces a launch: the email is shown, the name typed, and each address notified once', async ({
  page,
  request,
}) => {
  const email = `waiting-${randomUUID()}@example.com`;
  await queryServer("insert into waitlist_entries values ('home-buying-resources', $1, now())", [email]);
  await createStaffAccount(page.context(), 'admin');
  await page.goto('/staff/feedback');
  await expect(page.getByRole('table', { name: 'By milestone' })).toBeVisible();
  await page.goto('/staff/waitlists');
  await page.getByRole('link', { name: 'Home Buying Resources' }).click();
  const detail = page.getByRole('region', { name: 'Details' });
  await detail.getByRole('button', { name: 'Announce the launch' }).click();
  const message = page.frameLocator('iframe[title="The letter"]');
  await expect(message.getByRole('heading', { name: 'Now open: Home Buying Resources' })).toBeVisible();
  await detail.getByRole('button', { name: 'Send the letter' }).click();
  const confirmation = detail.getByLabel('To confirm, type Home Buying Resources');
  await expect(confirmation).toBeFocused();
  await expect(detail.getByText('No email was sent.')).toBeVisible();
  await checkAccessibility(page);
  await confirmation.fill('Home Buying Resources');
  await page.keyboard.press('Enter');
  await expect(detail.getByText('every address was told')).toBeVisible({ timeout: 60_000 });
  await expect(detail.getByRole('button', { name: 'Announce the launch' })).toHaveCount(0);
  expect(await loadEmailLink(request, email, 'Now open: Home Buying Resources')).toContain(
    '/portal/preparing#helpful-resources',
  );
  await detail.getByRole('button', { name: 'Show the addresses' }).click();
  await expect(detail.getByRole('rowheader', { name: email })).toBeVisible();
});

test('of two members who change a home buyer’s stage at once the second sees what it is now', async ({
  page,
}) => {
  const name = `Harriet ${randomUUID()}`;
  const [row] = await queryServer(
    `insert into home_buyers (id, name, email, phone, consent_version, consented_at, created_at, current_stage)
     values (gen_random_uuid(), $1, $2, '+18005550199', '1', now(), now(), 'preparing') returning id`,
    [name, `${randomUUID()}@example.com`],
  );
  await createStaffAccount(page.context(), 'agent');
  await page.goto(`/staff/home-buyers?id=${row?.id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const detail = page.getByRole('region', { name: 'Details' });
  await detail.getByLabel('Change the stage').selectOption('closing');
  const stage = `/api/staff/home-buyers/final-step.${row?.id}/stage`;
  const faster = await page.request.put(stage, { data: { version: 1, stage: 'finding' } });
  expect(faster.status()).toBe(200);
  await detail.getByRole('button', { name: 'Save the stage' }).click();
  await expect(detail.getByRole('alert')).toContainText('Someone has changed the stage since you saw it');
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
}) => {
  const buyer = await createBuyerAccount(page.context());
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
  await createStaffAccount(office, 'agent');
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
  await office.close();

  await expect(page.getByText('You have beta access already.')).toBeVisible();
  await page.goto('/portal/notifications');
  await expect(page.getByText('Welcome to the beta.').first()).toBeVisible();
});

test('a question to a person arrives in the console with its passages, is given an owner and answered', async ({
  page,
  browser,
}) => {
  const buyer = await createBuyerAccount(page.context());
  const question = 'What is an escrow account for?';
  await page.goto('/portal/docs');
  await expect(page.getByRole('banner').getByText('Account').first()).toBeAttached();
  await page.getByRole('button', { name: 'Need Help?' }).click();
  const chat = page.getByRole('dialog', { name: 'Mortgage Assistant' });
  await chat.getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
  await expect(chat.getByText('From the guide and the glossary, word for word:')).toBeVisible();
  await chat.getByRole('button', { name: 'Send this to a person' }).click();
  await expect(chat.getByText('It says which passages you were shown:')).toBeVisible();
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByText('Your question is on its way')).toBeVisible();

  const office = await browser.newContext();
  const desk = await office.newPage();
  const agent = await createStaffAccount(office, 'agent');
  await desk.goto('/staff');
  await expect(desk.getByRole('link', { name: /questions? to answer/ })).toBeVisible();
  await desk.goto(`/staff/questions?search=${encodeURIComponent(buyer.email)}`);
  await desk.getByRole('rowheader', { name: buyer.name }).getByRole('link').click();
  const detail = desk.getByRole('region', { name: 'Details' });
  await expect(detail.getByText(question)).toBeVisible();
  await expect(detail.getByRole('link', { name: /escrow/i }).first()).toBeVisible();
  await expect(detail.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(buyer.email)}\\?`),
  );
  await detail.getByLabel('Owner').selectOption({ label: `${agent.name} (me)` });
  await expect(desk.getByText(`New, ${agent.name}`)).toBeVisible();
  await detail.getByRole('button', { name: 'Answered' }).click();
  await expect(detail.getByRole('button', { name: 'Answered' })).toHaveAttribute('aria-pressed', 'true');
  await expect(desk.getByRole('row', { name: buyer.name }).getByText('Answered')).toBeVisible();
  await checkBothSchemes(desk);
  await office.close();
});

test('the audit log shows the changes alone, and repeated views as one line with their times', async ({
  page,
}) => {
  const admin = await createStaffAccount(page.context(), 'admin');
  const about = `${randomUUID()}@example.com`;
  await queryServer(
    `insert into staff_actions (member_id, actor_name, action, subject_kind, subject_id, about_email, at)
     select id, 'Ada Buyer', action, 'lead', 'l', $2, now() - n * interval '1 second'
     from users, (values ('leads.read', 1), ('leads.read', 2), ('leads.read', 3), ('leads.changed', 4)) as done(action, n)
     where email = $1`,
    [admin.email, about],
  );
  await page.goto(`/staff/audit?search=${about}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  const views = page.getByRole('row', { name: /Looked at a lead/ });
  await expect(views.getByText('3 times that day')).toBeVisible();
  await views.getByRole('link').click();
  const detail = page.getByRole('region', { name: 'Details' });
  await expect(detail.getByRole('heading', { name: 'Looked at 3 times that day' })).toBeVisible();
  await expect(detail.getByRole('listitem')).toHaveCount(3);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Kind').selectOption({ label: 'Changes only' });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table').getByText('Changed the status or owner of a lead')).toBeVisible();
  await page.getByLabel('Kind').selectOption('');
  await page.getByLabel('Repeated views').selectOption({ label: 'Each by itself' });
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.getByLabel('From', { exact: true }).fill('2099-12-01');
  await expect(page.getByText('Nothing here fits.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2099-12-01');
  await page.getByLabel('From', { exact: true }).fill('2026-01-01');
  await expect(page.getByRole('row')).toHaveCount(5);
});
