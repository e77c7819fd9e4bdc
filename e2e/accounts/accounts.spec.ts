import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addAuthenticator } from '../harness/authenticator.ts';
import {
  checkAccessibility,
  expect,
  loadEmailCode,
  loadEmailLink,
  PASSWORD,
  test,
} from '../harness/fixtures.ts';

async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Vera Visitor');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('button', { name: 'Open account', exact: true }).click();
}

/** Every address that this page shows from now on, and whether a frame between them had no heading. */
async function followScreens(page: Page): Promise<() => Promise<{ screens: string[]; emptyFrames: number }>> {
  await page.evaluate(() => {
    const seen = { screens: [] as string[], emptyFrames: 0 };
    Object.assign(window, { seen });
    const look = () => {
      if (seen.screens.at(-1) !== location.pathname) seen.screens.push(location.pathname);
      if ((document.querySelector('main')?.innerText ?? '').trim() === '') seen.emptyFrames += 1;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen'));
}

test('a visitor opens an account with a code typed in the same window, and lands where they were going', async ({
  page,
  request,
}) => {
  const email = `visitor-${randomUUID()}@example.com`;
  await page.goto('/portal/milestones/pre-app');
  await expect(page).toHaveURL(/\/login\?next=%2Fportal%2Fmilestones%2Fpre-app$/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await askForCode(page, email);
  // That the email came neither confirms anything nor signs anyone in.
  const code = await loadEmailCode(request, email);
  expect(await (await page.context().request.get('/api/accounts/current')).json()).toBeNull();
  await enterCode(page, code);
  await expect(page).toHaveURL('/portal/milestones/pre-app');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pre-App');
});

test('from the form to the first six questions are three screens, without an empty frame or the sign-in page', async ({
  page,
  request,
}) => {
  const email = `visitor-${randomUUID()}@example.com`;
  await page.goto('/login/sign-up');
  const readScreens = await followScreens(page);
  await askForCode(page, email);
  await enterCode(page, await loadEmailCode(request, email));
  await expect(page).toHaveURL('/portal/welcome');
  await expect(page.getByRole('button', { name: 'Go to Today' })).toBeVisible();
  const { screens, emptyFrames } = await readScreens();
  expect(screens).toEqual(['/login/sign-up', '/login/email-code', '/portal/welcome']);
  expect(emptyFrames).toBe(0);
});

test('a passkey is added with the account, and signs in to it from then on', async ({ page, request }) => {
  await addAuthenticator(page);
  const email = `visitor-${randomUUID()}@example.com`;
  await page.goto('/login/sign-up');
  await askForCode(page, email);
  await page.getByLabel('Code from the email').fill(await loadEmailCode(request, email));
  await page.getByRole('button', { name: 'Open account and add a passkey' }).click();
  await expect(page).toHaveURL('/portal/welcome');
  await expect(page.getByText(/^The passkey .* is added$/)).toBeVisible();
  await page.goto('about:blank');
  await page.context().clearCookies();
  // The browser offers it among the suggestions of the address field, and this one chooses it by itself.
  await page.goto('/login');
  await expect(page).toHaveURL('/portal');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText(email)).toBeVisible();
});

test('someone who has an account signs in with a code, and is not asked for a password', async ({
  page,
  buyer,
  request,
}) => {
  await page.context().clearCookies();
  await page.goto('/login?next=%2Fportal%2Fdocs');
  await page.getByLabel('E-mail address').fill(buyer.email);
  await page.getByRole('link', { name: 'Email me a code instead' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with a code by email' })).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue(buyer.email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  // A window that is loaded again when its owner comes back from the mail program still waits for the code.
  await page.reload();
  await expect(page.getByText(`If there is an account for ${buyer.email}`)).toBeVisible();
  await page.getByLabel('Code from the email').fill(await loadEmailCode(request, buyer.email));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/portal/docs');
});

test.describe('codes that do not work', () => {
  test.use({ expected: { errors: [/422/] } });
  test('are each refused with a sentence, and a new one works with what was entered once', async ({
    page,
    browser,
    baseURL,
    request,
  }) => {
    const email = `visitor-${randomUUID()}@example.com`;
    await page.goto('/login/sign-up');
    await askForCode(page, email);
    const code = await loadEmailCode(request, email);
    const other = await (await browser.newContext({ baseURL })).newPage();
    await other.goto('/login/sign-up');
    await askForCode(other, `someone-${randomUUID()}@example.com`);
    await other.context().clearCookies();
    await enterCode(other, code);
    await expect(other.getByText(/works only in the browser that asked for it/)).toBeVisible();
    await other.context().close();

    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let turn = 1; turn <= 4; turn += 1) {
      await enterCode(page, wrong);
      await expect(page.getByText(/not the code in our newest email/)).toBeVisible();
      await expect(page.getByLabel('Code from the email')).toBeFocused();
    }
    await enterCode(page, wrong);
    await expect(page.getByText(/wrong 5 times/)).toBeVisible();
    await expect(page.getByLabel('Code from the email')).toHaveValue(wrong);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText(/On its way once more/)).toBeVisible();
    await enterCode(page, await loadEmailCode(request, email, code));
    await expect(page).toHaveURL('/portal/welcome');
    const account = await (await page.context().request.get('/api/accounts/current')).json();
    expect(account).toMatchObject({ name: 'Vera Visitor', email });
  });
});

test('a browser that blocks cookies says so before a code is sent, and keeps what was typed', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await page.goto('/login/sign-up');
  await page.getByLabel('Your name').fill('Vera Visitor');
  await page.getByLabel('E-mail address').fill('vera@example.com');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByRole('alert')).toContainText('Your browser blocks cookies');
  await expect(page.getByLabel('Your name')).toHaveValue('Vera Visitor');
  await expect(page.getByLabel('E-mail address')).toHaveValue('vera@example.com');
});

test('a visitor who goes back from the code finds name and address as they were', async ({ page }) => {
  const email = `visitor-${randomUUID()}@example.com`;
  await page.goto('/login/sign-up');
  await askForCode(page, email);
  await page.getByRole('link', { name: 'Use another address' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Vera Visitor');
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
});

test.describe('a link that confirms an address', () => {
  test.use({ expected: { errors: [/410/] } });
  test('confirms once, leads to signing in, and promises a new one only to a person who waits for it', async ({
    page,
    request,
  }) => {
    const email = `visitor-${randomUUID()}@example.com`;
    const account = { name: 'Vera Visitor', email, password: PASSWORD };
    await request.post('/api/accounts/sign-up', { data: account });
    const link = await loadEmailLink(request, email, 'Confirm');
    await page.goto(link);
    const confirm = page.getByRole('button', { name: 'Confirm my address' });
    await expect(confirm).toBeEnabled();
    // Mail programs open links: that alone neither confirms anything nor signs anyone in.
    expect(await (await page.context().request.get('/api/accounts/current')).json()).toBeNull();
    await confirm.click();
    // Someone who was going nowhere in particular is asked the six questions first.
    await expect(page).toHaveURL('/portal/welcome');
    await expect(page.getByRole('button', { name: 'Go to Today' })).toBeVisible();
    // The page still asks for its parts, which a signed-out person may not have.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('This link no longer works')).toBeVisible();
    await checkAccessibility(page);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText(/still waits to be confirmed, a new link is on its way/)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sign in');
  });
});

test('sign-up says what is wrong in a summary that takes the focus, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/login/sign-up');
  await page.getByLabel('Your name').fill('Kept Name');
  await page.getByLabel('E-mail address').fill('not-an-address');
  await page.getByRole('button', { name: 'Add a password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText('Enter a password.').first()).toBeVisible();
  await expect(page.getByRole('alert').or(page.locator('[aria-labelledby]:focus')).first()).toBeVisible();
  await expect(page.getByText('Enter an email address like name@example.com.').first()).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Kept Name');
  await checkAccessibility(page);
});

test.describe('with a wrong password', () => {
  test.use({ expected: { errors: [/401/] } });
  test('signing in says that address and password do not match and keeps the address', async ({
    page,
    buyer,
  }) => {
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByLabel('E-mail address').fill(buyer.email);
    await page.getByLabel('Password', { exact: true }).fill('this is not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('do not match').first()).toBeVisible();
    await expect(page.getByLabel('E-mail address')).toHaveValue(buyer.email);
    await checkAccessibility(page);
  });
});

test('a forgotten password is reset by mail and signs in', async ({ page, buyer, request }) => {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in page has a field of the same name, which stays until the next page is there.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('E-mail address').fill(buyer.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.goto(await loadEmailLink(request, buyer.email, 'Reset'));
  await checkAccessibility(page);
  await page.getByLabel('New password', { exact: true }).fill('quiet harbor violin 28');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByText('Your password is set')).toBeVisible();
  await page.getByLabel('E-mail address').fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill('quiet harbor violin 28');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/portal');
});

test('a new password that was sent before the page came alive is not sent in vain', async ({
  page,
  buyer,
  request,
}) => {
  await page.context().clearCookies();
  await request.post('/api/accounts/request-password-reset', { data: { email: buyer.email } });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(await loadEmailLink(request, buyer.email, 'Reset'));
  await page.getByLabel('New password', { exact: true }).fill('quiet harbor violin 28');
  await page.keyboard.press('Enter');
  held.resolve();
  await expect(page.getByText('Your password is set')).toBeVisible();
});

test('signing out ends the session', async ({ page, buyer }) => {
  await page.goto('/portal');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText(buyer.email)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).not.toHaveURL('/portal');
  await page.goto('/portal');
  await expect(page).toHaveURL(/\/login/);
});

test.describe('a session that ended while the page was away', () => {
  test.use({ expected: { errors: [/401/] } });
  test('is followed by the journey as soon as its owner has signed in again', async ({ page, buyer }) => {
    await page.goto('/portal');
    const start = page.getByText('Start here: set your move-in month and monthly limit.');
    await expect(start).toBeVisible();
    await page.context().clearCookies();
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    // Nothing but the page itself asks for the journey.
    await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
    await page.getByLabel('E-mail address').fill(buyer.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(start).toBeVisible();
    await expect(page.getByText('Failed to load your journey data')).toHaveCount(0);
  });
});

test.describe('an address that is no page', () => {
  test.use({ expected: { errors: [/404/] } });
  test('shows the not-found page with a way home (specification 2)', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.goto('/documets');
    await expect(page.getByRole('link', { name: 'Documents', exact: true })).toHaveAttribute(
      'href',
      '/portal/docs',
    );
    await checkAccessibility(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
