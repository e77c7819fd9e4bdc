import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTimeStamp } from '../../testing/attacks/cms-samples.ts';
import { makeIdentity, timeStampExtensions } from '../../testing/attacks/identity-samples.ts';
import { drawAfterwards, makePdf, replaceSignature, signPdf } from '../../testing/attacks/signed-samples.ts';
import { checkAccessibility, expect, type Page, test } from '../harness/fixtures.ts';
import { signDocument } from '../harness/signed-document.ts';

/** Accounts, emails and sealing take their time on a busy machine. */
const LONG_JOURNEY_MS = 150_000;
const UNKNOWN_ID = '0e9f3c1a-4b1d-4c8e-9a57-1f2e3d4c5b6a';

test('a signed, a changed and a broken file are distinguished without being uploaded', async ({
  page,
  buyer,
}) => {
  test.setTimeout(LONG_JOURNEY_MS);
  expect(buyer.name).toBe('Ada Buyer');
  const { bytes, signatureId } = await signDocument(
    page.context().request,
    Buffer.from(await makePdf({ pages: 3 })),
  );
  await openPage(page);
  const sent = recordRequests(page);

  await choose(page, 'offer.pdf', bytes);
  await expectAnswer(page, 'Valid and signed here');
  await expect(page.getByText('agrees: this is the very file that was signed.')).toBeVisible();
  await expect(page.getByText(signatureId)).toBeVisible();
  await expect(page.getByText('Ada Buyer', { exact: true })).toBeVisible();
  expect(sent).toEqual([`GET /api/signatures/${signatureId}`]);
  await checkBothWidths(page);

  await choose(page, 'offer.pdf', Buffer.from(await drawAfterwards(bytes, 'and $50,000 more')));
  await expectAnswer(page, 'Valid, but changed after signing');
  await expect(page.getByText('agrees with the part that was signed.')).toBeVisible();

  // The same, with a time-stamp over it by a clock that anyone can make.
  const clock = await makeIdentity({ name: 'Clock of nobody', extensions: timeStampExtensions() });
  const covered = await signPdf(await drawAfterwards(bytes, 'and $50,000 more'), clock);
  const timed = await replaceSignature(covered, (content) => makeTimeStamp(content, clock), 'ETSI.RFC3161');
  await choose(page, 'offer.pdf', Buffer.from(timed));
  await expectAnswer(page, 'Valid, but changed after signing');
  await expect(page.getByText('A page, or what lies on it, is not what it was').first()).toBeVisible();

  const altered = Buffer.from(bytes);
  altered[altered.indexOf('/MediaBox') + 12] = '9'.charCodeAt(0);
  await choose(page, 'offer.pdf', altered);
  await expectAnswer(page, 'Broken');
  await expect(page.getByText('Bytes of the signed part are not what they were')).toBeVisible();
  await checkBothWidths(page);
  expect(new Set(sent)).toEqual(new Set([`GET /api/signatures/${signatureId}`]));
});

test.describe('without a connection', () => {
  test.use({ expected: { errors: [/ERR_INTERNET_DISCONNECTED/] } });

  test('a file is checked, and what cannot be asked is said', async ({ page, buyer }) => {
    test.setTimeout(LONG_JOURNEY_MS);
    expect(buyer.email).toBeTruthy();
    const { bytes } = await signDocument(page.context().request, Buffer.from(await makePdf()));
    await openPage(page);
    await page.context().setOffline(true);
    await choose(page, 'offer.pdf', bytes);
    await expectAnswer(page, 'Valid and signed here');
    await expect(page.getByText('could not be asked, because the server cannot be reached.')).toBeVisible();
  });
});

