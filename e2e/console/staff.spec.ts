import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import {
  computeCode,
  countSteps,
  parseBase32,
} from '../../server/src/features/accounts/credentials/time-codes.ts';
import { createBuyerAccount, createStaffAccount } from '../harness/accounts.ts';
import { expireReauthentication } from '../harness/age-proof.ts';
import { checkAccessibility, expect, loadEmailLink, PASSWORD, type Page, test } from '../harness/fixtures.ts';
import { completeMilestone } from '../harness/journey-steps.ts';
import { queryServer } from '../harness/server-database.ts';

// A page of the console that is not open yet is asked for and refused, and so is a form that is empty.
test.use({ expected: { errors: [/401/, /403/, /400/] } });

test('the first staff member comes from the command line into the console, by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const email = `first-${randomUUID()}@example.com`;
  await page.goto(await createOnCommandLine(email, 'Alma First'));
  const newPassword = page.getByLabel('New password', { exact: true });
  await tabTo(page, newPassword);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await signInByKeyboard(page, email);
  await expect(
    page.getByRole('heading', { level: 1, name: 'One more step before the console' }),
  ).toBeVisible();
  await checkAccessibility(page);
  await press(page, 'Set up codes from an app');
  const key = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  await tabTo(page, page.getByLabel('Code', { exact: false }).last());
  await page.keyboard.type(parseCode(key));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your second step is set up.')).toBeVisible();
  const codes = page.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  await expect(codes).toHaveCount(10);
  // A member who comes back from their notes finds the codes still there, although the console would open by now.
  const looked = page.waitForResponse('**/api/staff/current');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect((await looked).status()).toBe(200);
  await expect(codes).toHaveCount(10);
  await press(page, 'Open the console');
  await expect(page.getByRole('heading', { level: 1, name: 'What waits' })).toBeVisible();
  await expect(page).toHaveURL(/\/staff$/);
  await tabTo(page, page.getByRole('link', { name: 'Members', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Alma First' }).last()).toBeVisible();
});

test('a second step that was set up elsewhere is used by signing in again', async ({ page }) => {
  const member = await createStaffAccount(page.context(), 'reader');
  await queryServer(
    `with member as (select id from users where email = $1),
          session as (update sessions set opened_by = 'password' where user_id = (select id from member))
     insert into passkeys (user_id, name, credential_id, public_key, counter, transports, is_backed_up)
     select id, 'Phone', id, '\\x00', 0, '{}', false from member`,
    [member.email],
  );
  await page.goto('/staff');
  await expect(page.getByText('This session was opened without it')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a member who is suspended loses the console at once, in a window that is open', async ({
  page,
  browser,
  request,
}) => {
  const member = await createStaffAccount(page.context(), 'agent');
  await page.goto('/staff/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  const office = await browser.newContext();
  const admin = await office.newPage();
  await createStaffAccount(office, 'admin');
  await queryServer('update users set name = $2 where email = $1', [member.email, member.email]);
  await queryServer(
    `insert into leads (name, email, source, created_at, owner_id)
     select 'Owned', email, 'contact_form', now(), id from users where email = $1`,
    [member.email],
  );
  await admin.goto('/staff/members');
  await admin.getByRole('link', { name: member.email }).focus();
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('ArrowUp');
  await admin.getByRole('link', { name: member.email }).press('Enter');
  const details = admin.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Suspend…' }).click();
  await expect(details.getByRole('button', { name: 'Keep them in' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(details.getByRole('button', { name: 'Suspend…' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(details.getByText('They own 1 lead.')).toBeVisible();
  await checkAccessibility(admin);
  await details.getByRole('button', { name: `Suspend ${member.email}` }).click();
  await expect(details.getByText('Let them back in')).toBeVisible();
  await expect(details).toBeFocused();
  // The lead has no owner now, so that any search finds it.
  const [owned] = await queryServer('select owner_id from leads where email = $1', [member.email]);
  expect(owned).toEqual({ owner_id: null });
  const invited = `invited-${member.email}`;
  await admin.getByRole('link', { name: 'Invite a member' }).click();
  await details.getByLabel('Name').fill(invited);
  await details.getByLabel('Work e-mail').fill(invited);
  await details.getByRole('button', { name: 'Invite' }).click();
  const readLink = () => loadEmailLink(request, invited, 'invites you to the');
  const first = await readLink();
  await details.getByRole('button', { name: 'Send again' }).click();
  await expect(admin.getByText('The invitation is on its way again')).toBeVisible();
  await expect.poll(readLink).not.toBe(first);
  await expect(page).toHaveURL(/\/login\?next=%2Fstaff%2Faccount/);
  await office.close();
});

test('an admin whose last proof is old is asked who it is before a member is invited', async ({
  page,
  request,
}) => {
  const admin = await createStaffAccount(page.context(), 'admin');
  const invited = `invited-${admin.email}`;
  await page.goto('/staff/members?id=new');
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Invite' }).click();
  await expect(details.getByText('Enter their name.')).toBeVisible();
  await details.getByLabel('Name').fill('Nia New');
  await details.getByLabel('Work e-mail').fill(invited);
  await expireReauthentication(admin.email);
  await details.getByRole('button', { name: 'Invite' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question).toBeVisible();
  expect(await queryServer('select 1 from users where email = $1', [invited])).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(details.getByText('Nothing was changed yet.')).toBeVisible();
  await details.getByRole('button', { name: 'Invite' }).click();
  await question.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Nia New is invited')).toBeVisible();
  await loadEmailLink(request, invited, 'invites you to the');
  await expect(details.getByRole('heading', { name: 'Nia New' })).toBeVisible();
});

test('an account with a journey of its own becomes a member once that is meant', async ({
  page,
  browser,
}) => {
  const home = await browser.newContext();
  const buyer = await createBuyerAccount(home);
  await completeMilestone(home.request, 'interest', { leaveOpen: 1 });
  await createStaffAccount(page.context(), 'admin');
  await page.goto('/staff/members?id=new');
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByLabel('Name').fill(buyer.name);
  await details.getByLabel('Work e-mail').fill(buyer.email);
  await details.getByRole('button', { name: 'Invite' }).click();
  const meant = details.getByRole('checkbox', { name: 'Make this account a member and close its journey.' });
  await expect(meant).toBeFocused();
  await expect(details.getByText('the portal would close for it')).toBeVisible();
  await checkAccessibility(page);
  await meant.check();
  await details.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`${buyer.name} is invited`)).toBeVisible();
  const own = await home.newPage();
  await own.goto('/portal');
  await expect(own).toHaveURL(/\/staff$/);
  await expect(
    own.getByRole('heading', { level: 1, name: 'One more step before the console' }),
  ).toBeVisible();
  await home.close();
});

test('the audit log shows an access, narrows to it, and opens it; the buyer sees it too', async ({
  page,
  browser,
}) => {
  const home = await browser.newContext();
  const buyer = await createBuyerAccount(home);
  const admin = await createStaffAccount(page.context(), 'admin');
  await queryServer(
    `insert into staff_actions (member_id, actor_name, action, subject_kind, about_user_id, reason)
     select 'm', 'Reed Reader', 'members.listed', 'record', id, $2 from users where email = $1`,
    [buyer.email, `Asked for help ${admin.email}`],
  );
  await page.goto('/staff/audit');
  await expect(page.getByRole('table', { name: 'Audit log, newest first' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(admin.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('rowheader').getByRole('link').press('Enter');
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByText(buyer.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  const own = await home.newPage();
  await own.goto('/portal/settings/data');
  await expect(own.getByText(`Reason: Asked for help ${admin.email}`)).toBeVisible();
  await home.close();
});

async function createOnCommandLine(email: string, name: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/src/staff-create.ts', email, name, '--role', 'admin'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
      },
    },
  );
  return /http\S+/.exec(stdout)?.[0] ?? '';
}

async function signInByKeyboard(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await tabTo(page, page.getByLabel('E-mail', { exact: false }).first());
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** The code of the next step of 30 seconds, as of a phone that is half a minute ahead: it is accepted longest, for a minute at least. */
function parseCode(key: string): string {
  return computeCode(parseBase32(key.replaceAll(' ', '')), countSteps(new Date()) + 1);
}
