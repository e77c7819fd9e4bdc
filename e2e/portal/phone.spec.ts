import { expect, test } from '../harness/fixtures.ts';

const firstScreens = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a window of 1280 x 844 at 200 % zoom', width: 640, height: 422 },
];

for (const { name, width, height } of firstScreens) {
  test(`the dashboard's first action is inside the first screen of ${name}`, async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await page.setViewportSize({ width, height });
    await page.goto('/portal');
    const today = page.getByRole('region', { name: 'Today' }).getByRole('listitem').getByRole('link').first();
    await expect(today).toBeInViewport({ ratio: 1 });
    const action =
      width < 400 ? page.getByRole('link', { name: 'Start Interest', exact: true }).first() : today;
    await expect(action).toBeInViewport({ ratio: 1 });
    // What follows Today is drawn once the place of Today is known.
    await expect
      .poll(() =>
        action.evaluate((link) => {
          const { left, width, bottom } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(left + width / 2, bottom - 2));
        }),
      )
      .toBe(true);
  });
}

test('bars take at most 120 px of 844 on the way down, and 145 at the top', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/portal', '/portal/plan', '/portal/homes', '/portal/docs']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
    const measure = async () => {
      const navigation = (name: string) => page.getByRole('navigation', { name });
      const bars = [page.getByRole('banner'), navigation('Categories'), navigation('Rooms')];
      const boxes = await Promise.all(bars.map((bar) => bar.boundingBox()));
      return boxes.reduce((total, box) => total + countShown(box), 0);
    };
    expect(await measure()).toBeLessThanOrEqual(145);
    // A page that is short, as without a home, is made long enough to be scrolled.
    await page.addStyleTag({ content: 'main { min-height: 200vh }' });
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(measure, { message: path }).toBeLessThanOrEqual(120);
  }
});

/** How much of a box is inside a window of 844 px. */
function countShown(box: { y: number; height: number } | null): number {
  return box === null ? 0 : Math.max(0, Math.min(844, box.y + box.height) - Math.max(0, box.y));
}

test.describe('Need Help?', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('makes way on the way down, comes back on the way up and at the end, and takes the focus', async ({
    page,
  }) => {
    await page.goto('/portal/preparing');
    const button = page.getByRole('button', { name: 'Need Help?' });
    await expect(button).toBeInViewport();
    // Only the hydrated page knows that no one is signed in.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await expect(button).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(button).toBeInViewport();
    await page.mouse.wheel(0, 300);
    await expect(button).not.toBeInViewport();
    await button.focus();
    await expect(button).toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    await expect(button).toBeInViewport();
    const room = await page.evaluate(() => {
      const [last] = [...document.querySelectorAll('main a, main button')].slice(-1);
      const floating = document.querySelector('[data-need-help] > button');
      return (floating?.getBoundingClientRect().top ?? 0) - (last?.getBoundingClientRect().bottom ?? 0);
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });
});

test('a button without words says its name to a pointer that rests and to the keyboard (specification 9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/portal/preparing');
  // Only the hydrated page knows that no one is signed in.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const tip = page.locator('[data-tooltip]');
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await search.hover();
  await expect(tip).toHaveText('Search');
  await expect(tip).toBeVisible();
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(300, 500);
  await search.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
});
