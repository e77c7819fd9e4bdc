import type { Page } from '@playwright/test';
import { affordabilityText } from '@porchlight/content/en/tools/affordability.ts';
import { topics } from '@porchlight/content/en/topics/topics.ts';
import { waitlistTexts } from '@porchlight/content/en/waitlist-visitor.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { calculatorFeatures, topicFeatures } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { waitlistPages } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { checkAccessibility, expect, test } from '../harness/fixtures.ts';

const HEADING = 'Launching Soon — Join the Beta';

/** Opens a page and touches its form; until its program is there, the browser would post the form by itself. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mail address').focus();
  await page.waitForLoadState('networkidle');
}

test.describe('every waitlist page (specification 2)', () => {
  test.use({ javaScriptEnabled: false });
  test('is whole before any script runs, and says what is coming', async ({ page }) => {
    test.setTimeout(360_000);
    for (const { feature, path } of waitlistPages) {
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(200);
        const isBelow = path.startsWith('/portal/') || feature in topics || feature in calculatorFeatures;
        await expect(page.getByRole('heading', { level: isBelow ? 2 : 1, name: HEADING })).toBeVisible();
        await expect(page.getByText(waitlistTexts[feature].lead)).toBeVisible();
        await expect(page.getByLabel('E-mail address')).toHaveAttribute('required');
        await expect(page.getByRole('button', { name: 'Join Waitlist' })).toBeVisible();
      });
    }
  });

  test('takes an address without scripts', async ({ page }) => {
    await page.goto('/mortgage-basics');
    await page.getByLabel('E-mail address').fill('noscript@example.com');
    await page.getByRole('button', { name: 'Join Waitlist' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your interest!');
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page).toHaveURL('/mortgage-basics');
  });
});

test('joining says thank you and clears the field, and asking twice is no error (specification 4 and 8)', async ({
  page,
}) => {
  await openAlive(page, '/credit-score');
  const email = page.getByLabel('E-mail address');
  for (const address of ['ada+list@example.com', 'ada+list@example.com']) {
    await email.fill(address);
    await page.getByRole('button', { name: 'Join Waitlist' }).click();
    await expect(page.getByText('Thank you for your interest!').first()).toBeVisible();
    await expect(page.getByText("We'll notify you when this feature launches.").first()).toBeVisible();
    await expect(email).toHaveValue('');
  }
});

test('the browser itself asks for an address that looks like one (specification 5)', async ({ page }) => {
  await page.goto('/coming-soon');
  const email = page.getByLabel('E-mail address');
  await email.fill('not-an-address');
  await page.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('not-an-address');
  expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
});

test('what the product already offers is linked', async ({ page }) => {
  await page.goto('/financial-help');
  await page.getByRole('link', { name: waitlistTexts['financial-help'].offer }).click();
  await expect(page).toHaveURL('/programs');
});

test.describe('what exists comes first, and the waitlist below it', () => {
  for (const feature of topicFeatures) {
    const path = waitlistPages.find((page) => page.feature === feature)?.path ?? '';
    test(path, async ({ page }) => {
      await page.goto(path);
      const { title, answer } = topics[feature](getCalendarDay(new Date()));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(answer)).toBeInViewport();
      await expect(page.getByRole('heading', { level: 2, name: HEADING })).toBeVisible();
    });
  }

  test('a calculator works on the page of its waitlist', async ({ page }) => {
    await page.goto('/affordability-calculator');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(affordabilityText.title);
    await page.getByLabel('Income before taxes').fill('12,000');
    await expect(page.getByText('$444,640').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: HEADING })).toBeVisible();
  });
});

test.describe('with the server out of reach', () => {
  test.use({ expected: { errors: [/Failed to load resource/] } });
  test('joining says so and keeps the address', async ({ page }) => {
    await openAlive(page, '/mortgage-news');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Join Waitlist' }).click();
    await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
    await expect(page.getByLabel('E-mail address')).toHaveValue('ada@example.com');
    await checkAccessibility(page);
  });
});
