import { randomUUID } from 'node:crypto';
import { createBuyerAccount, createStaffAccount } from '../harness/accounts.ts';
import { checkAccessibility, expect, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';
import { renderSignablePdf } from '../harness/signable-pdf.ts';

test('a document is sent back, replaced and accepted, while its buyer watches', async ({
  page,
  buyer,
  browser,
}) => {
  await queryServer('update users set name = $2 where email = $1', [buyer.email, 'Wanda Watches']);
  const paper = 'Government photo ID';
  const scan = {
    name: 'cut.pdf',
    mimeType: 'application/pdf',
    buffer: renderSignablePdf([['Sample license: cut']]),
  };
  const photo = { name: 'whole.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.goto('/portal/milestones/pre-app');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: paper }) });
  await expect(row.getByText('It has to be valid until you close.')).toBeVisible();
  const first = page.waitForEvent('filechooser');
  await row.getByRole('button', { name: `Upload ${paper}` }).click();
  await (await first).setFiles(scan);
  await expect(row.getByText('Received:')).toBeVisible();

  const staffContext = await browser.newContext({ serviceWorkers: 'block' });
  await createStaffAccount(staffContext, 'agent');
  const console = await staffContext.newPage();
  const errors: string[] = [];
  console.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await console.goto('/staff/documents?search=wanda');
  const link = console.getByRole('link', { name: paper });
  await expect(link).toBeVisible();
  await link.press('Enter');
  const details = console.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Claim for 30 minutes' }).click();
  await expect(details.getByText('You', { exact: false }).first()).toBeVisible();
  const whole = renderSignablePdf([['One'], ['Two'], ['Three']]);
  // Opens, and its second page is nowhere.
  const damaged = Buffer.from(whole.toString('latin1').replace('4 0 R 6 0 R', '4 0 R 99 0 R'), 'latin1');
  await console.route('**/api/staff/documents/*/content?*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: damaged }),
  );
  await details.getByRole('button', { name: 'See the document' }).click();
  await expect(details.getByText('It could not be shown')).toBeVisible();
  await checkAccessibility(console);
  await console.unroute('**/api/staff/documents/*/content?*');
  await details.getByRole('button', { name: 'Try again' }).click();
  await expect(details.getByRole('heading', { name: 'Page 1 of 1' })).toBeAttached();
  await expect(details.getByText('Sample license: cut')).toBeAttached();
  await details.getByRole('heading', { name: paper }).click();
  await console.keyboard.press('n');
  await expect(details.getByLabel('What is wrong')).toBeFocused();
  await details.getByLabel('What is wrong').selectOption('cut-off');
  await details.getByLabel('In your words').fill('The expiry date is not in the picture.');
  await details.getByRole('link', { name: 'Back to the list' }).click();
  await expect(details).toHaveCount(0);
  await link.press('Enter');
  await expect(details.getByLabel('What is wrong')).toHaveValue('cut-off');
  await expect(details.getByLabel('In your words')).toHaveValue('The expiry date is not in the picture.');
  await checkAccessibility(console);
  await details.getByRole('button', { name: 'Send back' }).click();
  await expect(details.getByText('Sent back')).toBeVisible();

  // Without a reload: the buyer's page is notified.
  await expect(row.getByText('Sent back:')).toBeVisible();
  await expect(row.getByText('Part of a page is cut off.')).toBeVisible();
  await page.goto('/portal/docs');
  const notes = page.getByRole('row').filter({ hasText: 'Part of a page is cut off.' });
  await expect(notes.getByText('“The expiry date is not in the picture.”')).toBeVisible();
  await expect(
    notes.getByText(/^Looked at by Ada of Porchlight on .* because it was reviewed\.$/),
  ).toBeVisible();
  await checkAccessibility(page);
  const second = page.waitForEvent('filechooser');
  await notes.getByRole('button', { name: 'Replace cut.pdf' }).click();
  await (await second).setFiles(photo);
  await expect(page.getByRole('row', { name: /cut\.pdf.*Replaced/ })).toBeVisible();

  await console.goto('/staff/documents?search=wanda');
  await console.getByRole('link', { name: paper }).click();
  await expect(details.getByText('Sent back: Cut off: The expiry date is not in the picture.')).toBeVisible();
  await console.route('**/api/staff/documents/*/content?*', (route) =>
    route.fulfill({ contentType: 'image/png', body: photo.buffer.subarray(0, 20) }),
  );
  await details.getByRole('button', { name: 'See the document' }).click();
  await expect(details.getByText('It could not be shown')).toBeVisible();
  await console.unroute('**/api/staff/documents/*/content?*');
  await details.getByRole('button', { name: 'Try again' }).click();
  const picture = details.getByRole('img', { name: 'What the buyer uploaded: whole.png' });
  await expect(picture).toHaveJSProperty('naturalWidth', page.viewportSize()?.width);
  await details.getByRole('heading', { name: paper }).click();
  await console.keyboard.press('a');
  await expect(details.getByLabel('Expires on')).toBeFocused();
  await details.getByLabel('Expires on').fill('2031-05-01');
  await expect(details.getByRole('link', { name: 'Messages with the buyers' })).toBeVisible();
  await expect(details.getByRole('link', { name: 'Wanda Watches' })).toHaveAttribute(
    'href',
    /home-buyers\?id=/,
  );
  await details.getByRole('button', { name: 'Accept' }).click();
  await expect(details.getByText('Accepted', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
  await staffContext.close();

  await expect(page.getByRole('row', { name: /whole\.png.*Accepted/ })).toBeVisible();
  await page.goto('/portal/notifications');
  await expect(page.getByText('Document accepted')).toBeVisible();
  await expect(page.getByText('Please replace a document')).toBeVisible();
  // One for each of the two.
  await expect(page.getByText('We looked at a document')).toHaveCount(2);
});

test('files that wait are gone through with two keys each, and what was decided is said there', async ({
  page,
  browser,
}) => {
  const mark = `Quinn${randomUUID().slice(0, 6)}`;
  const portal = await browser.newContext();
  await createBuyerAccount(portal, { name: `Queenie ${mark}` });
  const pdf = renderSignablePdf([['Sample'], ['Second page']]);
  const picture = await page.screenshot();
  for (const [key, name, data] of [
    ['pre-approval.w2s', 'one.pdf', pdf],
    ['pre-approval.tax-returns', 'two.pdf', pdf],
    ['offer.purchase-contract', 'three.png', picture],
  ] as const) {
    const path = `/api/documents?${new URLSearchParams({ name, documentRequest: key })}`;
    expect((await portal.request.post(path, { data })).ok()).toBe(true);
  }
  await createStaffAccount(page.context(), 'agent');
  await page.goto(`/staff/documents?search=${mark}`);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(3);
  const papers = await rows.getByRole('rowheader').allTextContents();
  // The first has a link to the purchase.
  await rows.first().getByRole('cell').nth(1).click();
  const details = page.getByRole('region', { name: 'Details' });
  const title = details.getByRole('heading', { level: 2 });
  await expect(title).toHaveText(papers[0] ?? '');
  await expect(details).toBeFocused();

  await page.keyboard.press('v');
  const viewer = details.getByRole('region', { name: /one\.pdf/ });
  await expect(viewer.getByRole('heading', { name: 'Page 1 of 2' })).toBeAttached();
  const [wide, narrow] = await Promise.all(
    [viewer, page.getByRole('region', { name: 'Documents to review' })].map((part) => part.boundingBox()),
  );
  expect(wide?.width).toBeGreaterThan(2 * (narrow?.width ?? Number.NaN));
  const accept = details.getByRole('button', { name: 'Accept' });
  await expect(viewer).toBeInViewport({ ratio: 0.8 });
  await expect(accept).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('v');
  const full = page.getByRole('dialog', { name: papers[0] ?? '' });
  await expect(full.getByRole('heading', { name: 'Page 1 of 2' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(full).toHaveCount(0);
  await page.keyboard.press('a');

  // The next one is there, with what became of the one before.
  await expect(title).toHaveText(papers[1] ?? '');
  const said = `Accepted: ${papers[0]}, Queenie ${mark}.`;
  await expect(details.getByText(said)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
  await expect(details).toBeFocused();
  await page.keyboard.press('v');
  await expect(details.getByRole('heading', { name: 'Page 1 of 2' })).toBeAttached();
  await page.keyboard.press('a');
  await expect(title).toHaveText(papers[2] ?? '');
  await checkAccessibility(page, 'colors');

  // A picture is enlarged too.
  await page.keyboard.press('v');
  const image = details.getByRole('img', { name: 'What the buyer uploaded: three.png' });
  await expect(image).toHaveJSProperty('complete', true);
  const before = (await image.boundingBox())?.width ?? Number.NaN;
  await details.getByRole('button', { name: 'Make the pages larger' }).click();
  expect((await image.boundingBox())?.width).toBeGreaterThan(1.4 * before);

  // No reason is chosen beforehand.
  await details.getByRole('heading', { level: 2 }).click();
  await page.keyboard.press('n');
  await expect(details.getByLabel('What is wrong')).toBeFocused();
  await details.getByRole('button', { name: 'Send back' }).click();
  await expect(details.getByText('Choose what is wrong.')).toBeVisible();
  await details.getByLabel('What is wrong').selectOption('Wrong document');
  await details.getByRole('button', { name: 'Send back' }).click();
  await expect(
    details.getByText(`Queenie ${mark} is asked to replace: ${papers[2]}. No other file in this list waits`),
  ).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByText('Go to home buyers')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/staff\/leads$/);
  await portal.close();
});
