import { computeCode, countSteps } from '../../server/src/features/accounts/credentials/time-codes.ts';
import { expireReauthentication } from '../harness/age-proof.ts';
import { addAuthenticator } from '../harness/authenticator.ts';
import {
  checkAccessibility,
  expect,
  forgetSession,
  loadEmailLink,
  PASSWORD,
  type Page,
  test,
} from '../harness/fixtures.ts';

const NEW_PASSWORD = 'quiet harbor violin 28';
const STEP_MS = 30_000;

test('an address is changed when both mailboxes agree', async ({ page, buyer, request }) => {
  const newEmail = `new-${buyer.email}`;
  await open(page, '/portal/settings/profile');
  await page.getByLabel('New e-mail address').fill(newEmail);
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await expect(page.getByText('Waiting for both addresses')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'E-mail address' })).toBeFocused();
  await page.goto(await loadEmailLink(request, newEmail, 'Confirm this'));
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('The change is made when the present address')).toBeVisible();
  await page.goto(await loadEmailLink(request, buyer.email, 'Change the email'));
  await page.getByRole('button', { name: 'Agree to the change' }).click();
  await expect(page.getByText('Your address is changed')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your settings' }).click();
  await expect(page.getByRole('main').getByText(newEmail)).toBeVisible();
});

test.describe('the question "Is it you?"', () => {
  test.use({ expected: { errors: [/403/, /422/] } });
  test('comes ten minutes after the last proof, and the change is made after the answer', async ({
    page,
    buyer,
  }) => {
    const newEmail = `new-${buyer.email}`;
    await open(page, '/portal/settings/profile');
    await expireReauthentication(buyer.email);
    const address = page.getByLabel('New e-mail address');
    const change = page.getByRole('button', { name: 'Change e-mail address' });
    await address.fill(newEmail);
    await change.click();
    const question = page.getByRole('dialog', { name: 'Is it you?' });
    const password = question.getByLabel('Your password', { exact: true });
    await expect(password).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing was changed yet.')).toBeVisible();
    await expect(change).toBeFocused();
    await expect(address).toHaveValue(newEmail);

    await change.click();
    await password.fill('a wrong one');
    await password.press('Enter');
    await expect(question.getByText('That is not your password.')).toBeVisible();
    await expect(password).toBeFocused();
    await checkAccessibility(page);
    await password.fill(PASSWORD);
    await question.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('Waiting for both addresses')).toBeVisible();
    await expect(question).toBeHidden();
  });
});

test.describe('a link that was used', () => {
  test.use({ expected: { errors: [/410/] } });
  test('says so and offers the next step', async ({ page, buyer, request }) => {
    await open(page, '/portal/settings/profile');
    await page.getByLabel('New e-mail address').fill(`new-${buyer.email}`);
    await page.getByRole('button', { name: 'Change e-mail address' }).click();
    const link = await loadEmailLink(request, buyer.email, 'Change the email');
    await page.goto(link);
    await page.getByRole('button', { name: 'Stop the change' }).click();
    await expect(page.getByText('The change is stopped')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('This link no longer works')).toBeVisible();
    await page.getByRole('link', { name: 'Begin again in your settings' }).click();
    await expect(page.getByLabel('New e-mail address')).toBeVisible();
  });
});

test.describe('the password', () => {
  test.use({ expected: { errors: [/422/, /401/] } });
  test('is changed with the present one, and the other devices are signed out', async ({
    page,
    buyer,
    browser,
  }) => {
    const elsewhere = await browser.newContext();
    const data = { email: buyer.email, password: PASSWORD };
    await elsewhere.request.post('/api/accounts/sign-in', { data });
    await open(page, '/portal/settings/security');
    await page.getByLabel('Current password', { exact: true }).fill('not the present one');
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('That is not your password.')).toBeVisible();
    await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
    await checkAccessibility(page);
    await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    expect(await (await elsewhere.request.get('/api/accounts/current')).json()).toBeNull();
    await elsewhere.close();
  });
});

