import { readFile } from 'node:fs/promises';
import {
  checkAccessibility,
  expect,
  holdRequests,
  type Page,
  PDF,
  test,
  useToasts,
} from '../harness/fixtures.ts';
import { renderSignablePdf } from '../harness/signable-pdf.ts';
import { giveConsent, listAllPages, openSigning, seal, uploadSignable } from '../harness/signing-steps.ts';

test.use({ expected: { errors: [/status of 503/] } });

const pdf = (name: string, buffer: Buffer = PDF) => ({ name, mimeType: 'application/pdf', buffer });

test('the Document Center is empty, and says what to do (specification 2)', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/docs');
  await expect(page.getByText('No documents yet')).toBeVisible();
  await expect(page.getByText('Upload documents to get started')).toBeVisible();
});

test('a document is uploaded, downloaded, signed and deleted (specification 4, 8)', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const bytes = renderSignablePdf([['One page.']]);
  await giveConsent(page.context().request);
  await page.goto('/portal/docs');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Files' }).click();
  await (await chooser).setFiles([pdf('first.pdf', bytes), pdf('second.pdf')]);
  await expect(page.getByText('Upload Complete')).toBeVisible();
  for (const column of ['Name', 'Type', 'Size', 'Date', 'Status', 'Actions']) {
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
  }
  const row = page.getByRole('row', { name: /first\.pdf/ });
  await expect(row).toContainText(/received/i);
  await checkLargerText(page);

  const download = page.waitForEvent('download');
  await row.getByRole('link', { name: /download/i }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('first.pdf');
  expect(await readFile((await file.path()) ?? '')).toEqual(bytes);

  // Nothing says that somebody signs it, so Sign waits behind More.
  await row.getByRole('button', { name: 'More first.pdf' }).click();
  await expect(row.getByText('Sign it if it has a line for your name.')).toBeVisible();
  const dialog = await openSigning(page, 'first.pdf');
  await listAllPages(dialog, 1);
  await seal(dialog);
  const completing = '**/api/signing/*/complete';
  const refusal = { code: 'UNAVAILABLE', message: 'We cannot reach our records.' };
  await page.route(completing, (route) => route.fulfill({ status: 503, json: refusal }));
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Failed to update document status. Please try again.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText(refusal.message);
  await page.unroute(completing);
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(row).toContainText(/signed/i);
  await expect(row.getByRole('button', { name: 'Sign first.pdf', exact: true })).toHaveCount(0);

  await row.getByRole('button', { name: /delete/i }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /delete/i })
    .click();
  await expect(page.getByText('Document Deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your documents' })).toBeFocused();
});

test('a file too large for a milestone’s document is refused before it is sent, without a second try', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.route('**/api/documents', async (route) => {
    const response = await route.fetch();
    const { limits, ...list } = await response.json();
    await route.fulfill({ response, json: { ...list, limits: { ...limits, largestFile: 10 } } });
  });
  const limits = page.waitForResponse('**/api/documents');
  await page.goto('/portal/milestones/pre-app');
  await limits;
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^Upload/ })
    .first()
    .click();
  await (await chooser).setFiles(pdf('license.pdf'));
  await expect(page.getByText(/^A file can be up to/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove license.pdf from this list' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0);
});

test.describe('a file that is not accepted', () => {
  test.use({ expected: { errors: [/415/] } });
  test('is refused with what is accepted, and stays in sight', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await page.goto('/portal/docs');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Browse Files' }).click();
    await (await chooser).setFiles({
      name: 'setup.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ program'),
    });
    await expect(page.getByText('We accept PDF, JPG, PNG and HEIC files.').first()).toBeVisible();
    await expect(page.getByText('setup.pdf').first()).toBeVisible();
    await checkAccessibility(page);
  });
});

