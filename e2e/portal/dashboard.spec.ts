import { milestoneTexts } from '../../content/src/en/milestones.ts';
import { milestones } from '../../domain/src/milestones/milestones.ts';
import { expect, holdRequests, PDF, test } from '../harness/fixtures.ts';

const interestTasks = milestoneTexts.find((text) => text.slug === 'interest')?.tasks ?? [];

test('a new buyer sees ten milestones: three to start, the rest beta and locked (specification 2, 4)', async ({
  page,
  buyer,
}) => {
  expect(buyer.name).toBeTruthy();
  await page.goto('/portal');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Mortgage Journey' })).toBeVisible();
  await expect(page.getByText('0% Complete')).toBeVisible();
  for (const { title } of milestones)
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await expect(page.getByText('Beta', { exact: true })).toHaveCount(7);
  const cards = page.getByRole('list').filter({ has: page.getByRole('heading', { name: /Interest/ }) });
  await expect(cards.getByRole('link', { name: /^Start/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Locked/ })).toHaveCount(7);
  await expect(page.getByText('2 documents due')).toHaveCount(2);
  await expect(page.getByText('3 documents due')).toHaveCount(1);
  await expect(page.getByText('4 documents due')).toHaveCount(1);
  await expect(page.getByText('1 document due')).toHaveCount(2);
});

test('finishing a milestone moves the progress in a second window too', async ({ page, context, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal');
  await expect(page.getByText('0% Complete')).toBeVisible();
  for (const task of interestTasks) {
    const path = `/api/milestones/interest/tasks/${task.id}`;
    expect((await context.request.put(path, { data: { status: 'done' } })).ok()).toBe(true);
  }
  await expect(page.getByText('10% Complete')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Review/ })).toHaveCount(1);
  await expect(page.getByRole('img', { name: /1 of 10 windows/ })).toBeVisible();
});

test('tasks are ticked in the workspace, survive a reload and complete the milestone', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/milestones/interest');
  const boxes = page.getByRole('region', { name: 'What to do' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(interestTasks.length);
  const stored = page.waitForResponse((response) => response.url().includes('/tasks/') && response.ok());
  await boxes.first().check();
  await stored;
  await page.reload();
  await expect(boxes.first()).toBeChecked();
  for (let index = 1; index < interestTasks.length; index++) await boxes.nth(index).check();
  await expect(page.getByText(/Completed on|is complete/).first()).toBeVisible();
});

test('a locked milestone says what would unlock it, and beta access opens the way (specification 2, 4, 8)', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/milestones/home-search');
  await expect(page.getByText(/beta/i).first()).toBeVisible();
  await page.goto('/portal/beta-request');
  await page.getByRole('button', { name: 'Request Beta Access' }).click();
  await expect(page).toHaveURL('/portal');
  await expect(page.getByText('Request Submitted')).toBeVisible();
});

test('beta access that comes late leaves the reader on the page they went to', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/beta-request');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const letThrough = await holdRequests(page, '**/api/beta-access');
  await page.getByRole('button', { name: 'Request Beta Access' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.getByRole('link', { name: 'Closing', exact: true }).click();
  await expect(page).toHaveURL('/portal/closing');
  letThrough();
  await expect(page.getByText('Request Submitted')).toBeVisible();
  await expect(page).toHaveURL('/portal/closing');
});

test.describe('where the session ends', () => {
  test.use({ expected: { errors: [/401/] } });

  test('a request for beta access counts before the page knows whose it is (specification 4)', async ({
    page,
    context,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    const letThrough = await holdRequests(page, '**/api/accounts/current');
    await page.goto('/portal/beta-request');
    await page.getByRole('button', { name: 'Request Beta Access' }).click();
    await expect(page.getByText('Request Submitted')).toBeVisible();
    await context.clearCookies();
    await page.reload();
    await page.getByRole('button', { name: 'Request Beta Access' }).click();
    await expect(page.getByText('You must be logged in to request beta access.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    letThrough();
  });
});

test('a document uploaded from the workspace answers its document request', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/milestones/pre-app');
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^Upload/ })
    .first()
    .click();
  await (await chooser).setFiles({ name: 'license.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('license.pdf').first()).toBeVisible();
  await expect(page.getByText('Received:')).toHaveCount(1);
  await page.goto('/portal');
  await expect(page.getByText('1 document due')).toHaveCount(3);
});

test('a person who is not signed in is asked to, and comes back', async ({ page }) => {
  await page.goto('/portal');
  await expect(page).toHaveURL(/\/login$/);
});

test('the buyer’s own figures are there before the page’s program, which takes over without a word', async ({
  page,
  context,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  for (const { id } of interestTasks)
    await context.request.put(`/api/milestones/interest/tasks/${id}`, { data: { status: 'done' } });
  await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
  const release = await holdRequests(page, '**/assets/base-*.js');
  await page.goto('/portal', { waitUntil: 'commit' });
  await expect(page.getByText('10% Complete')).toBeVisible();
  await expect(page.getByText(/^One of ten milestones is done/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress of Interest' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
  await expect(page.getByRole('link', { name: 'Review' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Locked' })).toHaveCount(7);
  release();
  await expect(page.getByRole('button', { name: 'Review Interest' })).toBeVisible();
  await expect(page.locator('[data-early="cards"]')).toHaveCount(0);
});