test('files that were signed elsewhere or not at all say so', async ({ page }) => {
  await openPage(page);
  const sent = recordRequests(page);
  const plain = await makePdf();
  await drop(page, 'plain.pdf', Buffer.from(plain));
  await expectAnswer(page, 'Not signed');

  const stranger = await makeIdentity({ name: 'Somebody Else' });
  await drop(page, 'theirs.pdf', Buffer.from(await signPdf(plain, stranger)));
  await expectAnswer(page, 'Signed elsewhere');
  await expect(page.getByText(/^The signature itself is intact: /)).toBeVisible();
  await page.locator('summary', { hasText: 'The certificate in the file' }).click();
  await expect(page.getByText(stranger.fingerprint)).toBeVisible();
  await checkBothWidths(page);
  expect(sent).toEqual([]);
});

test('files that cannot be checked say why', async ({ page }) => {
  await openPage(page);
  const plain = Buffer.from(await makePdf()).toString('latin1');
  const cases: [string, Buffer, string][] = [
    ['picture.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'This is not a PDF'],
    ['empty.pdf', Buffer.alloc(0), 'This file is empty'],
    [
      'locked.pdf',
      Buffer.from(plain.replace('/Root', '/Encrypt << >> /Root'), 'latin1'),
      'with a password or without one',
    ],
  ];
  for (const [name, bytes, words] of cases) {
    await choose(page, name, bytes);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(name);
  }
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-verify-'));
  const huge = await open(join(folder, 'huge.pdf'), 'w');
  await huge.truncate(300 * 1024 * 1024);
  await huge.close();
  await page.locator('input[type=file]').setInputFiles(join(folder, 'huge.pdf'));
  await expect(page.getByRole('alert')).toContainText('larger than 100 MB');
  await rm(folder, { recursive: true });
  await checkAccessibility(page);
});

test.describe('by its id', () => {
  test.use({ expected: { errors: [/404 \(Not Found\)/] } });

  test('a signature is found from the address and from the field', async ({ page, buyer }) => {
    test.setTimeout(LONG_JOURNEY_MS);
    expect(buyer.email).toBeTruthy();
    const { signatureId } = await signDocument(page.context().request, Buffer.from(await makePdf()));
    await page.goto(`/verify?id=${signatureId}`);
    await expect(page.getByText('Signed by Ada Buyer')).toBeVisible();
    await checkBothWidths(page);
    const field = page.getByRole('textbox', { name: 'Signature id' });
    await expect(field).toHaveValue(signatureId);
    await field.fill(UNKNOWN_ID);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('We have no record of a signature with this id.')).toBeVisible();
    await field.fill('0e9f');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('That is not a signature id.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await checkAccessibility(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains each answer and says what checking needs', async ({ page }) => {
    await page.goto('/verify');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a signed document');
    await expect(page.getByText('for that scripts have to be turned on')).toBeVisible();
    await page.getByText('Valid, but changed after signing').click();
    await expect(page.getByText('something was added to the file afterwards')).toBeVisible();
  });
});

/** Everything the page needs is there before a file is chosen. */
async function openPage(page: Page): Promise<void> {
  const certificates = page.waitForResponse('**/api/signing/certificates');
  const worker = page.waitForEvent('worker');
  await page.goto('/verify');
  await Promise.all([certificates, worker]);
  await page.waitForLoadState('networkidle');
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, base64]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], fileName));
      return data;
    },
    [name, bytes.toString('base64')] as const,
  );
  await page.getByRole('region', { name: 'Check a file' }).dispatchEvent('drop', { dataTransfer: transfer });
}

/** The answer takes the focus. */
async function expectAnswer(page: Page, title: string): Promise<void> {
  await expect(
    page.getByRole('region', { name: /^Result for/ }).getByRole('heading', { level: 2 }),
  ).toHaveText(title);
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
}

/** Method and address of whatever leaves the page from now on; anything with a body shows as such. */
function recordRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const body = request.postData() === null ? '' : ' with a body';
    const line = `${request.method()} ${pathname}${search}${body}`;
    // Programs of the page, which come when they are first needed.
    if (!/^GET \/assets\/[\w.-]+$/.test(line)) sent.push(line);
  });
  return sent;
}

async function checkBothWidths(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 360) await checkAccessibility(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
}
