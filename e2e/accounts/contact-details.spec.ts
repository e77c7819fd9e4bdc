import type { Page } from '@playwright/test';
import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import { explainedStageSlugs } from '@porchlight/domain/guide/guide.ts';
import { checkAccessibility, checkBothSchemes, expect, holdRequests, test } from '../harness/fixtures.ts';

const PATH = '/portal/contact-details';
const SENTENCES = [
  'Name is required',
  'Email is required',
  'Phone number is required',
  'You must consent to receive communications',
];

const name = (page: Page) => page.getByLabel('Full name');
const email = (page: Page) => page.getByLabel('Email address');
const phone = (page: Page) => page.getByLabel('Phone number');
const consent = (page: Page) => page.getByRole('checkbox', { name: contactDetails.consent.agreement });
const submit = (page: Page) => page.getByRole('button', { name: 'Complete My Homebuying Profile' });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
const readItem = (page: Page, key: string) =>
  page.evaluate((asked) => JSON.parse(localStorage.getItem(asked) ?? 'null'), key);

/** Opens the page and waits until it is hydrated: before, the browser would post the form by itself. */
async function openAlive(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(page.locator('form[novalidate]')).toBeVisible();
}

async function fillIn(page: Page): Promise<void> {
  await name(page).fill('Ada Buyer');
  await email(page).fill('ada+final@example.com');
  await phone(page).fill('(800) 555-0123');
  await consent(page).check();
}

/** Lets the page's clock go on in small steps until something shows. */
async function stepUntilVisible(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await toast(page, text).count()).toBe(1);
  }).toPass({ intervals: [50], timeout: 60_000 });
}

/** axe waits by the page's clock, which is stopped here: it goes on a millisecond at a time until axe is done. */
async function checkWhileStill(page: Page): Promise<void> {
  let isDone = false;
  async function goOn(): Promise<void> {
    while (!isDone) {
      // The clock goes on in every page, and axe opens and closes one of its own: that one may be gone by then.
      await page.clock.runFor(1).catch(() => undefined);
      await page.waitForTimeout(20);
    }
  }
  const check = checkAccessibility(page).finally(() => {
    isDone = true;
  });
  await Promise.all([check, goOn()]);
}

