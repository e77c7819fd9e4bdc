import { addAuthenticator } from '../harness/authenticator.ts';
import {
  expect,
  forgetSession,
  holdRequests,
  PASSWORD,
  type Page,
  test,
  waitForFrames,
} from '../harness/fixtures.ts';

/** The page's program, as long as it waits. */
const waiting = (page: Page) => page.locator('script[type="text/held"]');
const address = (page: Page) => page.getByLabel('E-mail address');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

/** An installation without a provider, whose button would have to be there at once; and a browser without any earlier sign-in. */
async function openAsStranger(page: Page, path = '/login'): Promise<void> {
  await page.route('**/api/accounts/provider', (route) => route.fulfill({ json: null }));
  await page.goto('/offline');
  await page.evaluate(() => localStorage.clear());
  await forgetSession(page);
  await page.goto(path, { waitUntil: 'networkidle' });
}

for (const path of ['/login', '/login/sign-up', '/login/forgot']) {
  test(`${path} waits until it is used, and looks the same before`, async ({ page }) => {
    await openAsStranger(page, path);
    const button = page.locator('button[type=submit]');
    await expect(waiting(page)).toHaveCount(1);
    await expect(button).toBeEnabled();
    const before = await button.boundingBox();
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.locator('link[rel=stylesheet]')).toHaveJSProperty('disabled', false);
    await expect(button).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(await button.boundingBox()).toEqual(before);
  });
}

test('what is typed and pressed before the page comes alive signs in', async ({ page, buyer }) => {
  await openAsStranger(page);
  const letThrough = await holdRequests(page, '**/assets/*.js');
  await address(page).fill(buyer.email);
  await password(page).fill(PASSWORD);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await password(page).press('Enter');
  await waitForFrames(page);
  expect(loads).toEqual([]);
  letThrough();
  await expect(page).toHaveURL('/portal');
});

test('somebody with a place to go on to, or who was signed in here, finds the page alive', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await openAsStranger(page, '/login?next=%2Fportal%2Fdocs');
  await expect(waiting(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('signedIn', '1'));
  await page.goto('/login');
  await expect(waiting(page)).toHaveCount(0);
});

test.describe('a passkey on the page that waits', () => {
  test.beforeEach(async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await page.goto('/portal/settings/security');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('is among the suggestions and signs in once it is chosen', async ({ page }) => {
    await addPasskey(page);
    await openAsStranger(page);
    // The authenticator chooses its one passkey as soon as the browser offers it.
    await expect(page).toHaveURL('/portal');
  });

  test.describe('that the account no longer has', () => {
    test.use({ expected: { errors: [/422/] } });
    test('is refused with a sentence', async ({ page }) => {
      await addPasskey(page);
      const methods = await (await page.request.get('/api/accounts/sign-in-methods')).json();
      const removed = await page.request.delete(`/api/accounts/passkeys/${methods.passkeys[0].id}`);
      expect(removed.ok()).toBe(true);
      await openAsStranger(page);
      await expect(page.getByText('That passkey did not work here.')).toBeVisible();
      await expect(page).toHaveURL('/login');
    });
  });

  test('is asked for by the button in place of the suggestions', async ({ page }) => {
    const touch = await addPasskey(page);
    await touch(false);
    await openAsStranger(page);
    await expect(waiting(page)).toHaveCount(1);
    const button = page.getByRole('button', { name: 'Use a passkey' });
    // A request without a touch stays unanswered.
    const letThrough = await holdRequests(page, '**/api/accounts/passkeys/sign-in');
    await button.click();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await touch(true);
    letThrough();
    await expect(page).toHaveURL('/portal');
  });
});

async function addPasskey(page: Page): Promise<(isTouched: boolean) => Promise<unknown>> {
  const touch = await addAuthenticator(page);
  await page.getByLabel('Name of the new passkey').fill('This laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey This laptop is added')).toBeVisible();
  return touch;
}
