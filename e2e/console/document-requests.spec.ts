import { randomUUID } from 'node:crypto';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
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
    await expect(documents.getByLabel('Start with')).toBeFocused();
    await documents.getByRole('button', { name: 'Add another document' }).click();
    await expect(
      documents.getByRole('group', { name: 'Document 2' }).getByLabel('Document', { exact: true }),
    ).toBeFocused();
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
    await expect(documents.getByLabel('Why', { exact: true })).toBeFocused();
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

test.describe('reminders of requests', () => {
  // The browser reports the day that is too far ahead, and the second reminder.
  test.use({ expected: { errors: [/status of 40[09]/] } });

  test('staff set a request aside, and remind the buyers of the others, several purchases at once', async ({
    page,
    browser,
  }) => {
    const family = `Vogt${randomUUID().slice(0, 6)}`;
    const [portal, other] = [await browser.newContext(), await browser.newContext()];
    await createBuyerAccount(portal, { name: `Vera ${family}` });
    await createBuyerAccount(other, { name: `Vito ${family}` });
    await createStaffAccount(page.context(), 'agent', 'Pat Processor');
    await page.goto(`/staff/home-buyers?search=${family}`);
    await page.getByRole('link', { name: `Vera ${family}` }).click();
    const documents = page
      .getByRole('region', { name: 'Details' })
      .getByRole('region', { name: 'Documents', exact: true });
    await documents.getByRole('button', { name: 'Ask for a document' }).click();
    await documents.getByLabel('Start with').selectOption('Gift');
    await documents.getByRole('group', { name: 'Document 2' }).getByLabel('Due (optional)').fill(inDays(6));
    await documents.getByRole('button', { name: 'Ask for 2 documents' }).click();
    const lines = documents.getByRole('list', { name: 'Asked for' }).getByRole('listitem');
    await expect(lines).toHaveCount(2);

    await documents.getByRole('button', { name: 'Set aside: Gift letter' }).click();
    await expect(documents.getByLabel('Until')).toBeFocused();
    await documents.getByLabel('Until').fill(inDays(120));
    await documents.locator('form').getByRole('button', { name: 'Set aside', exact: true }).click();
    await expect(documents.getByText('at most 90 days ahead.').first()).toBeVisible();
    await documents.getByLabel('Until').fill(inDays(10));
    await checkAccessibility(page, 'colors');
    await documents.locator('form').getByRole('button', { name: 'Set aside', exact: true }).click();
    await expect(lines.filter({ hasText: 'Gift letter' })).toContainText('Set aside until');

    const own = await portal.newPage();
    await own.goto('/portal/docs');
    await expect(own.getByRole('region', { name: 'Wanted now' }).getByRole('listitem')).toHaveText([
      /^Proof of the gift’s transfer.*Due/,
      /^Gift letter.*Not before/,
    ]);
    await own.goto('/portal/dates');
    const date = own.getByRole('listitem').filter({ hasText: 'Proof of the gift’s transfer due' });
    await date.getByRole('link', { name: 'Upload it: Proof of the gift’s transfer due' }).click();
    await expect(own).toHaveURL(/\/portal\/docs$/);

    await page.goto(`/staff/home-buyers?search=${family}`);
    for (const name of ['Vera', 'Vito'])
      await page
        .getByRole('row', { name: `${name} ${family}` })
        .getByRole('checkbox')
        .check();
    const bar = page.getByRole('region', { name: 'Remind the chosen purchases' });
    await bar.getByRole('button', { name: 'Remind…' }).click();
    await expect(bar.getByRole('status')).toHaveText(
      '2 purchases chosen. A reminder goes to 1 buyer of 1 purchase. Left out: 1 with no open request.',
    );
    await checkAccessibility(page, 'colors');
    await bar.getByRole('button', { name: 'Send the reminders' }).click();
    await expect(page.getByText('Reminded: 1 buyer of 1 purchase.')).toBeVisible();
    await expect(bar).toBeHidden();

    await page.getByRole('link', { name: `Vera ${family}` }).click();
    await expect(lines.filter({ hasText: 'Proof of the gift' })).toContainText('Reminded');
    await documents.getByRole('button', { name: 'Remind the buyers of all open requests' }).click();
    await expect(documents.getByText('reminded less than an hour ago by Pat Processor')).toBeVisible();
    await own.goto('/portal/notifications');
    await expect(own.getByRole('main')).toContainText('A document is still asked for');
    await portal.close();
    await other.close();
  });
});

/** A calendar day so many days ahead, where the day ends last. */
const inDays = (days: number) => addDays(getWallClock(new Date(), LAST_TIME_ZONE).day, days);
