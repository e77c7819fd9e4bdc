import { countLayoutShift, expect, type Page, PDF, test } from '../harness/fixtures.ts';
import { OFFLINE_ERRORS, saveSite, waitForKeptJourney } from '../harness/kept-site.ts';
import { queryServer } from '../harness/server-database.ts';

const ID = 'pre-app.government-id';
const section = (page: Page) => page.getByRole('region', { name: 'Wanted now' });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the Document Center begins with what is wanted, and takes each with one press: ${width} px`, async ({
    page,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    await page.setViewportSize({ width, height });
    await countLayoutShift(page);
    await page.goto('/portal/docs');
    await expect(section(page)).toContainText('Nothing to upload now.');

    // Without a reload: what is set in the milestone is asked for here.
    await page.request.put('/api/milestones/pre-app/dates/papers-complete', { data: { date: '2099-01-07' } });
    await page.request.put('/api/milestones/pre-app/tasks/collect-pay-stubs', { data: { status: 'done' } });
    const rows = section(page).getByRole('listitem');
    await expect(rows).toHaveText([
      /^Government photo ID.*It has to be valid until you close\..*Due Jan 7/,
      /^Pay stubs from the last 30 days.*for 30 days after the date shown\..*Due Jan 7/,
    ]);

    await returnDocument(page);
    // What this device has from before is shown first, and is not what the server says by now.
    await page.goto('/portal/docs');
    await expect(rows.first()).toContainText('Part of a page is cut off.');
    await page.evaluate(() => localStorage.removeItem('wantedHeight'));
    // Once where this device does not know the height of the list, and once where it does.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto('/portal/docs');
      await expect(rows.first()).toContainText('Part of a page is cut off.');
      await expect(rows.first()).toContainText('“The expiry date is not in the picture.”');
      await expect(page.getByRole('row', { name: /cut\.pdf/ }).first()).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThanOrEqual(0.02);
    }

    await choose(page, 'Replace Government photo ID', 'whole.pdf');
    await expect(rows).toHaveText([/^Pay stubs/]);
    await expect(section(page).getByRole('heading', { name: 'Wanted now' })).toBeFocused();
    await expect(page.getByRole('row', { name: /cut\.pdf.*Replaced/ })).toBeVisible();
    await choose(page, 'Upload Pay stubs from the last 30 days', 'stubs.pdf');
    await expect(section(page)).toContainText('Nothing to upload now.');
    await expect(page.getByRole('row', { name: /stubs\.pdf/ }).first()).toContainText('For: Pay stubs');
    await queryServer(
      `update documents set review_state = 'accepted', reviewed_at = '2026-03-05T17:00:00Z'
       where name = 'whole.pdf' and user_id = (select id from users where email = $1)`,
      [buyer.email],
    );
    await page.reload();
    await expect(section(page)).toContainText('Last accepted: Government photo ID, Mar 5');
  });
}

test('a file that is refused says why beside what is wanted', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.request.put('/api/milestones/pre-app/tasks/collect-pay-stubs', { data: { status: 'done' } });
  await page.route('**/api/documents', async (route) => {
    const response = await route.fetch();
    const { limits, ...list } = await response.json();
    await route.fulfill({ response, json: { ...list, limits: { ...limits, largestFile: 10 } } });
  });
  const limits = page.waitForResponse('**/api/documents');
  await page.goto('/portal/docs');
  await limits;
  await choose(page, 'Upload Government photo ID', 'license.pdf');
  await expect(section(page).getByText(/^A file can be up to/)).toBeVisible();
  await expect(section(page).getByRole('listitem').filter({ hasText: 'Government photo ID' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expected: { errors: [OFFLINE_ERRORS] } });
  test('what is wanted is there as it was last seen', async ({ page, context, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await page.request.put('/api/milestones/pre-app/tasks/collect-pay-stubs', { data: { status: 'done' } });
    await returnDocument(page);
    await saveSite(page);
    await waitForKeptJourney(page);
    await page.goto('/portal/docs');
    await expect(section(page)).toContainText('Part of a page is cut off.');
    await context.setOffline(true);
    await page.goto('/portal/docs');
    await expect(page.getByText('This page needs a connection')).toBeVisible();
    await expect(section(page)).toContainText('Part of a page is cut off.');
    await expect(section(page)).toContainText('Pay stubs from the last 30 days');
  });
});

/** Uploads a photo ID and sends it back, as a reviewer does. */
async function returnDocument(page: Page): Promise<void> {
  const query = new URLSearchParams({ name: 'cut.pdf', documentRequest: ID });
  const reply = await page.request.post(`/api/documents?${query}`, { data: PDF });
  const { id } = await reply.json();
  await queryServer(
    `update documents set review_state = 'needs-attention', review_reason = 'cut-off', reviewed_at = now(),
       review_words = 'The expiry date is not in the picture.' where id = $1`,
    [id],
  );
}

async function choose(page: Page, button: string, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await section(page).getByRole('button', { name: button }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: PDF });
}
