import type { Page } from '@playwright/test';
import { guideStageTexts } from '@porchlight/content/en/guide.ts';
import { explainedStageSlugs, guideStages, guideTabs } from '@porchlight/domain/guide/guide.ts';
import { checkAccessibility, expect, test } from '../harness/fixtures.ts';

const nameOf = (slug: string) => guideStages.find((stage) => stage.slug === slug)?.name ?? '';
const titleOf = (slug: string) => guideStageTexts.find((text) => text.slug === slug)?.title ?? '';

/** The list as specification 3 names it. */
const readKept = (page: Page) => page.evaluate(() => localStorage.getItem('completedStages'));

/** The badge beside the step; the popover's legend has the same word. */
const badge = (page: Page) => page.getByText('Completed', { exact: true }).filter({ visible: true });

/** Opens a stage and waits until its program runs. */
async function openStage(page: Page, slug: string): Promise<void> {
  await page.goto(`/portal/${slug}`);
  await expect(page.getByRole('tablist')).toBeVisible();
}

test('a visitor walks the seven stages; each Next completes one and says so (specification 2 and 4)', async ({
  page,
}) => {
  await openStage(page, 'preparing');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (const [index, slug] of explainedStageSlugs.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(slug));
    await expect(page.getByText(`Step ${index + 1} of 8`)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      String([0, 14, 28, 42, 56, 70, 84][index]),
    );
    await expect(badge(page)).toHaveCount(0);
    if (slug === 'post-closing') break;
    await page.getByRole('button', { name: 'Next' }).click();
    const toast = page
      .getByRole('listitem')
      .filter({ hasText: 'Step completed!' })
      .filter({ hasText: nameOf(slug) });
    await expect(toast).toBeVisible();
  }
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/portal/closing');
  await expect(badge(page)).toBeVisible();
  await page.reload();
  await expect(badge(page)).toBeVisible();
  expect(JSON.parse((await readKept(page)) ?? '')).toEqual(explainedStageSlugs.slice(0, 6));
});

test('the last text leads on to the contact details and is completed by it (specification 4)', async ({
  page,
}) => {
  await openStage(page, 'post-closing');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/portal/contact-details');
  await expect(page.getByText('Step completed!')).toBeVisible();
  await expect(page.getByText('Post-Close Setup', { exact: true })).toBeVisible();
});

test('the popover says how the steps work (specification 2)', async ({ page }) => {
  await openStage(page, 'finding');
  await page.getByRole('button', { name: 'About these steps' }).click();
  const note = page.getByRole('note', { name: 'About these steps' });
  await expect(note).toContainText(
    'Complete all steps in sequential order to track your home buying progress',
  );
  await expect(note.getByRole('listitem')).toHaveText(['Active', 'Completed']);
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

test('the tabs are worked with the keyboard, and the chosen one is in the address', async ({ page }) => {
  await openStage(page, 'making-offer');
  const tab = (index: number) => page.getByRole('tab', { name: guideTabs[index]?.title, exact: true });
  const expectChosen = async (index: number) => {
    await expect(tab(index)).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveText([guideTabs[index]?.title ?? '']);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: guideTabs[index]?.title })).toBeVisible();
  };
  await tab(0).focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(index);
  }
  await expect(page).toHaveURL('/portal/making-offer#required-information');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Required Information']);
  await tab(2).click();
  await expect(page).toHaveURL('/portal/making-offer#critical-knowledge');
});

test('a link to a tab opens it in view', async ({ page }) => {
  await page.goto('/portal/preparing#critical-knowledge');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Critical Knowledge']);
  await expect(
    page.getByRole('heading', { name: 'What the 43% means, and what it does not' }),
  ).toBeInViewport();
});

test('a term explains itself under a resting pointer, at the keyboard and on a tap, and leads into the glossary', async ({
  page,
}) => {
  await page.clock.install();
  await openStage(page, 'preparing');
  const term = page.getByRole('link', { name: 'pre-approval', exact: true }).first();
  const note = page.getByRole('note', { name: 'Pre-approval' });
  await term.hover();
  await expect(note).toBeVisible();
  await checkAccessibility(page);
  await note.hover();
  await page.clock.runFor(400);
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.mouse.move(0, 0);
  await term.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(note).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/glossary#pre-approval');
  await expect(page.locator('#pre-approval dt')).toBeInViewport();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
  test('a tap on a term explains it first', async ({ page }) => {
    await openStage(page, 'preparing');
    await page.getByRole('link', { name: 'pre-approval', exact: true }).first().tap();
    const note = page.getByRole('note', { name: 'Pre-approval' });
    await expect(note).toBeVisible();
    await expect(page).toHaveURL('/portal/preparing');
    await note.getByRole('link', { name: 'More in the glossary' }).tap();
    await expect(page).toHaveURL('/glossary#pre-approval');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every stage is whole, with all four tabs open and its own head', async ({ page }) => {
    for (const { slug, title, description, tabs } of guideStageTexts) {
      expect((await page.goto(`/portal/${slug}`))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await page.title()).toContain(title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
      for (const tab of guideTabs) {
        await expect(page.getByRole('heading', { level: 2, name: tab.title })).toBeVisible();
        for (const section of tabs[tab.id])
          await expect(
            page.getByRole('heading', { level: 3, name: section.title, exact: true }),
          ).toBeVisible();
      }
    }
  });

  test('a term is a link into the glossary', async ({ page }) => {
    await page.goto('/portal/preparing');
    await page.getByRole('link', { name: 'pre-approval', exact: true }).first().click();
    await expect(page).toHaveURL('/glossary#pre-approval');
    await expect(page.locator('#pre-approval dt')).toBeInViewport();
  });
});

test('on paper a stage is a checklist: all tabs open, boxes before the steps, sources at the end, no shell', async ({
  page,
}) => {
  await openStage(page, 'closing');
  await page.emulateMedia({ media: 'print' });
  const text = guideStageTexts.find(({ slug }) => slug === 'closing');
  for (const tab of guideTabs) {
    for (const section of text?.tabs[tab.id] ?? [])
      await expect(page.getByRole('heading', { level: 3, name: section.title, exact: true })).toBeVisible();
  }
  const box = page.locator('#steps li > span.border').first();
  await expect(box).toBeVisible();
  await expect(page.getByText('Checked Nov 20, 2026.').last()).toBeVisible();
  for (const contact of text?.speakTo ?? []) await expect(page.getByText(contact.ask[0] ?? '')).toBeVisible();
  for (const name of ['Next', 'Print this stage'])
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('tablist', { includeHidden: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('the button prints the page', async ({ page }) => {
  await openStage(page, 'closing');
  const printed = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('beforeprint', () => resolve(true))),
  );
  await page.getByRole('button', { name: 'Print this stage' }).click();
  expect(await printed).toBe(true);
});

test('a list of an older version is kept, and what is no stage is passed over', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('completedStages') === null)
      localStorage.setItem('completedStages', '["making","preparing",7,null]');
  });
  await openStage(page, 'preparing');
  await expect(badge(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/portal/finding');
  await expect(badge(page)).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/portal/making-offer');
  expect(JSON.parse((await readKept(page)) ?? '')).toEqual(['making', 'preparing', 7, null, 'finding']);
});

for (const [what, kept] of [
  ['broken', '{"not":'],
  ['no list', '"preparing"'],
] as const) {
  test(`a kept list that is ${what} does no harm`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('completedStages', text), kept);
    await openStage(page, 'preparing');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/portal/finding');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(badge(page)).toBeVisible();
  });
}