test('devices are listed in plain words and signed out one by one', async ({ page, buyer, browser }) => {
  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  });
  await phone.request.post('/api/accounts/sign-in', { data: { email: buyer.email, password: PASSWORD } });
  await open(page, '/portal/settings/devices');
  const devices = page.getByRole('region', { name: 'Signed in now' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await expect(devices.getByText('Safari on iPhone')).toBeVisible();
  await devices.getByRole('button', { name: /Sign out Safari on iPhone/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Signed in now' })).toBeFocused();
  expect(await (await phone.request.get('/api/accounts/current')).json()).toBeNull();
  await phone.close();
});

test('a passkey is added, named and signs in, and is removed', async ({ page, buyer }) => {
  const touch = await addAuthenticator(page);
  await open(page, '/portal/settings/security');
  await page.getByLabel('Name of the new passkey').fill('Kitchen tablet');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey Kitchen tablet is added')).toBeVisible();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const rename = passkeys.getByRole('button', { name: 'Rename Kitchen tablet' });
  await rename.click();
  await expect(passkeys.getByLabel('New name for Kitchen tablet')).toBeFocused();
  await passkeys.getByRole('button', { name: 'Cancel' }).click();
  await expect(rename).toBeFocused();
  await rename.click();
  await passkeys.getByLabel('New name for Kitchen tablet').fill('Office');
  await passkeys.getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys.getByText('Office', { exact: true })).toBeVisible();
  await expect(passkeys.getByRole('button', { name: 'Rename Office' })).toBeFocused();
  await checkAccessibility(page);
  await forgetSession(page);
  await touch(false);
  // The suggestions have to be requested before the touch: later they would be answered by themselves.
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await touch(true);
  // The suggestions that wait may be answered by that touch before the press comes: the button is gone then.
  const press = page.getByRole('button', { name: 'Use a passkey' }).click({ timeout: 10_000 });
  await press.catch(() => undefined);
  await expect(page).toHaveURL('/portal');
  await open(page, '/portal/settings/security');
  await passkeys.getByRole('button', { name: 'Remove Office' }).click();
  await expect(page.getByText('The passkey Office is removed')).toBeVisible();
  await expect(passkeys.getByRole('heading')).toBeFocused();
  expect(buyer.email).toBeTruthy();
});

test('the address field suggests a passkey', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await addAuthenticator(page);
  await open(page, '/portal/settings/security');
  await page.getByLabel('Name of the new passkey').fill('This laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey This laptop is added')).toBeVisible();
  await forgetSession(page);
  // The virtual authenticator chooses its one passkey as soon as the browser offers it.
  await page.goto('/login');
  await expect(page).toHaveURL('/portal');
});

test.describe('codes from an app', () => {
  test.use({ expected: { errors: [/422/] } });
  test('are set up, asked for, used once and replaced by a recovery code', async ({ page, buyer }) => {
    test.setTimeout(360_000);
    await open(page, '/portal/settings/security');
    await page.getByRole('button', { name: 'Set up codes from an app' }).click();
    const card = page.getByRole('heading', { name: 'Codes from an app' });
    const firstStep = page.getByRole('heading', { name: '1. Scan this with an authenticator app' });
    await expect(firstStep).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(card).toBeFocused();
    await page.getByRole('button', { name: 'Set up codes from an app' }).click();
    await expect(firstStep).toBeFocused();
    await expect(page.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
    await checkAccessibility(page);
    const key = (await page.locator('p.font-mono').innerText()).replace(/\s/g, '');
    const used = showCode(key);
    await page.getByLabel('Code from the app').fill(used);
    await page.getByRole('button', { name: 'Switch codes on' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
    await checkAccessibility(page);
    const codes = await page
      .getByRole('region', { name: 'Codes from an app' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(codes).toHaveLength(10);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('porchlight-recovery-codes.txt');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes are left')).toBeVisible();
    await expect(card).toBeFocused();
    await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);

    await signIn(page, buyer.email);
    await expect(page.getByRole('heading', { name: 'Enter the code from your app' })).toBeVisible();
    await page.getByLabel('Code from the app').fill(used);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('That code does not work.')).toBeVisible();
    await checkAccessibility(page);
    await page.getByLabel('Code from the app').fill(showCode(key, 1));
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page).toHaveURL('/portal');

    await signIn(page, buyer.email);
    await page.getByRole('button', { name: 'I do not have my device' }).click();
    await checkAccessibility(page);
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page).toHaveURL('/portal');

    await open(page, '/portal/settings/security');
    await expect(page.getByText('9 recovery codes are left')).toBeVisible();
    await page.getByRole('button', { name: 'Switch off' }).click();
    const password = page.getByLabel('Password to switch codes off', { exact: true });
    await expect(password).toBeFocused();
    await page.getByRole('button', { name: 'Keep them on' }).click();
    await expect(card).toBeFocused();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await password.fill(PASSWORD);
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Switch codes off', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Set up codes from an app' })).toBeVisible();
    await expect(card).toBeFocused();
  });
});

