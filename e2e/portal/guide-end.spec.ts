import type { Page } from '@playwright/test';
import { explainedStageSlugs } from '@porchlight/domain/guide/guide.ts';
import { expect, test, useToasts } from '../harness/fixtures.ts';

async function openLastStage(page: Page): Promise<void> {
  await page.goto('/portal/contact-details');
  await expect(page.getByText('Step 8 of 8')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress through the guide' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
}

test('the last stage is marked, the journey’s end is announced after 1 s and left after 2 s (specification 4 and 9)', async ({
  page,
}) => {
  const others = explainedStageSlugs;
  await page.addInitScript((done) => {
    if (localStorage.getItem('completedStages') === null)
      localStorage.setItem('completedStages', JSON.stringify(done));
  }, others);
  await page.clock.install();
  await openLastStage(page);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  const mark = page.getByRole('button', { name: 'Mark as Completed', exact: true });
  await useToasts(page);
  await page.waitForLoadState('networkidle');
  // Before a request would have waited too long for its answer.
  await page.clock.pauseAt(Date.now() + 20_000);
  await mark.click();
  await page.clock.runFor(900);
  const toast = page.getByRole('listitem').filter({ hasText: 'Step completed!' });
  await expect(toast).toContainText('Contact Details');
  await expect(page.getByRole('button', { name: 'Mark as Completed Again' })).toBeVisible();
  await expect(page.getByText('Journey completed!')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByText('Journey completed!')).toBeVisible();
  await expect(
    page.getByText("You've completed all steps of the homebuying journey!", { exact: true }),
  ).toBeVisible();
  await page.clock.runFor(800);
  await expect(page).toHaveURL('/portal/contact-details');
  await page.clock.runFor(300);
  await expect(page).toHaveURL('/portal/next-steps');
  await expect(page.getByText('Every stage of the guide is complete')).toBeVisible();
  expect(JSON.parse(await page.evaluate(() => localStorage.getItem('completedStages') ?? '[]'))).toEqual([
    ...others,
    'contact-details',
  ]);
});

test('a visitor who has read no stage sees what is open, not that the journey is complete, and meets no sign-in', async ({
  page,
}) => {
  await openLastStage(page);
  await expect(page.getByRole('heading', { name: '7 stages of the guide are still open' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Completed', exact: true }).click();
  await expect(page.getByText('Step completed!')).toBeVisible();
  await expect(page).toHaveURL('/portal/next-steps');
  await expect(page.getByText('1 of 8 stages done.')).toBeVisible();
  await expect(page.getByText('Journey completed!')).toHaveCount(0);
  await page.getByRole('link', { name: 'Budget & Pre-Qual' }).last().click();
  await expect(page).toHaveURL('/portal/preparing');
});

test('a reader who goes back in time is not called to the portal (specification 4)', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('completedStages', '["contact-details"]'));
  await page.clock.install();
  await openLastStage(page);
  await page.getByRole('button', { name: 'Mark as Completed Again' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/portal/post-closing');
  await expect(page.getByText('Step 7 of 8')).toBeVisible();
  await page.clock.runFor(2500);
  await expect(page).toHaveURL('/portal/post-closing');
  await expect(page.getByText('Journey completed!')).toHaveCount(0);
});
