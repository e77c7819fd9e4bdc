import { checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';
import { renderSignablePdf } from '../harness/signable-pdf.ts';

test('a document shows its first page in the list, and its pages in a preview', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await upload(page, 'Contract.pdf', renderSignablePdf([['First page.'], ['Second page.']]));
  await upload(page, 'Photo.png', await takePicture(page));
  await page.goto('/portal/docs');

  for (const name of ['Contract.pdf', 'Photo.png']) {
    const thumbnail = page.getByRole('button', { name: `Preview ${name}` });
    await thumbnail.scrollIntoViewIfNeeded();
    // The icon goes when the page is drawn.
    await expect(thumbnail.locator('svg')).toHaveCount(0, { timeout: 60_000 });
    await expect.poll(() => countInk(page, name)).toBeGreaterThan(0);
  }

  const contract = page.getByRole('button', { name: 'Preview Contract.pdf' });
  await contract.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contract.pdf' });
  await expect(dialog.getByRole('heading', { name: 'Page 2 of 2' })).toBeAttached({ timeout: 60_000 });
  await expect(dialog.getByText('First page.')).toBeAttached();
  const sheet = dialog.locator('[data-page="1"]');
  const before = await sheet.boundingBox();
  await dialog.getByRole('button', { name: 'Make the pages larger' }).click();
  await expect(dialog.getByText('150%')).toBeVisible();
  await expect
    .poll(async () => (await sheet.boundingBox())?.width)
    .toBeCloseTo((before?.width ?? 0) * 1.5, 0);
  await checkBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(contract).toBeFocused();

  const photo = page.getByRole('button', { name: 'Preview Photo.png' });
  await photo.click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'Your picture: Photo.png' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(photo).toBeFocused();

  // The owner is notified only of documents that the staff opens.
  const { documents } = await (await page.context().request.get('/api/documents')).json();
  expect(documents.map(({ accesses }: { accesses: unknown[] }) => accesses)).toEqual([[], []]);
});

test('nothing is fetched for thumbnails where the browser saves data, and the preview still opens', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await upload(page, 'Photo.png', await takePicture(page));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/content')) fetched.push(request.resourceType());
  });
  await page.goto('/portal/docs');
  const photo = page.getByRole('button', { name: 'Preview Photo.png' });
  await expect(photo.locator('svg')).toBeVisible();
  await photo.click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'Your picture: Photo.png' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(fetched).toEqual(['image']);
  await page.keyboard.press('Escape');
  await expect(photo.locator('svg')).toBeVisible();
});

async function upload(page: Page, name: string, data: Buffer): Promise<void> {
  const path = `/api/documents?${new URLSearchParams({ name })}`;
  expect((await page.context().request.post(path, { data })).status()).toBe(201);
}

/** A picture as good as any: of a page. */
async function takePicture(page: Page): Promise<Buffer> {
  await page.goto('/login');
  return page.screenshot({ type: 'png' });
}

/** How many pixels of a thumbnail are drawn darker than paper. */
function countInk(page: Page, name: string): Promise<number> {
  return page
    .getByRole('button', { name: `Preview ${name}` })
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return data?.filter((value, index) => index % 4 === 0 && value < 240).length ?? 0;
    });
}
