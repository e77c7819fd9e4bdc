import type { Page } from '@playwright/test';
import { assistant } from '../../content/src/en/assistant/assistant.ts';
import { signInNeeded } from '../../content/src/en/assistant-portal.ts';
import { sampleNotifications } from '../../content/src/en/notifications.ts';
import { CATEGORY_SCROLL_STEP_PX, portalCategories } from '../../domain/src/site/portal-categories.ts';
import { checkAccessibility, checkBothSchemes, expect, PDF, test } from '../harness/fixtures.ts';
import { completeMilestones } from '../harness/journey-steps.ts';
import { queryServer } from '../harness/server-database.ts';

/** A pointer rests on a button for this long before its tooltip shows (specification 9). */
const TOOLTIP_DELAY_MS = 700;

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const assistantDrawer = (page: Page) => page.getByRole('dialog', { name: 'Mortgage Assistant' });

/** The page is alive once it knows who is signed in. */
async function openAsVisitor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

async function openAsBuyer(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}

/** Notifies a buyer that a document was accepted. */
async function notify({ email }: { email: string }, subject: string): Promise<void> {
  await queryServer(
    `insert into notifications (user_id, kind, subject, created_at)
     select id, 'document-accepted', $2, clock_timestamp() from users where email = $1`,
    [email, subject],
  );
}

async function upload(page: Page, name: string): Promise<void> {
  const reply = await page.context().request.post(`/api/documents?name=${encodeURIComponent(name)}`, {
    data: PDF,
  });
  expect(reply.status()).toBe(201);
}