test('a visitor completes the profile: two messages, then the portal (specification 2, 4, 8 and 9)', async ({
  page,
}) => {
  await page.addInitScript((done) => {
    if (localStorage.getItem('completedStages') === null)
      localStorage.setItem('completedStages', JSON.stringify(done));
  }, explainedStageSlugs);
  await page.clock.install();
  await openAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Final Step: Your Contact Details');
  for (const paragraph of contactDetails.consent.disclosure)
    await expect(page.getByText(paragraph)).toBeVisible();
  await fillIn(page);
  const letThrough = await holdRequests(page, '**/api/contact-details');
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  expect(await readItem(page, 'completedStages')).toEqual(explainedStageSlugs);
  // Before a request would have waited too long for its answer.
  await page.clock.pauseAt(Date.now() + 20_000);
  letThrough();
  await stepUntilVisible(page, 'Success!');
  await expect(toast(page, "Your information has been submitted. We'll be in touch soon!")).toBeVisible();
  expect(await readItem(page, 'completedStages')).toEqual([...explainedStageSlugs, 'contact-details']);
  await expect(page.getByText(contactDetails.sent.visitor.text)).toBeVisible();
  await checkWhileStill(page);

  await page.clock.runFor(600);
  await expect(toast(page, 'Journey Completed!')).toHaveCount(0);
  await page.clock.runFor(450);
  await expect(toast(page, 'Journey Completed!')).toBeVisible();
  await page.clock.runFor(1600);
  expect(new URL(page.url()).pathname).toBe(PATH);
  await page.clock.runFor(500);
  await page.clock.resume();
  await expect(page).toHaveURL('/portal/next-steps');
  await expect(page.getByText('Every stage of the guide is complete')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada+final@example.com');
});

test('a visitor who has read no stage sees no notice that the journey is complete', async ({ page }) => {
  await openAlive(page);
  await fillIn(page);
  await submit(page).click();
  await expect(toast(page, 'Success!')).toBeVisible();
  await expect(toast(page, '7 stages of the guide are still open')).toBeVisible();
  await expect(toast(page, 'Journey Completed!')).toHaveCount(0);
  await expect(page).toHaveURL('/portal/next-steps', { timeout: 10_000 });
  await expect(page.getByText('1 of 8 stages done.')).toBeVisible();
});

test('a signed-in buyer finds name and email filled in and lands on the dashboard', async ({
  page,
  buyer,
}) => {
  await openAlive(page);
  await expect(name(page)).toHaveValue(buyer.name);
  await expect(email(page)).toHaveValue(buyer.email);
  await phone(page).fill('800 555 0123');
  await consent(page).check();
  await submit(page).click();
  await expect(page.getByText(contactDetails.sent.title)).toBeVisible();
  await expect(page).toHaveURL('/portal', { timeout: 10_000 });
  expect(await readItem(page, 'completedStages')).toEqual(['contact-details']);
});

test('each message is under its field and in a summary, and goes when the field is edited (specification 5)', async ({
  page,
}) => {
  await openAlive(page);
  await submit(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  for (const sentence of SENTENCES) {
    await expect(summary.getByRole('link', { name: sentence })).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(2);
  }
  await summary.getByRole('link', { name: 'You must consent to receive communications' }).click();
  await expect(consent(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('You must consent to receive communications')).toHaveCount(0);
  await name(page).fill('A');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await expect(page.getByText('Email is required')).toHaveCount(2);
  await email(page).fill('ada@');
  await phone(page).fill('800-555-012');
  await expect(summary).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByText('Email is invalid')).toHaveCount(2);
  await expect(page.getByText('Phone number is invalid')).toHaveCount(2);
  await expect(email(page)).toHaveAccessibleDescription(/Email is invalid/);
});

test('what one window keeps is not undone by another that was opened before', async ({ page, context }) => {
  await openAlive(page);
  await name(page).fill('Ada B');
  const other = await context.newPage();
  await openAlive(other);
  await phone(other).fill('2025550123');
  await name(page).fill('Ada Buyer');
  const kept = await readItem(page, 'contactFormData');
  expect([kept.name, kept.phone]).toEqual(['Ada Buyer', expect.stringContaining('555')]);
});

test('what was typed is kept at every change and comes back after a reload (specification 3)', async ({
  page,
}) => {
  await openAlive(page);
  await fillIn(page);
  expect(await readItem(page, 'contactFormData')).toEqual({
    name: 'Ada Buyer',
    email: 'ada+final@example.com',
    phone: '(800) 555-0123',
    consent: true,
  });
  await page.reload();
  await expect(name(page)).toHaveValue('Ada Buyer');
  await expect(email(page)).toHaveValue('ada+final@example.com');
  await expect(phone(page)).toHaveValue('(800) 555-0123');
  await expect(consent(page)).toBeChecked();
});

test('a damaged or forbidden storage stops no one', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('contactFormData', '{"name":7,');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openAlive(page);
  await expect(name(page)).toHaveValue('');
  await fillIn(page);
  await expect(phone(page)).toHaveValue('(800) 555-0123');
  await submit(page).click();
  await expect(page.getByText(contactDetails.sent.title)).toBeVisible();
});

test('what is typed before the page has come alive stays', async ({ page }) => {
  const letThrough = await holdRequests(page, '**/assets/*.js');
  await page.goto(PATH, { waitUntil: 'commit' });
  await name(page).fill('Early Bird');
  letThrough();
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await expect(name(page)).toHaveValue('Early Bird');
});

test.describe('with the server out of reach', () => {
  test.use({ expected: { errors: [/Failed to load resource/] } });
  test('sending says so, keeps every word and can be tried again (specification 8)', async ({ page }) => {
    await openAlive(page);
    await fillIn(page);
    await page.route('**/api/**', (route) => route.abort());
    await submit(page).click();
    await expect(toast(page, 'Something went wrong')).toBeVisible();
    await expect(toast(page, 'Unable to submit your information. Please try again.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost' })).toBeFocused();
    await checkAccessibility(page);
    await expect(name(page)).toHaveValue('Ada Buyer');
    await expect(consent(page)).toBeChecked();
    expect(await readItem(page, 'completedStages')).toBeNull();
    await page.unroute('**/api/**');
    await submit(page).click();
    await expect(page.getByText(contactDetails.sent.title)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the form is whole and can be sent', async ({ page }) => {
    await page.goto(PATH);
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactDetails.sent.title);
    await expect(
      page.getByText("Your information has been submitted. We'll be in touch soon!"),
    ).toBeVisible();
  });
});

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test('axe finds nothing in the form with problems', async ({ page }) => {
      await openAlive(page);
      await submit(page).click();
      await expect(page.getByText('Name is required')).toHaveCount(2);
      await checkBothSchemes(
        page,
        async () => {
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        },
        width === 360 ? 'all' : 'colors',
      );
    });
  });
}
