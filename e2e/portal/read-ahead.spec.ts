import { milestoneTexts } from '../../content/src/en/milestones.ts';
import { checkBothSchemes, expect, holdRequests, test } from '../harness/fixtures.ts';

test.use({ expected: { errors: [/403/] } });

const offer = milestoneTexts.find(({ slug }) => slug === 'offer');

test('a locked milestone is read ahead from its card, and nothing of it can be ticked', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  if (offer === undefined) throw new Error('there is no such milestone');
  await page.goto('/portal');
  await expect(page.getByRole('button', { name: /^Locked/ })).toHaveCount(7);
  await expect(page.getByRole('link', { name: /^Read ahead/ })).toHaveCount(7);
  await page.getByRole('link', { name: /^Read ahead.*Offer & Negotiation/ }).click();
  await expect(page).toHaveURL('/portal/milestones/offer');
  await expect(page.getByText('This milestone is part of the beta')).toBeVisible();
  for (const { title } of [...offer.tasks, ...offer.documentRequests, ...offer.dates])
    await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^(Upload|Not needed|Add Note)/ })).toHaveCount(0);
  await expect(main.locator('input')).toHaveCount(0);
  await checkBothSchemes(page);
  const [task] = offer.tasks;
  const reply = await page.context().request.put(`/api/milestones/offer/tasks/${task?.id}`, {
    data: { status: 'done' },
  });
  expect([reply.status(), (await reply.json()).code]).toEqual([403, 'MILESTONE_LOCKED']);
  const guide = task?.links.find(({ href }) => href.startsWith('/portal/'));
  if (guide === undefined) throw new Error('the first task has no link to the guide');
  await main.getByRole('link', { name: guide.label }).first().click();
  await expect(page).toHaveURL(guide.href);
});

test('a press elsewhere on a locked card leads to what opens it, as specified (specification 2, 4)', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal');
  await page.getByRole('link', { name: '5. Offer & Negotiation' }).click();
  await expect(page).toHaveURL('/portal/beta-request');
});

test('the link is on locked cards alone before the page’s program runs', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
  const release = await holdRequests(page, '**/assets/base-*.js');
  await page.goto('/portal', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Locked' })).toHaveCount(7);
  await expect(page.getByRole('link', { name: /^Read ahead/ })).toHaveCount(7);
  release();
  await expect(page.getByRole('button', { name: /^Locked.*Home Search/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Read ahead.*Home Search/ })).toBeVisible();
});
