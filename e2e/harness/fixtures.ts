import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Buyer, createBuyerAccount } from './accounts.ts';
import { type AxeRules, countAxeRun } from './axe-runs.ts';

export { expect, type Page };

export const PASSWORD = 'tamarind-orbit-cellar-42';

type Fixtures = {
  /** Console errors a test brings about on purpose; any other fails it. */
  expected: { errors: RegExp[] };
  /** A new buyer, signed in without a click. */
  buyer: Buyer;
};

export const test = base.extend<Fixtures>({
  expected: [{ errors: [] }, { option: true }],
  page: async ({ page, expected }, use) => {
    const errors = collectErrors(page);
    await use(page);
    expect(errors.filter((error) => !expected.errors.some((pattern) => pattern.test(error)))).toEqual([]);
  },
  buyer: async ({ page }, use) => {
    await use(await createBuyerAccount(page.context()));
  },
});

/** What goes wrong in a page from now on, as its console has it. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** The newest email to someone that has these words, as the development mailbox shows it; waits until it is sent. */
export async function findEmail(request: APIRequestContext, to: string, words: string): Promise<string> {
  let email: string | undefined;
  await expect(async () => {
    const mailbox = await (await request.get('/dev/mail', { params: { to } })).text();
    email = mailbox.split('<article>').find((part) => part.includes(to) && part.includes(words));
    expect(email, `an email "${words}" to ${to}`).toBeDefined();
  }).toPass({ timeout: 45_000 });
  return email ?? '';
}

/** The first address in such an email. */
export async function loadEmailLink(
  request: APIRequestContext,
  to: string,
  subject: string,
): Promise<string> {
  const email = await findEmail(request, to, subject);
  return /href="([^"]+)"/.exec(email)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

/** The digits of the newest code that was emailed to someone, once it is another than `before`. */
export async function loadEmailCode(request: APIRequestContext, to: string, before = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    code = /Enter (\d{6}) in the window/.exec(await findEmail(request, to, 'is your'))?.[1] ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect(code).not.toBe(before);
  }).toPass();
  return code;
}

let axeSource: string | undefined;

/** Axe without its comments, which are half of what each page would compile again. */
function readAxe(): string {
  axeSource ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return axeSource;
}

/** The rules of axe whose answer depends on colors: in another color scheme the page has the same elements. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no finding of axe by WCAG 2.2 A and AA and its best practices, by every rule or by those on colors alone. */
export async function checkAccessibility(page: Page, rules: AxeRules = 'all'): Promise<void> {
  // A test that is tried again is counted once.
  if (test.info().retry === 0) countAxeRun(rules);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readAxe());
  // Only what was found is described, which takes longer than the checks.
  const options: RunOptions = { resultTypes: ['violations'] };
  if (rules === 'colors') options.runOnly = COLOR_RULES;
  const violations = await page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    // A color on its way to another is not yet what anyone reads. What ends is not waited for: Chromium never settles it for
    // a transition whose element went meanwhile.
    // One of 1 ms at most, as all are under reduced motion, is over before axe begins.
    const isSeen = (endMs: number) => endMs > 1 && endMs !== Number.POSITIVE_INFINITY;
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && isSeen(Number(effect?.getComputedTiming().endTime)),
        );
    while (isMoving()) await new Promise(requestAnimationFrame);
    const found = await axe.run(runOptions);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
  }, options);
  expect(violations).toEqual([]);
}

/**
 * Checks the page as it is in dark by the rules on colors and then in light by every rule, and by `checkMore` in each: a journey made
 * for each scheme would be the same journey. `inLight` is 'colors' where every rule runs at another width.
 */
export async function checkBothSchemes(
  page: Page,
  checkMore?: () => Promise<void>,
  inLight: AxeRules = 'all',
): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await waitForFrames(page);
      await checkAccessibility(page, colorScheme === 'dark' ? 'colors' : inLight);
      await checkMore?.();
    });
  }
}

/** Until a frame has been drawn in new colors, what is read is partly of the old ones. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** A PDF of one page with one line of text. Without a table of its objects: readers find them by themselves. */
export function renderPdf(line: string): Buffer {
  const content = `BT /F1 12 Tf 72 700 Td (${line}) Tj ET`;
  return Buffer.from(`%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Root 1 0 R >>
%%EOF
`);
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n');

/** Toasts come with the first use of a page; without a connection, or with the clock held, they have to be there before. */
export async function useToasts(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(9, 9);
    await page.mouse.move(10, 10);
    await expect(page.locator('[aria-label^="Notifications"][aria-live]')).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 45_000 });
}

/** Ends the session in this browser alone. The page is left first: what it still asks for would be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Keeps requests to addresses of this form waiting; call what comes back to let them through. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Adds up in `window.layoutShift` how far the page's content moves without a press. */
export async function countLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Reflect.set(
            window,
            'layoutShift',
            Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'),
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
