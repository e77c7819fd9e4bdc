import { readFile } from 'node:fs/promises';
import { expireReauthentication } from '../harness/age-proof.ts';
import {
  checkAccessibility,
  expect,
  loadEmailLink,
  PASSWORD,
  type Page,
  PDF,
  test,
} from '../harness/fixtures.ts';

test.use({ expected: { errors: [/status of 40[13]/] } });

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a buyer takes everything along, and throws the file away', async ({ page, request, buyer }) => {
  await page.context().request.post('/api/documents?name=pay%20stub.pdf', { data: PDF });
  await page.goto('/portal/settings');
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page).toHaveURL('/portal/settings/data');
  await page.getByRole('button', { name: 'Prepare my download' }).click();
  const link = page.getByRole('link', { name: 'Download ZIP' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/-data-\d{4}-\d{2}-\d{2}\.zip$/);
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['documents/pay stub.pdf', 'data/account.json', 'index.html', 'manifest.txt'])
    expect(zip.includes(name)).toBe(true);
  expect(zip.includes(PDF)).toBe(true);
  expect(await loadEmailLink(request, buyer.email, 'ready to download')).toMatch(/\/portal\/settings\/data$/);
  await page.getByRole('button', { name: 'Delete this download' }).click();
  await expect(page.getByText('The download is gone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prepare my download' })).toBeVisible();
});

test('a download is prepared, and given out, only after reauthentication', async ({ page, buyer }) => {
  await page.goto('/portal/settings/data');
  const prepare = page.getByRole('button', { name: 'Prepare my download' });
  await expect(prepare).toBeVisible();
  await expireReauthentication(buyer.email);
  await prepare.click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing was prepared')).toBeVisible();
  await prepare.click();
  await question.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Go on' }).click();
  const link = page.getByRole('link', { name: 'Download ZIP' });
  await expect(link).toBeVisible({ timeout: 60_000 });

  await expireReauthentication(buyer.email);
  await link.click();
  await question.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Go on' }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});

test('a buyer deletes the account, is signed out, comes back and keeps it', async ({
  page,
  request,
  buyer,
}) => {
  await page.goto('/portal/settings/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expireReauthentication(buyer.email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('Nothing was changed yet.')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await question.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const email = await loadEmailLink(request, buyer.email, 'will be deleted');
  expect(email).toContain('/login?next=%2Fportal%2Fsettings%2Fdata');

  await signIn(page, buyer.email);
  await expect(page).toHaveURL('/portal/settings/data');
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
  await expect(page.getByText(/^Your account will be deleted on /)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('Keep my account in the question changes nothing', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/settings/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('a visitor is sent to sign in, and back', async ({ page }) => {
  await page.goto('/portal/settings/data');
  await expect(page).toHaveURL(/\/login\?next=%2Fportal%2Fsettings%2Fdata$/);
});
