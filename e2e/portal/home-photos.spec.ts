import { randomUUID } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import { checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';
import { layOnSide, takePhoto } from '../harness/photos.ts';

test.use({ expected: { errors: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource/] } });

const address = '7 Oak Lane, Columbus, OH 43215';

async function addHome(page: Page, at = address): Promise<string> {
  const id = randomUUID();
  const home = {
    ...{ address: at, state: 'OH', timeZone: 'America/New_York', price: 38_500_000, propertyTaxYearly: null },
    ...{ homeInsuranceYearly: null, duesMonthly: null, propertyType: null, bedrooms: 3, bathrooms: '2' },
    ...{ squareFeet: 1_850, yearBuilt: 1994, link: null, stage: 'seen' },
  };
  expect((await page.request.put(`/api/homes/${id}`, { data: home })).ok()).toBe(true);
  return id;
}

type Photo = { id: string; caption: string; width: number; height: number };
async function listPhotos(page: Page, id: string): Promise<Photo[]> {
  const { homes } = await (await page.request.get('/api/homes')).json();
  return homes.find((home: { id: string }) => home.id === id).photos;
}

const region = (page: Page) => page.getByRole('region', { name: 'Photos', exact: true });
const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  region(page).locator('input[type=file]').setInputFiles(files);
const pictures = (page: Page) => region(page).getByRole('button', { name: /^Open / });

/** As a phone on the edge of its network: bytes a second upward; none at all is no connection. */
async function connect(session: CDPSession, upward: number) {
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: upward === 0, latency: 0, downloadThroughput: -1, uploadThroughput: upward },
  });
}

test('photos of a home go on where they stopped, after a lost connection and a reload', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  const id = await addHome(page);
  await page.goto(`/portal/homes#${id}`);
  await expect(region(page)).toContainText('No photos yet.');
  const taken = [];
  for (let each = 1; each <= 7; each += 1) taken.push(await takePhoto(page, `IMG_00${each}.jpg`));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await connect(session, 500_000);
  await choose(page, taken);
  const onTheWay = region(page).getByRole('region', { name: 'Photos on their way' });
  await expect(onTheWay).toContainText(/[2-5] of 7 photos are up/);
  await expect(onTheWay.getByRole('progressbar', { name: 'All photos' })).toBeVisible();
  await expect(onTheWay.getByRole('progressbar', { name: 'Upload of IMG_007.jpg' })).toBeVisible();
  await connect(session, 0);
  await expect(onTheWay).toContainText('go on by themselves when it is back');
  const before = await listPhotos(page, id);
  expect(before.length).toBeLessThan(7);
  await connect(session, 200_000);
  await expect.poll(async () => (await listPhotos(page, id)).length).toBeGreaterThan(before.length);
  await page.reload();
  await expect(pictures(page)).toHaveCount(7);
  await expect(onTheWay).toBeHidden();
  const stored = await listPhotos(page, id);
  expect(new Set(stored.map((photo) => photo.id)).size).toBe(7);
  expect(stored.every(({ width, height }) => width === 2048 && height === 1536)).toBe(true);
});

test('photos that are none are named with the reason, and the others are added', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  const id = await addHome(page);
  await page.goto(`/portal/homes#${id}`);
  await expect(region(page)).toContainText('No photos yet.');
  const whole = layOnSide(
    await takePhoto(page, 'kitchen.jpg', { width: 1600, height: 1200 }),
    '40.7128 N 74.0060 W',
  );
  const large = Buffer.concat([whole.buffer, Buffer.alloc(12 * 1024 * 1024)]);
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000027100000271008020000000000000000', 'hex');
  await choose(page, [
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') },
    { name: 'half.jpg', mimeType: 'image/jpeg', buffer: whole.buffer.subarray(0, 90_000) },
    { name: 'huge.png', mimeType: 'image/png', buffer: png },
    { name: 'large.jpg', mimeType: 'image/jpeg', buffer: large },
    {
      name: 'phone.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    whole,
  ]);
  await expect(pictures(page)).toHaveCount(1);
  const [photo] = await listPhotos(page, id);
  expect(photo).toMatchObject({ width: 1200, height: 1600 });
  for (const size of ['whole', 'small']) {
    const stored = await page.request.get(`/api/homes/${id}/photos/${photo?.id}/content?size=${size}`);
    const bytes = (await stored.body()).toString('latin1');
    expect(bytes).not.toMatch(/Exif|40\.7128/);
    expect(bytes).toContain('JFIF');
  }
  const refused = region(page).getByRole('region', { name: '6 photos were not added' });
  for (const [name, words] of [
    ['notes.jpg', 'not a photo that this browser can open'],
    ['half.jpg', 'The end of this photo is missing'],
    ['huge.png', 'more than 64 megapixels'],
    ['large.jpg', 'more than 12 MB'],
    ['phone.heic', 'Open this page in Safari'],
    ['empty.jpg', 'This file is empty'],
  ] as const)
    await expect(refused.getByRole('listitem').filter({ hasText: name })).toContainText(words);
  await checkBothSchemes(page);
  await refused.getByRole('button', { name: 'Remove notes.jpg from this list' }).click();
  await expect(region(page).getByRole('region', { name: '5 photos were not added' })).toBeVisible();
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...whole,
    name: `more-${index}.jpg`,
    buffer: Buffer.from('x'),
  }));
  await choose(page, many);
  await expect(region(page).getByRole('listitem').filter({ hasText: 'more-59.jpg' })).toContainText(
    'up to 60 photos',
  );
  expect(await listPhotos(page, id)).toHaveLength(1);
});