test.describe('search', () => {
  test('shows its toast for four seconds and finds milestones, guide stages and terms (specification 2, 9)', async ({
    page,
  }) => {
    await page.clock.install();
    await openAsVisitor(page, '/portal/docs');
    const box = page.getByRole('combobox', { name: 'Search the portal' });
    await box.press('Enter');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/portal\/docs$/);
    await box.fill('  earnest   mony ');
    await box.press('Enter');
    const toast = page.getByText('Searching for earnest mony...', { exact: true });
    await expect(toast).toBeVisible();
    await expect(page).toHaveURL(/\/portal\/search\?q=earnest%20mony$/);
    await expect(page.getByRole('status').filter({ hasText: 'results for' })).toBeVisible();
    for (const name of ['Milestones', 'Guide', 'Glossary'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    const [term] = await page
      .getByRole('region', { name: 'Glossary' })
      .getByRole('link', { name: 'Earnest money' })
      .all();
    await expect(term ?? page.locator('nothing')).toHaveAttribute('href', '/glossary#earnest-money');
    await expect(page.locator('mark', { hasText: /^money$/i }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your documents' })).toHaveCount(0);
    await page.clock.runFor(4500);
    await expect(toast).toHaveCount(0);
  });

  test('finds a buyer’s own documents by name, and only those', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await upload(page, 'pay-stub_march.pdf');
    await upload(page, 'passport.pdf');
    await openAsBuyer(page, '/portal/search?q=pay+stubb+march');
    const own = page.getByRole('region', { name: 'Your documents' });
    await expect(own.getByRole('link')).toHaveCount(1);
    await own.getByRole('link', { name: 'pay-stub_march.pdf' }).click();
    await expect(page).toHaveURL(/\/portal\/docs#document-/);
    await expect(page.getByRole('row', { name: 'pay-stub_march.pdf' })).toBeFocused();
  });

  test('is a link on small screens, and says what to do when nothing is found', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openAsVisitor(page, '/portal/docs');
    await expect(page.getByRole('combobox', { includeHidden: true }).first()).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByText('Type a word or two.')).toBeVisible();
    const box = page.getByRole('combobox', { name: 'Search again' });
    await box.fill('?!…');
    await box.press('Enter');
    await expect(page.getByText('There is no word in that')).toBeVisible();
    await box.fill('z'.repeat(10_000));
    await box.press('Enter');
    await expect(page.getByText('Nothing here matches that')).toBeVisible();
    expect(page.url().length).toBeLessThan(400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.goto(`/portal/search?q=${'y'.repeat(10_000)}`);
    await expect(page.getByText('Nothing here matches that')).toBeVisible();
  });

  test.describe('without the texts', () => {
    test.use({ expected: { errors: [/ERR_FAILED/] } });
    test('says so and can be tried again', async ({ page }) => {
      await page.clock.install();
      await page.route('**/portal/search-texts.json', (route) => route.abort());
      await page.goto('/portal/search?q=escrow');
      await expect(async () => {
        await page.clock.runFor(5_000);
        await expect(page.getByText('The search did not load')).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.unroute('**/portal/search-texts.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('region', { name: 'Glossary' })).toBeVisible();
    });
  });
});

test.describe('notifications', () => {
  test('show a visitor the three samples, marked as such (specification 2, 9)', async ({ page }) => {
    await openAsVisitor(page, '/portal/docs');
    await expect(bell(page)).toHaveText('3');
    await bell(page).click();
    const menu = page.getByRole('navigation', { name: 'Latest notifications' });
    for (const { title } of sampleNotifications)
      await expect(menu.getByRole('link', { name: new RegExp(`^${title}.*Sample$`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(bell(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'View all notifications' }).click();
    await expect(page).toHaveURL(/\/portal\/notifications$/);
    await expect(page.getByText('These are samples', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fportal%2Fnotifications',
    );
  });

  test('reach a buyer’s open page as they happen, and are read when they are chosen', async ({
    page,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    await openAsBuyer(page, '/portal/docs');
    await expect(bell(page)).toHaveText('');
    await bell(page).click();
    await expect(page.getByText('Nothing yet.')).toBeVisible();
    await page.keyboard.press('Escape');
    await upload(page, 'pay stub.pdf');
    // Each of the last two opens another; what the buyer uploads and completes is not reported to them.
    await completeMilestones(page.context().request, 4);
    await expect(bell(page)).toHaveText('2');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
    await bell(page).click();
    const menu = page.getByRole('navigation', { name: 'Latest notifications' });
    await expect(menu.getByRole('listitem').first()).toContainText(/Milestone unlocked.*just now/);
    await menu.getByRole('link', { name: /Milestone unlocked.*Offer/ }).click();
    await expect(page).toHaveURL(/\/portal\/milestones\/offer$/);
    await expect(menu).toBeHidden();
    await expect(bell(page)).toHaveText('1');
    // The tooltip would lie over the panel's buttons, whether the panel was opened by the keyboard or by the pointer.
    const tip = page.locator('[data-tooltip]');
    await bell(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tip).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(tip).toBeHidden();
    await page.mouse.move(5, 500);
    await bell(page).hover();
    await page.waitForTimeout(2 * TOOLTIP_DELAY_MS);
    await expect(tip).toBeHidden();
    await menu.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page)).toHaveText('');
    await expect(menu.getByText('New', { exact: true })).toHaveCount(0);
  });

  test('stand on a page of their own, thirty at a time', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    for (let number = 1; number <= 31; number++) await notify(buyer, `paper ${number}.pdf`);
    await openAsBuyer(page, '/portal/notifications');
    await expect(bell(page)).toHaveText('9+');
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries).toHaveCount(30);
    await expect(entries.first()).toContainText('paper 31.pdf');
    await page.getByRole('button', { name: 'Show older ones' }).click();
    await expect(entries).toHaveCount(31);
    await expect(entries.last()).toContainText('paper 1.pdf');
    await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText('All read')).toBeVisible();
  });
});

test.describe('the account menu', () => {
  test('has its entries, and profile settings change the name (specification 2)', async ({ page, buyer }) => {
    await openAsBuyer(page, '/portal/docs');
    await page.getByRole('button', { name: 'Account' }).click();
    const menu = page.getByRole('navigation', { name: 'Account' });
    await expect(menu.getByText(buyer.email)).toBeVisible();
    await expect(menu.getByRole('link')).toHaveText(['Profile Settings', 'Documents', 'Preferences']);
    await expect(menu.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible();
    await menu.getByRole('link', { name: 'Profile Settings' }).click();
    await expect(page).toHaveURL(/\/portal\/settings$/);
    await expect(page.getByRole('main').getByText(buyer.email)).toBeVisible();
    await page.getByRole('link', { name: 'About you' }).click();
    const name = page.getByLabel('Your name');
    await name.fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Your name is saved')).toBeVisible();
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(menu.getByText('Ada Lovelace')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(name).toHaveValue('Ada Lovelace');
  });

  test.describe('an empty name', () => {
    test.use({ expected: { errors: [/400/] } });
    test('is refused under the field, and the old one stays', async ({ page, buyer }) => {
      await openAsBuyer(page, '/portal/settings/profile');
      const name = page.getByLabel('Your name');
      await name.fill('   ');
      await page.getByRole('button', { name: 'Save name' }).click();
      await expect(page.getByText('Enter your name.')).toBeVisible();
      await expect(name).toBeFocused();
      await checkAccessibility(page);
      await page.reload();
      await expect(name).toHaveValue(buyer.name);
    });
  });

  test('leads to preferences, whose colors hold on every page and in every window', async ({
    page,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    const parsePaper = (on: Page) => on.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await openAsBuyer(page, '/portal/docs');
    const other = await page.context().newPage();
    await other.goto('/team');
    const day = await parsePaper(page);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('link', { name: 'Preferences' }).click();
    await expect(page).toHaveURL(/\/portal\/settings\/preferences$/);
    await expect(page.getByRole('heading', { name: 'Preferences' })).toBeInViewport();
    await expect(page.getByRole('radio', { name: /As my device/ })).toBeChecked();
    await page.getByRole('radio', { name: /Night/ }).check();
    const night = await parsePaper(page);
    expect(night).not.toBe(day);
    await expect.poll(() => parsePaper(other)).toBe(night);
    await page.goto('/team', { waitUntil: 'commit' });
    await expect.poll(() => parsePaper(page)).toBe(night);
    await page.goto('/portal/settings/preferences');
    await expect(page.getByRole('radio', { name: /Night/ })).toBeChecked();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('radio', { name: /Light/ }).check();
    expect(await parsePaper(page)).toBe(day);
    await page.getByRole('radio', { name: /As my device/ }).check();
    expect(await parsePaper(page)).toBe(night);
  });

  test('settings sign out the other devices, and everywhere (specification 6)', async ({
    page,
    buyer,
    browser,
  }) => {
    const elsewhere = await browser.newContext();
    const request = elsewhere.request;
    await request.post('/api/accounts/sign-in', {
      data: { email: buyer.email, password: 'tamarind-orbit-cellar-42' },
    });
    expect(await (await request.get('/api/accounts/current')).json()).not.toBeNull();
    await openAsBuyer(page, '/portal/settings/devices');
    await page.getByRole('button', { name: 'Sign Out My Other Devices' }).click();
    await expect(page.getByText('Your other devices are signed out')).toBeVisible();
    expect(await (await request.get('/api/accounts/current')).json()).toBeNull();
    await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await (await page.context().request.get('/api/accounts/current')).json()).toBeNull();
    await elsewhere.close();
  });

  test('settings send a visitor to sign in, and back', async ({ page }) => {
    await page.goto('/portal/settings');
    await expect(page).toHaveURL(/\/login\?next=%2Fportal%2Fsettings$/);
    // Also to the part of the page that the address names.
    await page.goto('/portal/settings/security#passkeys');
    await expect(page).toHaveURL(/\/login\?next=%2Fportal%2Fsettings%2Fsecurity%23passkeys$/);
    await openAsVisitor(page, '/portal/closing#critical-knowledge');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fportal%2Fclosing%23critical-knowledge',
    );
  });
});

test.describe('the category bar', () => {
  test('has its eight entries with the addresses of specification 2, one of them highlighted', async ({
    page,
  }) => {
    await openAsVisitor(page, '/portal/docs');
    const bar = page.getByRole('navigation', { name: 'Categories' });
    const links = bar.getByRole('link');
    await expect(links).toHaveText(portalCategories.map(({ label }) => label));
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(portalCategories.map(({ href }) => href));
    await expect(bar.locator('[aria-current]')).toHaveText(['Document Center']);
    await page.goto('/portal/milestones/interest', { waitUntil: 'commit' });
    await page.goto('/portal/beta-request');
    await expect(bar.locator('[aria-current]')).toHaveCount(0);
  });

  test('leads on from an address that is only its own', async ({ page }) => {
    await openAsVisitor(page, '/portal/beta-request');
    await page.getByRole('link', { name: 'Document Center', exact: true }).click();
    await expect(page).toHaveURL(/\/portal\/docs$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/portal\/beta-request$/);
    await page.goto('/portal/underContract');
    await expect(page).toHaveURL(/\/portal\/docs$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Document Center' })).toBeVisible();
  });

  test('moves by 200 px a press, and its arrows are disabled at the ends (specification 9)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 500, height: 700 });
    await openAsVisitor(page, '/portal/beta-request');
    const bar = page.getByRole('navigation', { name: 'Categories' });
    const getPlace = () => bar.locator('ul').evaluate((list) => Math.round(list.scrollLeft));
    const [left, right] = [
      bar.getByRole('button', { name: 'Scroll categories left' }),
      bar.getByRole('button', { name: 'Scroll categories right' }),
    ];
    await expect(left).toBeDisabled();
    await right.click();
    expect(await getPlace()).toBe(CATEGORY_SCROLL_STEP_PX);
    await expect(left).toBeEnabled();
    await left.click();
    expect(await getPlace()).toBe(0);
    await expect(left).toBeDisabled();
    await expect(left).toBeFocused();
    for (let press = 0; press < 6; press++) await right.click({ force: true });
    await expect(right).toBeDisabled();
    await expect(bar.getByRole('link', { name: 'Education Hub' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(right).toBeHidden();
  });

  test('brings the highlighted entry into view on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openAsVisitor(page, '/portal/docs');
    const current = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current="true"]');
    await expect(current).toBeInViewport({ ratio: 1 });
  });

  test.describe('before the page is alive', () => {
    test.use({ javaScriptEnabled: false });
    test('is highlighted already, and search works by the browser’s own form', async ({ page }) => {
      await page.goto('/portal/docs');
      const current = (name: string) => page.getByRole('navigation', { name }).locator('[aria-current]');
      await expect(current('Categories')).toHaveText(['Document Center']);
      await expect(current('Rooms')).toHaveText(['Documents']);
      await page.getByRole('searchbox').fill('escrow');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\/portal\/search\?q=escrow$/);
    });
  });
});

test.describe('the assistant', () => {
  test('greets, types for 1.5 s and answers by keyword (specification 4, 5, 9)', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T12:00:00') });
    await openAsVisitor(page, '/portal/docs');
    await page.getByRole('button', { name: 'Need Help?' }).click();
    const drawer = assistantDrawer(page);
    await expect(drawer.getByText(assistant.greeting)).toBeVisible();
    const box = drawer.getByLabel('Your message');
    const send = drawer.getByRole('button', { name: 'Send', exact: true });
    await expect(box).toBeFocused();
    await expect(send).toBeDisabled();
    await box.fill('  \n ');
    await expect(send).toBeDisabled();
    await box.press('Enter');
    await expect(drawer.getByText('You:')).toHaveCount(0);

    await page.clock.pauseAt(new Date('2026-11-21T13:00:00'));
    // Words that nothing is found for, with one of the specification's keywords (specification 4).
    await box.fill('Purple zebras');
    await box.press('Shift+Enter');
    await box.pressSequentially('about a loan');
    await expect(box).toHaveValue('Purple zebras\nabout a loan');
    await box.press('Enter');
    await expect(box).toHaveValue('');
    await expect(drawer.getByRole('log')).toContainText('You: Purple zebras\nabout a loan');
    await expect(drawer.getByText('The assistant is typing.')).toBeAttached();
    await box.fill('the blue one');
    await expect(send).toBeDisabled();
    await box.press('Enter');
    await expect(box).toHaveValue('the blue one');
    await page.clock.runFor(1499);
    await expect(drawer.getByText('The assistant is typing.')).toBeAttached();
    await page.clock.runFor(1);
    await expect(drawer.getByText(assistant.replies.mortgage)).toBeVisible();
    await expect(drawer.getByText('The assistant is typing.')).toHaveCount(0);
    await send.click();
    await page.clock.runFor(1500);
    await expect(drawer.getByText(assistant.replies.detail)).toBeVisible();
    await expect(box).toBeFocused();
  });

  test('closes on Escape and gives the focus back; what was said stays while the window is open', async ({
    page,
  }) => {
    await openAsVisitor(page, '/portal/docs');
    const button = page.getByRole('button', { name: 'Need Help?' });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = assistantDrawer(page);
    await drawer.getByLabel('Your message').fill('I am stuck');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Porchlight' }).press('Tab');
    await bell(page).click();
    await page.getByRole('link', { name: 'View all notifications' }).click();
    // Going to another page closes the drawer, so it is opened again only there.
    await expect(page).toHaveURL('/portal/notifications');
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await button.click();
    await expect(drawer.getByText('I am stuck')).toBeVisible();
    await expect(drawer.getByText('You are in the stage Budget & Pre-Qual.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Close the assistant' }).click();
    await expect(button).toBeFocused();
    await button.click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(700, 40);
    await expect(drawer).toHaveCount(0);
  });

  test('knows the milestone of the page it was opened on', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await openAsBuyer(page, '/portal/milestones/pre-approval');
    await page.getByRole('button', { name: 'Need Help?' }).click();
    await expect(assistantDrawer(page).getByText('You are looking at Pre-Approval.')).toBeVisible();
    await assistantDrawer(page).getByLabel('Your message').fill('help');
    await page.keyboard.press('Enter');
    await expect(assistantDrawer(page).getByText('You are in the stage Pre-Approval.')).toBeVisible();
  });

  test.describe('without a connection', () => {
    test.use({ expected: { errors: [/ERR_FAILED|Failed to load|dynamically imported/] } });
    test('says that it did not load, and can be tried again', async ({ page }) => {
      await page.route('**/assets/assistant-drawer-*.js', (route) => route.abort());
      await openAsVisitor(page, '/portal/docs');
      await page.getByRole('button', { name: 'Need Help?' }).click();
      await expect(page.getByText('This part did not load.')).toBeVisible();
      await checkAccessibility(page);
    });
  });

  test('covers nothing: it is below the last line, and not on paper', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await openAsVisitor(page, '/portal/beta-request');
    const button = page.getByRole('button', { name: 'Need Help?' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole('main').getByRole('link').last().boundingBox();
    const floating = await button.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(floating?.y ?? 0);
    await page.emulateMedia({ media: 'print' });
    await expect(button).toBeHidden();
  });
});

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    // The elements are the same at both widths.
    const rules = width === 360 ? 'all' : 'colors';

    test('no state of the shell has a finding of axe for a visitor', async ({ page }) => {
      test.setTimeout(360_000);
      await openAsVisitor(page, '/portal/docs');
      await bell(page).click();
      await expect(page.getByText('These are samples.')).toBeVisible();
      await checkBothSchemes(page, undefined, rules);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Need Help?' }).click();
      await assistantDrawer(page).getByLabel('Your message').fill('Which documents?');
      await page.keyboard.press('Enter');
      // The placeholder is gone before a second check, so that it is checked in one scheme at each width.
      await page.emulateMedia({ colorScheme: width === 360 ? 'dark' : 'light' });
      await checkAccessibility(page, rules);
      await expect(assistantDrawer(page).getByText(signInNeeded)).toBeVisible();
      await checkBothSchemes(page, undefined, rules);
      await page.goto('/portal/search?q=zzzz');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await checkBothSchemes(page, undefined, rules);
    });

    test('no state of the shell has a finding of axe for a buyer', async ({ page, buyer }) => {
      test.setTimeout(360_000);
      expect(buyer.email).toBeTruthy();
      await notify(
        buyer,
        'a name that is as long as the names of scanned papers tend to be_2026-11-21_final.pdf',
      );
      await openAsBuyer(page, '/portal/notifications');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await bell(page).click();
      await expect(page.getByRole('link', { name: 'View all notifications' })).toBeVisible();
      await checkBothSchemes(page, undefined, rules);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Account' }).click();
      await expect(page.getByRole('link', { name: 'Profile Settings' })).toBeVisible();
      await checkBothSchemes(page, undefined, rules);
    });
  });
}
