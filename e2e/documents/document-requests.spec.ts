import { checkBothSchemes, expect, PDF, test } from '../harness/fixtures.ts';

test('a document is offered to the request it may answer, and counts when confirmed', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  for (const name of ['Pay stub November.pdf', 'Notes.pdf']) {
    const path = `/api/documents?${new URLSearchParams({ name })}`;
    const upload = await page.context().request.post(path, { data: PDF });
    expect(upload.status()).toBe(201);
  }
  await page.goto('/portal/docs');
  await expect(page.getByText('May answer:')).toHaveCount(1);
  await expect(page.getByText('May answer: Pay stubs from the last 30 days (Pre-App)')).toBeVisible();

  const others = page.getByRole('combobox', { name: 'Another request' });
  await expect(others).toHaveAccessibleDescription('Pay stub November.pdf');
  await others.selectOption({ label: 'W-2s for two years (Pre-Approval)' });
  await expect(page.getByText('May answer: W-2s for two years (Pre-Approval)')).toBeVisible();
  await others.selectOption({ label: 'Another request' });
  await page.getByRole('button', { name: 'Confirm Pay stubs from the last 30 days' }).click();
  await expect(
    page.getByText('Pay stub November.pdf now answers: Pay stubs from the last 30 days.'),
  ).toBeVisible();
  const row = page.getByRole('row', { name: /Pay stub November\.pdf/ });
  await expect(row).toContainText('For: Pay stubs from the last 30 days');
  await expect(row).toBeFocused();
  await expect(page.getByText('May answer:')).toHaveCount(0);

  // A paper of no known kind is filed by its owner.
  const choice = page.getByRole('combobox', { name: 'Choose a request' });
  await expect(choice).toHaveAccessibleDescription('Notes.pdf');
  await choice.selectOption({ label: 'W-2s for two years (Pre-Approval)' });
  await page.getByRole('button', { name: 'Confirm W-2s for two years' }).click();
  await expect(page.getByRole('row', { name: /Notes\.pdf/ })).toContainText('For: W-2s for two years');

  await page.goto('/portal/milestones/pre-app');
  await expect(page.getByText('Pay stub November.pdf').first()).toBeVisible();
});

test('Sign is first where a signature belongs, and behind More where the request needs none', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const uploads: Record<string, string>[] = [
    { name: 'Own letter.pdf' },
    { name: 'scan0001.pdf' },
    { name: 'Tax return.pdf', documentRequest: 'pre-approval.tax-returns' },
    { name: 'License.pdf', documentRequest: 'pre-app.government-id' },
  ];
  for (const upload of uploads) {
    const path = `/api/documents?${new URLSearchParams(upload)}`;
    expect((await page.context().request.post(path, { data: PDF })).status()).toBe(201);
  }
  await page.goto('/portal/docs');
  for (const name of ['Own letter.pdf', 'Tax return.pdf']) {
    await expect(page.getByRole('button', { name: `Sign ${name}`, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Invite a co-buyer to sign ${name}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `More ${name}` })).toHaveCount(0);
  }
  const unknown = page.getByRole('row', { name: /scan0001\.pdf/ });
  await expect(unknown.getByRole('button', { name: 'More scan0001.pdf' })).toBeVisible();
  await expect(unknown.getByRole('button', { name: 'Sign scan0001.pdf', exact: true })).toBeHidden();
  const row = page.getByRole('row', { name: /License\.pdf/ });
  const sign = row.getByRole('button', { name: 'Sign License.pdf', exact: true });
  await expect(sign).toBeHidden();
  await row.getByRole('button', { name: 'More License.pdf' }).click();
  await expect(row.getByText('This document needs no signature.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Invite a co-buyer to sign' })).toBeVisible();
  await checkBothSchemes(page);
  await sign.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'More License.pdf' })).toBeFocused();
});