test('a visitor finds the Document Center open and empty, and is asked to sign in to upload (specification 8)', async ({
  page,
}) => {
  await page.goto('/portal/docs');
  await expect(page.getByText('No documents yet')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Files' }).click();
  await (await chooser).setFiles(pdf('early.pdf'));
  await expect(page.getByText('You must be logged in to upload files.').first()).toBeVisible();
});

test.describe('on a bad line', () => {
  test.use({
    expected: { errors: [/ERR_(INTERNET_DISCONNECTED|CONNECTION_CLOSED)/, /status of (404|503)/] },
  });

  test('an upload whose answer is lost is stored once, however often it is tried', async ({
    page,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    await page.goto('/portal/docs');
    await expect(page.getByText('No documents yet')).toBeVisible();
    await loseNextAnswer(page, '*/api/documents?name=*');
    await browseFiles(page, pdf('paystub.pdf'));
    const failed = page.getByRole('listitem').filter({ hasText: 'paystub.pdf' });
    await expect(failed.getByRole('alert')).toContainText('We could not reach the server.');
    await failed.getByRole('button', { name: 'Try again to upload paystub.pdf' }).click();
    await expect(page.getByText('Upload Complete')).toBeVisible();
    await expect(failed).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('row', { name: /paystub\.pdf/ })).toHaveCount(1);
  });

  test('a deletion is made at once or not at all, and one whose answer is lost counts (specification 8)', async ({
    page,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    await uploadSignable(page.context().request, 'lease.pdf', 1);
    const { documents } = await (await page.context().request.get('/api/documents')).json();
    await page.goto('/portal/docs');
    await useToasts(page);
    const row = page.getByRole('row', { name: /lease\.pdf/ });
    const question = page.getByRole('alertdialog', { name: 'Delete this document?' });
    const failed = page.getByText('Failed to delete document. Please try again.');
    await row.getByRole('button', { name: 'Delete lease.pdf' }).click();
    await expect(question).toBeVisible();
    await page.context().setOffline(true);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(failed).toBeVisible();
    await question.getByRole('button', { name: 'Keep it' }).click();
    await page.context().setOffline(false);
    await page.reload();
    await useToasts(page);
    // Its thumbnail is asked for at an address that begins alike.
    const thumbnail = row.getByRole('button', { name: 'Preview lease.pdf' });
    await expect(thumbnail.locator('svg')).toHaveCount(0, { timeout: 60_000 });

    await row.getByRole('button', { name: 'Delete lease.pdf' }).click();
    // Nothing else that is asked of the document, such as its picture and what was read of it.
    await loseNextAnswer(page, `*/api/documents/${documents[0].id}`);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(failed).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Document Deleted')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

test.describe('an upload whose answer was lost', () => {
  test.use({ expected: { errors: [/409/, /ERR_CONNECTION_CLOSED/] } });
  test('a file that the server is still at work on is not stored twice', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await page.goto('/portal/docs');
    await loseNextAnswer(page, '*/api/documents?name=*');
    await browseFiles(page, pdf('paystub.pdf'));
    const failed = page.getByRole('listitem').filter({ hasText: 'paystub.pdf' });
    const tryAgain = failed.getByRole('button', { name: 'Try again to upload paystub.pdf' });
    await expect(tryAgain).toBeVisible();
    const inUse = { code: 'KEY_IN_USE', message: 'In use.' };
    await page.route('**/api/documents?name=*', (route) => route.fulfill({ status: 409, json: inUse }), {
      times: 1,
    });
    await tryAgain.click();
    await expect(failed.getByRole('alert')).toContainText('The server is still at work on this file.');
    await tryAgain.click();
    await expect(page.getByText('Upload Complete')).toBeVisible();
    const stored = await (await page.request.get('/api/documents')).json();
    expect(stored.documents).toHaveLength(1);
  });
});

test('a buyer who closes the page during an upload is asked first, on any page of the portal', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/docs');
  const release = await holdRequests(page, '**/api/documents?name=*');
  await browseFiles(page, pdf('paystub.pdf'));
  await expect(page.getByRole('button', { name: 'Cancel paystub.pdf' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Your Mortgage Journey' }).click();
  await expect(page.getByRole('heading', { name: 'Your Mortgage Journey', level: 1 })).toBeVisible();
  const asked = page.waitForEvent('dialog', { timeout: 5_000 });
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  release();
  await expect(page.getByText('Upload Complete')).toBeVisible();
});

test('a buyer who signs out during an upload is asked first, and leaves nothing behind', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/docs');
  await page.route('**/api/documents?name=*', () => undefined);
  await browseFiles(page, pdf('paystub.pdf'));
  await expect(page.getByRole('button', { name: 'Cancel paystub.pdf' })).toBeVisible();
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  };
  await signOut();
  const question = page.getByRole('alertdialog', { name: 'Sign out before everything is sent?' });
  await expect(question).toContainText(
    'One file is still on the way. If you sign out now, it is not stored.',
  );
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await signOut();
  await question.getByRole('button', { name: 'Sign out and lose it' }).click();
  await expect(page).toHaveURL('/');
});

/** Columns that larger text leaves no room for make way for cards. */
async function checkLargerText(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const [width, text] of [
    [768, '125%'],
    [1024, '125%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ ...before, width });
    const overflow = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return document.documentElement.scrollWidth - innerWidth;
    }, text);
    expect(overflow, `${width} px, ${text}`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize(before);
}

async function browseFiles(page: Page, file: ReturnType<typeof pdf>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Files' }).click();
  await (await chooser).setFiles(file);
}

/** Ends the connection of the next request to addresses of this form once the server has answered it. */
async function loseNextAnswer(page: Page, pattern: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: pattern, requestStage: 'Response' }] });
  devtools.once('Fetch.requestPaused', async ({ requestId }) => {
    await devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionClosed' });
    await devtools.send('Fetch.disable');
  });
}