test.describe('where the browser keeps nothing', () => {
  // The router says so too when it cannot keep how far a page was scrolled.
  test.use({ expected: { errors: [/SecurityError/] } });
  test('progress holds while the page is open', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('forbidden', 'SecurityError');
        };
    });
    await openStage(page, 'preparing');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Step completed!')).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(badge(page)).toBeVisible();
  });
});

test('a second window of the same browser shows it at once', async ({ page, context }) => {
  await openStage(page, 'preparing');
  const second = await context.newPage();
  await openStage(second, 'preparing');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(badge(second)).toBeVisible();
});

test('signed in, two browsers show the union, live', async ({ page, buyer, browser, context }) => {
  expect(buyer.email).toBeTruthy();
  await openStage(page, 'preparing');
  await page.getByRole('button', { name: 'Next' }).click();
  const other = await browser.newContext({ storageState: { cookies: await context.cookies(), origins: [] } });
  const elsewhere = await other.newPage();
  await elsewhere.addInitScript(() => {
    if (localStorage.getItem('completedStages') === null)
      localStorage.setItem('completedStages', '["closing","gone"]');
  });
  await openStage(elsewhere, 'preparing');
  await expect(badge(elsewhere)).toBeVisible();
  const loadStored = async () => (await (await context.request.get('/api/guide/progress')).json()).stages;
  await expect.poll(loadStored).toEqual(['preparing', 'closing']);

  await openStage(page, 'loan-processing');
  await openStage(elsewhere, 'loan-processing');
  await elsewhere.getByRole('button', { name: 'Next' }).click();
  await expect(badge(page)).toBeVisible();
  await expect
    .poll(async () => JSON.parse((await readKept(page)) ?? '[]').sort())
    .toEqual(['closing', 'loan-processing', 'preparing']);
  await other.close();
});

test.describe('while the server cannot be reached', () => {
  test.use({ expected: { errors: [/Failed to load resource/] } });
  test('a completed stage stays in the browser and is sent later', async ({ page, buyer, context }) => {
    expect(buyer.email).toBeTruthy();
    await openStage(page, 'under-contract');
    await page.route('**/api/guide/progress', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
    );
    const refused = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/portal/loan-processing');
    await refused;
    expect(JSON.parse((await readKept(page)) ?? '')).toEqual(['under-contract']);
    await page.unroute('**/api/guide/progress');
    await page.reload();
    const loadStored = async () => (await (await context.request.get('/api/guide/progress')).json()).stages;
    await expect.poll(loadStored).toEqual(['under-contract']);
  });
});

test('the addresses of the category bar lead where their labels promise (specification 2)', async ({
  page,
  request,
}) => {
  for (const [from, to] of [
    ['/portal/making', '/portal/making-offer'],
    ['/portal/underContract', '/portal/docs'],
  ] as const) {
    const reply = await request.get(from, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([302, to]);
    await page.goto(`${from}?from=bar`);
    await expect(page).toHaveURL(`${to}?from=bar`);
    await page.goto('/portal/preparing');
    await expect(page.getByRole('tablist')).toBeVisible();
    await page.evaluate((path) => {
      window.history.pushState({ idx: 1 }, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
    }, from);
    await expect(page).toHaveURL(to);
  }
});

test.describe('an address that is no stage', () => {
  test.use({ expected: { errors: [/404/] } });
  test('is the not-found page', async ({ page }) => {
    expect((await page.goto('/portal/no-such-stage'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });
});

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test('no stage has a finding of axe or is wider than the window', async ({ page }) => {
      test.setTimeout(360_000);
      await page.addInitScript(() => localStorage.setItem('completedStages', '["preparing","finding"]'));
      for (const slug of explainedStageSlugs) {
        await test.step(slug, async () => {
          await openStage(page, slug);
          for (const summary of await page.locator('summary').all()) await summary.click();
          await checkAccessibility(page, colorScheme === 'light' ? 'all' : 'colors');
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  });
}
