import { expect, type Page } from './fixtures.ts';

/** Opens a page and uses it, until the site is on the device and serves its pages from there. */
export async function keepSite(page: Page, path = '/portal'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await useUntilKept(page);
}

/** Uses a page that is open until the worker serves it. */
async function useUntilKept(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(20, 300);
    await page.mouse.move(40, 320);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  }).toPass({ timeout: 120_000 });
}

/** What the browser keeps of the buyer's journey: the milestones whose checklist is there. */
export function listKeptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('kept:'))
      .map((key) => /"slug":"([\w-]+)"/.exec(key)?.[1] ?? /\["\w+","\w+"\]/.exec(key)?.[0] ?? key)
      .sort(),
  );
}

/** The three milestones that are open to everybody. */
export async function waitForKeptJourney(page: Page): Promise<void> {
  await expect
    .poll(() => listKeptAnswers(page))
    .toEqual(expect.arrayContaining(['interest', 'pre-app', 'pre-approval', '["accounts","current"]']));
}
