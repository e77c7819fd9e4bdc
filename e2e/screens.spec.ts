import { checkAccessibility, expect, test } from './fixtures.ts';

const screens = [
  '/',
  '/login',
  '/login/sign-up',
  '/login/forgot',
  '/login/check-mail',
  '/portal',
  '/portal/docs',
  '/portal/beta-request',
  '/portal/milestones/pre-approval',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1440]) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      for (const screen of screens) {
        test(`${screen} has no finding of axe and nothing wider than the window`, async ({ page, buyer }) => {
          expect(buyer.email).toBeTruthy();
          if (screen.startsWith('/login')) await page.context().clearCookies();
          await page.goto(screen);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await checkAccessibility(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
