import type { Locator } from '@playwright/test';
import { checkAccessibility, expect, holdRequests, loadEmailLink, test } from '../harness/fixtures.ts';

/** A form pressed before the page's program runs is posted by the browser and answered by a page of its own. */
async function waitUntilAlive(form: Locator): Promise<void> {
  await expect(form).toHaveAttribute('novalidate', '');
}

const steps = [
  'Find Your Realtor',
  'Get Lender Approval',
  'View the Home',
  'Place the Offer',
  'Negotiate Offer',
  'Path to Close',
  'Closing Portal',
  'Document Vault',
  'Post-Close Checklist',
];

test('the landing page has its anchors, its nine steps and its button targets (specification 2)', async ({
  page,
}) => {
  await page.goto('/');
  for (const anchor of ['hero', 'features', 'how-it-works', 'get-started', 'faq', 'contact']) {
    await expect(page.locator(`#${anchor}`)).toHaveCount(1);
  }
  for (const anchor of ['credit', 'incentives', 'calculator', 'negotiation', 'mortgage', 'post-closing']) {
    await expect(page.locator(`#features #${anchor}`)).toHaveCount(1);
  }
  for (const step of steps) await expect(page.locator('summary', { hasText: step })).toBeVisible();
  const hero = page.locator('#hero');
  await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/application');
  await expect(hero.getByRole('link', { name: 'Try Portal' })).toHaveAttribute('href', '/portal');
  await expect(hero.getByRole('link', { name: 'Join Waitlist' })).toHaveAttribute('href', '/application');
  await expect(hero.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', /^mailto:/);
});

test('one step card and one question are open at a time (specification 4)', async ({ page }) => {
  await page.goto('/');
  const card = (title: string) =>
    page.locator('details', { has: page.locator('summary', { hasText: title }) });
  await card('View the Home').locator('summary').click();
  await expect(card('View the Home')).toHaveAttribute('open', '');
  await card('Place the Offer').locator('summary').click();
  await expect(card('View the Home')).not.toHaveAttribute('open', '');
  await card('Place the Offer').locator('summary').click();
  await expect(card('Place the Offer')).not.toHaveAttribute('open', '');
  const questions = page.locator('#faq details');
  await expect(questions.first()).toHaveAttribute('open', '');
  await questions.nth(2).locator('summary').click();
  await expect(questions.first()).not.toHaveAttribute('open', '');
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
});

/** Sections are led to below the bar: 6rem. */
const UNDER_THE_BAR_PX = 96;

for (const width of [360, 1440]) {
  test(`sections far below are found where they stand, also on the way back, at ${width} px (specification 2)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const readExactTop = (id: string) =>
      page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
    const readTop = async (id: string) => Math.round(await readExactTop(id));
    for (const id of ['contact', 'post-closing', 'faq']) {
      await page.goto('about:blank');
      await page.goto(`/#${id}`);
      // A section may begin between two pixels, and a window scrolls by whole ones.
      await expect.poll(async () => Math.abs((await readExactTop(id)) - UNDER_THE_BAR_PX)).toBeLessThan(1);
    }
    await page.keyboard.press('Shift');
    await waitUntilAlive(page.locator('form', { has: page.getByLabel('Message') }));
    const onward = page.locator('footer').getByRole('link', { name: 'Privacy' }).first();
    await onward.scrollIntoViewIfNeeded();
    const left = await readTop('faq');
    await onward.click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.goBack();
    await expect.poll(() => readTop('faq')).toBe(left);
  });
}

test('a price and a down payment say at once what a month costs, and go along to the calculator', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'What would it cost each month?' });
  await expect(card).toContainText('$2,739 a month');
  await card.getByLabel('Price of the home').fill('400,000');
  await card.getByLabel('Down payment').fill('80,000');
  // 320,000 at 7.4% over 360 months, a twelfth of 1% and of 0.5% of the price, no mortgage insurance at 80%.
  await expect(card).toContainText('$2,716 a month');
  await expect(card).toContainText(
    '30 years at 7.4% (Freddie Mac’s weekly survey, last week known: Oct 8, 2026)',
  );
  await expect(card).not.toContainText('mortgage insurance');
  await card.getByLabel('Down payment').fill('500,000');
  await expect(card).toContainText('a down payment that is not more than the price');
  await card.getByLabel('Down payment').fill('80,000');
  await card.getByRole('link', { name: 'Change every assumption' }).click();
  await expect(page.getByRole('textbox', { name: 'Price of the home' })).toHaveValue('400,000');
  await expect(page.getByRole('textbox', { name: 'Down payment' })).toHaveValue('80,000');
});

