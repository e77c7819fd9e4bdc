import { milestoneTexts } from '../../content/src/en/milestones.ts';
import {
  checkAccessibility,
  checkBothSchemes,
  expect,
  holdRequests,
  PASSWORD,
  type Page,
  test,
} from '../harness/fixtures.ts';
import { completeMilestone, completeMilestones } from '../harness/journey-steps.ts';
import { queryServer } from '../harness/server-database.ts';

test.use({ expected: { errors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (401|413|503)/] } });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share your feedback' });

async function openFromCard(page: Page, title = 'Interest'): Promise<void> {
  await page.goto('/portal');
  await page.getByRole('button', { name: `Review ${title}` }).click();
  await expect(dialogOf(page)).toBeVisible();
}

for (const width of [360, 1440]) {
  test(`a completed card opens the feedback dialog (specification 2, 5, 9): ${width} px`, async ({
    page,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    await page.setViewportSize({ width, height: 800 });
    await completeMilestones(page.context().request, 1);
    await openFromCard(page);
    const dialog = dialogOf(page);
    const slider = dialog.getByRole('slider');
    await expect(slider).toHaveValue('3');
    await expect(slider).toHaveAttribute('min', '1');
    await expect(slider).toHaveAttribute('max', '5');
    await expect(dialog.getByText('Poor', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Excellent', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'What could we improve?' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Submit Feedback' })).toBeVisible();
    await checkBothSchemes(page, undefined, width === 360 ? 'all' : 'colors');
    await dialog.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL('/portal/interest');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have completed Interest');
    await expect(page.getByRole('heading', { name: 'Launching Soon — Join the Beta' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue to Pre-App' }).click();
    await expect(page).toHaveURL('/portal/milestones/pre-app');
  });
}

test('a press anywhere on a completed card opens the dialog; its title and the dialog lead to the workspace', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await completeMilestones(page.context().request, 1);
  await page.goto('/portal');
  await expect(page.getByRole('button', { name: 'Review Interest' })).toBeVisible();
  // The whole card is the button's target, so that a press on its words is one on the button.
  await page.getByText('Set your goals and timeline').click({ force: true });
  await dialogOf(page).getByRole('link', { name: 'Look at what you did' }).click();
  await expect(page).toHaveURL('/portal/milestones/interest');
  await expect(page.getByText(/^Completed on/)).toBeVisible();
  await page.goto('/portal');
  await page.getByRole('link', { name: '1. Interest' }).click();
  await expect(page).toHaveURL('/portal/milestones/interest');
});

test('Submit Feedback saves, says so and leads on (specification 4, 7, 8)', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await completeMilestones(page.context().request, 1);
  await openFromCard(page);
  await dialogOf(page).getByRole('slider').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await dialogOf(page).getByRole('textbox').fill('More about taxes.');
  const sent = page.waitForRequest((request) => request.url().includes('/api/feedback/'));
  const letThrough = await holdRequests(page, '**/api/feedback/**');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  // What is on its way is waited for: leading on later would take the reader off another page.
  await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  letThrough();
  expect((await sent).postDataJSON()).toMatchObject({
    milestoneId: 1,
    rating: 5,
    feedback: 'More about taxes.',
  });
  await expect(page.getByText('Feedback Submitted')).toBeVisible();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  await expect(page).toHaveURL('/portal/interest');
  await expect(dialogOf(page)).toBeHidden();
  await openFromCard(page);
  await expect(dialogOf(page).getByRole('textbox')).toHaveValue('');
});

test('a failed call says so and keeps what was typed, also over a reload (specification 8)', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await completeMilestones(page.context().request, 1);
  await openFromCard(page);
  await dialogOf(page).getByRole('slider').fill('4');
  await dialogOf(page).getByRole('textbox').fill('Typed with care.');
  await page.route('**/api/feedback/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'We cannot reach our records.' } }),
  );
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Failed to submit feedback. Please try again.')).toBeVisible();
  await expect(dialogOf(page)).toContainText('We cannot reach our records. What you wrote is still here.');
  await checkAccessibility(page);
  await page.unroute('**/api/feedback/**');
  await openFromCard(page);
  await expect(dialogOf(page).getByRole('slider')).toHaveValue('4');
  await expect(dialogOf(page).getByRole('textbox')).toHaveValue('Typed with care.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Failed to submit feedback. Please try again.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page).toHaveURL('/portal/interest');
});

for (const [what, endSession] of [
  ['without a user', (page: Page) => page.context().clearCookies()],
  [
    'with a session that has run out, whose cookie is still there,',
    (_: Page, email: string) =>
      queryServer(
        `update sessions set expires_at = now() - interval '1 second'
         where user_id = (select id from users where email = $1)`,
        [email],
      ),
  ],
] as const)
  test(`${what} it says so, and the words are there after signing in again (specification 8)`, async ({
    page,
    buyer,
  }) => {
    await completeMilestones(page.context().request, 1);
    await openFromCard(page);
    await dialogOf(page).getByRole('textbox').fill('Still mine.');
    await endSession(page, buyer.email);
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(page.getByText('You must be logged in to submit feedback.')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('E-mail').fill(buyer.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/portal');
    await page.getByRole('button', { name: 'Review Interest' }).click();
    await expect(dialogOf(page).getByRole('textbox')).toHaveValue('Still mine.');
  });

test('50,000 characters are stored; more than a request can carry is answered plainly and kept', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await completeMilestones(page.context().request, 1);
  await openFromCard(page);
  await dialogOf(page).getByRole('textbox').fill('Taxes. '.repeat(160_000));
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(dialogOf(page)).toContainText('This is more than we can take at once');
  await dialogOf(page).getByRole('textbox').fill('Roof. '.repeat(8334).slice(0, 50_000));
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Feedback Submitted')).toBeVisible();
});

test('completing a milestone in its workspace offers the dialog and lights its window', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await completeMilestone(page.context().request, 'interest', { leaveOpen: 1 });
  await page.goto('/portal/milestones/interest');
  await expect(page.getByRole('img', { name: /0 of 10 windows/ })).toBeVisible();
  await page.getByRole('region', { name: 'What to do' }).getByRole('checkbox').last().check();
  await expect(dialogOf(page)).toContainText('Interest is complete, and its window is lit.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/portal/milestones/interest');
  await expect(page.getByRole('img', { name: /1 of 10 windows/ })).toBeVisible();
  await page.getByRole('button', { name: 'Share your feedback' }).click();
  await dialogOf(page).getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/portal/interest');
  await expect(page.getByText('Your next step is Pre-App.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have completed Interest');
});

test('the finished buyer’s last milestone leads to its end (specification 4)', async ({ page, buyer }) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  expect(milestoneTexts).toHaveLength(10);
  await completeMilestones(page.context().request, 10);
  await page.goto('/portal');
  await expect(page.getByText('100% Complete')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Review/ })).toHaveCount(10);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Review Post-Close Care' }).click();
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Feedback Submitted')).toBeVisible();
  await expect(page).toHaveURL('/portal/post-close');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have completed Post-Close Care');
  await expect(page.getByRole('link', { name: 'Back to your journey' })).toBeVisible();
});

test('a milestone’s waitlist page begins with the milestone as it is, and leads there', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/offer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer & Negotiation');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Launching Soon — Join the Beta']);
  await page.getByRole('link', { name: 'Open Offer & Negotiation' }).click();
  await expect(page).toHaveURL('/portal/milestones/offer');
});
