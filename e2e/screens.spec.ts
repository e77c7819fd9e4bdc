import { checkAccessibility, expect, test } from './fixtures.ts';

const publicScreens = [
  '/',
  '/application',
  '/team',
  '/privacy',
  '/refinance-options',
  '/glossary',
  '/login',
  '/login/sign-up',
  '/login/forgot',
  '/login/check-mail',
];
const portalScreens = [
  '/portal',
  '/portal/docs',
  '/portal/beta-request',
  '/portal/contact-details',
  '/portal/preparing',
  '/portal/milestones/pre-approval',
  '/portal/search?q=closing',
  '/portal/notifications',
  '/portal/settings',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1440]) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      test('no screen has a finding of axe or is wider than the window', async ({ page, buyer }) => {
        test.setTimeout(240_000);
        expect(buyer.email).toBeTruthy();
        for (const screen of [...portalScreens, ...publicScreens]) {
          await test.step(screen, async () => {
            if (screen === publicScreens[0]) await page.context().clearCookies();
            await page.goto(screen);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
            await checkAccessibility(page);
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(overflow).toBeLessThanOrEqual(0);
          });
        }
      });
    });
  }
}
