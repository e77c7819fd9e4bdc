import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStaffAccount } from '../harness/accounts.ts';
import { expireReauthentication } from '../harness/age-proof.ts';
import { checkAccessibility, expect, PASSWORD, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';

// Of two who change an endpoint at once the second is refused, and so is a removal without a fresh proof; the browser says so.
test.use({ expected: { errors: [/409/, /403/] } });

test('an admin adds an endpoint, sees that a message did not arrive, and sends it again', async ({
  page,
  request,
}) => {
  let status = 410;
  const received: string[] = [];
  const receiver = createServer(async (incoming, outgoing) => {
    const body = (await incoming.toArray()).join('');
    // Journeys beside this one sign documents, of which this endpoint is notified too.
    if (!body.includes('"webhook.test"')) return void outgoing.writeHead(200).end();
    received.push(String(incoming.headers['webhook-id']));
    outgoing.writeHead(status).end('Nobody here');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

  const admin = await createStaffAccount(page.context(), 'admin');
  await page.goto('/staff/webhooks');
  const add = page.getByRole('button', { name: 'Add an endpoint' });
  await add.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(add).toBeFocused();
  await add.click();
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.keyboard.type(url);
  await page.getByRole('checkbox', { name: 'A document was signed' }).check();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Add the endpoint' }).click();
  await expect(page.getByRole('heading', { name: 'The signing secret' })).toBeFocused();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: url })).toBeFocused();
  await page.getByRole('link', { name: 'All endpoints' }).click();
  await expect(page.getByRole('link', { name: url })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: url })).toBeFocused();

  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Switched off because the receiver answered 410 Gone.')).toBeVisible();
  await expect(page.getByRole('row', { name: /webhook\.test.*Failed.*410/s })).toBeVisible();

  status = 200;
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('link', { name: 'webhook.test' }).click();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByText('Nobody here')).toBeVisible();
  await details.getByRole('button', { name: 'Send again' }).click();
  await expect(details.getByText('Delivered', { exact: true })).toBeVisible();
  await checkAccessibility(page);
  expect(received).toEqual([received[0], received[0]]);
  receiver.close();

  const { endpoints } = await (await page.request.get('/api/staff/webhooks')).json();
  const known = endpoints.find((each: { url: string }) => each.url === url);
  const change = { ...known, description: 'The CRM of the office' };
  await details.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('What it is for').fill('The CRM of the branch');
  // Someone else is faster.
  expect((await page.request.put(`/api/staff/webhooks/${change.id}`, { data: change })).status()).toBe(200);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('It is “The CRM of the office” now.')).toBeVisible();
  await expect(page.getByLabel('What it is for')).toHaveValue('The CRM of the branch');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The CRM of the branch')).toBeVisible();
  await expect(page.getByText('The endpoint is changed')).toBeVisible();
  await expect(page.getByRole('heading', { name: url })).toBeFocused();

  await page.getByRole('link', { name: 'API tokens' }).click();
  const make = page.getByRole('button', { name: 'Make a token' });
  await make.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(make).toBeFocused();
  await make.click();
  await page.getByLabel('What it is for').fill('The CRM');
  await page.getByRole('checkbox', { name: 'Read leads' }).check();
  await page.getByRole('button', { name: 'Make the token' }).click();
  const token = (await page.getByText(/^pl_[0-9A-Za-z]{49}$/).textContent()) ?? '';
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/staff/leads', { headers })).status()).toBe(200);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(make).toBeFocused();
  await page.getByRole('button', { name: 'Revoke The CRM' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The CRM', exact: true })).toBeFocused();
  expect((await request.get('/api/staff/leads', { headers })).status()).toBe(401);

  await page.goto('/staff/webhooks');
  await page.getByRole('link', { name: url }).click();
  await expireReauthentication(admin.email);
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  const removal = page.getByRole('alertdialog', { name: 'Remove this endpoint?' });
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await remove.click();
  await removal.getByRole('button', { name: 'Remove it' }).click();
  await expect(question).toBeVisible();
  await expect(removal).toHaveCount(0);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing was changed yet.')).toBeVisible();
  await expect(remove).toBeFocused();
  await remove.click();
  await removal.getByRole('button', { name: 'Remove it' }).click();
  await question.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('The endpoint is removed')).toBeVisible();
  await expect(page.getByRole('link', { name: url })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a word without end pushes nothing off the screen', async ({ page }) => {
  await createStaffAccount(page.context(), 'admin');
  const description = 'office'.repeat(30);
  await page.request.post('/api/staff/webhooks', {
    data: { url: 'http://127.0.0.1:9/hook', description, events: ['lead.created'] },
  });
  const mark = randomUUID().slice(0, 8);
  await queryServer(
    `insert into leads (name, email, message, source, created_at) values ($1, $2, 'Hello', 'contact_form', now())`,
    [`${mark} ${'n'.repeat(100)}`, `${mark}@example.com`],
  );
  await page.goto(`/staff/leads?search=${mark}`);
  await expect(page.getByRole('cell', { name: 'New', exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/staff/webhooks');
  await expect(page.getByText(description)).toBeVisible();
  const scrollable = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await scrollable()).toBe(0);
});
