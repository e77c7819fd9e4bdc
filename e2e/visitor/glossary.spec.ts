import type { Page } from '@playwright/test';
import { glossary } from '@porchlight/content/en/glossary.ts';
import { checkAccessibility, expect, test } from '../harness/fixtures.ts';

/** Opens the glossary and touches its filter, so that the page's program comes. */
async function openAlive(page: Page): Promise<void> {
  await page.goto('/glossary');
  await page.getByLabel('Find a term').focus();
  await page.waitForLoadState('networkidle');
}

const terms = (page: Page) => page.locator('dt:visible');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the whole glossary is there, by letters, and no field that could do nothing', async ({ page }) => {
    expect((await page.goto('/glossary'))?.status()).toBe(200);
    await expect(page.locator('dt')).toHaveText(glossary.map((entry) => entry.term));
    await expect(page.getByLabel('Find a term')).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Letters' })
      .getByRole('link', { name: 'T', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'T', exact: true })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 2, name: 'A', exact: true })).not.toBeInViewport();
  });

  test('tells search engines its terms', async ({ page }) => {
    await page.goto('/glossary');
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const set = blocks.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'DefinedTermSet');
    expect(set.hasDefinedTerm).toHaveLength(glossary.length);
    const [first] = glossary;
    expect(set.hasDefinedTerm[0]).toMatchObject({ name: first?.term, description: first?.definition });
    expect(set.hasDefinedTerm[0].url).toMatch(new RegExp(`^https?://.+/glossary#${first?.slug}$`));
  });
});

test('the filter narrows the list, says how many are left, and gives all back', async ({ page }) => {
  await openAlive(page);
  const field = page.getByLabel('Find a term');
  const status = page.getByRole('status');
  await expect(status).toHaveText(`${glossary.length} terms`);
  await field.fill('earnest money');
  await expect(status).toHaveText(new RegExp(`^\\d+ of ${glossary.length} terms$`));
  await expect(terms(page).filter({ hasText: 'Earnest money' })).toHaveCount(1);
  expect(await terms(page).count()).toBeLessThan(20);
  await field.fill('zzzz');
  await expect(status).toHaveText('No term has these words. Try one word, or its beginning.');
  await expect(terms(page)).toHaveCount(0);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Show all terms' }).click();
  await expect(terms(page)).toHaveCount(glossary.length);
  await expect(field).toHaveValue('');
});

test('what was typed before the page came alive counts', async ({ page }) => {
  await page.goto('/glossary');
  await page.getByLabel('Find a term').pressSequentially('escrow');
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^\\d+ of ${glossary.length} terms$`));
  await expect(page.getByLabel('Find a term')).toHaveValue('escrow');
});

test('a link to a related term finds it, also while it is filtered away', async ({ page }) => {
  await openAlive(page);
  await page.getByLabel('Find a term').fill('acceleration');
  await page.getByRole('link', { name: 'Promissory note' }).first().click();
  await expect(page).toHaveURL('/glossary#promissory-note');
  await expect(page.getByText('Promissory note', { exact: true }).and(page.locator('dt'))).toBeInViewport();
});

test('the waitlist page of the glossary leads to it', async ({ page }) => {
  await page.goto('/mortgage-glossary');
  await page.getByRole('link', { name: `All ${glossary.length} terms` }).click();
  await expect(page).toHaveURL('/glossary');
  await expect(terms(page)).toHaveCount(glossary.length);
});
