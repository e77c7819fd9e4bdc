import type { Page } from '@playwright/test';
import { renderTypesetPdf } from '@porchlight/pdf/write/whole-pdf.ts';
import { bankStatements } from '../../testing/papers/bank-statements.ts';
import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

async function choose(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Browse files' }).click(),
  ]);
  await chooser.setFiles(files);
}

/** What is said below the row of a document. */
const findingsOf = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .locator('xpath=following-sibling::tr[1]')
    .getByRole('region', { name: 'What was found in this file' });

const pdf = (name: string, ...pages: readonly string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(renderTypesetPdf(...pages)),
});

test('what is to be mended in a file is said before it answers a request, and one press answers it', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portal/docs');
  const [statement] = bankStatements;
  await choose(page, pdf('scan 0041.pdf', ...(statement?.pages ?? [])));

  const found = findingsOf(page, 'scan 0041.pdf');
  await expect(found).toContainText('Bank statement for Jun 12, 2026 to Jul 13, 2026');
  await expect(found).toContainText('The paper says it has 4 pages; pages 3 and 4 are not in the file.');
  await expect(found).toContainText('You can go on with this file as it is.');
  await checkBothSchemes(page);

  await choose(page, pdf('again.pdf', ...(statement?.pages ?? [])));
  await expect(findingsOf(page, 'again.pdf')).toContainText(
    'This is the same file as scan 0041.pdf, which is here already.',
  );
  await choose(
    page,
    pdf(
      'stub.pdf',
      `Pay Stub\nEmployer: Quick Fix Garage\nEmployee: Somebody Else\nPay Date: 01/10/2024\nPay Period: 12/22/2023 to 01/05/2024\nNet Pay  1,667.00\nFICA  153.00`,
    ),
  );
  const stub = findingsOf(page, 'stub.pdf');
  await expect(stub).toContainText('Pay stub of Jan 10, 2024');
  await expect(stub).toContainText('The name on it is Somebody Else');
  await expect(stub).toContainText('Lenders took this until Feb 9, 2024. Upload a newer one.');

  await findingsOf(page, 'again.pdf').getByRole('button', { name: 'Hide what was found' }).click();
  await expect(findingsOf(page, 'again.pdf')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /again\.pdf/ })).toBeFocused();

  // Its name says nothing; it is offered as what it was read as, once the milestone is open.
  await page
    .getByRole('button', { name: /^Confirm Pay stubs from the last 30 days/ })
    .first()
    .click();
  await expect(page.getByText('stub.pdf now answers: Pay stubs from the last 30 days.')).toBeVisible();
});

/** A photo of a letter, as sharp as the hand that took it. */
async function takeLetter(page: Page, name: string, blur: number) {
  const drawn = await page.evaluate((pixels) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1_200;
    canvas.height = 1_600;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#f4f2ee';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.filter = pixels === 0 ? 'none' : `blur(${pixels}px)`;
    context.fillStyle = '#222';
    context.font = '24px sans-serif';
    for (let line = 0; line < 34; line += 1)
      context.fillText('Gross pay 2,400.00 and what was withheld of it', 120, 160 + line * 40);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, blur);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64') };
}

test('a sharp photo has nothing to mend, a blurred one has', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/docs');
  await choose(page, await takeLetter(page, 'sharp.jpg', 0));
  const sharp = findingsOf(page, 'sharp.jpg');
  await expect(sharp).toContainText('Nothing to mend was found.');
  await choose(page, await takeLetter(page, 'blurred.jpg', 6));
  const blurred = findingsOf(page, 'blurred.jpg');
  await expect(blurred).toContainText('The picture is blurred. Take it again');
});