test('each step card leads to the real thing, and its title stays in view when it opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await waitUntilAlive(page.locator('form', { has: page.getByLabel('Message') }));
  for (const step of steps) {
    const card = page.locator('details', { has: page.locator('summary', { hasText: step }) });
    await card.locator('summary').click();
    await expect(card.getByText('Do it for real:')).toBeVisible();
    const real = card.getByRole('link').last();
    const address = (await real.getAttribute('href')) ?? '';
    expect((await page.request.get(address)).ok(), address).toBe(true);
    await expect
      .poll(() => card.locator('summary').evaluate((title) => title.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(0);
  }
});

test('a signed-in buyer goes on with the next milestone, before the page is alive and after', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal');
  await expect(page.getByText('0% Complete')).toBeVisible();
  await page.goto('/');
  const go = page.locator('#hero').getByRole('link', { name: 'Continue: Interest' });
  await expect(go).toHaveAttribute('href', '/portal/milestones/interest');
  await page.keyboard.press('Shift');
  await waitUntilAlive(page.locator('form', { has: page.getByLabel('Message') }));
  await expect(go).toBeVisible();
  await go.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Interest' })).toBeVisible();
});

test('a message is sent, thanked for, and the form comes back after three seconds (specification 4, 8)', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Full name').fill('Ada Visitor');
  const contact = page.locator('form', { has: page.getByLabel('Message') });
  await contact.getByLabel('E-mail address').fill('ada+homes@example.com');
  await contact.getByLabel('Message').fill('When can I start?');
  await waitUntilAlive(contact);
  const letThrough = await holdRequests(page, '**/api/leads/contact');
  await contact.getByRole('button', { name: 'Send message' }).click();
  await expect(contact.getByLabel('Message')).not.toBeEditable();
  letThrough();
  await expect(page.getByText("Thanks for your message. We'll be in touch soon!")).toBeVisible();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
  await expect(page.getByText('Your message has arrived.')).toHaveCount(0, { timeout: 8_000 });
  await expect(contact.getByLabel('Message')).toHaveValue('');
  await expect(contact.getByLabel('Message')).toBeEditable();
  await expect(contact.getByLabel('Full name')).toBeFocused();
});

test('the newsletter is confirmed by mail (specification 8)', async ({ page, request }) => {
  await page.goto('/');
  const email = `reader-${Date.now()}@example.com`;
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Subscribe' }) });
  await form.getByLabel('E-mail address').fill(email);
  await waitUntilAlive(form);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Subscribed!')).toBeVisible();
  await page.goto(await loadEmailLink(request, email, 'newsletter'));
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByText('Your subscription is confirmed')).toBeVisible();
});

test('the bar turns solid after 20 pixels and its toggle says what it does (specification 2, 9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/');
  const toggle = page
    .locator('header summary', { hasText: 'Open menu' })
    .or(page.locator('nav summary', { hasText: 'Open menu' }));
  await toggle.first().click();
  await expect(page.getByText('Close menu').first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await checkAccessibility(page);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('every word is there and a message can be sent', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#faq details').first()).toHaveAttribute('open', '');
    await page.getByLabel('Full name').fill('Plain Visitor');
    const contact = page.locator('form', { has: page.getByLabel('Message') });
    await contact.getByLabel('E-mail address').fill('plain@example.com');
    await contact.getByLabel('Message').fill('Sent without scripts.');
    await contact.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thank you').first()).toBeVisible();
  });
});

test.describe('a release since the page was opened', () => {
  test.use({ expected: { errors: [/404/, /dynamically imported/] } });
  test('took the part away that sends the contact form: the browser sends it by itself', async ({ page }) => {
    await page.route(/assets\/(lead|visitor)-sending-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const form = page.locator('form[action="/forms/contact"]');
    await form.locator('[name=name]').fill('Vera Visitor');
    await form.locator('[name=email]').fill('vera@example.com');
    await form.locator('[name=message]').fill('Please tell me how to begin.');
    await waitUntilAlive(form);
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/forms\/contact/);
  });
});
