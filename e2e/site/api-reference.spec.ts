import { expect, type Page, test } from '../harness/fixtures.ts';

/** Whatever goes elsewhere than to this server. */
function listForeign(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  return foreign;
}

for (const width of [390, 1440]) {
  test(`the interface can be read at ${width} pixels, and no other site gets a request`, async ({
    page,
    baseURL,
  }) => {
    const foreign = listForeign(page, baseURL);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/api/reference');
    await expect(page.getByRole('heading', { name: 'Porchlight API', level: 1 })).toBeVisible();
    await page.goto('/api/reference#tag/leads/GET/staff/leads');
    await expect(page.getByRole('heading', { name: 'List leads', exact: true })).toBeVisible();
    await expect(page.getByText('The most rows of a page.').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(foreign).toEqual([]);
  });
}

test('a request can be tried there, and goes to this server alone', async ({ page, baseURL }) => {
  const foreign = listForeign(page, baseURL);
  await page.goto('/api/reference#tag/health/GET/health');
  await page.getByRole('button', { name: 'Test Request (get /health)', exact: false }).first().click();
  const answered = page.waitForResponse((response) => response.url() === `${baseURL}/api/health`);
  // What may go wrong is listed beside it, and says what to send again.
  await page.getByRole('button', { name: /^Send/ }).first().click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('200 OK')).toBeVisible();
  expect(foreign).toEqual([]);
});