test('the provider signs somebody in, and is not the only way to be unlinked', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Homes Union' }).click();
  await expect(page).toHaveURL('/portal/welcome');
  await open(page, '/portal/settings/security');
  await expect(page.getByText('Your account has no password.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Linked sign-in' }).getByText('Homes Union')).toBeVisible();
});

test.describe('the only way in', () => {
  test.use({ expected: { errors: [/409/] } });
  test('stays', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Homes Union' }).click();
    await expect(page).toHaveURL('/portal/welcome');
    await open(page, '/portal/settings/security');
    await page.getByRole('button', { name: 'Unlink Homes Union' }).click();
    await expect(page.getByText('This is your only way to sign in')).toBeVisible();
  });
});

test('the provider is linked, signs in, and is unlinked', async ({ page, buyer }) => {
  await open(page, '/portal/settings/security');
  await page.getByRole('button', { name: 'Link Homes Union' }).click();
  await expect(page.getByText('It is linked')).toBeVisible();
  await expect(page).toHaveURL('/portal/settings/security');
  await signOutHere(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Homes Union' }).click();
  await expect(page).toHaveURL('/portal');
  await open(page, '/portal/settings');
  await expect(page.getByRole('main').getByText(buyer.email)).toBeVisible();
  await open(page, '/portal/settings/security');
  await page.getByRole('button', { name: 'Unlink Homes Union' }).click();
  await expect(page.getByText('Homes Union is unlinked')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Linked sign-in' })).toBeFocused();
});

test('the text grows at once, on every page, before it is drawn and in other windows', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const readSize = (on: Page) =>
    on.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const other = await page.context().newPage();
  await other.goto('/team');
  await open(page, '/portal/settings/preferences');
  const normal = await readSize(page);
  await page.getByRole('radio', { name: 'Larger' }).check();
  expect(await readSize(page)).toBeCloseTo(normal * 1.25, 1);
  await expect.poll(() => readSize(other)).toBeCloseTo(normal * 1.25, 1);
  await page.goto('/team', { waitUntil: 'commit' });
  await expect.poll(() => readSize(page)).toBeCloseTo(normal * 1.25, 1);
  await open(page, '/portal/settings/preferences');
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/portal/settings', '/portal/settings/security', '/portal', '/login', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() =>
      document.documentElement.scrollWidth <= innerWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 1)
            .map((part) => part.outerHTML.slice(0, 160)),
    );
    expect(wide, path).toEqual([]);
  }
});

test('the next person on a shared computer inherits neither the guide’s completed stages nor an application', async ({
  page,
  buyer,
}) => {
  await open(page, '/portal');
  await page.evaluate(() => localStorage.setItem('completedStages', '["preparing"]'));
  await page.evaluate(() => sessionStorage.setItem('applicationAnswers', '{"name":"Ada Buyer"}'));
  await signOutHere(page);
  expect(await page.evaluate(() => sessionStorage.getItem('applicationAnswers'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('completedStages'))).toBeNull();
  await page.request.post('/api/accounts/sign-in', { data: { email: buyer.email, password: PASSWORD } });
  const progress = await (await page.request.get('/api/guide/progress')).json();
  expect(progress.stages).toEqual(['preparing']);
});

test.describe('stages that cannot be sent', () => {
  test.use({ expected: { errors: [/ERR_FAILED|Failed to load/] } });
  test('count among what is asked about before signing out', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await open(page, '/portal/settings/devices');
    await page.route('**/api/guide/**', (route) => route.abort());
    await page.evaluate(() => localStorage.setItem('completedStages', '["preparing","finding"]'));
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page.getByText('2 changes are kept in this browser alone')).toBeVisible();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    expect(await page.evaluate(() => localStorage.getItem('completedStages'))).toContain('finding');
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function signIn(page: Page, email: string): Promise<void> {
  await forgetSession(page);
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOutHere(page: Page): Promise<void> {
  await page.goto('/portal/settings/devices');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/');
}

/** What an authenticator app shows for a key, some steps of 30 seconds from now. */
function showCode(key: string, steps = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return computeCode(new Uint8Array(bytes), countSteps(new Date(Date.now() + steps * STEP_MS)));
}
