import { expect, type Page } from './fixtures.ts';

/** Opens a page and uses it, until the site is on the device and serves its pages from there. */
export async function saveSite(page: Page, path = '/portal'): Promise<void> {
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

/** The three milestones that are open to everyone. */
export async function waitForKeptJourney(page: Page): Promise<void> {
  await expect
    .poll(() => listKeptAnswers(page))
    .toEqual(expect.arrayContaining(['interest', 'pre-app', 'pre-approval', '["accounts","current"]']));
}

/** What the console says of a connection that is gone, and of a session that ended meanwhile. */
export const OFFLINE_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE|Failed to fetch|status of 401/;

/** The bar that says so to the reader. */
export const findBar = (page: Page) => page.getByRole('banner').getByRole('status');

/** A milestone as the server has it. */
export async function loadStored(page: Page, slug = 'interest') {
  return (await page.context().request.get(`/api/milestones/${slug}`)).json();
}
