import { randomUUID } from 'node:crypto';
import { createBuyerAccount, createStaffAccount } from '../harness/accounts.ts';
import { checkAccessibility, expect, PDF, test } from '../harness/fixtures.ts';

test.describe('requests for documents', () => {
  // The browser reports the day that is refused.
  test.use({ expected: { errors: [/status of 400/] } });

  test('staff ask for documents, the buyer reads why and uploads, and staff waive what is not needed', async ({
    page,
    browser,
  }) => {
    const family = `Vance${randomUUID().slice(0, 6)}`;
    const portal = await browser.newContext();
    await createBuyerAccount(portal, { name: `Vera ${family}` });
    await createStaffAccount(page.context(), 'agent', 'Pat Processor');
    await page.goto(`/staff/home-buyers?search=${family}`);
    await page.getByRole('link', { name: `Vera ${family}` }).click();
    const documents = page
      .getByRole('region', { name: 'Details' })
      .getByRole('region', { name: 'Documents', exact: true });

    await documents.getByRole('button', { name: 'Ask for a document' }).click();
    await documents.getByLabel('Start with').selectOption('Self-employed');
    const [first, second] = [1, 2].map((place) =>
      documents.getByRole('group', { name: `Document ${place}` }),
    );
    await expect(first?.getByLabel('Title') ?? documents).toHaveValue('Business tax returns for two years');
    await second?.getByLabel('Title').fill('Profit and loss statement to October');
    await first?.getByLabel('Due (optional)').fill('2020-01-02');
    await checkAccessibility(page, 'colors');
    await documents.getByRole('button', { name: 'Ask for 2 documents' }).click();
    await expect(first?.getByText('This day has passed.') ?? documents).toBeVisible();
    await first?.getByLabel('Due (optional)').fill('2099-01-07');
    await first?.getByLabel('Condition of the loan').selectOption('Before loan documents');
    await documents.getByRole('button', { name: 'Ask for 2 documents' }).click();
    const lines = documents.getByRole('list', { name: 'Asked for' }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(lines.filter({ hasText: 'Business tax returns' })).toContainText(
      /Asked for.*Asked by Pat Processor.*Due Jan 7\. Before loan documents\./,
    );

    const own = await portal.newPage();
    await own.goto('/portal');
    await expect(own.getByRole('main')).toContainText('Business tax returns for two years');
    await own.goto('/portal/docs');
    const wanted = own.getByRole('region', { name: 'Wanted now' });
    const rows = wanted.getByRole('listitem');
    await expect(rows).toHaveText([
      /^Business tax returns for two years.*You are self-employed.*Asked for by Pat\..*Due Jan 7/,
      /^Profit and loss statement to October.*Asked for by Pat\./,
    ]);
    const chooser = own.waitForEvent('filechooser');
    await wanted.getByRole('button', { name: 'Upload Business tax returns for two years' }).click();
    await (await chooser).setFiles({ name: 'returns.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(rows).toHaveText([/^Profit and loss statement/]);
    await expect(own.getByRole('row', { name: /returns\.pdf/ }).first()).toContainText(
      'For: Business tax returns',
    );

    await page.reload();
    await expect(lines.filter({ hasText: 'Business tax returns' })).toContainText('Sent, to review');
    await documents.getByRole('button', { name: 'Waive: Profit and loss statement to October' }).click();
    await documents.getByLabel('Why', { exact: true }).fill('The accountant sent it.');
    await documents.getByRole('button', { name: 'Waive', exact: true }).click();
    await documents.getByText('Accepted, waived and withdrawn (1)').click();
    await expect(documents.getByText('Waived by Pat Processor')).toBeVisible();
    // Without a reload: what was waived is wanted no longer.
    await expect(wanted).toContainText('Nothing to upload now.');
    await documents.getByRole('link', { name: 'Review: Business tax returns for two years' }).click();
    await expect(page.getByRole('heading', { name: 'Business tax returns for two years' })).toBeVisible();
    const review = page.getByRole('region', { name: 'Details' });
    await review.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(review.getByText('No member of staff has opened this file yet.')).toBeVisible();
    await review.getByRole('button', { name: 'Accept without opening it' }).click();
    await expect(review.getByText('Accepted', { exact: true })).toBeVisible();
    await portal.close();
  });
});