test('a photo is shown whole, described, moved and deleted; its cover is in list and comparison', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  const [id] = [await addHome(page), await addHome(page, '9 Elm Street')];
  await page.goto('/portal/homes');
  const card = page.getByRole('article', { name: address });
  await expect(card.getByRole('button', { name: `Add photos of ${address}` })).toBeVisible();
  const taken = [];
  for (const name of ['front.jpg', 'kitchen.jpg', 'garden side.jpg'])
    taken.push(await takePhoto(page, name, { width: 800, height: 600 }));
  await card.locator('input[type=file]').setInputFiles(taken);
  await expect(card.getByRole('img', { name: `Photo 1 of ${address}` })).toBeVisible();
  await expect.poll(async () => (await listPhotos(page, id)).length).toBe(3);
  await expect(card.getByRole('region', { name: 'Photos on their way' })).toBeHidden();

  await card.getByRole('link', { name: address }).click();
  await pictures(page).first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('Photo 1 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('Photo 2 of 3');
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await expect(viewer).toContainText('Photo 3 of 3');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText('Photo 2 of 3');
  const picture = viewer.getByRole('img');
  for (const [type, x] of [
    ['pointerdown', 200],
    ['pointerup', 60],
  ] as const)
    await picture.dispatchEvent(type, { clientX: x, pointerType: 'touch', bubbles: true });
  await expect(viewer).toContainText('Photo 3 of 3');
  await viewer.getByLabel('Caption').fill('Garden');
  await viewer.getByRole('button', { name: 'Save caption' }).click();
  await expect(viewer.getByRole('heading', { name: 'Garden' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Use as cover' }).click();
  await expect(viewer).toContainText('Photo 1 of 3');
  await viewer.getByRole('button', { name: 'Move later' }).click();
  await expect(viewer).toContainText('Photo 2 of 3');
  await viewer.getByRole('button', { name: 'Use as cover' }).click();
  await expect(viewer).toContainText('Photo 1 of 3');
  await checkBothSchemes(page);
  await page.keyboard.press('ArrowRight');
  await viewer.getByRole('button', { name: 'Delete photo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete photo' }).click();
  await expect(viewer).toContainText('Photo 2 of 2');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(pictures(page)).toHaveCount(2);

  await page.getByRole('link', { name: 'All homes' }).first().click();
  await expect(card.getByRole('img', { name: 'Garden' })).toBeVisible();
  for (const each of [address, '9 Elm Street'])
    await page.getByRole('checkbox', { name: `Compare ${each}` }).check();
  await page.getByRole('link', { name: 'Compare 2 homes' }).click();
  await expect(page.getByRole('columnheader').getByRole('img', { name: 'Garden' })).toBeVisible();
});

test('photos that were not read when the page closed are offered again by name', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  const id = await addHome(page);
  await page.goto(`/portal/homes#${id}`);
  await expect(region(page)).toContainText('No photos yet.');
  const taken = [await takePhoto(page, 'front.jpg'), await takePhoto(page, 'roof.jpg')];
  // A phone that has so much to do that it comes to nothing.
  await page.evaluate(() => {
    window.createImageBitmap = () => new Promise(() => {});
  });
  await choose(page, taken);
  await expect(region(page)).toContainText('Keep this page open until every photo is made smaller.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(region(page)).toContainText('2 photos were not read before this page closed');
  await expect(region(page)).toContainText('Choose them again: front.jpg, roof.jpg');
  await checkBothSchemes(page);
  await region(page).getByRole('button', { name: 'Do not add them' }).click();
  await page.reload();
  await expect(region(page)).toContainText('No photos yet.');
  await expect(region(page)).not.toContainText('were not read');
});

test('signing out asks about photos that are not up yet, and forgets them', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  const id = await addHome(page);
  await page.goto(`/portal/homes#${id}`);
  await expect(region(page)).toContainText('No photos yet.');
  await page.route('**/photos/*?small=*', (route) => route.abort());
  await choose(page, await takePhoto(page, 'front.jpg', { width: 800, height: 600 }));
  await expect(region(page)).toContainText('go on by themselves when it is back');
  const countKept = () =>
    page.evaluate(async () => {
      const request = indexedDB.open('porchlight-files', 1);
      await new Promise((resolve) => request.addEventListener('success', resolve));
      const count = request.result.transaction('files').objectStore('files').count();
      await new Promise((resolve) => count.addEventListener('success', resolve));
      return count.result;
    });
  expect(await countKept()).toBe(1);
  await page.goto('/portal');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('One file is still on the way.');
  await question.getByRole('button', { name: 'Sign out and lose it' }).click();
  await page.waitForURL('/');
  expect(await countKept()).toBe(0);
});
